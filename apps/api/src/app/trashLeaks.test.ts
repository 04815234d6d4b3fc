/** Sends every endpoint what is in the trash, as everybody who could see it before: none of it is in the answers. */
import {
  EMPTY_PROJECT_FIELDS,
  ENDPOINT_NAMES,
  ENDPOINTS,
  pathTo,
  type EndpointName,
} from '@jawla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeGuestLink } from '../testing/guestLink.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type TestServer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import { postForm, tourForm, type FormPart } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

const PHONE = '962790003344';
const DAY = '2031-03-03';
/** Names and days of what is in the trash, which nothing else has. */
const TRASHED = /quokka|okapi|ibis|tapir|kiwi|2031-03-03/i;
/** Admins read there what is in it, and what happened to it. */
const TRASH: readonly EndpointName[] = [
  'trash',
  'restoreTrash',
  'deleteTrash',
  'activity',
  'activityFilters',
  // What a person has done, and for clients also their projects in the trash: tested below.
  'accountData',
];

let server: TestServer;
let close: () => Promise<void>;
const tokens: Record<string, string> = {};
const ids = { client: '', okapi: '', tapir: '', kiwi: '', link: '', secret: '', version: '' };
let forgotten = '';

const call = (method: string, path: string, token = '', body?: unknown) =>
  server.call(method, path, { ...(token && { token }), body });

async function publish(path: string, form: readonly FormPart[]): Promise<void> {
  const token = tokens['admin'] ?? '';
  const answer = await postForm(server, path, form, { token });
  expect(answer.status).toBe(200);
}

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  const { projects, users, links, tours } = server.services;
  tokens['admin'] = (await createTestUser(server, 'admin', { isAdmin: true })).token;
  const quokka = await createTestUser(server, 'quokka', { phone: PHONE });
  const keeper = await createTestUser(server, 'keeper');
  const guest = await createTestUser(server, 'guest');
  Object.assign(tokens, { client: quokka.token, keeper: keeper.token, guest: guest.token });
  ids.client = quokka.user.id;
  // Of the client, of another client, and one of which only a date is in the trash.
  ids.okapi = (await projects.add(quokka.user.id, { name: 'Okapi', number: '1' })).id;
  ids.tapir = (await projects.add(keeper.user.id, { name: 'Tapir', number: '1' })).id;
  ids.kiwi = (await projects.add(quokka.user.id, { name: 'Kiwi', number: '2' })).id;
  const house = await projects.add(keeper.user.id, { name: 'House', number: '2' });
  for (const id of [ids.okapi, ids.tapir, ids.kiwi, house.id]) {
    await projects.share(id, guest.user.id);
    await projects.share(id, quokka.user.id);
    const query = `date=${DAY}&projectType=subDate`;
    await publish(`/api/project/upload-folder/${id}?${query}`, tourForm(tourArchive()));
  }
  ids.version = (await tours.liveOfProject(house.id))[0]?.version ?? '';
  const pilot = { name: 'pilot-project-folder', file: tourArchive(), fileName: 'Ibis.zip' };
  await publish('/api/pilot_project/create-project', [pilot]);
  const made = await makeGuestLink(server, {
    token: tokens['client'] ?? '',
    projectId: ids.okapi,
  });
  ids.link = made.link._id;
  ids.secret = made.secret;
  const user = await users.byId(ids.client);
  forgotten = user ? await links.make('secret', user) : '';

  const { admin } = tokens;
  const path = (projectId: string) => pathTo('deleteSubProject', { projectId });
  await call('DELETE', path(house.id), admin, { date: DAY });
  await call('DELETE', pathTo('deleteProject', { projectId: ids.tapir }), admin);
  await call('DELETE', pathTo('deleteProject', { projectId: ids.kiwi }), admin);
  await call('DELETE', pathTo('deleteUser', { userId: ids.client }), admin);
  await call('DELETE', pathTo('deletePilot', { projectId: 'Ibis' }), admin);
  const listed = await call('GET', 'trash?page=1', admin);
  for (const word of ['quokka', 'Tapir', 'Kiwi', 'Ibis', DAY]) {
    if (!listed.text.includes(word)) throw new Error(`${word} is not in the trash`);
  }
});
afterAll(() => close());

const QUERIES: Partial<Record<EndpointName, string>> = {
  users: 'page=1',
  usersEmail: 'q=quokka%40example.com&owner_user=keeper',
  visits: 'days=30',
  footage: 'list=waiting&page=1',
  uploadFolder: `date=${DAY}&projectType=subDate`,
};

const BODIES: Partial<Record<EndpointName, unknown>> = {
  updateUser: { userName: 'quokka', fname: 'Some', lname: 'Body', email: 'some@example.com' },
  createProject: { name: 'Another', number: 3 },
  updateProject: {
    ...EMPTY_PROJECT_FIELDS,
    name: 'Another',
    number: '1',
    location: 'Amman',
    type: 'residential',
    status: 'done',
    subDate: [],
  },
  deleteSubProject: { date: DAY },
  addAccess: { email: 'quokka@example.com' },
  deleteAccess: { email: 'quokka@example.com' },
  emailLogin: { email: 'quokka@example.com', password: PASSWORD },
  phoneLogin: { phone: PHONE },
  phoneLoginVerify: { phoneNumber: PHONE, otpVal: '123456' },
  sendResetPassword: { email: 'quokka@example.com', emailType: 'resetPassword' },
  sendVerifyEmail: { email: 'quokka@example.com', emailType: 'verifyEmail' },
  updatePassword: { password: 'Newpass123' },
  switchBridge: { enabled: false },
  switchPilotBridge: { enabled: false },
  reportTourSpeech: { spoke: true },
  cancelUpload: { uploadFor: 'project' },
  createGuestLink: { note: '', slot: null, expiresAt: null, sites: [] },
  updateGuestLink: { note: '', expiresAt: null, sites: [] },
  setTourAlignment: {
    from: { slot: DAY, scene: 'a' },
    to: { slot: 'date', scene: 'b' },
    yaw: 0,
  },
};

/** What the parameters of a path may name of what is in the trash. */
function paramsOf(name: EndpointName): Record<string, string>[] {
  const project = (id: string, owner: string, title: string) => ({
    id: name === 'currentUser' ? '' : id,
    projectId: id,
    projectID: id,
    folder: `${owner}|${title}`,
    slot: DAY,
    clientID: 'quokka',
    clientId: 'quokka',
    userId: name === 'updatePassword' ? forgotten : ids.client,
    userName: 'quokka',
    name: 'Ibis',
    token: tokens['client'] ?? '',
  });
  const every = [
    project(ids.okapi, 'quokka', 'Okapi'),
    project(ids.kiwi, 'quokka', 'Kiwi'),
    project(ids.tapir, 'keeper', 'Tapir'),
    { ...project(ids.tapir, 'keeper', `House|${DAY}`), projectId: 'Ibis' },
  ];
  if (name === 'linkEmail' || name === 'verifyState') {
    return every.map((params) => ({ ...params, id: forgotten }));
  }
  if (name.endsWith('GuestLink')) return every.map((params) => ({ ...params, id: ids.link }));
  if (name === 'reportTourSpeech') return [{ version: ids.version }];
  if (name === 'restoreTour') return every.map((params) => ({ ...params, id: ids.version }));
  return every;
}

/** They end the session that the others need. */
const LAST: readonly EndpointName[] = ['endOtherSessions', 'endSession', 'logout'];
const WALKED = ENDPOINT_NAMES.filter((name) => !TRASH.includes(name) && !LAST.includes(name));

it.each(WALKED)('%s answers nothing of what is in the trash', async (name) => {
  const { method, path } = ENDPOINTS[name];
  for (const params of paramsOf(name)) {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
      encodeURIComponent(params[param] ?? ''),
    );
    const query = QUERIES[name] === undefined ? '' : `?${QUERIES[name]}`;
    for (const [role, token] of Object.entries(tokens)) {
      const body = method === 'GET' ? undefined : (BODIES[name] ?? {});
      const answer = await call(method, `${filled}${query}`, token, body);
      expect(answer.status, `${role} ${filled}`).toBeLessThan(500);
      expect(`${role} ${answer.text}`).not.toMatch(TRASHED);
      const isOfTrash = path.includes('{') && name !== 'cancelUpload';
      expect(isOfTrash && answer.status < 300, `${role} ${filled}`).toBe(false);
    }
  }
});

it.each([
  '/pilot-project/Ibis',
  '/projects/pilot_projects/Ibis/index.html',
  '/projects/quokka/Okapi/index.html',
])('%s shows nothing of what is in the trash', async (path) => {
  expect((await server.send({ path })).text).not.toMatch(/Ibis|Okapi/);
});

it('links to nothing of what is in the trash from the activity of its past', async () => {
  const answer = await call('GET', 'activity', tokens['admin']);
  const { entries } = ok('activity', answer);
  const trashed = entries.filter(({ thing }) => TRASHED.test(thing.name));
  expect(trashed.length).toBeGreaterThan(0);
  expect(trashed.filter(({ thing }) => thing.exists)).toEqual([]);
});

it('answers the data of an account with what is in the trash only where it says so', async () => {
  for (const [role, token] of Object.entries(tokens)) {
    const { text } = await call('GET', 'account/data', token);
    const told = z.parse(z.looseObject({}), JSON.parse(text));
    // Admins read what they did to it.
    const own = ['trashedProjects', ...(role === 'admin' ? ['activity'] : [])];
    const others = Object.entries(told).filter(([name]) => !own.includes(name));
    expect(`${role} ${JSON.stringify(others)}`).not.toMatch(TRASHED);
  }
});

it('shows nothing to guests, on their page and by its call', async () => {
  const answer = await call('POST', 'guest-tour', '', { secret: ids.secret });
  expect(answer.status).toBe(404);
  expect((await server.send({ path: `/g/${ids.secret}` })).text).not.toMatch(TRASHED);
});
