/** Every call that changes data records it, or there is a reason why not. */
import {
  EMPTY_PROJECT_FIELDS,
  ENDPOINTS,
  pathTo,
  type ActivityAction,
  type EndpointName,
  type Endpoints,
} from '@jawla/contract';
import { EMAIL_TYPES } from '@jawla/contract/emailTypes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeGuestLink, NEW_LINK } from '../../testing/guestLink.ts';
import { handIn } from '../../testing/handIn.ts';
import { playNotes } from '../../testing/notes.ts';
import { linkIn, mailTo } from '../../testing/outbox.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { picture } from '../../testing/tourPicture.ts';
import { type FormPart, jpg, multipart, tourForm } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

type Writing = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? never : Name;
}[EndpointName];

/** What each call records, or the reason why it records nothing. */
const RECORDED: Readonly<Record<Writing, readonly ActivityAction[] | string>> = {
  updatePassword: ['account.passwordChanged'],
  emailLogin: 'a log-in is no activity',
  logout: 'a log-out is no activity',
  phoneLogin: 'a log-in is no activity',
  phoneLoginVerify: 'a log-in is no activity',
  sendResetPassword: 'anybody can ask for it; setting the password is recorded',
  sendVerifyEmail: 'anybody can ask for it; setting the password is recorded',
  firstAdminLink: 'it only looks',
  firstAdmin: ['member.created'],
  ssoLogin: 'a log-in is no activity',
  ssoInvitation: ['identity.connected'],
  connectIdentity: ['identity.connected'],
  disconnectIdentity: ['identity.disconnected'],
  updateAccount: ['account.changed'],
  requestEmailChange: 'nothing has changed before the confirmation',
  emailChangeLink: 'it only looks',
  confirmEmailChange: ['account.emailChanged'],
  undoEmailChange: ['account.emailChangeUndone'],
  changePassword: ['account.passwordChanged'],
  endSession: ['account.sessionsEnded'],
  endOtherSessions: ['account.sessionsEnded'],
  createUser: ['client.created'],
  updateUser: ['client.changed'],
  deleteUser: ['client.trashed'],
  inviteMember: ['member.invited'],
  updateMember: ['member.roleChanged', 'member.suspended', 'member.resumed'],
  removeMember: ['member.removed'],
  resendInvitation: ['member.invited'],
  checkClients: 'it only looks',
  inviteClients: ['client.created'],
  resendInvitations: ['client.invitedAgain'],
  createProject: ['project.created'],
  updateProject: ['project.changed', 'project.datesChanged'],
  deleteProject: ['project.trashed', 'access.left', 'access.removed'],
  removeTourPicture: ['picture.removed'],
  restoreTour: ['tour.restored'],
  switchBridge: ['bridge.switchedOff', 'bridge.switchedOn'],
  addAccess: ['access.given'],
  deleteAccess: ['access.removed'],
  cancelUpload: 'what was not published has changed nothing',
  deleteSubProject: ['date.trashed'],
  setTourAlignment: ['alignment.changed'],
  reportTourSpeech: 'browsers report it, no user decides it',
  createGuestLink: ['guestLink.created'],
  revokeGuestLinks: ['guestLink.allRevoked'],
  endGuestLinks: ['guestLink.revoked'],
  updateGuestLink: ['guestLink.changed'],
  replaceGuestLink: ['guestLink.replaced'],
  revokeGuestLink: ['guestLink.revoked'],
  guestTour: 'guests have no name; visits are counted',
  createNote: ['note.created'],
  updateNote: 'what has become of a note is in the note',
  setNoteStatus: ['note.done', 'note.opened'],
  deleteNote: ['note.deleted'],
  restoreNote: 'it takes back a deletion of the last day',
  createNoteComment: 'comments are in the note',
  updateNoteComment: 'comments are in the note',
  deleteNoteComment: 'comments are in the note',
  restoreNoteComment: 'comments are in the note',
  addNotePicture: 'photos are in the note',
  deleteNotePicture: 'photos are in the note',
  renameGuest: 'guests enter any name they like',
  takeFootage: ['footage.taken'],
  deleteFootage: ['footage.deleted'],
  uploadProjectImage: ['cover.changed'],
  uploadTourPicture: ['picture.changed'],
  uploadFolder: ['tour.uploaded'],
  uploadSession: ['footage.handedIn'],
  uploadMissing: ['footage.handedIn'],
  createPilot: ['pilot.created'],
  deletePilot: ['pilot.trashed'],
  uploadPilotPicture: ['picture.changed'],
  removePilotPicture: ['picture.removed'],
  switchPilotBridge: ['bridge.switchedOff', 'bridge.switchedOn'],
  retryMessages: ['messages.retried'],
  createKey: ['key.created'],
  rotateKey: ['key.rotated'],
  revokeKey: ['key.revoked'],
  restoreTrash: [
    'client.restored',
    'member.restored',
    'project.restored',
    'date.restored',
    'pilot.restored',
  ],
  deleteTrash: [
    'client.deleted',
    'member.deleted',
    'project.deleted',
    'date.deleted',
    'pilot.deleted',
  ],
};

/** Needs a server without accounts, with messages that failed, or with a provider: tested there. */
const ELSEWHERE: readonly ActivityAction[] = [
  'member.created',
  'messages.retried',
  'identity.connected',
  'identity.disconnected',
];
const PASSCODE = '730162';
const SECRETS = [PASSWORD, 'New1234pass', '@example.com', '@example.org', '96279'];

let server: TestServer;
let close: () => Promise<void>;
let admin = '';
let adminId = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  const made = await createTestUser(server, 'sara', { isAdmin: true });
  ({ token: admin } = made);
  adminId = made.user.id;
});
afterAll(() => close());

async function call(name: EndpointName, path: string, body?: unknown, token = admin) {
  const answer = await server.call(ENDPOINTS[name].method, path, { token, body });
  if (answer.status !== 200) throw new Error(`${name} ${answer.status} ${answer.text}`);
  return answer;
}

async function post(path: string, parts: readonly FormPart[]): Promise<Answer> {
  const { body, headers } = multipart(parts);
  const sent = {
    method: 'POST',
    path: `/api/${path}`,
    headers: { ...headers, token: admin },
    body,
  };
  const answer = await server.send(sent);
  if (answer.status !== 200) throw new Error(`${path} ${answer.status} ${answer.text}`);
  return answer;
}

const entries = async () => {
  const rows = await server.services.db.selectFrom('activity').orderBy('at').selectAll().execute();
  return rows;
};

async function playAccount(): Promise<void> {
  const { token } = await createTestUser(server, 'omar');
  await call('updateAccount', 'account', { fname: 'Omar', colorScheme: 'dark' }, token);
  await call('updateAccount', 'account', { colorScheme: 'light' }, token);
  const { services } = server;
  const omar = await services.users.byName('omar');
  await services.sessions.start(omar?.id ?? '');
  await call('endOtherSessions', 'account/sessions', undefined, token);
  await services.sessions.start(omar?.id ?? '');
  const list = ok('sessions', await call('sessions', 'account/sessions', undefined, token));
  const other = list.sessions.find(({ isCurrent }) => !isCurrent)?._id ?? '';
  await call('endSession', pathTo('endSession', { id: other }), undefined, token);
  const passwords = { password: PASSWORD, newPassword: 'New1234pass' };
  await call('changePassword', 'account/password', passwords, token);
  const change = { email: 'omar@example.org', password: 'New1234pass' };
  await call('requestEmailChange', 'account/email', change, token);
  const confirm = linkIn(await mailTo(server.dataDir, 'omar@example.org'));
  await call('confirmEmailChange', 'email-change/confirm', { secret: confirm }, token);
  const undo = linkIn(await mailTo(server.dataDir, 'omar@example.com'));
  await call('undoEmailChange', 'email-change/undo', { secret: undo });
}

async function playClient(): Promise<string> {
  const client = { userName: 'lina', fname: 'Lina', lname: 'Haddad', email: 'lina@example.com' };
  await call('createUser', 'auth/create-user', { ...client, emailType: EMAIL_TYPES.userCreated });
  const link = linkIn(await mailTo(server.dataDir, 'lina@example.com'));
  const path = pathTo('updatePassword', { userId: link });
  await call('updatePassword', path, { password: PASSWORD });
  const update = pathTo('updateUser', { userName: 'lina' });
  await call('updateUser', update, { ...client, phone: '962790000001' });
  await call('updateUser', update, { ...client, phone: '962790000001' });
  return (await server.services.users.byName('lina'))?.id ?? '';
}

/** Plays the trash with something that was just deleted. */
async function restoreAndDelete(
  { kind, id, name }: { kind: string; id: string; name: string },
  deleteAgain: () => Promise<unknown>,
): Promise<void> {
  await call('restoreTrash', pathTo('restoreTrash', { kind, id }));
  // Restoring what is there changes nothing.
  await call('restoreTrash', pathTo('restoreTrash', { kind, id }));
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
  await call('removeMember', pathTo('removeMember', { id }));
  await restoreAndDelete({ kind: 'client', id, name: 'Huda Nasser' }, () =>
    call('removeMember', pathTo('removeMember', { id })),
  );
  const clients = [{ fname: 'Ziad', lname: 'Saleh', email: 'ziad@example.com' }];
  await call('inviteClients', 'invited-clients', { clients });
  const ziad = await server.services.users.byEmail('ziad@example.com');
  await server.services.db
    .deleteFrom('links')
    .where('user_id', '=', ziad?.id ?? '')
    .execute();
  await call('resendInvitations', 'user/resend-invitations', { users: [ziad?.id ?? ''] });
}

async function playProject(): Promise<void> {
  const made = await call('createProject', pathTo('createProject', { clientId: 'lina' }), {
    name: 'Tower',
    number: '1',
  });
  const projectId = ok('createProject', made).project._id;
  const form = { ...EMPTY_PROJECT_FIELDS, name: 'Tower', number: '1', status: 'in-progress' };
  const update = pathTo('updateProject', { projectId });
  await call('updateProject', update, { ...form, location: 'Amman' });
  const dated = { ...form, location: 'Amman', subDate: ['2026-01-02', '2026-03-04'] };
  await call('updateProject', update, dated);
  await call('updateProject', update, dated);
  const upload = (day: string) =>
    post(
      `project/upload-folder/${projectId}?date=${day}&projectType=subDate`,
      tourForm(tourArchive()),
    );
  await upload('2026-01-02');
  await upload('2026-03-04');
  await upload('2026-03-04');
  const project = ok('project', await call('project', `project/${projectId}`));
  const kept = project.keptTours?.[0]?.id ?? '';
  await call('restoreTour', pathTo('restoreTour', { projectId, id: kept }));
  const slot = { projectId, slot: '2026-01-02' };
  for (const enabled of [false, true]) {
    await call('switchBridge', pathTo('switchBridge', slot), { enabled });
  }
  const image = await picture(300, 200, 'red');
  await post(pathTo('uploadTourPicture', slot), [
    { name: 'tour-picture', file: image, fileName: 'a.jpg' },
  ]);
  await call('removeTourPicture', pathTo('removeTourPicture', slot));
  await post(pathTo('uploadProjectImage', { projectId }), [
    { name: 'project-img', file: image, fileName: 'a.jpg' },
  ]);
  await call('setTourAlignment', pathTo('setTourAlignment', { folder: 'lina|Tower' }), {
    from: { slot: '2026-01-02', scene: 'a' },
    to: { slot: '2026-03-04', scene: 'b' },
    yaw: 1,
  });
  await playSharing(projectId);
  await playNotes(projectId, call, (_, path, parts) => post(path, parts));
  const day = '2026-03-04';
  const deleteDay = () =>
    call('deleteSubProject', pathTo('deleteSubProject', { projectId }), { date: day });
  await deleteDay();
  await restoreAndDelete({ kind: 'date', id: `${projectId}.${day}`, name: day }, deleteDay);
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
  const request = { token: admin, projectId };
  const { link } = await makeGuestLink(server, request, { passcode: PASSCODE });
  const key = { projectId, id: link._id };
  await call('updateGuestLink', pathTo('updateGuestLink', key), { ...NEW_LINK, note: 'n' });
  await call('replaceGuestLink', pathTo('replaceGuestLink', key));
  await call('revokeGuestLink', pathTo('revokeGuestLink', key));
  await makeGuestLink(server, request);
  await call('revokeGuestLinks', pathTo('revokeGuestLinks', { projectId }));
  await call('revokeGuestLinks', pathTo('revokeGuestLinks', { projectId }));
}

async function playPilotAndFootage(): Promise<void> {
  await post('pilot_project/create-project', [
    { name: 'pilot-project-folder', file: tourArchive(), fileName: 'Pavilion.zip' },
  ]);
  const image = await picture(300, 200, 'red');
  const path = pathTo('uploadPilotPicture', { name: 'Pavilion' });
  await post(path, [{ name: 'tour-picture', file: image, fileName: 'a.jpg' }]);
  await call('removePilotPicture', pathTo('removePilotPicture', { name: 'Pavilion' }));
  for (const enabled of [false, true]) {
    await call('switchPilotBridge', pathTo('switchPilotBridge', { name: 'Pavilion' }), { enabled });
  }
  const deletePilot = () => call('deletePilot', pathTo('deletePilot', { projectId: 'Pavilion' }));
  await deletePilot();
  await restoreAndDelete({ kind: 'pilot', id: 'Pavilion', name: 'Pavilion' }, deletePilot);
  await handIn(server, admin, 'Tower', [['a.jpg', jpg()]]);
  const id = (await server.services.footage.all())[0]?.id ?? '';
  await call('takeFootage', pathTo('takeFootage', { id }));
  await call('takeFootage', pathTo('takeFootage', { id }));
  await call('deleteFootage', pathTo('deleteFootage', { id }));
}

async function playKeys(): Promise<void> {
  const form = { name: 'Nightly upload', scopes: ['publish'] };
  const { key, secret } = ok('createKey', await call('createKey', 'keys', form));
  const path = { id: key._id };
  const rotated = ok('rotateKey', await call('rotateKey', pathTo('rotateKey', path)));
  SECRETS.push(secret, rotated.secret, key.prefix, rotated.key.prefix);
  await call('revokeKey', pathTo('revokeKey', path));
}

it('records each change once, by who made it, without secrets', async () => {
  await playAccount();
  const lina = await playClient();
  await playTeam();
  await playProject();
  await playPilotAndFootage();
  await playKeys();
  const deleteLina = () => call('deleteUser', pathTo('deleteUser', { userId: lina }));
  await deleteLina();
  await restoreAndDelete({ kind: 'client', id: lina, name: 'Lina Haddad' }, deleteLina);

  const recorded = (await entries()).map(({ action }) => action);
  const expected = Object.values(RECORDED).flatMap((actions) =>
    typeof actions === 'string' ? [] : actions,
  );
  const played = [...new Set(expected)].filter((action) => !ELSEWHERE.includes(action));
  expect([...new Set(recorded)].toSorted()).toEqual(played.toSorted());
  const count = (action: ActivityAction) => recorded.filter((each) => each === action).length;
  // What changed nothing is not recorded.
  expect(count('client.changed')).toBe(1);
  expect(count('account.changed')).toBe(1);
  expect(count('project.datesChanged')).toBe(1);
  expect(count('footage.taken')).toBe(1);
  expect(count('note.done')).toBe(1);
  expect(count('guestLink.allRevoked')).toBe(1);
  expect(count('client.restored')).toBe(1);

  const all = await entries();
  const text = JSON.stringify(all);
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  // Ids may contain its digits.
  expect(all.map(({ details }) => details).join('')).not.toContain(PASSCODE);
  const ofLina = all.filter(({ client_id }) => client_id === lina);
  expect(new Set(ofLina.map(({ thing_kind }) => thing_kind))).toEqual(
    new Set(['client', 'project']),
  );
  const deleted = all.find(({ action }) => action === 'client.deleted');
  expect(deleted).toMatchObject({ actor_id: adminId, thing_name: 'Lina Haddad' });
});

it('says for every call that changes something what it records', () => {
  const writing = Object.entries(ENDPOINTS).filter(([, { method }]) => method !== 'GET');
  expect(Object.keys(RECORDED).toSorted()).toEqual(writing.map(([name]) => name).toSorted());
});
