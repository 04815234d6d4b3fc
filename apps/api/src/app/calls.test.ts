/** Every endpoint with every role: status, response and error messages. */
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  ENDPOINTS,
  EMPTY_PROJECT_FIELDS,
  pathTo,
  problemSchema,
  type Endpoint,
  type EndpointName,
} from '@jawla/contract';
import { KEY_SCOPES, type KeyScope } from '@jawla/contract/keyLimits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type Answer,
  type TestServer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import { postForm, tourForm } from '../testing/files.ts';
import { noteForm } from '../testing/notes.ts';
import { ok, problem } from '../testing/api.ts';

const SESSION_ROLES = [
  'anonymous',
  'unverified',
  'staff',
  'stranger',
  'guest',
  'owner',
  'admin',
] as const;
const KEY_ROLES = KEY_SCOPES.map((scope) => `key:${scope}` as const);
const ROLES = [...SESSION_ROLES, ...KEY_ROLES];
type SessionRole = (typeof SESSION_ROLES)[number];
type Role = (typeof ROLES)[number];

/** What keys may call: all that is not here is refused. They are answered as the admin who made them. */
const CALLS_OF_KEYS: Readonly<Record<KeyScope, readonly EndpointName[]>> = {
  read: [
    'users',
    'client',
    'project',
    'tourContents',
    'tourAlignments',
    'emailAccess',
    'notes',
    'note',
    'notePeople',
    'visits',
    'footage',
    'footageFiles',
    'pilots',
    'pilot',
    'activity',
    'activityFilters',
    'clientExport',
  ],
  publish: [
    'createProject',
    'updateProject',
    'uploadFolder',
    'cancelUpload',
    'uploadProjectImage',
    'uploadTourPicture',
    'createPilot',
    'uploadPilotPicture',
    'uploadCapabilities',
  ],
  clients: [
    'createUser',
    'updateUser',
    'resendInvitations',
    'checkClients',
    'inviteClients',
    'addAccess',
    'deleteAccess',
  ],
};

let server: TestServer;
let close: () => Promise<void>;
const tokens = new Map<SessionRole, string>();
const keys = new Map<string, string>();
let projectId = '';
const tourVersion = randomUUID();

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  const { services } = server;
  const owner = await createTestUser(server, 'owner');
  const guest = await createTestUser(server, 'guest');
  const unverified = await services.users.add({
    userName: 'unverified',
    fname: 'Not yet',
    lname: 'Verified',
    email: 'unverified@example.com',
  });
  tokens.set('unverified', await services.sessions.start(unverified.id));
  tokens.set('staff', (await createTestUser(server, 'staff', { isStaff: true })).token);
  tokens.set('stranger', (await createTestUser(server, 'stranger')).token);
  tokens.set('guest', guest.token);
  tokens.set('owner', owner.token);
  const admin = await createTestUser(server, 'admin', { isAdmin: true });
  tokens.set('admin', admin.token);
  for (const scope of KEY_SCOPES) {
    const form = { name: scope, scopes: [scope], days: 1 };
    keys.set(`key:${scope}`, (await services.keys.add(form, admin.user.id, services.db)).secret);
  }
  const project = await services.projects.add(owner.user.id, { name: 'Villa', number: '1' });
  await services.projects.share(project.id, guest.user.id);
  projectId = project.id;
  const tour = { version: tourVersion, startPage: '', files: 1, bytes: 1 };
  await services.tours.publish(
    { projectId, slot: '2019-01-01' },
    { ...tour, packBytes: 1, directoryBytes: 1 },
    services.db,
  );
});
afterAll(() => close());

function as(role: SessionRole): { token?: string } {
  const token = tokens.get(role);
  return token === undefined ? {} : { token };
}

function headersOf(role: Role): Record<string, string> {
  const key = keys.get(role);
  return key === undefined ? { ...as(sessionRole(role)) } : { authorization: `Bearer ${key}` };
}

function sessionRole(role: Role): SessionRole {
  return SESSION_ROLES.find((one) => one === role) ?? 'anonymous';
}

/** The expected status of a role: that of a key is its admin's, if it may call the endpoint. */
function statusOf(name: EndpointName, statuses: Statuses, role: Role): number {
  for (const scope of KEY_SCOPES) {
    if (role === `key:${scope}`) return CALLS_OF_KEYS[scope].includes(name) ? statuses.admin : 403;
  }
  return statuses[sessionRole(role)];
}

/** Expects every text of a response to be in Arabic, apart from names and technical terms. */
function expectArabic(answer: Answer): void {
  const { message, errors = {} } = z.parse(problemSchema, answer.json());
  for (const text of [message, ...Object.values(errors)]) expect(text).toMatch(/\p{sc=Arabic}{3}/u);
}

/** Creates a project for a test that modifies it. */
async function newProject(name: string): Promise<string> {
  const { services } = server;
  const owner = await services.users.byName('owner');
  const project = await services.projects.add(owner?.id ?? '', { name, number: '9' });
  return project.id;
}

async function uploadTour(id: string, query = 'date=2026-01-02&projectType=date'): Promise<Answer> {
  return postForm(server, `/api/project/upload-folder/${id}?${query}`, tourForm(tourArchive()), {
    token: tokens.get('admin') ?? '',
  });
}

const form = {
  ...EMPTY_PROJECT_FIELDS,
  name: 'Villa',
  number: '1',
  location: 'Amman',
  type: 'residential',
  status: 'in-progress',
  subDate: ['2026-01-02', '', '2026-03-04'],
};

type Statuses = Record<SessionRole, number>;
const onlyAdmin: Statuses = {
  anonymous: 401,
  unverified: 403,
  staff: 403,
  stranger: 403,
  guest: 403,
  owner: 403,
  admin: 200,
};

function forEveryRole(status: number): Statuses {
  return {
    anonymous: status,
    unverified: status,
    staff: status,
    stranger: status,
    guest: status,
    owner: status,
    admin: status,
  };
}

const deadLink = `ln_${'x'.repeat(43)}`;
function forEverySession(status: number): Statuses {
  return { ...forEveryRole(status), anonymous: 401, unverified: 403 };
}

/**
 * Expected status per role. Modifying requests use an id that does not exist, so 404 means that access is granted.
 */
const PERMISSIONS: readonly [EndpointName, () => string, unknown, Statuses][] = [
  ['users', () => 'user?page=1', undefined, onlyAdmin],
  ['client', () => pathTo('client', { clientID: 'owner' }), undefined, onlyAdmin],
  ['clientExport', () => pathTo('clientExport', { userName: 'owner' }), undefined, onlyAdmin],
  ['createUser', () => 'auth/create-user', {}, { ...onlyAdmin, admin: 422 }],
  [
    'updateUser',
    () => 'user/update-user/none',
    { userName: 'none', fname: 'Some', lname: 'Body', email: 'some@example.com' },
    { ...onlyAdmin, admin: 404 },
  ],
  ['resendInvitations', () => 'user/resend-invitations', { users: ['none'] }, onlyAdmin],
  ['deleteUser', () => 'user/delete-user/none', undefined, { ...onlyAdmin, admin: 404 }],
  [
    'usersEmail',
    () => 'user/users_email?q=e&owner_user=owner',
    undefined,
    { ...onlyAdmin, owner: 200 },
  ],
  ['pilots', () => 'pilot_project', undefined, onlyAdmin],
  [
    'createProject',
    () => pathTo('createProject', { clientId: 'nobody-here' }),
    { name: 'Some name', number: 3 },
    { ...onlyAdmin, admin: 404 },
  ],
  [
    'updateProject',
    () => pathTo('updateProject', { projectId: 'none' }),
    form,
    { ...onlyAdmin, admin: 404 },
  ],
  [
    'uploadFolder',
    () => 'project/upload-folder/none?date=2026-01-01&projectType=date',
    undefined,
    { ...onlyAdmin, admin: 404 },
  ],
  [
    'deleteSubProject',
    () => 'project/delete-sub-project/none',
    { date: '2026-01-01' },
    { ...onlyAdmin, admin: 404 },
  ],
  ['restoreTour', () => `kept-tour/${projectId}/none`, undefined, { ...onlyAdmin, admin: 404 }],
  [
    'switchBridge',
    () => `tour-bridge/${projectId}/date`,
    { enabled: false },
    { ...onlyAdmin, admin: 404 },
  ],
  [
    'switchPilotBridge',
    () => 'pilot-bridge/none',
    { enabled: false },
    { ...onlyAdmin, admin: 404 },
  ],
  [
    'tourAlignments',
    () => pathTo('tourAlignments', { folder: 'owner|Villa' }),
    undefined,
    { ...onlyAdmin, guest: 200, owner: 200 },
  ],
  [
    'setTourAlignment',
    () => pathTo('setTourAlignment', { folder: 'owner|None' }),
    {
      from: { slot: '2026-01-01', scene: 'a' },
      to: { slot: 'date', scene: 'b' },
      yaw: 0,
    },
    { ...onlyAdmin, admin: 404 },
  ],
  [
    'reportTourSpeech',
    () => `tour-speech/${tourVersion}`,
    { spoke: true },
    { ...onlyAdmin, stranger: 404, guest: 200, owner: 200 },
  ],
  ['cancelUpload', () => 'project/cancel-upload/none', { uploadFor: 'project' }, onlyAdmin],
  ['createPilot', () => 'pilot_project/create-project', undefined, { ...onlyAdmin, admin: 400 }],
  ['deletePilot', () => 'pilot_project/none', undefined, { ...onlyAdmin, admin: 404 }],
  ['tourContents', () => `tour-contents/${projectId}`, undefined, onlyAdmin],
  ['project', () => `project/${projectId}`, undefined, { ...onlyAdmin, guest: 200, owner: 200 }],
  [
    'projectFolder',
    () => pathTo('projectFolder', { folder: 'owner|Villa' }),
    undefined,
    { ...onlyAdmin, guest: 404, owner: 404, admin: 404 },
  ],
  ...(['uploadTourPicture', 'removeTourPicture'] as const).map(
    (name): (typeof PERMISSIONS)[number] => [
      name,
      () => `tour-picture/${projectId}/date`,
      undefined,
      { ...onlyAdmin, admin: 404 },
    ],
  ),
  ...(['uploadPilotPicture', 'removePilotPicture'] as const).map(
    (name): (typeof PERMISSIONS)[number] => [
      name,
      () => 'pilot-picture/none',
      undefined,
      { ...onlyAdmin, admin: 404 },
    ],
  ),
  ['uploadProjectImage', () => 'upload-project-img/none', undefined, { ...onlyAdmin, admin: 404 }],
  [
    'addAccess',
    () => `project/add-access/${projectId}`,
    { email: 'nobody@example.com' },
    { ...onlyAdmin, owner: 404, admin: 404 },
  ],
  [
    'deleteAccess',
    () => `project/delete-access/${projectId}`,
    { email: 'nobody@example.com' },
    { ...onlyAdmin, owner: 404, admin: 404 },
  ],
  [
    'emailAccess',
    () => `project/email-access/${projectId}`,
    undefined,
    { ...onlyAdmin, owner: 200 },
  ],
  ...(['uploadSession', 'uploadMissing'] as const).map((name): (typeof PERMISSIONS)[number] => [
    name,
    () => ENDPOINTS[name].path,
    undefined,
    forEverySession(400),
  ]),
  ...(['footageProjects', 'myFootage'] as const).map((name): (typeof PERMISSIONS)[number] => [
    name,
    () => ENDPOINTS[name].path,
    undefined,
    forEverySession(200),
  ]),
  ['footage', () => 'footage?list=waiting&page=1', undefined, onlyAdmin],
  ...(['footageFiles', 'takeFootage', 'deleteFootage'] as const).map(
    (name): (typeof PERMISSIONS)[number] => [
      name,
      () => 'footage/none',
      undefined,
      { ...onlyAdmin, admin: 404 },
    ],
  ),
  ['uploadCapabilities', () => 'upload-capabilities', undefined, forEverySession(200)],
  ['deleteProject', () => 'project/none', undefined, { ...forEverySession(404), staff: 403 }],
  ['allGuestLinks', () => 'guest-links?page=1', undefined, onlyAdmin],
  ['endGuestLinks', () => 'guest-links', { links: ['none'] }, onlyAdmin],
  ['guestLinks', () => `guest-links/${projectId}`, undefined, { ...onlyAdmin, owner: 200 }],
  [
    'createGuestLink',
    () => `guest-links/${projectId}`,
    { note: '', slot: '2020-01-01', expiresAt: null, sites: [] },
    { ...onlyAdmin, owner: 404, admin: 404 },
  ],
  ['revokeGuestLinks', () => `guest-links/${projectId}`, undefined, { ...onlyAdmin, owner: 200 }],
  [
    'updateGuestLink',
    () => `guest-links/${projectId}/none`,
    { note: '', expiresAt: null, sites: [] },
    { ...onlyAdmin, owner: 404, admin: 404 },
  ],
  ...(['replaceGuestLink', 'revokeGuestLink'] as const).map(
    (name): (typeof PERMISSIONS)[number] => [
      name,
      () => `guest-links/${projectId}/none`,
      undefined,
      { ...onlyAdmin, owner: 404, admin: 404 },
    ],
  ),
  ['notes', () => `notes/${projectId}`, undefined, { ...onlyAdmin, guest: 200, owner: 200 }],
  [
    'createNote',
    () => `notes/${projectId}`,
    { ...noteForm(), slot: '2020-01-01' },
    { ...onlyAdmin, guest: 404, owner: 404, admin: 404 },
  ],
  ...(
    [
      ['note', 'notes/%/9', undefined],
      ['updateNote', 'notes/%/9', { revision: '1' }],
      ['deleteNote', 'notes/%/9', undefined],
      ['setNoteStatus', 'note-status/%/9', { status: 'done' }],
      ['restoreNote', 'restored-notes/%/9', undefined],
      ['createNoteComment', 'note-comments/%/9', { _id: randomUUID(), text: 'Seen' }],
      ['updateNoteComment', 'note-comments/%/9/none', { text: 'Seen' }],
      ['deleteNoteComment', 'note-comments/%/9/none', undefined],
      ['restoreNoteComment', 'restored-note-comments/%/9/none', undefined],
      ['addNotePicture', 'note-pictures/%/9', undefined],
      ['deleteNotePicture', 'note-pictures/%/9/none', undefined],
      ['renameGuest', 'guest-name/%', { name: 'Sami' }],
    ] as const
  ).map(([name, path, body]): (typeof PERMISSIONS)[number] => [
    name,
    () => path.replace('%', projectId),
    body,
    { ...onlyAdmin, guest: 404, owner: 404, admin: 404 },
  ]),
  [
    'notePeople',
    () => `note-people/${projectId}`,
    undefined,
    { ...onlyAdmin, guest: 200, owner: 200 },
  ],
  // Unknown and forbidden look alike.
  [
    'noteLink',
    () => 'note-link/k7m4q-1',
    undefined,
    { ...onlyAdmin, stranger: 404, guest: 404, owner: 404, admin: 404 },
  ],
  ['visits', () => 'visits?days=7', undefined, { ...forEverySession(200), staff: 403 }],
  ['activity', () => 'activity', undefined, onlyAdmin],
  ['activityFilters', () => 'activity/filters', undefined, onlyAdmin],
  ['team', () => 'team', undefined, onlyAdmin],
  ['inviteMember', () => 'team', {}, { ...onlyAdmin, admin: 422 }],
  ['updateMember', () => 'team/none', {}, { ...onlyAdmin, admin: 404 }],
  ['removeMember', () => 'team/none', undefined, { ...onlyAdmin, admin: 404 }],
  ['resendInvitation', () => 'team/none/invitation', undefined, { ...onlyAdmin, admin: 404 }],
  ['checkClients', () => 'invited-clients/check', { emails: [] }, onlyAdmin],
  ['inviteClients', () => 'invited-clients', { clients: [] }, { ...onlyAdmin, admin: 422 }],
  ['keys', () => 'keys', undefined, onlyAdmin],
  ['createKey', () => 'keys', {}, { ...onlyAdmin, admin: 422 }],
  ['rotateKey', () => 'keys/none/rotation', undefined, { ...onlyAdmin, admin: 404 }],
  ['revokeKey', () => 'keys/none', undefined, { ...onlyAdmin, admin: 404 }],
  ['systemStatus', () => 'system', undefined, onlyAdmin],
  ['retryMessages', () => 'system/retry-messages', undefined, onlyAdmin],
  ['trash', () => 'trash?page=1', undefined, onlyAdmin],
  ['restoreTrash', () => 'trash/client/none', undefined, { ...onlyAdmin, admin: 404 }],
  ['deleteTrash', () => 'trash/client/none', { name: 'none' }, { ...onlyAdmin, admin: 404 }],
  ...(['account', 'sessions', 'accountData', 'endOtherSessions'] as const).map(
    (name): (typeof PERMISSIONS)[number] => [
      name,
      () => ENDPOINTS[name].path,
      undefined,
      forEverySession(200),
    ],
  ),
  ['updateAccount', () => 'account', { colorScheme: 'dark' }, forEverySession(200)],
  ['endSession', () => 'account/sessions/none', undefined, forEverySession(404)],
  ['identities', () => 'account/identities', undefined, forEverySession(200)],
  ['connectIdentity', () => 'account/identities', { password: 'Wrong1234' }, forEverySession(422)],
  ['disconnectIdentity', () => 'account/identities/none', undefined, forEverySession(404)],
  [
    'requestEmailChange',
    () => 'account/email',
    { email: 'new@example.com', password: 'Wrong1234' },
    forEverySession(422),
  ],
  [
    'changePassword',
    () => 'account/password',
    { password: 'Wrong1234', newPassword: PASSWORD },
    forEverySession(422),
  ],
  // Public: the response does not depend on the user.
  ['ssoLogin', () => 'auth/sso/login', undefined, forEveryRole(401)],
  [
    'ssoInvitation',
    () => 'auth/sso/invitation',
    { link: `ln_${'x'.repeat(43)}` },
    forEveryRole(404),
  ],
  ['guestTour', () => 'guest-tour', { secret: 'x'.repeat(32) }, forEveryRole(404)],
  [
    'emailChangeLink',
    () => 'email-change/link',
    { kind: 'undo', secret: `ln_${'x'.repeat(43)}` },
    forEveryRole(200),
  ],
  ...(['confirmEmailChange', 'undoEmailChange'] as const).map(
    (name): (typeof PERMISSIONS)[number] => [
      name,
      () => ENDPOINTS[name].path,
      { secret: `ln_${'x'.repeat(43)}` },
      forEveryRole(404),
    ],
  ),
  ['currentUser', () => `user/st_${'x'.repeat(43)}`, undefined, forEveryRole(401)],
  ['linkEmail', () => `user/ln_${'x'.repeat(43)}`, undefined, forEveryRole(404)],
  ['verifyState', () => `user/verify/ln_${'x'.repeat(43)}`, undefined, forEveryRole(404)],
  [
    'updatePassword',
    () => `user/update-password/ln_${'x'.repeat(43)}`,
    { password: 'Newpass123' },
    forEveryRole(404),
  ],
  [
    'emailLogin',
    () => 'auth/email-login',
    { email: 'nobody-here@example.com', password: PASSWORD },
    forEveryRole(401),
  ],
  ['phoneLogin', () => 'auth/phone-login', { phone: '962790000404' }, forEveryRole(404)],
  [
    'phoneLoginVerify',
    () => 'auth/phone-login/verify',
    { phoneNumber: '962790000404', otpVal: '123456' },
    forEveryRole(401),
  ],
  [
    'sendResetPassword',
    () => 'send-mail/send-reset-password',
    { email: 'nobody-here@example.com', emailType: 'resetPassword' },
    forEveryRole(404),
  ],
  [
    'sendVerifyEmail',
    () => 'send-mail/send-verify-email',
    { email: 'not-here-either@example.com', emailType: 'verifyEmail' },
    forEveryRole(404),
  ],
  // The server has accounts, so every link has ended.
  ['firstAdminLink', () => 'first-admin/link', { secret: deadLink }, forEveryRole(404)],
  [
    'firstAdmin',
    () => 'first-admin',
    {
      secret: deadLink,
      userName: 'first',
      fname: 'First',
      lname: 'Admin',
      email: 'first@example.com',
      password: PASSWORD,
    },
    forEveryRole(404),
  ],
  ['pilot', () => pathTo('pilot', { name: 'none' }), undefined, forEveryRole(404)],
];

/** Not in `PERMISSIONS`, because it ends the caller's session; separate tests cover it. */
const TESTED_SEPARATELY: readonly EndpointName[] = ['logout'];

it('covers every endpoint of the contract', () => {
  const tested = [...PERMISSIONS.map(([name]) => name), ...TESTED_SEPARATELY];
  expect(tested.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

describe.each(PERMISSIONS)('%s', (name, path, body, statuses) => {
  it.each(ROLES)('returns the expected status and body for the role %s', async (role) => {
    const status = statusOf(name, statuses, role);
    const answer = await server.call(ENDPOINTS[name].method, path(), {
      headers: headersOf(role),
      body,
    });
    expect(answer.status).toBe(status);
    if (answer.status === 200) ok(name, answer);
    else problem(answer, status);
  });

  const refusedRoles = ROLES.filter((role) => statusOf(name, statuses, role) >= 400);
  it.each(refusedRoles)('returns an Arabic error message for the role %s', async (role) => {
    const answer = await server.call(ENDPOINTS[name].method, path(), {
      body,
      headers: { ...headersOf(role), lang: 'ar' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expectArabic(answer);
  });
});

describe('an error response with `lang: ar`', () => {
  const wrongBodies = [{}, { ...form, name: 'x'.repeat(501), type: 'castle', date: 7, role: 7 }];
  const withBody = PERMISSIONS.flatMap(([name, path]) => {
    const { method, body: schema }: Endpoint = ENDPOINTS[name];
    const bodies = schema ? wrongBodies.filter((body) => !z.safeParse(schema, body).success) : [];
    return bodies.length > 0 ? [{ name, path, method, bodies }] : [];
  });

  it('is tested for bodies', () => expect(withBody.length).toBeGreaterThan(25));

  it.each(withBody)('has only Arabic texts for an invalid body of $name', async (each) => {
    const { path, method, bodies } = each;
    for (const body of bodies) {
      const headers = { lang: 'ar' };
      const answer = await server.call(method, path(), { ...as('admin'), body, headers });
      expect([422, 429]).toContain(answer.status);
      expectArabic(answer);
    }
  });

  it.each([
    ['GET', 'no-such-call', undefined, 404],
    ['POST', 'auth/email-login', '{', 400],
    ['POST', 'auth/email-login', `"${'x'.repeat(300_000)}"`, 413],
  ])('is in Arabic for %s %s', async (method, path, body, status) => {
    const answer = await server.send({
      method,
      path: `/api/${path}`,
      headers: { lang: 'ar', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.status).toBe(status);
    expectArabic(answer);
  });
});

describe('auth/email-login', () => {
  const login = (email: string, password: string, headers = {}) =>
    server.call('POST', 'auth/email-login', { body: { email, password }, headers });

  it('returns a valid session token and the session user', async () => {
    const answer = await login('OWNER@example.com ', PASSWORD);
    expect(answer.status).toBe(200);
    const { token, user, sessionUser } = ok('emailLogin', answer);
    expect(user).toMatchObject({ userName: 'owner', verified: true, isAdmin: false });
    const me = await server.call('GET', pathTo('currentUser', { token }));
    expect(sessionUser).toEqual(me.json());
    expect(ok('currentUser', me).projectsData).toContainEqual(
      expect.objectContaining({ name: 'Villa', owner: user._id, img: null }),
    );
  });

  it('returns the same localized 401 for an unknown email address and a wrong password', async () => {
    const wrong = await login('owner@example.com', 'Wrong1234', { lang: 'ar' });
    const unknown = await login('nobody@example.com', PASSWORD, { lang: 'ar' });
    problem(wrong, 401);
    expect(unknown.text).toBe(wrong.text);
    expect(wrong.text).toContain('كلمة المرور');
  });

  it('rejects an account without a password', async () => {
    problem(await login('unverified@example.com', ''), 401);
  });

  it('returns 429 with Retry-After after ten wrong passwords, for that account only', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      problem(await login('guest@example.com', 'Wrong1234'), 401);
    }
    const tooMany = await login('guest@example.com', PASSWORD);
    problem(tooMany, 429);
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('stranger@example.com', PASSWORD)).status).toBe(200);
  });

  it('does not count successful logins towards the rate limit', async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await login('stranger@example.com', PASSWORD)).status).toBe(200);
    }
  });

  it.each([
    [{}, { email: expect.any(String), password: expect.any(String) }],
    [{ email: 1, password: 'x' }, { email: expect.any(String) }],
  ])('returns 422 with the invalid fields for %j', async (body, errors) => {
    const answer = await server.call('POST', 'auth/email-login', { body });
    problem(answer, 422);
    expect(answer.json()).toMatchObject({ errors });
  });

  it('returns 400 for malformed JSON and 413 for an oversized body', async () => {
    const send = (body: string) =>
      server.send({ method: 'POST', path: '/api/auth/email-login', body });
    problem(await send('{"email":'), 400);
    problem(await send(JSON.stringify({ email: 'a'.repeat(300_000), password: '' })), 413);
  });
});

describe('auth/logout', () => {
  it('invalidates the token and is idempotent', async () => {
    const { token } = await createTestUser(server, 'leaving');
    for (const _ of [1, 2]) {
      const answer = await server.call('POST', 'auth/logout', { token });
      ok('logout', answer);
    }
    problem(await server.call('GET', pathTo('currentUser', { token })), 401);
  });
});

describe('user/{token or link}', () => {
  it.each(['st_unknown', 'nonsense', '%2e%2e%2f', `st_${'a'.repeat(43)}`])(
    'returns 401 for the token %s',
    async (token) => {
      problem(await server.call('GET', `user/${token}`), 401);
    },
  );
  it.each(['ln_unknown', `ln_${'a'.repeat(43)}`])('returns 404 for the link %s', async (id) => {
    problem(await server.call('GET', `user/${id}`), 404);
    problem(await server.call('GET', `user/verify/${id}`), 404);
    problem(
      await server.call('PUT', `user/update-password/${id}`, { body: { password: PASSWORD } }),
      404,
    );
  });

  it('ignores a session token in a cookie', async () => {
    const cookie = { cookie: `user_token=${tokens.get('admin') ?? ''}` };
    problem(await server.call('GET', 'user?page=1', { headers: cookie }), 401);
  });

  it('returns 401 for the token of an expired session', async () => {
    const { user, token } = await createTestUser(server, 'sleepy');
    await server.services.db
      .updateTable('sessions')
      .set({ expires_at: server.services.clock.in(-1) })
      .where('user_id', '=', user.id)
      .execute();
    problem(await server.call('GET', `user/${token}`), 401);
  });

  it('returns the verification state for tokens of unverified users only', async () => {
    const state = await server.call('GET', `user/verify/${tokens.get('unverified') ?? ''}`);
    expect(ok('verifyState', state)).toMatchObject({ verified: false });
    problem(await server.call('GET', `user/verify/${tokens.get('owner') ?? ''}`), 404);
  });
});

describe('a password link', () => {
  async function newLink(userName: string, kind: 'secret' | 'waiting') {
    const { services } = server;
    const user = await services.users.add({
      userName,
      fname: 'New',
      lname: 'Person',
      email: `${userName}@example.com`,
    });
    return { user, id: await services.links.make(kind, user) };
  }
  const setPassword = (id: string, password: string) =>
    server.call('PUT', pathTo('updatePassword', { userId: id }), { body: { password } });

  it('sets a password once, verifies the account and revokes its sessions', async () => {
    const { user, id } = await newLink('invited', 'secret');
    const before = await server.services.sessions.start(user.id);
    expect(ok('linkEmail', await server.call('GET', `user/${id}`))).toEqual({
      email: 'invited@example.com',
    });
    ok('verifyState', await server.call('GET', `user/verify/${id}`));

    problem(await setPassword(id, 'weak'), 422);
    ok('updatePassword', await setPassword(id, 'Fresh1234'));
    problem(await setPassword(id, 'Again1234'), 404);
    problem(await server.call('GET', `user/${before}`), 401);
    const login = await server.call('POST', 'auth/email-login', {
      body: { email: 'invited@example.com', password: 'Fresh1234' },
    });
    expect(ok('emailLogin', login).user.verified).toBe(true);
  });

  it('is accepted from only one of two concurrent requests', async () => {
    const { id } = await newLink('twice', 'secret');
    const answers = await Promise.all([
      setPassword(id, 'First1234'),
      setPassword(id, 'Second1234'),
    ]);
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '404']);
  });

  it('is not the link of the waiting screen, which cannot set a password', async () => {
    const { id } = await newLink('waiting', 'waiting');
    expect((await server.call('GET', `user/verify/${id}`)).status).toBe(200);
    problem(await setPassword(id, 'Fresh1234'), 404);
  });

  it('is invalidated when the email address changes', async () => {
    const { user, id } = await newLink('moved', 'secret');
    await server.services.db
      .updateTable('users')
      .set({ email: 'new@example.com', email_key: 'new@example.com' })
      .where('id', '=', user.id)
      .execute();
    problem(await setPassword(id, 'Fresh1234'), 404);
  });
});

describe('the list of clients', () => {
  const list = async (query: string) => {
    const answer = await server.call('GET', `user?${query}`, as('admin'));
    return ok('users', answer);
  };

  it('is paginated with prev and next, includes the complete list and excludes admins', async () => {
    const first = await list('page=1&limit=2');
    const everyone = first.usersSearch ?? [];
    expect(first.users).toHaveLength(2);
    expect(first.prev).toBeNull();
    expect(first.next).toEqual({ page: 2, limit: 2 });
    expect(everyone.slice(0, 2)).toEqual(first.users);
    expect(everyone.map(({ userName }) => userName)).not.toContain('admin');
    const last = await list(`page=${Math.ceil(everyone.length / 2)}&limit=2`);
    expect(last.next).toBeNull();
    expect(last.prev).not.toBeNull();
  });

  it('returns 304 when If-None-Match has the current ETag', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const first = await server.call('GET', 'user?page=1', { ...as('admin'), headers });
    const again = await server.call('GET', 'user?page=1', {
      ...as('admin'),
      headers: { ...headers, 'if-none-match': String(first.headers['etag']) },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(first.headers['content-encoding']).toBe('gzip');
  });

  it('is compressed according to Accept-Encoding, with Vary and a weak ETag', async () => {
    const path = 'user?page=1';
    const plain = await server.call('GET', path, as('admin'));
    expect(plain.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\da-f]{40}"$/),
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const headers = { 'accept-encoding': 'br;q=1, gzip;q=0.5' };
    const packed = await server.call('GET', path, { ...as('admin'), headers });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(packed.bytes.length),
      etag: `W/${String(plain.headers['etag'])}`,
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync(packed.bytes).toString()).toBe(plain.text);
  });

  it('omits the complete list with usersSearch=omit', async () => {
    const { users, usersSearch } = await list('page=1&usersSearch=omit');
    expect(usersSearch).toBeUndefined();
    expect(users.length).toBeGreaterThan(3);
    const { usersSearch: everyone = [], ...second } = await list('page=2&limit=2&sort=name');
    const alone = await list('page=2&limit=2&sort=name&usersSearch=omit');
    expect(alone).toEqual(second);
    expect(second.total).toBe(everyone.length);
    expect(second.unverified).toBe(everyone.filter(({ verified }) => !verified).length);
  });

  it('is sorted by name or by number of projects', async () => {
    const names = (await list('page=1&sort=name')).users.map(({ fname }) => fname);
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    const backwards = (await list('page=1&sort=name&order=desc')).users.map(({ fname }) => fname);
    expect(backwards).toEqual([...names].reverse());
    const counts = (await list('page=1&sort=projects')).users.map(
      ({ projectsData }) => projectsData.length,
    );
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it.each(['', 'page=0', 'page=x', 'page=1&sort=age', 'page=1&order=up'])(
    'returns 422 for the query ?%s',
    async (query) => {
      problem(await server.call('GET', `user?${query}`, as('admin')), 422);
    },
  );

  it('returns 400 for the user name of an unknown client', async () => {
    problem(await server.call('GET', 'user/client/nobody-here', as('admin')), 400);
  });
});

describe('projects', () => {
  it('are created for a client, with a valid and unique name', async () => {
    const create = (name: string) =>
      server.call('POST', 'project/owner', { ...as('admin'), body: { name, number: 2 } });
    const { project } = ok('createProject', await create('owner-project-2'));
    const read = await server.call('GET', `project/${project._id}`, as('owner'));
    expect(ok('project', read)).toMatchObject({
      number: '2',
      type: '',
      owner: { userName: 'owner' },
    });
    problem(await create('OWNER-project-2'), 409);
    problem(await create('a/b/c'), 422);
  });

  it('are updated after validation, without empty sub-dates', async () => {
    const id = await newProject('To change');
    const update = (changes: object) =>
      server.call('PUT', `project/${id}`, {
        ...as('admin'),
        body: { ...form, name: 'Changed', ...changes },
      });
    ok('updateProject', await update({}));
    const read = await server.call('GET', `project/${id}`, as('admin'));
    expect(ok('project', read)).toMatchObject({
      name: 'Changed',
      projectType: 'subDate',
      subDate: ['2026-01-02', '2026-03-04'],
    });
    problem(await update({ name: 'Villa' }), 409);
    const invalid = await update({ type: 'castle', subDate: ['2026-02-30'] });
    problem(invalid, 422);
    expect(invalid.json()).toMatchObject({
      errors: { type: expect.any(String), subDate: expect.any(String) },
    });
  });

  it.each([12, '12', ' 12 '])(
    'store the number %j as "12" on creation and update, and reject blank numbers',
    async (number) => {
      const name = `Numbered ${typeof number} ${String(number).length}`;
      const created = await server.call('POST', 'project/owner', {
        ...as('admin'),
        body: { name, number },
      });
      const { project } = ok('createProject', created);
      const read = async () =>
        ok('project', await server.call('GET', `project/${project._id}`, as('owner'))).number;
      expect(await read()).toBe('12');
      const change = (next: unknown) =>
        server.call('PUT', `project/${project._id}`, {
          ...as('admin'),
          body: { ...form, name, number: next },
        });
      ok('updateProject', await change('13'));
      ok('updateProject', await change(number));
      expect(await read()).toBe('12');
      for (const refused of ['', '  ', null, true, undefined]) {
        problem(await change(refused), 422);
        const body = { name: 'Without number', number: refused };
        problem(await server.call('POST', 'project/owner', { ...as('admin'), body }), 422);
      }
    },
  );

  it('are looked up by the folder of their tour: owner, name and day', async () => {
    const id = await newProject('دار الضيافة');
    await uploadTour(id);
    await uploadTour(id, 'date=2026-05-06&projectType=subDate');
    const find = (folder: string) =>
      server.call('GET', pathTo('projectFolder', { folder }), as('owner'));
    for (const folder of [
      'owner|دار الضيافة',
      'owner|دار الضيافة|2026-01-02',
      'owner|دار الضيافة|2026-05-06',
    ]) {
      const { path } = ok('projectFolder', await find(folder));
      expect(path?.startsWith(`${server.origins.tours.replace('*', id)}/o/`)).toBe(true);
    }
    for (const folder of [
      'owner|دار الضيافة|2026-05-07',
      'owner|دار',
      'nobody|دار الضيافة',
      'owner',
      '|||',
    ]) {
      problem(await find(folder), 404);
    }
  });

  it('lose a sub-date and its tour when it is deleted', async () => {
    const id = await newProject('With days');
    await uploadTour(id, 'date=2026-05-06&projectType=subDate');
    const remove = (date: string) =>
      server.call('DELETE', `project/delete-sub-project/${id}`, { ...as('admin'), body: { date } });
    ok('deleteSubProject', await remove('2026-05-06'));
    problem(await remove('2026-05-06'), 404);
    problem(await remove('yesterday'), 422);
    problem(
      await server.call(
        'GET',
        pathTo('projectFolder', { folder: 'owner|With days|2026-05-06' }),
        as('owner'),
      ),
      404,
    );
  });

  it('are deleted by their owner; with isOwner: false, only the share of a user is removed', async () => {
    const { services } = server;
    const guest = await services.users.byName('guest');
    const id = await newProject('To delete');
    await services.projects.share(id, guest?.id ?? '');
    const remove = (role: SessionRole, headers: Record<string, string>) =>
      server.call('DELETE', `project/${id}`, { ...as(role), headers });

    problem(await remove('stranger', { isOwner: 'true', user: 'owner' }), 403);
    problem(await remove('guest', { isOwner: 'true', user: 'owner' }), 403);
    problem(await remove('owner', { isOwner: 'false', user: 'owner' }), 404);
    ok('deleteProject', await remove('guest', { isOwner: 'false', user: 'guest' }));
    problem(await server.call('GET', `project/${id}`, as('guest')), 403);
    expect((await server.call('GET', `project/${id}`, as('owner'))).status).toBe(200);

    await services.projects.share(id, guest?.id ?? '');
    ok('deleteProject', await remove('admin', { isOwner: 'false', user: 'guest' }));
    problem(await server.call('GET', `project/${id}`, as('guest')), 403);

    ok('deleteProject', await remove('owner', { isOwner: 'true', user: 'owner' }));
    problem(await server.call('GET', `project/${id}`, as('admin')), 404);
  });
});

describe('pilots', () => {
  const create = (fileName: string, archive: Uint8Array = tourArchive()) => {
    return postForm(
      server,
      '/api/pilot_project/create-project',
      [{ name: 'pilot-project-folder', file: archive, fileName }],
      { token: tokens.get('admin') ?? '' },
    );
  };

  it('are created from an archive, readable without a session, and deleted', async () => {
    const made = ok('createPilot', await create('جناح المعرض.ZIP'));
    expect(made.name).toBe('جناح المعرض');
    const shown = await server.call('GET', pathTo('pilot', { name: made.name }));
    expect(ok('pilot', shown).name).toBe(made.name);
    const list = await server.call('GET', 'pilot_project', as('admin'));
    expect(ok('pilots', list).projects).toContain(made.name);
    problem(await create('جناح المعرض.zip'), 409);

    const gone = await server.call(
      'DELETE',
      pathTo('deletePilot', { projectId: made.name }),
      as('admin'),
    );
    ok('deletePilot', gone);
    problem(await server.call('GET', pathTo('pilot', { name: made.name })), 404);
  });

  it.each(['.zip', '..zip', 'a|b.zip', 'a%b.zip', '.hidden.zip'])(
    'reject the file name %s',
    async (name) => {
      problem(await create(name), 400);
    },
  );

  it('are not created from an invalid archive', async () => {
    problem(await create('broken.zip', Buffer.from('nothing')), 400);
    problem(await server.call('GET', 'pilot_project/broken'), 404);
  });
});

describe('the API', () => {
  it.each(['/api/nothing', '/api', '/api/project/a/b/c'])(
    'returns 404 for POST %s',
    async (path) => {
      problem(await server.send({ method: 'POST', path, headers: as('admin') }), 404);
    },
  );

  it('returns 405 with Allow for an unsupported method', async () => {
    const answer = await server.send({ method: 'PATCH', path: '/api/user', headers: as('admin') });
    problem(answer, 405);
    expect(answer.headers['allow']).toBe('GET');
  });

  it('sends Cache-Control: no-store for pilot_project', async () => {
    const answer = await server.call('GET', 'pilot_project', as('admin'));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('sends restrictive security headers and no CORS header', async () => {
    const { headers } = await server.call('GET', 'pilot_project', as('anonymous'));
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('passes the health and readiness checks', async () => {
    expect((await server.call('GET', 'health')).status).toBe(200);
    expect((await server.call('GET', 'health/ready')).status).toBe(200);
  });
});
