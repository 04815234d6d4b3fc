/** What the build knows of a path's page. */
export interface PathPlan {
  /** The source of a regular expression for the path, with a named group for each parameter. */
  source: string;
  /** Whether the page is for users without a session, with one, or both. */
  audience: 'signedOut' | 'signedIn' | 'everyone';
  page: string;
  /** The API path of the GET that the page starts with; parameters of the path are written `~name`. */
  early?: string | undefined;
}

/** Data that the build inserts into index.html for the scripts of this folder. */
export interface Plan {
  /** In order of precedence: the first match applies. */
  paths: readonly PathPlan[];
  /** Addresses by language. */
  fonts: Readonly<Record<string, readonly string[]>>;
}
