/** Every call that changes what the list of clients shows changes its ETag; no other one does. */
import {
  EMPTY_PROJECT_FIELDS,
  ENDPOINTS,
  pathTo,
  type EndpointName,
  type Endpoints,
} from '@jawla/contract';
import { USERS_PAGE_SIZE } from '@jawla/contract/limits';
import { EMAIL_TYPES } from '@jawla/contract/emailTypes';
import { FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jsonLog } from '../../platform/base/log.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { makeGuestLink, NEW_LINK } from '../../testing/guestLink.ts';
import { playNotes } from '../../testing/notes.ts';
import { codeTo, linkIn, mailTo } from '../../testing/outbox.ts';
import { sweepTrash } from '../../testing/sweep.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  testConfig,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { picture } from '../../testing/tourPicture.ts';
import { ClientList } from './clientList.ts';
import { type FormPart, jpg, mp4, postForm, tourForm } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

type Writing = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? never : Name;
}[EndpointName];

/** Whether a call changes the list; `both` if it depends on the request. Some need a provider, or a server without accounts. */
const CHANGES: Readonly<Record<Writing, 'yes' | 'no' | 'both' | 'elsewhere'>> = {
  updatePassword: 'yes',
  emailLogin: 'no',
  logout: 'no',
  phoneLogin: 'no',
  phoneLoginVerify: 'no',
  sendResetPassword: 'no',
  sendVerifyEmail: 'no',
  firstAdminLink: 'elsewhere',
  firstAdmin: 'elsewhere',
  ssoLogin: 'elsewhere',
  ssoInvitation: 'elsewhere',
  connectIdentity: 'elsewhere',
  disconnectIdentity: 'elsewhere',
  updateAccount: 'both',
  requestEmailChange: 'no',
  emailChangeLink: 'no',
  confirmEmailChange: 'yes',
  undoEmailChange: 'yes',
  changePassword: 'no',
  endSession: 'no',
  endOtherSessions: 'no',
  createUser: 'yes',
  updateUser: 'both',
  deleteUser: 'yes',
  inviteMember: 'no',
  updateMember: 'no',
  removeMember: 'no',
  resendInvitation: 'no',
  checkClients: 'no',
  inviteClients: 'yes',
  resendInvitations: 'no',
  createProject: 'yes',
  updateProject: 'both',
  deleteProject: 'yes',
  removeTourPicture: 'yes',
  restoreTour: 'no',
  switchBridge: 'no',
  reportTourSpeech: 'no',
  addAccess: 'yes',
  deleteAccess: 'yes',
  cancelUpload: 'no',
  deleteSubProject: 'both',
  setTourAlignment: 'no',
  createGuestLink: 'no',
  revokeGuestLinks: 'no',
  endGuestLinks: 'no',
  updateGuestLink: 'no',
  replaceGuestLink: 'no',
  revokeGuestLink: 'no',
  guestTour: 'no',
  createNote: 'no',
  updateNote: 'no',
  setNoteStatus: 'no',
  deleteNote: 'no',
  restoreNote: 'no',
  createNoteComment: 'no',
  updateNoteComment: 'no',
  deleteNoteComment: 'no',
  restoreNoteComment: 'no',
  addNotePicture: 'no',
  deleteNotePicture: 'no',
  renameGuest: 'no',
  takeFootage: 'no',
  deleteFootage: 'no',
  uploadProjectImage: 'yes',
  uploadTourPicture: 'yes',
  uploadFolder: 'both',
  uploadSession: 'no',
  uploadMissing: 'no',
  createPilot: 'no',
  deletePilot: 'no',
  uploadPilotPicture: 'no',
  removePilotPicture: 'no',
  switchPilotBridge: 'no',
  retryMessages: 'no',
  createKey: 'no',
  rotateKey: 'no',
  revokeKey: 'no',
  restoreTrash: 'both',
  deleteTrash: 'no',
};

/** They change a tour while the project has another one: the list is made again, and is the same as before. */
const MADE_AGAIN: ReadonlySet<Writing> = new Set([
  'deleteSubProject',
  'restoreTour',
  'restoreTrash',
  'uploadFolder',
]);

let server: TestServer;
let close: () => Promise<void>;
let admin = '';
const seen = new Map<string, Set<'yes' | 'no'>>();

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  // What they find out about a tour would change the list between two requests.
  await server.services.tourPictures.stop();
  await server.services.tourInspections.stop();
  admin = (await createTestUser(server, 'sara', { isAdmin: true })).token;
});
afterAll(() => close());

const list = (headers: Readonly<Record<string, string>> = {}, token = admin) =>
  server.call('GET', 'user?page=1', { token, headers });

const etag = async () => String((await list()).headers['etag']);

/** The ETag of what a server would send that has kept nothing. */
async function freshEtag(): Promise<string> {
  const part = { page: 1, limit: USERS_PAGE_SIZE, sort: undefined, order: undefined };
  const json = await new ClientList(server.services).withAll(part);
  const wishes = { acceptEncoding: undefined, ifNoneMatch: undefined };
  return String((await json.bodyFor(wishes)).headers['ETag']);
}

/** Sends a request that must succeed, and notes whether it has changed the list. */
async function noting(name: Writing, send: () => Promise<Answer>): Promise<Answer> {
  const { users } = server.services;
  const before = await etag();
  const revision = await users.clientListRevision();
  const answer = await send();
  if (answer.status !== 200) throw new Error(`${name} ${answer.status} ${answer.text}`);
  const after = await etag();
  expect([name, after]).toEqual([name, await freshEtag()]);
  const hasChanged = after !== before;
  const isNewer = (await users.clientListRevision()) !== revision;
  if (!MADE_AGAIN.has(name)) expect([name, isNewer]).toEqual([name, hasChanged]);
  const noted = seen.get(name) ?? new Set();
  seen.set(name, noted.add(hasChanged ? 'yes' : 'no'));
  return answer;
}

function call(name: Writing, path: string, body?: unknown, token = admin): Promise<Answer> {
  return noting(name, () => server.call(ENDPOINTS[name].method, path, { token, body }));
}

function post(name: Writing, path: string, parts: readonly FormPart[]): Promise<Answer> {
  return noting(name, () => postForm(server, `/api/${path}`, parts, { token: admin }));
}

async function playAccount(): Promise<void> {
  const phone = '962790000077';
  const { user, token } = await createTestUser(server, 'omar', { phone });
  await call('updateAccount', 'account', { fname: 'Omar' }, token);
  await call('updateAccount', 'account', { colorScheme: 'light', language: 'ar' }, token);
  await call('updateAccount', 'account', { fname: 'Sara' });
  await server.services.sessions.start(user.id);
  const path = 'account/sessions';
  const list = ok('sessions', await server.call('GET', path, { token }));
  const other = list.sessions.find(({ isCurrent }) => !isCurrent)?._id ?? '';
  await call('endSession', pathTo('endSession', { id: other }), undefined, token);
  await server.services.sessions.start(user.id);
  await call('endOtherSessions', path, undefined, token);
  const passwords = { password: PASSWORD, newPassword: 'New1234pass' };
  await call('changePassword', 'account/password', passwords, token);
  const login = { email: user.email, password: 'New1234pass' };
  await call('emailLogin', 'auth/email-login', login, '');
  await call('phoneLogin', 'auth/phone-login', { phone }, '');
  const code = { phoneNumber: phone, otpVal: await codeTo(server.dataDir, `+${phone}`) };
  await call('phoneLoginVerify', 'auth/phone-login/verify', code, '');
  const change = { email: 'omar@example.org', password: 'New1234pass' };
  await call('requestEmailChange', 'account/email', change, token);
  const confirm = linkIn(await mailTo(server.dataDir, 'omar@example.org'));
  const link = { kind: 'confirm', secret: confirm };
  await call('emailChangeLink', 'email-change/link', link, token);
  await call('confirmEmailChange', 'email-change/confirm', { secret: confirm }, token);
  const undo = linkIn(await mailTo(server.dataDir, 'omar@example.com'));
  await call('undoEmailChange', 'email-change/undo', { secret: undo });
  await call('logout', 'auth/logout', {}, token);
}

async function playClient(): Promise<string> {
  const email = 'lina@example.com';
  const client = { userName: 'lina', fname: 'Lina', lname: 'Haddad', email };
  await call('createUser', 'auth/create-user', { ...client, emailType: EMAIL_TYPES.userCreated });
  const link = linkIn(await mailTo(server.dataDir, email));
  const path = pathTo('updatePassword', { userId: link });
  await call('updatePassword', path, { password: PASSWORD }, '');
  const update = pathTo('updateUser', { userName: 'lina' });
  await call('updateUser', update, { ...client, phone: '962790000001' });
  await call('updateUser', update, { ...client, phone: '962790000001' });
  const reset = { email, emailType: EMAIL_TYPES.resetPassword };
  await call('sendResetPassword', 'send-mail/send-reset-password', reset, '');
  return (await server.services.users.byName('lina'))?.id ?? '';
}

/** Plays the trash with something that was just deleted. */
async function restoreAndDelete(
  { kind, id, name }: { kind: string; id: string; name: string },
  deleteAgain: () => Promise<unknown>,
): Promise<void> {
  await call('restoreTrash', pathTo('restoreTrash', { kind, id }), {});
  await deleteAgain();
  await call('deleteTrash', pathTo('deleteTrash', { kind, id }), { name });
}

async function playTeam(): Promise<void> {
  const person = { fname: 'Huda', lname: 'Nasser', email: 'huda@example.com', role: 'staff' };
  const made = await call('inviteMember', 'team', person);
  const id = ok('inviteMember', made).member._id;
  await call('resendInvitation', pathTo('resendInvitation', { id }));
  for (const change of [{ role: 'admin' }, { isSuspended: true }, { isSuspended: false }]) {
    await call('updateMember', pathTo('updateMember', { id }), change);
  }
  const remove = () => call('removeMember', pathTo('removeMember', { id }));
  await remove();
  await restoreAndDelete({ kind: 'client', id, name: 'Huda Nasser' }, remove);
  const email = 'ziad@example.com';
  await call('checkClients', 'invited-clients/check', { emails: [email] });
  const clients = [{ fname: 'Ziad', lname: 'Saleh', email }];
  await call('inviteClients', 'invited-clients', { clients });
  const ziad = await server.services.users.byEmail(email);
  await server.services.db
    .deleteFrom('links')
    .where('user_id', '=', ziad?.id ?? '')
    .execute();
  await call('resendInvitations', 'user/resend-invitations', { users: [ziad?.id ?? ''] });
  const verify = { email, emailType: EMAIL_TYPES.verifyEmail };
  await call('sendVerifyEmail', 'send-mail/send-verify-email', verify, '');
}

async function playProject(): Promise<void> {
  const made = await call('createProject', pathTo('createProject', { clientId: 'lina' }), {
    name: 'Tower',
    number: '1',
  });
  const projectId = ok('createProject', made).project._id;
  const subDate = ['2026-01-02', '2026-03-04'];
  const status = 'in-progress';
  const form = { ...EMPTY_PROJECT_FIELDS, name: 'Tower', number: '1', status, subDate };
  const update = pathTo('updateProject', { projectId });
  await call('updateProject', update, form);
  await call('updateProject', update, { ...form, name: 'Villa' });
  await call('updateProject', update, { ...form, name: 'Tower', expectedDate: '2027-01-01' });
  const upload = (day: string) =>
    post(
      'uploadFolder',
      `project/upload-folder/${projectId}?date=${day}&projectType=subDate`,
      tourForm(tourArchive()),
    );
  await upload('2026-01-02');
  await upload('2026-03-04');
  await upload('2026-03-04');
  const project = await server.call('GET', `project/${projectId}`, { token: admin });
  const kept = ok('project', project).keptTours?.[0]?.id ?? '';
  await call('restoreTour', pathTo('restoreTour', { projectId, id: kept }));
  const slot = { projectId, slot: '2026-03-04' };
  await call('switchBridge', pathTo('switchBridge', slot), { enabled: false });
  const { version } = await server.services.db
    .selectFrom('tours')
    .select('version')
    .where('project_id', '=', projectId)
    .where('slot', '=', slot.slot)
    .where('state', '=', 'live')
    .executeTakeFirstOrThrow();
  await call('reportTourSpeech', pathTo('reportTourSpeech', { version }), { spoke: true });
  const file = await picture(300, 200, 'red');
  await post('uploadTourPicture', pathTo('uploadTourPicture', slot), [
    { name: 'tour-picture', file, fileName: 'a.jpg' },
  ]);
  await call('removeTourPicture', pathTo('removeTourPicture', slot));
  await post('uploadProjectImage', pathTo('uploadProjectImage', { projectId }), [
    { name: 'project-img', file, fileName: 'a.jpg' },
  ]);
  await call('setTourAlignment', pathTo('setTourAlignment', { folder: 'lina|Tower' }), {
    from: { slot: '2026-01-02', scene: 'a' },
    to: { slot: '2026-03-04', scene: 'b' },
    yaw: 1,
  });
  const cancel = { uploadFor: 'project', projectType: 'subDate', date: '2026-05-05' };
  await call('cancelUpload', pathTo('cancelUpload', { projectId }), cancel);
  await playSharing(projectId);
  await playNotes(projectId, call, post);
  const deleteDay = (date: string) =>
    call('deleteSubProject', pathTo('deleteSubProject', { projectId }), { date });
  await deleteDay('2026-01-02');
  const day = '2026-03-04';
  await deleteDay(day);
  await restoreAndDelete({ kind: 'date', id: `${projectId}.${day}`, name: day }, () =>
    deleteDay(day),
  );
  const deleteProject = () => call('deleteProject', pathTo('deleteProject', { projectId }));
  await deleteProject();
  await restoreAndDelete({ kind: 'project', id: projectId, name: 'Tower' }, deleteProject);
}

async function playSharing(projectId: string): Promise<void> {
  const { token } = await createTestUser(server, 'noor');
  const who = { email: 'noor@example.com' };
  await call('addAccess', pathTo('addAccess', { projectId }), who);
  await call('deleteAccess', pathTo('deleteAccess', { projectId }), who);
  await call('addAccess', pathTo('addAccess', { projectId }), who);
  await call('deleteProject', pathTo('deleteProject', { projectId }), undefined, token);
  const made = await call('createGuestLink', pathTo('createGuestLink', { projectId }), NEW_LINK);
  const { link, secret } = ok('createGuestLink', made);
  await call('guestTour', 'guest-tour', { secret }, '');
  const key = { projectId, id: link._id };
  await call('updateGuestLink', pathTo('updateGuestLink', key), { ...NEW_LINK, note: 'n' });
  await call('replaceGuestLink', pathTo('replaceGuestLink', key));
  await call('revokeGuestLink', pathTo('revokeGuestLink', key));
  const other = await makeGuestLink(server, { token: admin, projectId }, { notes: true });
  const rename = pathTo('renameGuest', { projectId });
  const headers = { guest: other.secret };
  await noting('renameGuest', () =>
    server.call('PUT', rename, { headers, body: { name: 'Sami' } }),
  );
  await call('endGuestLinks', 'guest-links', { links: [other.link._id] });
  await call('revokeGuestLinks', pathTo('revokeGuestLinks', { projectId }));
}

async function playPilotAndFootage(): Promise<void> {
  await post('createPilot', 'pilot_project/create-project', [
    { name: 'pilot-project-folder', file: tourArchive(), fileName: 'Pavilion.zip' },
  ]);
  const pilot = { name: 'Pavilion' };
  await post('uploadPilotPicture', pathTo('uploadPilotPicture', pilot), [
    { name: 'tour-picture', file: await picture(300, 200, 'red'), fileName: 'a.jpg' },
  ]);
  await call('removePilotPicture', pathTo('removePilotPicture', pilot));
  await call('switchPilotBridge', pathTo('switchPilotBridge', pilot), { enabled: false });
  const deletePilot = () => call('deletePilot', pathTo('deletePilot', { projectId: 'Pavilion' }));
  await deletePilot();
  await restoreAndDelete({ kind: 'pilot', id: 'Pavilion', name: 'Pavilion' }, deletePilot);
  for (const [name, folder, file, fileName] of [
    ['uploadSession', FOOTAGE_FOLDERS.session, mp4(), 'a.mp4'],
    ['uploadMissing', FOOTAGE_FOLDERS.missing, jpg(), 'a.jpg'],
  ] as const) {
    await post(name, ENDPOINTS[name].path, [
      { name: 'project_name', value: 'Tower' },
      { name: 'emailType', value: EMAIL_TYPES.filesUpload },
      { name: 'folderName', value: folder },
      { name: 'file', file, fileName },
    ]);
  }
  const id = (await server.services.footage.all())[0]?.id ?? '';
  await call('takeFootage', pathTo('takeFootage', { id }));
  await call('deleteFootage', pathTo('deleteFootage', { id }));
  await call('retryMessages', 'system/retry-messages', {});
}

async function playKeys(): Promise<void> {
  const form = { name: 'Nightly upload', scopes: ['publish'] };
  const { key } = ok('createKey', await call('createKey', 'keys', form));
  await call('rotateKey', pathTo('rotateKey', { id: key._id }));
  await call('revokeKey', pathTo('revokeKey', { id: key._id }));
}

it('has another ETag after each call that changes what it shows, and after no other', async () => {
  await playAccount();
  const lina = await playClient();
  await playTeam();
  await playProject();
  await playPilotAndFootage();
  await playKeys();
  const deleteLina = () => call('deleteUser', pathTo('deleteUser', { userId: lina }));
  await deleteLina();
  await restoreAndDelete({ kind: 'client', id: lina, name: 'Lina Haddad' }, deleteLina);

  const changes = Object.entries(CHANGES).filter(([, change]) => change !== 'elsewhere');
  const found = changes.map(([name]) => {
    const noted = seen.get(name) ?? new Set();
    return [name, noted.size === 2 ? 'both' : [...noted].join()];
  });
  expect(found).toEqual(changes);
});

it('says for every call that writes whether it changes the list', () => {
  const writing = Object.entries(ENDPOINTS).filter(([, { method }]) => method !== 'GET');
  expect(Object.keys(CHANGES).toSorted()).toEqual(writing.map(([name]) => name).toSorted());
});

describe('the list of all clients', () => {
  it('is not made again while nothing has changed, for none of the admins', async () => {
    const { token } = await createTestUser(server, 'second', { isAdmin: true });
    const current = await etag();
    const { users } = server.services;
    const reading = [vi.spyOn(users, 'clients'), vi.spyOn(users, 'countClients')];
    const headers = { 'accept-encoding': 'gzip' };
    const answers = await Promise.all([
      list({ ...headers, 'if-none-match': current }, token),
      list({ ...headers, 'if-none-match': current }),
      list(headers, token),
      list({}, token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([304, 304, 200, 200]);
    for (const read of reading) expect(read).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('is made once for concurrent requests', async () => {
    await createTestUser(server, 'newest');
    const read = vi.spyOn(server.services.users, 'clients');
    const answers = await Promise.all(Array.from({ length: 8 }, () => list()));
    expect(read).toHaveBeenCalledOnce();
    for (const { text } of answers) expect(text).toContain('newest');
    vi.restoreAllMocks();
  });

  it('shows what changes while it is made', async () => {
    await createTestUser(server, 'changing');
    const { users } = server.services;
    const read = users.clients.bind(users);
    vi.spyOn(users, 'clients').mockImplementationOnce(async (options) => {
      const clients = await read(options);
      await createTestUser(server, 'in-between');
      return clients;
    });
    expect((await list()).text).not.toContain('in-between');
    expect((await list()).text).toContain('in-between');
    vi.restoreAllMocks();
  });

  it('can be made after it could not be', async () => {
    await createTestUser(server, 'unlucky');
    vi.spyOn(server.services.users, 'clients').mockRejectedValueOnce(new Error('broken'));
    expect((await list()).status).toBe(500);
    expect((await list()).text).toContain('unlucky');
    vi.restoreAllMocks();
  });

  it('needs an admin, also to say that nothing has changed', async () => {
    const { token } = await createTestUser(server, 'curious');
    const headers = { 'if-none-match': await etag() };
    expect((await list(headers, token)).status).toBe(403);
    expect((await list(headers, 'unknown')).status).toBe(401);
  });

  it('has another ETag once a sweep has emptied the trash, only if it showed what is gone', async () => {
    const { user } = await createTestUser(server, 'leaving');
    const before = await etag();
    const path = pathTo('deleteUser', { userId: user.id });
    await server.call('DELETE', path, { token: admin });
    const trashed = await etag();
    expect(trashed).not.toBe(before);
    await sweepTrash(server.services);
    expect(await etag()).toBe(trashed);
    expect(await freshEtag()).toBe(trashed);
  });
});

it('has another ETag after what another process wrote', async () => {
  const { user } = await createTestUser(server, 'renamed');
  const before = await etag();
  const other = await openDatabase(testConfig(server.dataDir), jsonLog());
  await other.updateTable('users').set({ fname: 'New' }).where('id', '=', user.id).execute();
  await other.destroy();
  const after = await etag();
  expect(after).not.toBe(before);
  expect(after).toBe(await freshEtag());
});
