import { nameKey } from '@jawla/contract/nameKey';
import { findPage, href, PAGES, type Access, type PageName } from '#core/routing';

/** The identity that requests a page. */
export type Principal = { kind: 'signedOut' } | ({ kind: 'signedIn' } & Role);

interface Role {
  userName: string;
  isAdmin: boolean;
  isStaff?: boolean | undefined;
}

/** The reason that a redirect passes to the error page. */
export type ErrorReason = 'unauthorized' | 'no-project-found';

export type Decision =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string; err?: ErrorReason; remember?: true };

const ALLOW: Decision = { kind: 'allow' };
const UNAUTHORIZED: Decision = {
  kind: 'redirect',
  to: href('unauthorized', {}),
  err: 'unauthorized',
};

/**
 * Decides whether a user may see a page, and where to redirect otherwise. Every redirect replaces the history
 * entry, so that Back does not return to it.
 *
 * @param routeUserName The user name in the path, if it has one.
 * @param requested The page requested before logging in.
 */
export function guard(
  access: Access,
  principal: Principal,
  routeUserName?: string,
  requested?: string,
): Decision {
  if (access === 'everyone') return ALLOW;
  if (principal.kind === 'signedOut') {
    return access === 'signedOutOnly' ? ALLOW : { kind: 'redirect', to: '/', remember: true };
  }
  switch (access) {
    case 'signedOutOnly':
      return { kind: 'redirect', to: returnOf(requested, principal) ?? homeOf(principal) };
    case 'signedIn':
      return ALLOW;
    case 'clientOrAdmin':
      return principal.isStaff === true ? UNAUTHORIZED : ALLOW;
    case 'admin':
      return principal.isAdmin ? ALLOW : UNAUTHORIZED;
    case 'self':
      return isNameOf(principal, routeUserName) && principal.isStaff !== true
        ? ALLOW
        : UNAUTHORIZED;
    case 'selfOrStart':
      if (principal.isStaff === true) return UNAUTHORIZED;
      return isNameOf(principal, routeUserName) ? ALLOW : { kind: 'redirect', to: '/' };
    default:
      return access satisfies never;
  }
}

/** Addresses name users in any case, as logins do. */
function isNameOf({ userName }: Role, routeUserName: string | undefined): boolean {
  return routeUserName !== undefined && nameKey(routeUserName) === nameKey(userName);
}

/**
 * Returns the path of a page of a user with the name as the user spells it, not in capitals: all that the
 * page compares and stores relies on it.
 */
export function spelledOut(pathname: string, userName: string): string {
  const segments = pathname.split('/');
  return segments.with(2, encodeURIComponent(userName)).join('/');
}

/** The first page of a user after logging in. */
export function homeOf({ userName, isAdmin, isStaff }: Role): string {
  if (isStaff === true) return href('uploadFiles', {});
  return isAdmin ? href('dashboard', {}) : href('home', { userName });
}

/** Pages to which a login does not return. */
const DEAD_ENDS: readonly PageName[] = ['login', 'logout', 'unauthorized', 'noProjectFound'];

/**
 * Returns the page to return to after logging in. URLs of other origins are rejected (open redirect), and so
 * are pages that make no sense after a login, such as the login itself.
 */
export function safeReturn(path: string | undefined): string | undefined {
  if (path === undefined || !/^\/(?![/\\])/.test(path)) return undefined;
  const { pathname, search, hash, origin } = new URL(path, 'http://portal.invalid');
  if (origin !== 'http://portal.invalid') return undefined;
  return DEAD_ENDS.includes(findPage(pathname).name) ? undefined : pathname + search + hash;
}

function returnOf(requested: string | undefined, principal: Principal): string | undefined {
  const path = safeReturn(requested);
  return path !== undefined && mayOpen(path, principal) ? path : undefined;
}

/** Whether a user may see the page at a path: it may have been requested by another user of the browser. */
export function mayOpen(path: string, principal: Principal): boolean {
  const { name, encodedParams } = findPage(path);
  return guard(PAGES[name].access, principal, decoded(encodedParams['userName'])).kind === 'allow';
}

/** The page to return to after an expired session; empty if it requires no session. */
export function endedOn(path: string): { returnTo?: string } {
  return isOpenPath(path) ? {} : { returnTo: path };
}

/** Whether a page requires no session, so that it stays when the session expires. */
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
