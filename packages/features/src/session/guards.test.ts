import { describe, expect, it } from 'vitest';
import { PAGE_NAMES, PAGES, type PageName } from '#core/routing';
import {
  guard,
  homeOf,
  isOpenPath,
  mayOpen,
  safeReturn,
  spelledOut,
  type Principal,
} from './guards';

const client: Principal = { kind: 'signedIn', userName: 'noor', isAdmin: false };
const principals = {
  signedOut: { kind: 'signedOut' },
  client,
  otherClient: { kind: 'signedIn', userName: 'khalid', isAdmin: false },
  admin: { kind: 'signedIn', userName: 'admin', isAdmin: true },
  staff: { kind: 'signedIn', userName: 'sami', isAdmin: false, isStaff: true },
} satisfies Record<string, Principal>;

/** The result by page and user; user names in paths are noor's. */
const TABLE: Record<PageName, Record<keyof typeof principals, string>> = {
  login: publicRow(),
  phoneLogin: publicRow(),
  verifyOtp: publicRow(),
  newPassword: publicRow(),
  checkEmail: publicRow(),
  verifyEmail: publicRow(),
  forgotPassword: publicRow(),
  firstAdmin: publicRow(),
  pilot: everyoneRow(),
  guest: everyoneRow(),
  confirmEmail: everyoneRow(),
  undoEmail: everyoneRow(),
  logout: everyoneRow(),
  sso: everyoneRow(),
  dashboard: adminRow(),
  createUser: adminRow(),
  pilots: adminRow(),
  footage: adminRow(),
  dashboardNotFound: adminRow(),
  client: adminRow(),
  projectEditor: adminRow(),
  trash: adminRow(),
  guestLinks: adminRow(),
  system: adminRow(),
  activity: adminRow(),
  team: adminRow(),
  connections: adminRow(),
  api: adminRow(),
  inviteClients: adminRow(),
  home: {
    signedOut: '/',
    client: 'shown',
    otherClient: '/unauthorized',
    admin: '/unauthorized',
    staff: '/unauthorized',
  },
  viewer: viewerRow(),
  noteLink: { ...signedInRow(), staff: '/unauthorized' },
  notes: { ...signedInRow(), staff: '/unauthorized' },
  visits: { ...signedInRow(), staff: '/unauthorized' },
  account: signedInRow(),
  uploadFiles: signedInRow(),
  uploadMissing: signedInRow(),
  uploadSession: signedInRow(),
  unauthorized: signedInRow(),
  noProjectFound: signedInRow(),
  error: signedInRow(),
};

function everyoneRow() {
  return {
    signedOut: 'shown',
    client: 'shown',
    otherClient: 'shown',
    admin: 'shown',
    staff: 'shown',
  };
}
function publicRow() {
  return {
    signedOut: 'shown',
    client: '/user/noor',
    otherClient: '/user/khalid',
    admin: '/dashboard',
    staff: '/upload-files',
  };
}
function adminRow() {
  return {
    signedOut: '/',
    client: '/unauthorized',
    otherClient: '/unauthorized',
    admin: 'shown',
    staff: '/unauthorized',
  };
}
function viewerRow() {
  return { signedOut: '/', client: 'shown', otherClient: '/', admin: '/', staff: '/unauthorized' };
}
function signedInRow() {
  return { ...everyoneRow(), signedOut: '/' };
}

const rows = PAGE_NAMES.flatMap((page) =>
  Object.entries(TABLE[page]).map(([person, end]) => ({ page, person, end })),
);

describe('guard', () => {
  it.each(rows)('$page, opened by $person: $end', ({ page, person, end }) => {
    const { access } = PAGES[page];
    const principal =
      Object.entries(principals).find(([name]) => name === person)?.[1] ?? principals.signedOut;
    const decision = guard(access, principal, 'noor');
    expect(decision.kind === 'allow' ? 'shown' : decision.to).toBe(end);
  });

  it.each(['home', 'viewer'] as const)('shows %s for a name in any case', (page) => {
    const { access } = PAGES[page];
    expect(guard(access, client, 'NOOR').kind).toBe('allow');
    expect(guard(access, principals.otherClient, 'NOOR').kind).toBe('redirect');
    expect(guard(access, principals.staff, 'SAMI').kind).toBe('redirect');
    expect(guard(access, client).kind).toBe('redirect');
  });

  it('passes the reason to the error page', () => {
    expect(guard('admin', client)).toMatchObject({ err: 'unauthorized' });
    expect(guard('self', client, 'khalid')).toMatchObject({ err: 'unauthorized' });
  });

  it('stores the requested page of a signed-out visitor', () => {
    expect(guard('self', principals.signedOut, 'noor')).toMatchObject({ remember: true });
  });

  it('redirects to the requested page after the login, if the user may open it', () => {
    const after = (requested: string) => guard('signedOutOnly', client, undefined, requested);
    expect(after('/user/noor/Villa')).toMatchObject({ to: '/user/noor/Villa' });
    expect(after('//evil.example/')).toMatchObject({ to: '/user/noor' });
    expect(after('/user/NOOR/Villa?a#b')).toMatchObject({ to: '/user/NOOR/Villa?a#b' });
    // Requested by another user of this browser.
    expect(after('/user/khalid')).toMatchObject({ to: '/user/noor' });
  });

  it('does not redirect in a loop', () => {
    for (const principal of [client, principals.otherClient, principals.admin]) {
      const home = homeOf(principal);
      expect(
        guard(home === '/dashboard' ? 'admin' : 'self', principal, principal.userName).kind,
      ).toBe('allow');
    }
    expect(guard(PAGES.unauthorized.access, client).kind).toBe('allow');
  });
});

describe('safeReturn', () => {
  it.each([
    '/user/noor',
    '/user/noor/Villa%201?compare=2024-01-01#x',
    '/user/noor/Villa%201/2024-03-05?view=court~90~-12~30',
    '/dashboard/noor',
  ])('accepts %s', (path) => expect(safeReturn(path)).toBe(path));
  it.each([
    undefined,
    '',
    'user/noor',
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login?email=a',
    '/logout',
    '/',
  ])('rejects %s', (path) => expect(safeReturn(path)).toBeUndefined());
});

describe('spelledOut', () => {
  it.each([
    ['/user/NOOR', 'noor', '/user/noor'],
    ['/user/NOOR/', 'noor', '/user/noor/'],
    ['/user/NOOR/NOOR/2024-01-01', 'noor', '/user/noor/NOOR/2024-01-01'],
    [
      '/user/Noor/access-project/NOOR/Villa%201',
      'noor',
      '/user/noor/access-project/NOOR/Villa%201',
    ],
    ['/user/no%20or/Villa', 'No Or', '/user/No%20Or/Villa'],
  ])('%s of %s is %s', (path, userName, spelled) =>
    expect(spelledOut(path, userName)).toBe(spelled),
  );
});

describe('isOpenPath', () => {
  it.each(['/', '/login?email=a', '/pilot-project/Demo', '/logout', '/verify-otp/x'])(
    'is true for %s',
    (path) => expect(isOpenPath(path)).toBe(true),
  );
  it.each(['/user/noor', '/dashboard', '/unauthorized', '/nowhere'])('is false for %s', (path) =>
    expect(isOpenPath(path)).toBe(false),
  );
});

describe('mayOpen', () => {
  it.each(['/user/noor', '/user/noor/Villa/2024-01-01?x#y', '/upload-files', '/nowhere'])(
    'allows a client to open %s',
    (path) => expect(mayOpen(path, client)).toBe(true),
  );
  it.each(['/user/khalid', '/user/khalid/Villa', '/dashboard', '/dashboard/noor', '/login'])(
    'does not allow a client to open %s',
    (path) => expect(mayOpen(path, client)).toBe(false),
  );
  it('allows an admin to open a client’s form', () =>
    expect(mayOpen('/dashboard/noor', principals.admin)).toBe(true));
});
