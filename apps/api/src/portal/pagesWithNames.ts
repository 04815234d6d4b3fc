/** Paths of the portal's pages with parameters, such as names of clients, which may contain dots. */
export const PAGES_WITH_NAMES = [
  '/verify-otp/:id',
  '/create-password/:id',
  '/reset-password/:id',
  '/check-email/:id',
  '/n/:note',
  '/notes/:projectID',
  '/verify-email/:id',
  '/confirm-email/:secret',
  '/undo-email/:secret',
  '/pilot-project/:name',
  '/g/:secret',
  '/dashboard/:clientID',
  '/dashboard/:clientID/project/:projectID',
  '/user/:userName',
  '/user/:userName/:projectName',
  '/user/:userName/:projectName/:date',
  '/user/:userName/access-project/:owner/:projectName',
  '/user/:userName/access-project/:owner/:projectName/:date',
] as const;

/** The router ignores case, and a slash at the end. */
const PATTERNS = PAGES_WITH_NAMES.map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

export function isPageWithNames(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
