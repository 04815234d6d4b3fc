import { findPage, href, PAGES, type Access, type PageName } from '#core/routing';

/** Who asks for a page. */
export type Principal =
  { kind: 'signedOut' } | { kind: 'signedIn'; userName: string; isAdmin: boolean };

/** The state with which a redirect leads to the error page. */
export type ErrorReason = 'unauthorized' | 'no-project-found';

export type Decision =
  { kind: 'allow' } | { kind: 'redirect'; to: string; err?: ErrorReason; remember?: true };

const ALLOW: Decision = { kind: 'allow' };
const UNAUTHORIZED: Decision = {
  kind: 'redirect',
  to: href('unauthorized', {}),
  err: 'unauthorized',
};

/**
 * Whether a person may see a page, and where to send those who may not. Every redirect replaces the
 * history entry, so that Back does not lead into it again.
 *
 * @param routeUserName the user name in the address, where there is one
 * @param wanted the page asked for before logging in
 */
export function guard(
  access: Access,
  person: Principal,
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

/** Where a user lands after logging in. */
export function homeOf({ userName, isAdmin }: { userName: string; isAdmin: boolean }): string {
  return isAdmin ? href('dashboard', {}) : href('home', { userName });
}

/** Pages to which a login does not return. */
const DEAD_ENDS: readonly PageName[] = ['login', 'logout', 'unauthorized', 'noProjectFound'];

/**
 * The page to return to after logging in, when it is a page of ours that makes sense then: an address
 * from elsewhere, the login itself and the farewell are not.
 */
export function safeReturn(path: string | undefined): string | undefined {
  if (path === undefined || !/^\/(?![/\\])/.test(path)) return undefined;
  const { pathname, search, hash, origin } = new URL(path, 'http://portal.invalid');
  if (origin !== 'http://portal.invalid') return undefined;
  return DEAD_ENDS.includes(findPage(pathname).name) ? undefined : pathname + search + hash;
}

function returnOf(wanted: string | undefined, person: Principal): string | undefined {
  const path = safeReturn(wanted);
  return path !== undefined && mayOpen(path, person) ? path : undefined;
}

/** Whether a person may see the page at a path: one that another user asked for is not theirs. */
export function mayOpen(path: string, person: Principal): boolean {
  const { name, encodedParams } = findPage(path);
  return guard(PAGES[name].access, person, decoded(encodedParams['userName'])).kind === 'allow';
}

/** What an expired session stores of the page it expired on: nothing where the page needs no session. */
export function endedOn(path: string): { returnTo?: string } {
  return isOpenPath(path) ? {} : { returnTo: path };
}

/** Whether a page needs no session, so that it stays when the session expires. */
export function isOpenPath(path: string): boolean {
  const { access } = PAGES[findPage(path).name];
  return access === 'everyone' || access === 'signedOutOnly';
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    // Malformed percent-encoding matches no user.
    return undefined;
  }
}
