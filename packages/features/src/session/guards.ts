import { matchPath } from 'react-router-dom';

/** Who asks for a page. */
export type Person =
  { kind: 'signedOut' } | { kind: 'signedIn'; userName: string; isAdmin: boolean };

/** What a page asks of who opens it. */
export type Access =
  /** Log in, codes, links: kept from the signed-in, who are sent home. */
  | 'signedOutOnly'
  /** The pilot viewer and the farewell: for all. */
  | 'everyone'
  /** Any session. */
  | 'signedIn'
  | 'admin'
  /** The person whose user name stands in the address; others see that they may not. */
  | 'self'
  /** The same; others are sent to `/` (the viewer). */
  | 'selfOrStart';

/** Every route of the portal, and who may see it. The order does not matter. */
export const ROUTES = {
  start: { path: '/', access: 'signedOutOnly' },
  login: { path: '/login', access: 'signedOutOnly' },
  phoneLogin: { path: '/phone-login', access: 'signedOutOnly' },
  verifyOtp: { path: '/verify-otp/:id', access: 'signedOutOnly' },
  createPassword: { path: '/create-password/:id', access: 'signedOutOnly' },
  resetPassword: { path: '/reset-password/:id', access: 'signedOutOnly' },
  checkEmail: { path: '/check-email/:id', access: 'signedOutOnly' },
  verifyEmail: { path: '/verify-email/:id', access: 'signedOutOnly' },
  forgotPassword: { path: '/forgot-password', access: 'signedOutOnly' },
  pilot: { path: '/pilot-project/:name', access: 'everyone' },
  logout: { path: '/logout', access: 'everyone' },
  dashboard: { path: '/dashboard', access: 'admin' },
  createUser: { path: '/dashboard/create-user', access: 'admin' },
  pilots: { path: '/dashboard/pilot-projects', access: 'admin' },
  dashboardNotFound: { path: '/dashboard/not-found', access: 'admin' },
  client: { path: '/dashboard/:clientID', access: 'admin' },
  editProject: { path: '/dashboard/:clientID/project/:projectID', access: 'admin' },
  home: { path: '/user/:userName', access: 'self' },
  viewer: { path: '/user/:userName/:projectName', access: 'selfOrStart' },
  datedViewer: { path: '/user/:userName/:projectName/:date', access: 'selfOrStart' },
  sharedViewer: {
    path: '/user/:userName/access-project/:owner/:projectName',
    access: 'selfOrStart',
  },
  datedSharedViewer: {
    path: '/user/:userName/access-project/:owner/:projectName/:date',
    access: 'selfOrStart',
  },
  uploadFiles: { path: '/upload-files', access: 'signedIn' },
  uploadMissing: { path: '/upload-files/missing-photo', access: 'signedIn' },
  uploadSession: { path: '/upload-files/session-data', access: 'signedIn' },
  unauthorized: { path: '/unauthorized', access: 'signedIn' },
  noProjectFound: { path: '/no-project-found', access: 'signedIn' },
  other: { path: '*', access: 'signedIn' },
} as const satisfies Record<string, { path: string; access: Access }>;

export type RouteName = keyof typeof ROUTES;

/** What the error page is told by the address that leads to it. */
export type ErrorReason = 'unauthorized' | 'no-project-found';

export type Decision =
  { kind: 'allow' } | { kind: 'redirect'; to: string; err?: ErrorReason; remember?: true };

const ALLOW: Decision = { kind: 'allow' };
const UNAUTHORIZED: Decision = { kind: 'redirect', to: '/unauthorized', err: 'unauthorized' };

/**
 * Whether a person may see a page, and where to send those who may not. Every redirect replaces the
 * history entry, so that Back does not lead into it again.
 *
 * @param routeUserName the user name in the address, where there is one
 * @param wanted the page asked for before logging in
 */
export function guard(
  access: Access,
  person: Person,
  routeUserName?: string,
  wanted?: string,
): Decision {
  if (access === 'everyone') return ALLOW;
  if (person.kind === 'signedOut') {
    return access === 'signedOutOnly' ? ALLOW : { kind: 'redirect', to: '/', remember: true };
  }
  switch (access) {
    case 'signedOutOnly':
      return { kind: 'redirect', to: returnOf(wanted, person) ?? homeOf(person) };
    case 'signedIn':
      return ALLOW;
    case 'admin':
      return person.isAdmin ? ALLOW : UNAUTHORIZED;
    case 'self':
      return person.userName === routeUserName ? ALLOW : UNAUTHORIZED;
    case 'selfOrStart':
      return person.userName === routeUserName ? ALLOW : { kind: 'redirect', to: '/' };
    default:
      return access satisfies never;
  }
}

/** Where a person lands after logging in. */
export function homeOf({ userName, isAdmin }: { userName: string; isAdmin: boolean }): string {
  return isAdmin ? '/dashboard' : `/user/${encodeURIComponent(userName)}`;
}

/**
 * The page to return to after logging in, when it is a page of ours that makes sense then: an address
 * from elsewhere, the login itself and the farewell are not.
 */
export function safeReturn(path: string | undefined): string | undefined {
  if (path === undefined || !/^\/(?![/\\])/.test(path)) return undefined;
  const { pathname, search, hash, origin } = new URL(path, 'http://portal.invalid');
  if (origin !== 'http://portal.invalid') return undefined;
  const ends = ['/', '/login', '/logout', '/unauthorized', '/no-project-found'];
  return ends.includes(pathname) ? undefined : pathname + search + hash;
}

function returnOf(wanted: string | undefined, person: Person): string | undefined {
  const path = safeReturn(wanted);
  return path !== undefined && mayOpen(path, person) ? path : undefined;
}

/** Whether a person may see the page at an address: one that somebody else asked for is not theirs. */
export function mayOpen(path: string, person: Person): boolean {
  const { pathname } = new URL(path, 'http://portal.invalid');
  return Object.values(ROUTES).every((route) => {
    const pattern: string = route.path;
    const match = pattern === '*' ? null : matchPath(pattern, pathname);
    return match === null || guard(route.access, person, match.params['userName']).kind === 'allow';
  });
}

/** What an ended session is to remember of the page it ended on: nothing where none is asked for. */
export function endedOn(path: string): { returnTo?: string } {
  return isOpenPath(path) ? {} : { returnTo: path };
}

/** Whether a page asks for no session, so that a session which ends does not take it away. */
export function isOpenPath(path: string): boolean {
  const { pathname } = new URL(path, 'http://portal.invalid');
  return Object.values(ROUTES).some(
    (route) =>
      (route.access === 'everyone' || route.access === 'signedOutOnly') &&
      matchPath(route.path, pathname) !== null,
  );
}
