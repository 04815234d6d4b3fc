/**
 * The key and the entities of every request: whose states are independent, which reads a change makes outdated, and
 * what a write changes. What follows from them is in `interleavings.test.ts`.
 */
import { keys, noor, projects, team as members } from '@jawla/mocks/fixtures';
import { expect, it } from 'vitest';
import type { ApiRequest, Entity } from '#core/store';
import * as account from './domains/account/account.requests';
import * as activity from './domains/activity/activity.requests';
import * as auth from './domains/auth/auth.requests';
import * as firstAdmin from './domains/auth/firstAdmin.requests';
import * as footage from './domains/footage/footage.requests';
import * as guests from './domains/guests/guests.requests';
import * as api from './domains/keys/api.requests';
import * as keyRequests from './domains/keys/keys.requests';
import * as notes from './domains/notes/notes.requests';
import * as pilots from './domains/pilots/pilots.requests';
import { formOf } from './domains/projects/editor/editor.model';
import * as project from './domains/projects/projects.requests';
import * as allLinks from './domains/sharing/all/allLinks.requests';
import * as sharing from './domains/sharing/sharing.requests';
import * as sso from './domains/auth/sso.requests';
import * as system from './domains/system/system.requests';
import * as team from './domains/team/team.requests';
import * as tourSpeech from './domains/tours/speech/tourSpeech.requests';
import * as tours from './domains/tours/tours.requests';
import * as trash from './domains/trash/trash.requests';
import * as clientExport from './domains/users/details/download/clientExport.requests';
import * as clientsBulk from './domains/users/list/bulk/clientsBulk.requests';
import * as users from './domains/users/users.requests';
import * as visits from './domains/visits/visits.requests';

const MODULES: readonly object[] = [
  account,
  activity,
  api,
  auth,
  sso,
  firstAdmin,
  footage,
  guests,
  keyRequests,
  notes,
  pilots,
  project,
  allLinks,
  sharing,
  system,
  team,
  tourSpeech,
  tours,
  trash,
  clientExport,
  clientsBulk,
  users,
  visits,
];

interface Row {
  name: string;
  keys: string[];
  entities: string;
  expected: string;
}

/**
 * @param a An input, and `b` another one, with another key.
 * @param expected The entities of `a`: `kind id, kind`.
 */
function row<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  a: Input,
  b: Input,
  expected: string,
): Row {
  const { entities = [] } = request.jobOf(request.requested(a)) ?? {};
  return {
    name: request.name,
    keys: [request.keyOf(a), request.keyOf(b)],
    entities: entities.map(textOf).join(', '),
    expected,
  };
}

const textOf = ({ kind, id }: Entity) => (id === undefined ? kind : `${kind} ${id}`);

const [first, second] = noor.projectsData;
if (first === undefined || second === undefined) throw new Error('The fixture has two projects.');
const { harbour, offices } = projects;
const khalid = { ...noor, _id: 'u-khalid', userName: 'khalid' };
const person = { userName: 'noor', fname: 'Noor', lname: '', email: 'a@b.co' };
const client = { ...person, phone: '' };
const admin = { ...person, password: 'a' };
const tour = { owner: 'noor', projectName: 'A' };
const link = { note: '', expiresAt: null, sites: [] };
const alignment = {
  from: { slot: '2024-01-01', scene: 'hall' },
  to: { slot: 'date', scene: 'hall' },
  yaw: 1,
};
const date = { id: 'p-1', segment: undefined };
const otherDate = { id: 'p-1', segment: '2024-01-02' };
const deletion = (day: string) => ({ id: 'p-1', day, tour: { ...tour, day } });
const expiresAt = '2026-01-01T00:00:00Z';
const upload = {
  kind: 'tour' as const,
  projectId: 'p-1',
  projectName: 'A',
  owner: 'noor',
  date: { kind: 'date' as const, day: '2024-01-01' },
};
const note = { project: 'p-1', number: 1 };
const otherNote = { project: 'p-1', guest: 's', number: 1 };
const noteForm = { slot: 'date', text: 'Crack', place: null, person: null, due: null };
const saved = (id: string, of: typeof harbour) => ({ id, form: formOf(of), base: of });
const access = (id: string, email = 'a@b.co') => ({ id, email });

const ROWS: readonly Row[] = [
  row(
    account.saveAccount,
    { part: 'language', form: {} },
    { part: 'profile', form: {} },
    'account',
  ),
  row(
    account.loadEmailLink,
    { kind: 'undo', secret: '1' },
    { kind: 'confirm', secret: '1' },
    'account',
  ),
  row(account.confirmEmailChange, '1', '2', 'account'),
  row(account.undoEmailChange, '1', '2', 'account, session'),
  row(account.endSession, 's-1', 's-2', 'session'),
  row(
    activity.loadActivity,
    { thing: 'p-1' },
    { thing: 'p-2' },
    'access, alignments, client, footage, guestLinks, key, pilot, project, tour',
  ),
  row(
    auth.logInByCode,
    { link: '1', phone: '1', code: '1' },
    { link: '2', phone: '1', code: '1' },
    '',
  ),
  row(auth.changePassword, { link: '1', password: 'a' }, { link: '2', password: 'a' }, ''),
  row(account.disconnectIdentity, 'i-1', 'i-2', 'identity, session'),
  row(sso.acceptBySso, '1', '2', ''),
  row(firstAdmin.loadFirstAdminLink, '1', '2', ''),
  row(firstAdmin.createFirstAdmin, { secret: '1', form: admin }, { secret: '2', form: admin }, ''),
  row(
    footage.loadInbox,
    { list: 'waiting', page: 1, term: '' },
    { list: 'taken', page: 1, term: '' },
    'footage, project',
  ),
  row(footage.loadFiles, 'd-1', 'd-2', 'footage d-1'),
  row(footage.takeFootage, 'd-1', 'd-2', 'footage d-1'),
  row(footage.deleteFootage, 'd-1', 'd-2', 'footage d-1'),
  row(
    guests.loadGuestTour,
    { secret: 's', slot: undefined },
    { secret: 's', slot: '2024-01-01' },
    'tour',
  ),
  row(guests.checkGuestLink, 's', 't', ''),
  row(
    guests.unlockGuestTour,
    { secret: 's', slot: undefined, passcode: '123456' },
    { secret: 's', slot: '2024-01-01', passcode: '123456' },
    '',
  ),
  row(notes.loadNotes, { project: 'p-1' }, { project: 'p-1', guest: 's' }, 'notes p-1'),
  row(notes.loadNote, note, { ...note, number: 2 }, 'notes p-1'),
  row(
    notes.saveNote,
    { ref: note, draft: '1', form: { ...noteForm, _id: '1' }, photos: [] },
    { ref: note, draft: '2', form: { ...noteForm, _id: '2' }, photos: [] },
    'notes p-1, project p-1',
  ),
  row(
    notes.setNoteStatus,
    { ref: note, status: 'done' },
    { ref: otherNote, status: 'done' },
    'notes p-1, project p-1',
  ),
  row(notes.deleteNote, note, otherNote, 'notes p-1, project p-1'),
  row(notes.restoreNote, { ref: note }, { ref: otherNote }, 'notes p-1, project p-1'),
  row(
    notes.sendComment,
    { ref: note, form: { _id: '1', text: 'a' }, photos: [], attempt: 1 },
    { ref: note, form: { _id: '1', text: 'a' }, photos: [], attempt: 2 },
    'notes p-1',
  ),
  row(
    notes.updateComment,
    { ref: note, id: '1', text: 'a' },
    { ref: note, id: '2', text: 'a' },
    'notes p-1',
  ),
  row(notes.deleteComment, { ref: note, id: '1' }, { ref: note, id: '2' }, 'notes p-1'),
  row(notes.restoreComment, { ref: note, id: '1' }, { ref: note, id: '2' }, 'notes p-1'),
  row(notes.loadNotePeople, 'p-1', 'p-2', 'access p-1'),
  row(notes.findNoteLink, 'k7m4q-31', 'k7m4q-32', 'notes'),
  row(
    notes.renameGuest,
    { ref: { project: 'p-1', guest: 's' }, name: 'Sam' },
    { ref: { project: 'p-1', guest: 't' }, name: 'Sam' },
    'notes p-1',
  ),
  row(pilots.loadPilot, 'demo', 'villa', 'pilot demo'),
  row(pilots.deletePilot, 'demo', 'villa', 'pilot demo, trash'),
  row(pilots.removePilotPicture, 'demo', 'villa', 'pilot demo'),
  row(
    pilots.switchPilotBridge,
    { name: 'demo', enabled: true },
    { name: 'villa', enabled: true },
    'pilot demo',
  ),
  row(project.loadProject, 'p-1', 'p-2', 'project p-1'),
  row(
    project.saveProject,
    saved('p-1', harbour),
    saved('p-2', offices),
    'project p-1, client, trash',
  ),
  row(project.loadAccess, 'p-1', 'p-2', 'access p-1'),
  row(project.addAccess, access('p-1'), access('p-2'), 'access p-1'),
  row(project.removeAccess, access('p-1'), access('p-1', 'c@d.co'), 'access p-1'),
  row(project.searchEmails, { owner: 'noor', term: 'a' }, { owner: 'noor', term: 'ab' }, 'client'),
  row(
    project.deleteDate,
    deletion('2024-01-01'),
    deletion('2024-01-02'),
    'project p-1, client, tour noor|A|2024-01-01, trash',
  ),
  row(project.removeTourPicture, date, otherDate, 'project p-1'),
  row(
    project.restoreTour,
    { ...date, keptId: 'k-1', tour },
    { ...otherDate, keptId: 'k-2', tour },
    'project p-1, client, tour noor|A|',
  ),
  row(
    project.switchBridge,
    { ...date, enabled: true },
    { ...otherDate, enabled: true },
    'project p-1',
  ),
  row(
    project.createProject,
    { client: noor, attempt: '1' },
    { client: khalid, attempt: '2' },
    'client',
  ),
  row(
    project.deleteProject,
    { client: noor, project: first },
    { client: noor, project: second },
    `project ${first._id}, client, tour, trash`,
  ),
  row(
    allLinks.loadAllLinks,
    { page: 1 },
    { page: 1, state: 'active', maker: 'u-1' },
    'guestLinks, project, client, member',
  ),
  row(sharing.loadGuestLinks, 'p-1', 'p-2', 'guestLinks p-1'),
  row(
    sharing.createGuestLink,
    { project: 'p-1', attempt: '1', form: { ...link, slot: null } },
    { project: 'p-1', attempt: '2', form: { ...link, slot: null } },
    'guestLinks p-1',
  ),
  row(
    sharing.mailGuestLink,
    { project: 'p-1', email: 'a@b.co', expiresAt },
    { project: 'p-1', email: 'c@d.co', expiresAt },
    'guestLinks p-1',
  ),
  row(
    sharing.updateGuestLink,
    { project: 'p-1', id: 'g-1', form: link },
    { project: 'p-1', id: 'g-2', form: link },
    'guestLinks p-1',
  ),
  row(
    sharing.replaceGuestLink,
    { project: 'p-1', id: 'g-1' },
    { project: 'p-1', id: 'g-2' },
    'guestLinks p-1',
  ),
  row(
    sharing.revokeGuestLink,
    { project: 'p-1', id: 'g-1' },
    { project: 'p-1', id: 'g-2' },
    'guestLinks p-1',
  ),
  row(sharing.revokeGuestLinks, 'p-1', 'p-2', 'guestLinks p-1'),
  row(
    team.changeMember,
    { action: 'suspend', member: members.sami },
    { action: 'remove', member: members.omar },
    'member, guestLinks',
  ),
  row(keyRequests.rotateKey, keys.nightly, keys.expired, 'key'),
  row(keyRequests.revokeKey, keys.nightly, keys.expired, 'key'),
  row(team.checkClients, ['a@example.com'], ['b@example.com'], 'client'),
  row(
    tourSpeech.reportTourSpeech,
    { version: 'v-1', spoke: false },
    { version: 'v-1', spoke: true },
    '',
  ),
  row(tours.findTour, tour, { ...tour, day: '2024-01-01' }, 'tour noor|A|'),
  row(tours.loadAlignments, 'noor|A', 'noor|B', 'alignments noor|A'),
  row(
    tours.saveAlignment,
    { folder: 'noor|A', form: alignment },
    { folder: 'noor|A', form: { ...alignment, to: { slot: 'date', scene: 'court' } } },
    'alignments noor|A',
  ),
  row(
    tours.cancelUpload,
    { subject: upload, file: 'a.zip' },
    { subject: { kind: 'pilot' }, file: 'b.zip' },
    'project p-1, tour',
  ),
  row(trash.loadTrash, { page: 1, term: '' }, { page: 2, term: '' }, 'trash'),
  row(
    trash.restoreTrash,
    { thing: { kind: 'client', id: 'u-1' } },
    { thing: { kind: 'pilot', name: 'villa' }, name: 'villa 2' },
    'trash, client, project, tour, pilot',
  ),
  row(
    trash.deleteTrash,
    { thing: { kind: 'client', id: 'u-1' }, name: 'Noor' },
    { thing: { kind: 'date', projectId: 'p-1', day: '2026-01-02' }, name: '2026-01-02' },
    'trash',
  ),
  row(users.loadUsers, { page: 1, sort: undefined }, { page: 1, sort: 'name' }, 'client'),
  row(users.deleteUser, noor, khalid, 'client, trash'),
  row(users.loadClient, 'noor', 'khalid', 'client noor'),
  row(users.createClient, { form: client, formId: '1' }, { form: client, formId: '2' }, 'client'),
  row(users.updateClient, client, { ...client, userName: 'khalid' }, 'client'),
  row(clientExport.loadClientExport, 'noor', 'khalid', ''),
  row(users.sendVerification, noor, khalid, ''),
  row(visits.loadVisits, '7', '30', 'project, pilot'),
];

it.each(ROWS)('$name has a key per input, and its entities', ({ keys, entities, expected }) => {
  expect(keys[0]).not.toBe(keys[1]);
  expect(entities).toBe(expected);
});

it('has a row for every request with a key', () => {
  const all = MODULES.flatMap((module): unknown[] => Object.values(module)).filter(isRequest);
  expect(all.length).toBeGreaterThan(70);
  const listed = ROWS.map(({ name }) => name);
  const keyed = all.filter(({ keyOf }) => keyOf.length > 0).map(({ name }) => name);
  // The input of all users only says that they are wanted.
  expect(keyed.toSorted()).toEqual([...listed, users.loadAllUsers.name].toSorted());
});

function isRequest(one: unknown): one is { name: string; keyOf: (input: never) => string } {
  return typeof one === 'object' && one !== null && 'jobOf' in one;
}
