/** What a page requires of the user who opens it. */
export type Access =
  /** Login, codes, links: signed-in users are redirected to their home. */
  | 'signedOutOnly'
  /** Pilots, guest links, and the page after logging out. */
  | 'everyone'
  /** Any session. */
  | 'signedIn'
  /** Any session, except those of staff. */
  | 'clientOrAdmin'
  | 'admin'
  /** The user whose name is in the path; other users see an error page (no access). */
  | 'self'
  /** The same, but other users are redirected to `/` (the tour viewer). */
  | 'selfOrStart';

export interface PageDefinition {
  /** Several paths of one page share its state: navigating between them does not remount it. */
  paths: readonly [string, ...string[]];
  access: Access;
  /**
   * `entry`: form and illustration, for signed-out visitors. `full`: header with the signed-in user's tools.
   * `bare`: logo and language only. `none`: the page fills the screen.
   */
  frame: 'entry' | 'full' | 'bare' | 'none';
  footer: 'public' | 'signedIn' | 'help' | 'empty' | 'none';
}

/** The frame of pages for logging in, and of mailed links. */
const ENTRY = { frame: 'entry', footer: 'help' } as const;
const SIGNED_IN = { frame: 'full', footer: 'signedIn' } as const;
const BARE = { frame: 'bare', footer: 'signedIn' } as const;

/** Every page of the portal. Routes, guards, frames, links, prefetching and the prerendered pages derive from this table. */
export const PAGES = {
  login: { paths: ['/login', '/'], access: 'signedOutOnly', frame: 'entry', footer: 'public' },
  /** Also with a session, which a login at the provider renews. */
  sso: { paths: ['/login/sso'], access: 'everyone', ...ENTRY },
  phoneLogin: { paths: ['/phone-login'], access: 'signedOutOnly', ...ENTRY },
  verifyOtp: { paths: ['/verify-otp/:id'], access: 'signedOutOnly', ...ENTRY },
  newPassword: {
    paths: ['/create-password/:id', '/reset-password/:id'],
    access: 'signedOutOnly',
    ...ENTRY,
  },
  checkEmail: { paths: ['/check-email/:id'], access: 'signedOutOnly', ...ENTRY },
  verifyEmail: { paths: ['/verify-email/:id'], access: 'signedOutOnly', ...ENTRY },
  forgotPassword: { paths: ['/forgot-password'], access: 'signedOutOnly', ...ENTRY },
  firstAdmin: { paths: ['/first-admin'], access: 'signedOutOnly', frame: 'entry', footer: 'empty' },
  confirmEmail: { paths: ['/confirm-email/:secret'], access: 'everyone', ...ENTRY },
  undoEmail: { paths: ['/undo-email/:secret'], access: 'everyone', ...ENTRY },
  logout: { paths: ['/logout'], access: 'everyone', frame: 'entry', footer: 'none' },
  pilot: { paths: ['/pilot-project/:name'], access: 'everyone', frame: 'none', footer: 'none' },
  guest: { paths: ['/g/:secret'], access: 'everyone', frame: 'none', footer: 'none' },
  dashboard: { paths: ['/dashboard'], access: 'admin', ...SIGNED_IN },
  createUser: { paths: ['/dashboard/create-user'], access: 'admin', ...SIGNED_IN },
  pilots: { paths: ['/dashboard/pilot-projects'], access: 'admin', ...SIGNED_IN },
  dashboardNotFound: {
    paths: ['/dashboard/not-found'],
    access: 'admin',
    ...BARE,
  },
  client: { paths: ['/dashboard/:clientID'], access: 'admin', ...SIGNED_IN },
  projectEditor: {
    paths: ['/dashboard/:clientID/project/:projectID'],
    access: 'admin',
    ...SIGNED_IN,
  },
  home: { paths: ['/user/:userName'], access: 'self', ...SIGNED_IN },
  viewer: {
    paths: [
      '/user/:userName/:projectName',
      '/user/:userName/:projectName/:date',
      '/user/:userName/access-project/:owner/:projectName',
      '/user/:userName/access-project/:owner/:projectName/:date',
    ],
    access: 'selfOrStart',
    frame: 'none',
    footer: 'none',
  },
  noteLink: { paths: ['/n/:note'], access: 'clientOrAdmin', ...BARE },
  notes: { paths: ['/notes/:projectID'], access: 'clientOrAdmin', ...SIGNED_IN },
  visits: { paths: ['/visits'], access: 'clientOrAdmin', ...SIGNED_IN },
  trash: { paths: ['/trash'], access: 'admin', ...SIGNED_IN },
  system: { paths: ['/system'], access: 'admin', ...SIGNED_IN },
  activity: { paths: ['/activity'], access: 'admin', ...SIGNED_IN },
  team: { paths: ['/team'], access: 'admin', ...SIGNED_IN },
  connections: { paths: ['/connections'], access: 'admin', ...SIGNED_IN },
  api: { paths: ['/connections/api'], access: 'admin', ...SIGNED_IN },
  guestLinks: { paths: ['/guest-links'], access: 'admin', ...SIGNED_IN },
  inviteClients: { paths: ['/invite-clients'], access: 'admin', ...SIGNED_IN },
  account: { paths: ['/account'], access: 'signedIn', ...SIGNED_IN },
  footage: { paths: ['/footage'], access: 'admin', ...SIGNED_IN },
  uploadFiles: { paths: ['/upload-files'], access: 'signedIn', frame: 'full', footer: 'empty' },
  uploadMissing: {
    paths: ['/upload-files/missing-photo'],
    access: 'signedIn',
    frame: 'full',
    footer: 'empty',
  },
  uploadSession: {
    paths: ['/upload-files/session-data'],
    access: 'signedIn',
    frame: 'full',
    footer: 'empty',
  },
  unauthorized: {
    paths: ['/unauthorized'],
    access: 'signedIn',
    ...BARE,
  },
  noProjectFound: {
    paths: ['/no-project-found'],
    access: 'signedIn',
    ...BARE,
  },
  /** Unknown paths. */
  error: {
    paths: ['*'],
    access: 'signedIn',
    ...BARE,
  },
} as const satisfies Record<string, PageDefinition>;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES).filter(isPageName);

function isPageName(name: string): name is PageName {
  return name in PAGES;
}

type PathOf<Name extends PageName> = (typeof PAGES)[Name]['paths'][number];
type ParamNames<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamNames<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;
/** The parameters of one of the paths; for a page with several paths, a union. */
export type ParamsOf<Name extends PageName> =
  PathOf<Name> extends infer Path
    ? Path extends string
      ? Readonly<Record<ParamNames<Path>, string>>
      : never
    : never;

/**
 * Builds the path of a page: the first of its paths that has exactly these parameters.
 *
 * @throws {RangeError} If the page has no such path; the types exclude it.
 */
export function href<Name extends PageName>(name: Name, params: ParamsOf<Name>): string {
  const values = new Map<string, string>(Object.entries(params));
  const { paths }: PageDefinition = PAGES[name];
  const path = paths.find((one) => {
    const names = one.split('/').filter((segment) => segment.startsWith(':'));
    return names.length === values.size && names.every((param) => values.has(param.slice(1)));
  });
  if (path === undefined)
    throw new RangeError(`The page ${name} has no path with these parameters.`);
  return path
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? encodeURIComponent(values.get(segment.slice(1)) ?? '') : segment,
    )
    .join('/');
}
