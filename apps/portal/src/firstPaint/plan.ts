export type Locale = 'en' | 'ar';

/** What the build knows of a path's page; parameters in `early` are written `:name`. */
export interface PathPlan {
  /** The source of a regular expression for the path. */
  source: string;
  page: string;
  /** Whether the page is for users without a session, with one, or both. */
  audience: 'signedOut' | 'signedIn' | 'everyone';
  isLogin: boolean;
  /** Files of the page's code. */
  files: readonly string[];
  /** API paths of the requests that the page starts with. */
  early: readonly string[];
}

/** What the build puts into index.html for the scripts of this folder. */
export interface Plan {
  /** The first that matches the path counts. */
  paths: readonly PathPlan[];
  fonts: Record<Locale, readonly string[]>;
  /** Files that a language needs. */
  language: Record<Locale, readonly string[]>;
  /** Files that every page but the login needs. */
  runtime: readonly string[];
}
