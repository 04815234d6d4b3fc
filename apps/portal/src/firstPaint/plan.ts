/** What the build knows of a path's page. */
export interface PathPlan {
  /** The source of a regular expression for the path. */
  source: string;
  /** Whether the page is for users without a session, with one, or both. */
  audience: 'signedOut' | 'signedIn' | 'everyone';
  isLogin: boolean;
}

/** What the build puts into index.html for the scripts of this folder. */
export interface Plan {
  /** The first that matches the path counts. */
  paths: readonly PathPlan[];
  /** Addresses by language. */
  fonts: Readonly<Record<string, readonly string[]>>;
}
