/** What goes into the trash, comes back, and is deleted permanently. */
import { randomUUID } from 'node:crypto';
import {
  EMPTY_PROJECT_FIELDS,
  pathTo,
  trashKeyOf,
  type Trash,
  type TrashedThing,
} from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGuestLink, sendGuestTour } from '../../testing/guestLink.ts';
import { filesBelow } from '../../testing/keptFiles.ts';
import { moveClock } from '../../testing/moveClock.ts';
import { openTour } from '../../testing/openTour.ts';
import { sweep, sweepTrash } from '../../testing/sweep.ts';
import {
  createTestUser,
  openTestServer,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { DAY, tourPublisher, type TourPublisher } from '../../testing/tourPublisher.ts';
import { postForm } from '../../testing/files.ts';
import { ok, problem } from '../../testing/api.ts';

const BETWEEN = '2026-02-02';
const OTHER_DAY = '2026-03-03';
const LAST_DAY = '2026-04-04';

let server: TestServer;
let close: () => Promise<void>;
let admin = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  ({ token: admin } = await createTestUser(server, 'sara', { isAdmin: true }));
});
afterAll(() => close());

/** Sessions end sooner than the trash. */
async function logInAgain(): Promise<void> {
  const user = await server.services.users.byName('sara');
  admin = await server.services.sessions.start(user?.id ?? '');
}

const as = (token: string) => ({ token });

async function list(): Promise<Trash> {
  return ok('trash', await server.call('GET', 'trash?page=1', as(admin)));
}

async function entryOf(thing: TrashedThing) {
  const { kind, id } = trashKeyOf(thing);
  const { entries } = await list();
  return entries.find(
    (entry) =>
      entry.kind === kind &&
      (entry._id === id ||
        entry._id.startsWith(`${id}.`) ||
        (kind === 'pilot' && entry.name === id)),
  );
}

function restore(thing: TrashedThing, name?: string): Promise<Answer> {
  const path = pathTo('restoreTrash', trashKeyOf(thing));
  return server.call('POST', path, { ...as(admin), ...(name !== undefined && { body: { name } }) });
}

function deleteForGood(thing: TrashedThing, name: string): Promise<Answer> {
  const path = pathTo('deleteTrash', trashKeyOf(thing));
  return server.call('DELETE', path, { ...as(admin), body: { name } });
}

async function expectOk(answer: Promise<Answer>): Promise<void> {
  const { status, text } = await answer;
  expect([status, text]).toEqual([200, expect.any(String)]);
}

async function expectProblem(answer: Promise<Answer>, status: number, message = /./) {
  const got = problem(await answer, status);
  expect(got.message).toMatch(message);
  return got;
}

/** A client with a project that has a tour on two dates, and all that belongs to it. */
async function makeClient() {
  const site = await tourPublisher(server);
  await site.publish({ 'index.html': '<h1>first</h1>' }, DAY);
  await site.publish({ 'index.html': '<h1>second</h1>' }, OTHER_DAY);
  const project = await server.services.projects.byId(site.projectId);
  const id = project?.owner_id ?? '';
  const owner = await server.services.users.byId(id);
  const guest = await createTestUser(server, `guest${site.projectId.slice(0, 8)}`);
  await server.services.projects.share(site.projectId, guest.user.id);
  await server.call('PUT', pathTo('setTourAlignment', { folder: site.folder }), {
    ...as(admin),
    body: { from: { slot: DAY, scene: 'a' }, to: { slot: OTHER_DAY, scene: 'b' }, yaw: 1 },
  });
  const { secret } = await makeGuestLink(server, { token: admin, projectId: site.projectId });
  const client = { kind: 'client', id } as const;
  const thing = { kind: 'project', id: site.projectId } as const;
  const date = { kind: 'date', projectId: site.projectId, day: OTHER_DAY } as const;
  const name = `${owner?.fname ?? ''} ${owner?.lname ?? ''}`;
  const userName = owner?.user_name ?? '';
  return { ...site, projectName: site.name, client, thing, date, name, guest, secret, userName };
}

async function tourUrl({ folder }: TourPublisher, token: string, day: string): Promise<string> {
  const path = pathTo('projectFolder', { folder: `${folder}|${day}` });
  const answer = await server.call('GET', path, as(token));
  return openTour(server, ok('projectFolder', answer).path);
}

const statusOf = async (path: string) => (await server.send({ path })).status;

const deleteUser = (id: string) =>
  server.call('DELETE', pathTo('deleteUser', { userId: id }), as(admin));
const deleteProject = (projectId: string) =>
  server.call('DELETE', pathTo('deleteProject', { projectId }), as(admin));
const deleteDate = (projectId: string, date: string) =>
  server.call('DELETE', pathTo('deleteSubProject', { projectId }), {
    ...as(admin),
    body: { date },
  });
const projectOf = async ({ projectId }: TourPublisher, token = admin) =>
  ok('project', await server.call('GET', pathTo('project', { id: projectId }), as(token)));
const alignmentsOf = async ({ folder }: TourPublisher) =>
  ok('tourAlignments', await server.call('GET', pathTo('tourAlignments', { folder }), as(admin)))
    .alignments;

describe('a client', () => {
  it('loses the session and the tours immediately, and comes back with everything after 29 days', async () => {
    const site = await makeClient();
    const url = await tourUrl(site, site.owner, OTHER_DAY);
    expect(await statusOf(url)).toBe(200);
    await expectOk(deleteUser(site.client.id));
    expect(await statusOf(url)).toBe(404);
    await expectProblem(server.call('GET', `user/${site.owner}`), 401);
    await expectProblem(server.call('GET', `project/${site.projectId}`, as(site.guest.token)), 404);
    await expectProblem(sendGuestTour(server, { secret: site.secret }), 404);
    expect(await entryOf(site.client)).toMatchObject({
      name: site.name,
      trashedBy: 'sara first sara last',
      waitsFor: null,
    });
    expect((await entryOf(site.client))?.bytes).toBeGreaterThan(0);

    await moveClock(server, 29);
    await logInAgain();
    await sweep(server.services);
    await expectOk(restore(site.client));
    expect(await entryOf(site.client)).toBeUndefined();
    const token = await server.services.sessions.start(site.client.id);
    for (const day of [DAY, OTHER_DAY]) {
      const shown = await server.send({ path: await tourUrl(site, token, day) });
      expect(shown.text).toContain(day === DAY ? 'first' : 'second');
    }
    const project = await projectOf(site);
    expect(project.accessUser).toEqual([{ _id: site.guest.user.id, email: site.guest.user.email }]);
    expect(project.subDate).toEqual([DAY, OTHER_DAY]);
    expect(await alignmentsOf(site)).toHaveLength(1);
    await expectOk(sendGuestTour(server, { secret: site.secret }));
    // Restoring again changes nothing.
    await expectOk(restore(site.client));
  });

  it('leaves nothing after 31 days', async () => {
    const { db, files } = server.services;
    const site = await makeClient();
    await expectOk(deleteUser(site.client.id));
    expect(await filesBelow(files, `tours/${site.projectId}`)).not.toEqual([]);
    await moveClock(server, 30.5);
    await sweep(server.services);
    await moveClock(server, 31);
    await logInAgain();
    await sweep(server.services);
    expect(await filesBelow(files, `tours/${site.projectId}`)).toEqual([]);
    expect(await entryOf(site.client)).toBeUndefined();
    expect((await list()).bytes).toBe(0);
    for (const table of ['tours', 'access', 'guest_links', 'tour_alignments', 'trash'] as const) {
      const rows = db
        .selectFrom(table)
        .where('project_id', '=', site.projectId)
        .select('project_id');
      expect([table, await rows.execute()]).toEqual([table, []]);
    }
    const users = db.selectFrom('users').where('id', '=', site.client.id).select('id');
    expect(await users.execute()).toEqual([]);
    await expectProblem(restore(site.client), 404, /deleted for good/);
    const actions = db
      .selectFrom('activity')
      .where('thing_id', '=', site.client.id)
      .orderBy('at')
      .select(['action', 'actor_kind']);
    expect(await actions.execute()).toEqual([
      { action: 'client.trashed', actor_kind: 'person' },
      { action: 'client.deleted', actor_kind: 'job' },
    ]);
  });

  it('takes along a project that was in the trash before, which waits for the client', async () => {
    const site = await makeClient();
    const other = await server.services.projects.add(site.client.id, {
      name: 'Other',
      number: '2',
    });
    await expectOk(deleteProject(site.projectId));
    await expectOk(deleteUser(site.client.id));
    expect(await entryOf(site.thing)).toMatchObject({ waitsFor: 'client' });
    await expectProblem(restore(site.thing), 409, /client first/);
    await expectOk(restore(site.client));
    expect(await server.services.projects.byId(other.id)).toBeDefined();
    expect(await entryOf(site.thing)).toMatchObject({ waitsFor: null, client: site.name });
    await expectOk(deleteUser(site.client.id));
    await expectOk(deleteForGood(site.client, site.name));
    expect(await entryOf(site.thing)).toBeUndefined();
    await sweepTrash(server.services);
    expect(await filesBelow(server.services.files, `tours/${site.projectId}`)).toEqual([]);
  });

  it('keeps user name, email and phone number, which only admins can read', async () => {
    const phone = '962790001122';
    const kept = await createTestUser(server, 'kept', { phone });
    await expectOk(deleteUser(kept.user.id));
    const form = { userName: 'kept', fname: 'Other', lname: 'Person', email: 'new@example.com' };
    const create = (changes: object) =>
      server.call('POST', 'auth/create-user', {
        ...as(admin),
        body: { ...form, ...changes, emailType: 'userCreated' },
      });
    const until = server.services.clock.in(30 * 24 * 3600).slice(0, 10);
    const words = new RegExp(
      `\u2068kept first kept last\u2069 .* is in the trash until \u2066${until}\u2069\\.`,
    );
    await expectProblem(create({}), 409, words);
    const { errors } = await expectProblem(
      create({ userName: 'fresh', email: 'KEPT@example.com', phone }),
      409,
      words,
    );
    expect(Object.keys(errors ?? {})).toEqual(['email', 'phone']);
    const other = await createTestUser(server, 'other');
    const problem = await expectProblem(
      server.call('PUT', 'account', {
        ...as(other.token),
        body: { phone, password: 'Test1234pass' },
      }),
      409,
    );
    expect(problem.message).not.toContain('trash');
    const reset = { email: 'kept@example.com', emailType: 'resetPassword' };
    await expectProblem(server.call('POST', 'send-mail/send-reset-password', { body: reset }), 404);
    const login = { email: 'kept@example.com', password: 'Test1234pass' };
    await expectProblem(
      server.call('POST', 'auth/email-login', { body: login }),
      401,
      /Wrong email/,
    );
    await expectProblem(server.call('POST', 'auth/phone-login', { body: { phone } }), 404);
    await expectOk(deleteForGood({ kind: 'client', id: kept.user.id }, 'kept first kept last'));
    await expectOk(create({}));
  });
});

describe('a project', () => {
  const create = (site: { userName: string }, name: string) =>
    server.call('POST', pathTo('createProject', { clientId: site.userName }), {
      ...as(admin),
      body: { name, number: 3 },
    });

  it('comes back with the replaced tours that can be restored', async () => {
    const site = await makeClient();
    await site.publish({ 'index.html': '<h1>third</h1>' }, OTHER_DAY);
    await expectOk(deleteProject(site.projectId));
    await expectProblem(deleteProject(site.projectId), 404);
    await expectOk(restore(site.thing));
    await expectProblem(create(site, site.projectName.toUpperCase()), 409, /already has/);
    expect((await projectOf(site)).keptTours).toMatchObject([{ slot: OTHER_DAY }]);
    const shown = await server.send({ path: await tourUrl(site, site.owner, OTHER_DAY) });
    expect(shown.text).toContain('third');
  });

  it('leaves its name to another, and then comes back by another name only', async () => {
    const site = await makeClient();
    const { projectName: name } = site;
    await expectOk(deleteProject(site.projectId));
    const created = ok('createProject', await create(site, name));
    // Nothing of the old one opens the new one.
    const folder = pathTo('projectFolder', { folder: `${site.folder}|${DAY}` });
    await expectProblem(server.call('GET', folder, as(site.owner)), 404);
    await expectProblem(
      server.call('GET', `project/${created.project._id}`, as(site.guest.token)),
      403,
    );
    await expectProblem(sendGuestTour(server, { secret: site.secret }), 404);

    const { code, errors } = await expectProblem(restore(site.thing), 409, /in use by now/);
    expect([code, Object.keys(errors ?? {})]).toEqual(['taken', ['name']]);
    await expectProblem(restore(site.thing, name.toUpperCase()), 409);
    await expectProblem(restore(site.thing, 'a/b'), 422);
    await expectOk(restore(site.thing, `${name} old`));
    expect(await projectOf(site)).toMatchObject({ name: `${name} old`, subDate: [DAY, OTHER_DAY] });
    await expectOk(sendGuestTour(server, { secret: site.secret }));
    await expectProblem(create(site, name), 409);
    await expectProblem(create(site, `${name} OLD`), 409);

    // Two of one name in the trash: each comes back by itself.
    await expectOk(deleteProject(created.project._id));
    await expectOk(create(site, name));
    await expectProblem(restore({ kind: 'project', id: created.project._id }), 409);
    await expectOk(deleteUser(site.client.id));
    await expectOk(restore(site.client));
    await expectProblem(create(site, name), 409);
  });

  it('is added for ever, however many were deleted before', async () => {
    const site = await makeClient();
    for (let count = 1; count <= 7; count += 1) {
      const answer = await create(site, `${site.userName}-project-1`);
      const { project } = ok('createProject', answer);
      await expectOk(deleteProject(project._id));
    }
  });

  it('is deleted permanently by its name only, and then cannot be restored', async () => {
    const site = await makeClient();
    const { projectName: name } = site;
    await expectProblem(deleteForGood(site.thing, name), 404);
    await expectOk(deleteProject(site.projectId));
    const { errors } = await expectProblem(deleteForGood(site.thing, `${name}!`), 422);
    expect(errors).toHaveProperty('name');
    await expectOk(deleteForGood(site.thing, ` ${name} `));
    await expectProblem(deleteForGood(site.thing, name), 404);
    await expectProblem(restore(site.thing), 404, /deleted for good/);
    await sweepTrash(server.services);
    expect(await filesBelow(server.services.files, `tours/${site.projectId}`)).toEqual([]);
  });

  it('is either restored or deleted if two admins do both concurrently', async () => {
    const site = await makeClient();
    await expectOk(deleteProject(site.projectId));
    const answers = await Promise.all([
      restore(site.thing),
      deleteForGood(site.thing, site.projectName),
      restore(site.thing),
    ]);
    const restored = [answers[0].status, answers[2].status];
    expect(restored).toEqual(answers[1].status === 200 ? [404, 404] : [200, 200]);
    expect(await entryOf(site.thing)).toBeUndefined();
  });
});

describe('a date', () => {
  it('is hidden, and comes back in its place with its tours, alignments and guest links', async () => {
    const site = await makeClient();
    await site.publish({ 'index.html': '<h1>third</h1>' }, OTHER_DAY);
    const url = await tourUrl(site, site.owner, OTHER_DAY);
    await expectOk(deleteDate(site.projectId, OTHER_DAY));
    expect(await statusOf(url)).toBe(404);
    const project = await projectOf(site);
    expect(project).toMatchObject({ subDate: [DAY], keptTours: [] });
    expect(project.tours?.map(({ slot }) => slot)).toEqual([DAY]);
    expect(await alignmentsOf(site)).toEqual([]);
    expect(project.trashedDates).toMatchObject([{ day: OTHER_DAY }]);
    expect((await projectOf(site, site.owner)).trashedDates).toBeUndefined();
    const form = { ...EMPTY_PROJECT_FIELDS, name: project.name, number: '1', type: 'residential' };
    const save = (subDate: string[]) =>
      server.call('PUT', pathTo('updateProject', { projectId: site.projectId }), {
        ...as(admin),
        body: { ...form, location: 'Amman', status: 'in-progress', subDate },
      });
    // Saving the other dates leaves it there.
    await expectOk(save([DAY, LAST_DAY]));
    expect(await entryOf(site.date)).toMatchObject({ name: OTHER_DAY, project: project.name });
    await expectOk(restore(site.date));
    const back = await projectOf(site);
    expect(back.subDate).toEqual([DAY, OTHER_DAY, LAST_DAY]);
    expect(back.keptTours).toMatchObject([{ slot: OTHER_DAY }]);
    expect(await alignmentsOf(site)).toHaveLength(1);
    const shown = await server.send({ path: await tourUrl(site, site.owner, OTHER_DAY) });
    expect(shown.text).toContain('third');

    // A date that is removed in the form goes there as well.
    await expectOk(save([DAY]));
    await expectOk(deleteProject(site.projectId));
    await expectProblem(restore(site.date), 409, /project first/);
    await expectOk(restore(site.thing));
    await expectOk(deleteForGood(site.date, OTHER_DAY));
    await sweepTrash(server.services);
    expect((await filesBelow(server.services.files, `tours/${site.projectId}`)).length).toBe(1);
    await site.publish({ 'index.html': 'again' }, OTHER_DAY);
  });
});

describe('a date whose day has another tour', () => {
  /** A client with a link of a date, which is in the trash, while another tour is on its day. */
  async function makeReplaced() {
    const site = await makeClient();
    const link = { token: admin, projectId: site.projectId };
    const { secret } = await makeGuestLink(server, link, { slot: OTHER_DAY });
    const guest = await shownTo(secret);
    await expectOk(deleteDate(site.projectId, OTHER_DAY));
    await expectProblem(sendGuestTour(server, { secret }), 404);
    await site.publish({ 'index.html': '<h1>new</h1>' }, OTHER_DAY);
    return { ...site, dateSecret: secret, guestUrl: guest };
  }

  async function shownTo(secret: string): Promise<string> {
    const answer = await sendGuestTour(server, { secret });
    return openTour(server, ok('guestTour', answer).tour?.path ?? '');
  }

  const guestLinksOf = async ({ projectId }: TourPublisher) =>
    ok(
      'guestLinks',
      await server.call('GET', pathTo('guestLinks', { projectId }), as(admin)),
    ).links.filter(({ slot }) => slot !== null);

  it('is saved and uploaded again immediately, and has nothing of the old one', async () => {
    const site = await makeReplaced();
    expect(await projectOf(site)).toMatchObject({ subDate: [DAY, OTHER_DAY], keptTours: [] });
    const shown = await server.send({ path: await tourUrl(site, site.owner, OTHER_DAY) });
    expect(shown.text).toContain('new');
    expect(await alignmentsOf(site)).toEqual([]);
    await expectProblem(sendGuestTour(server, { secret: site.dateSecret }), 404);
    expect(await statusOf(site.guestUrl)).toBe(404);
    expect(await guestLinksOf(site)).toEqual([]);
    // The link of the whole project shows it.
    await expectOk(sendGuestTour(server, { secret: site.secret }));
  });

  it('comes back on another day only, where its link and alignments follow it', async () => {
    const site = await makeReplaced();
    const { code } = await expectProblem(restore(site.date), 409, /another tour/);
    expect(code).toBe('taken');
    await expectProblem(restore(site.date, DAY), 409);
    await expectProblem(restore(site.date, 'Monday'), 422);
    await expectOk(restore(site.date, BETWEEN));
    expect((await projectOf(site)).subDate).toEqual([DAY, BETWEEN, OTHER_DAY]);
    const shown = await server.send({ path: await tourUrl(site, site.owner, BETWEEN) });
    expect(shown.text).toContain('second');
    expect(await alignmentsOf(site)).toMatchObject([{ to: { slot: BETWEEN } }]);
    expect((await server.send({ path: await shownTo(site.dateSecret) })).text).toContain('second');
    expect(await guestLinksOf(site)).toMatchObject([{ slot: BETWEEN }]);
  });

  it('has no link any more once it is deleted permanently', async () => {
    const site = await makeReplaced();
    await expectOk(deleteForGood(site.date, OTHER_DAY));
    await expectProblem(sendGuestTour(server, { secret: site.dateSecret }), 404);
    expect(await guestLinksOf(site)).toMatchObject([{ slot: OTHER_DAY, state: 'revoked' }]);
    expect((await projectOf(site)).subDate).toEqual([DAY, OTHER_DAY]);
    const shown = await server.send({ path: await tourUrl(site, site.owner, OTHER_DAY) });
    expect(shown.text).toContain('new');
  });

  it('comes back without the link that was revoked with all others meanwhile', async () => {
    const site = await makeReplaced();
    const path = pathTo('revokeGuestLinks', { projectId: site.projectId });
    await expectOk(server.call('DELETE', path, as(admin)));
    await expectOk(restore(site.date, BETWEEN));
    await expectProblem(sendGuestTour(server, { secret: site.dateSecret }), 404);
  });

  it('is one of several of its day, each of which is restored or deleted by itself', async () => {
    const site = await makeReplaced();
    await expectOk(deleteDate(site.projectId, OTHER_DAY));
    const { trashedDates } = await projectOf(site);
    expect(trashedDates).toMatchObject([{ day: OTHER_DAY }, { day: OTHER_DAY }]);
    const older = trashedDates?.at(1)?.entry;
    await expectOk(restore({ ...site.date, entry: older }));
    const shown = await server.send({ path: await tourUrl(site, site.owner, OTHER_DAY) });
    expect(shown.text).toContain('second');
    await expectOk(deleteForGood(site.date, OTHER_DAY));
    expect((await projectOf(site)).trashedDates).toEqual([]);
    await expectOk(sendGuestTour(server, { secret: site.dateSecret }));
  });

  it('gets its tour back if the day was only added again', async () => {
    const site = await makeClient();
    await expectOk(deleteDate(site.projectId, OTHER_DAY));
    await server.services.projects.addDay(site.projectId, OTHER_DAY, server.services.db);
    await expectOk(restore(site.date));
    expect((await projectOf(site)).subDate).toEqual([DAY, OTHER_DAY]);
    const shown = await server.send({ path: await tourUrl(site, site.owner, OTHER_DAY) });
    expect(shown.text).toContain('second');
  });
});

it('ends the link of a day that never had a tour with the day', async () => {
  const site = await makeClient();
  const { db, projects } = server.services;
  await projects.addDay(site.projectId, BETWEEN, db);
  const link = { token: admin, projectId: site.projectId };
  const { secret } = await makeGuestLink(server, link, { slot: BETWEEN });
  await expectOk(sendGuestTour(server, { secret }));
  const form = { ...EMPTY_PROJECT_FIELDS, name: site.projectName, number: '1', location: 'Amman' };
  const path = pathTo('updateProject', { projectId: site.projectId });
  const body = { ...form, type: 'residential', status: 'in-progress', subDate: [DAY, OTHER_DAY] };
  await expectOk(server.call('PUT', path, { ...as(admin), body }));
  await site.publish({ 'index.html': '<h1>new</h1>' }, BETWEEN);
  await expectProblem(sendGuestTour(server, { secret }), 404);
});

describe('a pilot', () => {
  it('is no longer public, leaves its name to another, and comes back by another one', async () => {
    const name = `Lobby ${randomUUID().slice(0, 8)}`;
    const publish = () => {
      return postForm(
        server,
        '/api/pilot_project/create-project',
        [{ name: 'pilot-project-folder', file: tourArchive(), fileName: `${name}.zip` }],
        { ...as(admin) },
      );
    };
    const shown = () => server.call('GET', pathTo('pilot', { name }));
    const remove = () =>
      server.call('DELETE', pathTo('deletePilot', { projectId: name }), as(admin));
    const thing = { kind: 'pilot', name } as const;
    await expectOk(publish());
    const { path } = ok('pilot', await shown());
    await expectOk(remove());
    expect((await shown()).status).toBe(404);
    expect(await statusOf(path ?? '')).toBe(404);
    await expectProblem(remove(), 404);
    await expectOk(restore(thing));
    expect(await statusOf(path ?? '')).toBe(200);
    const { code } = await expectProblem(publish(), 409, /already exists/);
    expect(code).toBe('taken');
    await expectOk(remove());
    await expectOk(publish());
    await expectProblem(restore(thing), 409, /in use by now/);
    await expectOk(restore(thing, `${name} old`));
    expect(await statusOf(path ?? '')).toBe(200);
    expect((await server.call('GET', pathTo('pilot', { name: `${name} old` }))).status).toBe(200);
    await expectOk(remove());
    const entry = await entryOf(thing);
    await expectOk(deleteForGood({ kind: 'pilot', name: entry?._id ?? '' }, name));
    expect(await entryOf(thing)).toBeUndefined();
    await expectOk(publish());
  });
});

describe('two people of one name', () => {
  it('are told apart, found, and each deleted by the user name', async () => {
    const names = { fname: 'أحمد', lname: 'Nasser' };
    const { user: first } = await createTestUser(server, 'ahmad1', names);
    const { user: second } = await createTestUser(server, 'ahmad2', { ...names, isStaff: true });
    await expectOk(server.call('DELETE', `user/delete-user/${first.id}`, as(admin)));
    await expectOk(server.call('DELETE', `team/${second.id}`, as(admin)));
    const find = async (q: string) => {
      const path = `trash?page=1&q=${encodeURIComponent(q)}`;
      return ok('trash', await server.call('GET', path, as(admin)));
    };
    // Another spelling of the name, and the user name.
    const found = await find('احمد');
    expect(found.total).toBe(2);
    expect(found.entries.map(({ person }) => person)).toEqual(
      expect.arrayContaining([
        { userName: 'ahmad2', role: 'staff' },
        { userName: 'ahmad1', role: 'client' },
      ]),
    );
    expect((await find('AHMAD1')).entries.map(({ _id }) => _id)).toEqual([first.id]);
    expect(await find('no such name')).toMatchObject({ entries: [], total: 0 });
    const thing = { kind: 'client', id: first.id } as const;
    expect((await deleteForGood(thing, 'ahmad2')).status).toBe(422);
    await expectOk(deleteForGood(thing, 'ahmad1'));
    expect((await find('احمد')).entries.map(({ _id }) => _id)).toEqual([second.id]);
  });
});

it('answers forged kinds and ids like things that were deleted', async () => {
  for (const [kind, id] of [
    ['castle', 'x'],
    ['client', '%00'],
    ['date', 'x'],
    ['date', '../..'],
    ['pilot', '’; drop table trash; --'],
    ['project', 'x'.repeat(5000)],
  ]) {
    const path = pathTo('restoreTrash', { kind: kind ?? '', id: id ?? '' });
    expect((await server.call('POST', path, as(admin))).status).toBe(404);
  }
});
