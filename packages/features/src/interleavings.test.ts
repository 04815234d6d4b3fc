import {
  deliveries,
  guestLinks,
  noor,
  ownAccount,
  projects,
  team as members,
} from '@jawla/mocks/fixtures';
import { expect, it } from 'vitest';
import { testInterleavings } from './testing/testInterleavings';
import * as account from './domains/account/account.requests';
import * as activity from './domains/activity/activity.requests';
import * as auth from './domains/auth/auth.requests';
import * as firstAdmin from './domains/auth/firstAdmin.requests';
import * as footage from './domains/footage/footage.requests';
import * as guests from './domains/guests/guests.requests';
import * as pilots from './domains/pilots/pilots.requests';
import { formOf } from './domains/projects/editor/editor.model';
import * as project from './domains/projects/projects.requests';
import * as allLinks from './domains/sharing/all/allLinks.requests';
import * as sharing from './domains/sharing/sharing.requests';
import * as team from './domains/team/team.requests';
import * as trash from './domains/trash/trash.requests';
import * as system from './domains/system/system.requests';
import * as tourSpeech from './domains/tours/speech/tourSpeech.requests';
import * as tours from './domains/tours/tours.requests';
import * as clientsBulk from './domains/users/list/bulk/clientsBulk.requests';
import * as users from './domains/users/users.requests';

const { harbour, offices } = projects;
const message = { message: 'A' };
const other = { message: 'B' };
const tour = { owner: 'noor', projectName: 'A' };
const khalid = { ...noor, _id: 'u-khalid', userName: 'khalid' };
const login = { token: 't', user: { ...noor, verified: true } };
const form = { userName: 'noor', fname: 'Noor', lname: '', email: 'a@b.co', phone: '' };
const [first, second] = noor.projectsData;
if (first === undefined || second === undefined) throw new Error('The fixture has two projects.');

/** The requests under test, by name. */
const TESTED = new Set<string>();

function interleave<Name extends string, Input, Data>(
  request: Parameters<typeof testInterleavings<Name, Input, Data>>[0],
  options: Parameters<typeof testInterleavings<Name, Input, Data>>[1],
): void {
  TESTED.add(request.name);
  testInterleavings(request, options);
}

interleave(project.loadProject, {
  a: 'p-1',
  b: 'p-2',
  data: [harbour, offices],
  entities: [{ kind: 'project', id: 'p-1' }],
});
interleave(project.saveProject, {
  a: { id: 'p-1', form: formOf(harbour), revision: '1' },
  b: { id: 'p-2', form: formOf(offices), revision: '1' },
  data: [
    { ...message, project: harbour },
    { ...other, project: offices },
  ],
  entities: [{ kind: 'project', id: 'p-1' }, { kind: 'client' }, { kind: 'trash' }],
});
interleave(project.loadAccess, {
  a: 'p-1',
  b: 'p-2',
  data: [[{ email: 'a@b.co' }], []],
  entities: [{ kind: 'access', id: 'p-1' }],
});
interleave(project.addAccess, {
  a: { id: 'p-1', email: 'a@b.co' },
  b: { id: 'p-2', email: 'a@b.co' },
  data: [
    { id: 'a-1', isNew: true },
    { id: 'a-2', isNew: true },
  ],
  entities: [{ kind: 'access', id: 'p-1' }],
});
interleave(project.removeAccess, {
  a: { id: 'p-1', email: 'a@b.co' },
  b: { id: 'p-1', email: 'c@d.co' },
  data: [message, other],
  entities: [{ kind: 'access', id: 'p-1' }],
});
interleave(project.searchEmails, {
  a: { owner: 'noor', term: 'a' },
  b: { owner: 'noor', term: 'ab' },
  data: [[], [{ _id: 'u-1', email: 'ab@c.co' }]],
  entities: [{ kind: 'client' }],
});
interleave(project.deleteDate, {
  a: { id: 'p-1', day: '2024-01-01', tour: { ...tour, day: '2024-01-01' } },
  b: { id: 'p-1', day: '2024-01-02', tour: { ...tour, day: '2024-01-02' } },
  data: [message, other],
  entities: [
    { kind: 'project', id: 'p-1' },
    { kind: 'client' },
    { kind: 'tour', id: 'noor|A|2024-01-01' },
    { kind: 'trash' },
  ],
});
interleave(project.removeTourPicture, {
  a: { id: 'p-1', segment: undefined },
  b: { id: 'p-1', segment: '2024-01-02' },
  data: [{ picture: null }, { picture: { path: '/a', name: '' } }],
  entities: [{ kind: 'project', id: 'p-1' }],
});
interleave(project.restoreTour, {
  a: { id: 'p-1', segment: undefined, keptId: 'k-1', tour: { owner: 'noor', projectName: 'A' } },
  b: {
    id: 'p-1',
    segment: '2024-01-02',
    keptId: 'k-2',
    tour: { owner: 'noor', projectName: 'A', day: '2024-01-02' },
  },
  data: [{ message: 'First' }, { message: 'Second' }],
  entities: [{ kind: 'project', id: 'p-1' }, { kind: 'client' }, { kind: 'tour', id: 'noor|A|' }],
});
interleave(project.switchBridge, {
  a: { id: 'p-1', segment: undefined, enabled: true },
  b: { id: 'p-1', segment: '2024-01-02', enabled: false },
  data: [{ message: 'First' }, { message: 'Second' }],
  entities: [{ kind: 'project', id: 'p-1' }],
});
interleave(project.createProject, {
  a: { client: noor, attempt: '1' },
  b: { client: khalid, attempt: '2' },
  data: ['p-1', 'p-2'],
  entities: [{ kind: 'client' }],
});
interleave(project.deleteProject, {
  a: { client: noor, project: first },
  b: { client: noor, project: second },
  data: [message, other],
  entities: [
    { kind: 'project', id: first._id },
    { kind: 'client' },
    { kind: 'tour' },
    { kind: 'trash' },
  ],
});
const { contractor, guarded } = guestLinks;
const guestForm = { note: '', expiresAt: null, sites: [] };
const newLinks = [
  { link: contractor, secret: 'a' },
  { link: guarded, secret: 'b' },
] as const;
interleave(sharing.loadGuestLinks, {
  a: 'p-1',
  b: 'p-2',
  data: [[contractor], [guarded]],
  entities: [{ kind: 'guestLinks', id: 'p-1' }],
});
interleave(sharing.createGuestLink, {
  a: { project: 'p-1', attempt: '1', form: { ...guestForm, slot: null } },
  b: { project: 'p-1', attempt: '2', form: { ...guestForm, slot: null } },
  data: newLinks,
  entities: [{ kind: 'guestLinks', id: 'p-1' }],
});
interleave(sharing.mailGuestLink, {
  a: { project: 'p-1', email: 'a@b.co', expiresAt: '2026-01-01T00:00:00Z' },
  b: { project: 'p-1', email: 'c@d.co', expiresAt: '2026-01-01T00:00:00Z' },
  data: [contractor, guarded],
  entities: [{ kind: 'guestLinks', id: 'p-1' }],
});
interleave(sharing.updateGuestLink, {
  a: { project: 'p-1', id: 'g-1', form: guestForm },
  b: { project: 'p-1', id: 'g-2', form: guestForm },
  data: [contractor, guarded],
  entities: [{ kind: 'guestLinks', id: 'p-1' }],
});
interleave(sharing.replaceGuestLink, {
  a: { project: 'p-1', id: 'g-1' },
  b: { project: 'p-1', id: 'g-2' },
  data: newLinks,
  entities: [{ kind: 'guestLinks', id: 'p-1' }],
});
interleave(sharing.revokeGuestLink, {
  a: { project: 'p-1', id: 'g-1' },
  b: { project: 'p-1', id: 'g-2' },
  data: [message, other],
  entities: [{ kind: 'guestLinks', id: 'p-1' }],
});
interleave(sharing.revokeGuestLinks, {
  a: 'p-1',
  b: 'p-2',
  data: [message, other],
  entities: [{ kind: 'guestLinks', id: 'p-1' }],
});
const noLinks = { links: [], total: 0, makers: [] };
interleave(allLinks.loadAllLinks, {
  a: { page: 1 },
  b: { page: 1, state: 'active', maker: 'u-1' },
  data: [noLinks, { ...noLinks, total: 21 }],
  entities: [{ kind: 'guestLinks' }, { kind: 'project' }, { kind: 'client' }, { kind: 'member' }],
});
const ownEntity = { kind: 'account' } as const;
const sessionEntity = { kind: 'session' } as const;
interleave(account.saveAccount, {
  a: { part: 'language', form: { language: 'ar' } },
  b: { part: 'colorScheme', form: { colorScheme: 'dark' } },
  data: [ownAccount, { ...ownAccount, colorScheme: 'dark' }],
  entities: [ownEntity],
});
for (const [request, entities] of [
  [account.confirmEmailChange, [ownEntity]],
  [account.undoEmailChange, [ownEntity, sessionEntity]],
] as const) {
  interleave(request, {
    a: '1',
    b: '2',
    data: [{ email: 'a@b.co' }, { email: 'c@d.co' }],
    entities,
  });
}
interleave(account.endSession, {
  a: 's-1',
  b: 's-2',
  data: [message, other],
  entities: [sessionEntity],
});
interleave(tours.findTour, {
  a: { owner: 'noor', projectName: 'A' },
  b: { owner: 'noor', projectName: 'A', day: '2024-01-01' },
  data: [
    { path: '/a', askedSpeech: undefined },
    { path: '/b', askedSpeech: { version: 'v-1', isSilent: false } },
  ],
  entities: [{ kind: 'tour', id: 'noor|A|' }],
});
const alignment = {
  from: { slot: '2024-01-01', scene: 'hall' },
  to: { slot: 'date', scene: 'hall' },
  yaw: 1,
};
interleave(tourSpeech.reportTourSpeech, {
  a: { version: 'v-1', spoke: false },
  b: { version: 'v-1', spoke: true },
  data: [{}, {}],
  entities: [],
});
interleave(tours.loadAlignments, {
  a: 'noor|A',
  b: 'noor|B',
  data: [[alignment], []],
  entities: [{ kind: 'alignments', id: 'noor|A' }],
});
interleave(tours.saveAlignment, {
  a: { folder: 'noor|A', form: alignment },
  b: { folder: 'noor|A', form: { ...alignment, to: { slot: 'date', scene: 'court' } } },
  data: [message, other],
  entities: [{ kind: 'alignments', id: 'noor|A' }],
});
const uploadedTour = {
  kind: 'tour' as const,
  projectId: 'p-1',
  projectName: 'A',
  owner: 'noor',
  date: { kind: 'date' as const, day: '2024-01-01' },
};
interleave(tours.cancelUpload, {
  a: { subject: uploadedTour, file: 'a.zip' },
  b: { subject: { kind: 'pilot' }, file: 'b.zip' },
  data: [message, other],
  entities: [{ kind: 'project', id: 'p-1' }, { kind: 'tour' }],
});
const page = {
  users: [noor],
  hasNext: true,
  previous: undefined,
  counts: undefined,
  all: undefined,
};
interleave(users.loadUsers, {
  a: { page: 1, sort: undefined },
  b: { page: 1, sort: 'name' },
  data: [page, { ...page, hasNext: false }],
  entities: [{ kind: 'client' }],
});
interleave(users.deleteUser, {
  a: noor,
  b: khalid,
  data: [message, other],
  entities: [{ kind: 'client' }, { kind: 'trash' }],
});
interleave(users.loadClient, {
  a: 'noor',
  b: 'khalid',
  data: [noor, khalid],
  entities: [{ kind: 'client', id: 'noor' }],
});
interleave(users.createClient, {
  a: { form, formId: '1' },
  b: { form, formId: '2' },
  data: [
    { ...message, userName: 'noor' },
    { ...other, userName: 'khalid' },
  ],
  entities: [{ kind: 'client' }],
});
interleave(users.updateClient, {
  a: form,
  b: { ...form, userName: 'khalid' },
  data: [
    { ...message, client: noor },
    { ...other, client: khalid },
  ],
  entities: [{ kind: 'client' }],
});
interleave(users.sendVerification, {
  a: noor,
  b: khalid,
  data: [{ verifyLink: '1' }, { verifyLink: '2' }],
  entities: [],
});
interleave(pilots.loadPilot, {
  a: 'demo',
  b: 'villa',
  data: [
    { name: 'demo', path: '/a' },
    { name: 'villa', path: '/b' },
  ],
  entities: [{ kind: 'pilot', id: 'demo' }],
});
interleave(pilots.deletePilot, {
  a: 'demo',
  b: 'villa',
  data: [message, other],
  entities: [{ kind: 'pilot', id: 'demo' }, { kind: 'trash' }],
});
const emptyTrash = { entries: [], total: 0, bytes: 0, days: 30 };
interleave(trash.loadTrash, {
  a: 1,
  b: 2,
  data: [emptyTrash, { ...emptyTrash, days: 7 }],
  entities: [{ kind: 'trash' }],
});
interleave(trash.restoreTrash, {
  a: { thing: { kind: 'client', id: 'u-1' } },
  b: { thing: { kind: 'pilot', name: 'villa' }, name: 'villa 2' },
  data: [message, other],
  entities: [
    { kind: 'trash' },
    { kind: 'client' },
    { kind: 'project' },
    { kind: 'tour' },
    { kind: 'pilot' },
  ],
});
interleave(trash.deleteTrash, {
  a: { thing: { kind: 'client', id: 'u-1' }, name: 'Noor' },
  b: { thing: { kind: 'date', projectId: 'p-1', day: '2026-01-02' }, name: '2026-01-02' },
  data: [message, other],
  entities: [{ kind: 'trash' }],
});
interleave(pilots.switchPilotBridge, {
  a: { name: 'demo', enabled: true },
  b: { name: 'villa', enabled: false },
  data: [{ message: 'First' }, { message: 'Second' }],
  entities: [{ kind: 'pilot', id: 'demo' }],
});
interleave(pilots.removePilotPicture, {
  a: 'demo',
  b: 'villa',
  data: [{ picture: null }, { picture: { path: '/a', name: '' } }],
  entities: [{ kind: 'pilot', id: 'demo' }],
});
const guestTour = { language: 'en' as const, building: null, tour: { slot: 'date', path: '/a' } };
interleave(guests.loadGuestTour, {
  a: { secret: 's', slot: undefined },
  b: { secret: 's', slot: '2024-01-01' },
  data: [guestTour, { ...guestTour, tour: { slot: '2024-01-01', path: '/b' } }],
  entities: [{ kind: 'tour' }],
});
interleave(guests.unlockGuestTour, {
  a: { secret: 's', slot: undefined, passcode: '123456' },
  b: { secret: 's', slot: '2024-01-01', passcode: '123456' },
  data: [guestTour, { ...guestTour, tour: { slot: '2024-01-01', path: '/b' } }],
  entities: [],
});
const inbox = { total: 1, space: { used: 1, limit: null, warning: null } };
const recorded = { entries: [], next: null };
interleave(activity.loadActivity, {
  a: { thing: 'p-1' },
  b: { thing: 'p-2' },
  data: [recorded, { ...recorded, next: 'older' }],
  entities: [{ kind: 'project' }, { kind: 'client' }],
});
interleave(footage.loadInbox, {
  a: { list: 'waiting', page: 1, term: '' },
  b: { list: 'taken', page: 1, term: '' },
  data: [
    { ...inbox, deliveries: [deliveries.photos] },
    { ...inbox, deliveries: [] },
  ],
  entities: [{ kind: 'footage' }, { kind: 'project' }],
});
interleave(footage.loadFiles, {
  a: 'd-1',
  b: 'd-2',
  data: [[], [...deliveries.photos.strip]],
  entities: [{ kind: 'footage', id: 'd-1' }],
});
interleave(footage.takeFootage, {
  a: 'd-1',
  b: 'd-2',
  data: [message, other],
  entities: [{ kind: 'footage', id: 'd-1' }],
});
interleave(footage.deleteFootage, {
  a: 'd-1',
  b: 'd-2',
  data: [message, other],
  entities: [{ kind: 'footage', id: 'd-1' }],
});
interleave(team.changeMember, {
  a: { action: 'suspend', member: members.sami },
  b: { action: 'remove', member: members.omar },
  data: [message, other],
  entities: [{ kind: 'member' }, { kind: 'guestLinks' }],
});
interleave(team.checkClients, {
  a: ['a@example.com'],
  b: ['b@example.com'],
  data: [['a@example.com'], []],
  entities: [{ kind: 'client' }],
});
interleave(auth.logInByCode, {
  a: { link: '1', phone: '1', code: '1' },
  b: { link: '2', phone: '1', code: '1' },
  data: [login, { ...login, token: 't2' }],
  entities: [],
});
interleave(auth.changePassword, {
  a: { link: '1', password: 'a' },
  b: { link: '2', password: 'b' },
  data: [message, other],
  entities: [],
});

const { userName, fname, lname, email } = form;
const firstForm = { userName, fname, lname, email, password: 'a' };
interleave(firstAdmin.createFirstAdmin, {
  a: { secret: '1', form: firstForm },
  b: { secret: '2', form: firstForm },
  data: [login, { ...login, token: 't2' }],
  entities: [],
});

/** Requests whose key is the same for every input: two of them are never pending at the same time. */
const SINGLE: readonly string[] = [
  account.loadAccount.name,
  account.requestEmailChange.name,
  account.replacePassword.name,
  account.loadSessions.name,
  account.endOtherSessions.name,
  account.loadAccountData.name,
  auth.logIn.name,
  users.loadAllUsers.name,
  clientsBulk.resendInvitations.name,
  pilots.loadPilots.name,
  system.loadSystemStatus.name,
  activity.loadActivityFilters.name,
  system.retryMessages.name,
  allLinks.endLinks.name,
  team.loadTeam.name,
  team.inviteMember.name,
  team.inviteClients.name,
  footage.loadProjectNames.name,
  footage.loadOwnFootage.name,
];
/** Reads of what no request of the portal changes. */
const UNCHANGED: readonly string[] = [firstAdmin.loadFirstAdminLink.name];

it('covers every request of the domains', () => {
  const modules = [
    account,
    activity,
    auth,
    firstAdmin,
    footage,
    guests,
    pilots,
    project,
    sharing,
    trash,
    system,
    team,
    tours,
    tourSpeech,
    users,
    clientsBulk,
  ];
  const all = modules.flatMap((module) =>
    Object.values(module).flatMap((one: unknown) =>
      typeof one === 'object' && one !== null && 'requested' in one && 'name' in one
        ? [String(one.name)]
        : [],
    ),
  );
  expect(all.length).toBeGreaterThan(20);
  const others = [...SINGLE, ...UNCHANGED];
  expect(all.filter((name) => !TESTED.has(name) && !others.includes(name))).toEqual([]);
});
