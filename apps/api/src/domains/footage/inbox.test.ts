/** What becomes of footage: the inbox of admins, the list of its sender, and the space it takes. */
import { randomUUID } from 'node:crypto';
import { EMPTY_PROJECT_FIELDS, type FootageInbox, pathTo } from '@jawla/contract';
import {
  FOOTAGE_FOLDERS,
  FOOTAGE_PAGE_SIZE,
  type FootageListName,
} from '@jawla/contract/footageLimits';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FOOTAGE_KEY } from '../../platform/files/fileStore.ts';
import { eventually } from '../../testing/eventually.ts';
import { handIn } from '../../testing/handIn.ts';
import { filesBelow } from '../../testing/keptFiles.ts';
import { mailsTo } from '../../testing/outbox.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type TestServer,
} from '../../testing/testServer.ts';
import type { NewDelivery } from './footage.store.ts';
import { warnOfSpace } from './footageSpace.ts';
import { FOOTAGE_JOB } from './recordFootage.ts';
import { recordUnknownFootage } from './recordFootage.ts';
import { jpg, mp4 } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let boss = '';
let secondBoss = '';
let staff = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer({ footageBytes: 1_000_000 }));
  boss = (await createTestUser(server, 'boss', { isAdmin: true })).token;
  secondBoss = (await createTestUser(server, 'second', { isAdmin: true })).token;
  staff = (await createTestUser(server, 'staff', { fname: 'Sami', lname: 'Odeh' })).token;
});
afterAll(() => close());

async function inbox(
  q: string,
  list: FootageListName = 'waiting',
  page = 1,
): Promise<FootageInbox> {
  const query = new URLSearchParams({ list, page: String(page), q }).toString();
  const answer = await server.call('GET', `footage?${query}`, { token: boss });
  expect(answer.status).toBe(200);
  return ok('footage', answer);
}

/** Hands in two files for a project. Returns the id of the delivery. */
async function deliver(project: string, token = staff): Promise<string> {
  await handIn(server, token, project, [
    ['a.jpg', jpg()],
    ['b.mp4', mp4()],
  ]);
  const id = (await inbox(project)).deliveries[0]?._id;
  if (id === undefined) throw new Error(`There is no delivery for ${project}`);
  return id;
}

async function ownFootage(token: string) {
  const answer = await server.call('GET', 'my-footage', { token });
  return ok('myFootage', answer).deliveries;
}

async function projectNames(token: string): Promise<string[]> {
  const answer = await server.call('GET', 'footage-projects', { token });
  return ok('footageProjects', answer).projects.map(({ name }) => name);
}

function row(changes: Partial<NewDelivery> & { projectName: string }): NewDelivery {
  const id = randomUUID();
  const folder = FOOTAGE_FOLDERS.session;
  return {
    id,
    userId: null,
    folder,
    path: `${changes.projectName}/${folder}/${id}`,
    createdAt: '2026-01-02T03:04:05.000Z',
    files: [{ name: 'a.mp4', bytes: 1, kind: 'film' }],
    ...changes,
  };
}

describe('the number beside the inbox', () => {
  const waiting = async (token: string) =>
    ok('currentUser', await server.call('GET', pathTo('currentUser', { token }))).waitingFootage;

  it('counts what no admin has taken or deleted, for admins alone', async () => {
    const before = (await waiting(boss)) ?? NaN;
    const taken = await deliver('Counted one');
    const deleted = await deliver('Counted two');
    expect(await waiting(boss)).toBe(before + 2);
    await server.call('PUT', `footage/${taken}`, { token: boss });
    expect(await waiting(secondBoss)).toBe(before + 1);
    await server.call('DELETE', `footage/${taken}`, { token: boss });
    expect(await waiting(boss)).toBe(before + 1);
    await server.call('DELETE', `footage/${deleted}`, { token: boss });
    expect(await waiting(boss)).toBe(before);
    expect(await waiting(staff)).toBeUndefined();
  });

  it('comes with the login', async () => {
    const body = { email: 'boss@example.com', password: PASSWORD };
    const login = ok('emailLogin', await server.call('POST', pathTo('emailLogin', {}), { body }));
    expect(login.sessionUser?.waitingFootage).toBe(await waiting(boss));
  });
});

describe('the inbox', () => {
  it('shows what was handed in, by whom, and its first files', async () => {
    await deliver('Shown');
    const { deliveries, total } = await inbox('Shown');
    expect(total).toBe(1);
    expect(deliveries[0]).toMatchObject({
      projectName: 'Shown',
      folder: FOOTAGE_FOLDERS.missing,
      sender: 'Sami Odeh',
      files: 2,
      taken: null,
      strip: [
        { name: 'a.jpg', kind: 'picture', isMissing: false },
        { name: 'b.mp4', kind: 'film', isMissing: false },
      ],
    });
    await eventually(async () => expect((await inbox('Shown')).deliveries[0]?.isReady).toBe(true));
  });

  it('keeps the deliveries of a project together, across pages, the newest project first', async () => {
    const { footage, db } = server.services;
    const names = ['Paged old', 'Paged new', 'paged NEW'];
    for (let at = 0; at < FOOTAGE_PAGE_SIZE + 4; at += 1) {
      const createdAt = `2026-01-02T03:04:${String(10 + at)}.000Z`;
      const projectName = names[at % 3] ?? '';
      await footage.add(row({ projectName, createdAt }), db);
    }
    const first = await inbox('paged');
    const second = await inbox('paged', 'waiting', 2);
    expect(first.total).toBe(FOOTAGE_PAGE_SIZE + 4);
    const keys = [...first.deliveries, ...second.deliveries].map(({ projectName }) =>
      projectName.toLowerCase(),
    );
    expect(keys).toEqual([
      ...Array.from({ length: 16 }, () => 'paged new'),
      ...Array.from({ length: 8 }, () => 'paged old'),
    ]);
    const times = first.deliveries.slice(0, 16).map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await inbox('paged', 'waiting', 99)).deliveries).toEqual([]);
  });

  it('is searched regardless of case and Arabic spelling variants', async () => {
    await deliver('دارة أحمد');
    expect((await inbox('احمد')).total).toBe(1);
    await deliver('100 % =Villa_1\\');
    for (const q of ['%', '=vil', '_1', '\\']) expect((await inbox(q)).total).toBe(1);
    expect((await inbox('100_%')).total).toBe(0);
  });

  it('names the project that a delivery is for, if there is exactly one', async () => {
    const { projects } = server.services;
    const one = await createTestUser(server, 'owner-one');
    const two = await createTestUser(server, 'owner-two');
    const { id } = await projects.add(one.user.id, { name: 'Matched Tower', number: '1' });
    for (const { user } of [one, two]) {
      await projects.add(user.id, { name: 'Matched Twice', number: '2' });
    }
    for (const name of ['matched tower', 'Matched Twice', 'Matched by none']) await deliver(name);
    const { deliveries } = await inbox('matched');
    expect(
      Object.fromEntries(
        deliveries.map((each) => [each.projectName, [each.isMatched, each.project]]),
      ),
    ).toEqual({
      'matched tower': [true, { _id: id, userName: 'owner-one' }],
      'Matched Twice': [true, null],
      'Matched by none': [false, null],
    });
  });

  it('names the project that had the name of a delivery before it was renamed', async () => {
    const { projects, db } = server.services;
    const { user } = await createTestUser(server, 'renaming-owner');
    const project = await projects.add(user.id, { name: 'Formerly Here', number: '1' });
    await projects.update(
      project,
      { ...EMPTY_PROJECT_FIELDS, name: 'Here Now', number: '1', subDate: [] },
      db,
    );
    await deliver('formerly here');
    const { deliveries } = await inbox('formerly');
    const expected = { _id: project.id, userName: 'renaming-owner' };
    expect(deliveries).toMatchObject([{ isMatched: true, project: expected }]);
    // Another project takes the name.
    const { id } = await projects.add(user.id, { name: 'Formerly Here', number: '2' });
    expect((await inbox('formerly')).deliveries).toMatchObject([{ project: { _id: id } }]);
  });

  it('lists the files of a delivery', async () => {
    const id = await deliver('Listed');
    const answer = await server.call('GET', `footage/${id}`, { token: boss });
    expect(ok('footageFiles', answer).files.map(({ name }) => name)).toEqual(['a.jpg', 'b.mp4']);
  });

  it('has each delivery taken once, by the first of two admins', async () => {
    const id = await deliver('Taken');
    const answers = await Promise.all(
      [boss, secondBoss].map((token) => server.call('PUT', `footage/${id}`, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await inbox('Taken')).total).toBe(0);
    const [taken] = (await inbox('Taken', 'taken')).deliveries;
    await server.call('PUT', `footage/${id}`, { token: secondBoss });
    await server.call('PUT', `footage/${id}`, { token: boss });
    expect((await inbox('Taken', 'taken')).deliveries[0]?.taken).toEqual(taken?.taken);
    expect((await ownFootage(staff)).find(({ _id }) => _id === id)?.state).toBe('taken');
  });

  it('has each delivery deleted once, by the first of two admins', async () => {
    const id = await deliver('Deleted');
    const before = (await inbox('')).space.used;
    const answers = await Promise.all(
      [boss, secondBoss].map((token) => server.call('DELETE', `footage/${id}`, { token })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await filesBelow(server.services.files, `${FOOTAGE_KEY}/Deleted`)).toEqual([]);
    expect((await inbox('Deleted')).total).toBe(0);
    expect((await inbox('')).space.used).toBeLessThan(before);
    expect((await server.call('PUT', `footage/${id}`, { token: boss })).status).toBe(404);
    expect((await server.call('GET', `footage/${id}`, { token: boss })).status).toBe(404);
    expect((await ownFootage(staff)).find(({ _id }) => _id === id)?.state).toBe('deleted');
  });

  it('deletes files later if their disk is not mounted', async () => {
    const id = await deliver('Deleted unmounted');
    const kept = await deliver('Not deleted');
    const { files, jobs, footage, db } = server.services;
    const spies = [
      vi.spyOn(files, 'list').mockResolvedValue([]),
      vi.spyOn(files, 'writtenAt').mockResolvedValue(undefined),
      vi.spyOn(files, 'remove').mockResolvedValue(),
    ];
    const back = () => {
      for (const spy of spies) spy.mockRestore();
    };
    onTestFinished(back);
    expect((await server.call('DELETE', `footage/${id}`, { token: boss })).status).toBe(200);
    expect((await footage.removable()).map((delivery) => delivery.id)).toEqual([id]);
    back();
    jobs.wake(FOOTAGE_JOB);
    await eventually(async () =>
      expect(await filesBelow(files, `${FOOTAGE_KEY}/Deleted unmounted`)).toEqual([]),
    );
    expect(await footage.byId(kept)).toBeDefined();
    expect(
      await db.selectFrom('deliveries').where('id', '=', id).selectAll().execute(),
    ).toHaveLength(1);
  });

  it('deletes files later if the store is unavailable', async () => {
    const id = await deliver('Deleted later');
    const { files, jobs } = server.services;
    const remove = vi.spyOn(files, 'remove').mockRejectedValueOnce(new Error('away'));
    onTestFinished(() => remove.mockRestore());
    expect((await server.call('DELETE', `footage/${id}`, { token: boss })).status).toBe(200);
    expect((await inbox('Deleted later')).total).toBe(0);
    jobs.wake(FOOTAGE_JOB);
    await eventually(async () =>
      expect(await filesBelow(files, `${FOOTAGE_KEY}/Deleted later`)).toEqual([]),
    );
  });
});

describe('a sender', () => {
  it('sees only their own deliveries', async () => {
    const { token } = await createTestUser(server, 'other-staff');
    const id = await deliver('Of another', token);
    expect((await ownFootage(token)).map(({ _id }) => _id)).toEqual([id]);
    expect((await ownFootage(staff)).map(({ _id }) => _id)).not.toContain(id);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await server.call(method, `footage/${id}`, { token })).status).toBe(403);
    }
  });

  it('is for one of all projects for admins, of their own for all others', async () => {
    const { projects } = server.services;
    const client = await createTestUser(server, 'client');
    const guest = await createTestUser(server, 'guest-of-client');
    const own = await projects.add(client.user.id, { name: 'Own House', number: '1' });
    await projects.share(own.id, guest.user.id);
    const other = await createTestUser(server, 'other-client');
    for (const name of ['Secret House', 'OWN house']) {
      await projects.add(other.user.id, { name, number: '2' });
    }
    expect(await projectNames(client.token)).toEqual(['Own House']);
    expect(await projectNames(guest.token)).toEqual(['Own House']);
    expect(await projectNames(staff)).toEqual([]);
    const names = await projectNames(boss);
    expect(names).toContain('Secret House');
    expect(names.filter((name) => name.toLowerCase() === 'own house')).toHaveLength(1);
  });

  it('is still named once the account is deleted', async () => {
    const { token, user } = await createTestUser(server, 'leaving');
    await deliver('Left behind', token);
    await server.services.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await inbox('Left behind')).deliveries[0]?.sender).toBe('leaving first leaving last');
  });
});

describe('footage that the database does not know', () => {
  const hidden = 'holiday\u202e4pm';

  it('is recorded with its files, once, without names that mislead', async () => {
    const { services } = server;
    const folder = `${FOOTAGE_KEY}/Unknown/${FOOTAGE_FOLDERS.session}/2025-12-31T10-20-30 abcdef12`;
    await services.files.put(`${folder}/=1+1.mp4`, mp4());
    await services.files.put(`${folder}/${hidden}.jpg`, jpg());
    await services.files.put(`${FOOTAGE_KEY}/Unknown/other/x/a.mp4`, mp4());
    await recordUnknownFootage(services, '2026-01-01T00:00:00.000Z');
    // It may belong to an upload in progress.
    expect((await inbox('Unknown')).total).toBe(0);
    const later = services.clock.in(3600);
    await Promise.all([1, 2].map(() => recordUnknownFootage(services, later)));
    const { deliveries, total } = await inbox('Unknown');
    expect(total).toBe(1);
    expect(deliveries[0]).toMatchObject({
      createdAt: '2025-12-31T10:20:30.000Z',
      folder: FOOTAGE_FOLDERS.session,
      files: 2,
    });
    expect(deliveries[0]?.sender).toBeUndefined();
    expect(deliveries[0]?.strip.map(({ name }) => name)).toEqual(['=1+1.mp4', 'holiday4pm.jpg']);
  });

  it('gets its files listed if it was handed in before an update', async () => {
    const id = await deliver('Before the update');
    const { db, jobs } = server.services;
    await db.deleteFrom('footage_files').where('delivery_id', '=', id).execute();
    await db.updateTable('deliveries').set({ is_listed: 0 }).where('id', '=', id).execute();
    expect((await inbox('Before the update')).deliveries[0]).toMatchObject({
      isReady: false,
      strip: [],
    });
    jobs.wake(FOOTAGE_JOB);
    await eventually(async () => {
      const [delivery] = (await inbox('Before the update')).deliveries;
      expect(delivery?.isReady).toBe(true);
      expect(delivery?.strip.map(({ name }) => name)).toEqual(['a.jpg', 'b.mp4']);
    });
  });
});

describe('the space of footage', () => {
  it('is warned of once at 80 % and once at 90 %, and again after it was freed', async () => {
    const limited = await openTestServer({ footageBytes: 1000 });
    onTestFinished(() => limited.close());
    const { services, dataDir } = limited.server;
    const { footage, db } = services;
    const admin = await createTestUser(limited.server, 'boss', { isAdmin: true });
    await services.jobs.stop();
    const fill = async (bytes: number) => {
      const delivery = row({ projectName: 'P', files: [{ name: 'a.mp4', bytes, kind: 'film' }] });
      await footage.add(delivery, db);
      await Promise.all([1, 2].map(() => warnOfSpace(services)));
      return delivery.id;
    };
    const subjects = async () => {
      await services.outbox.send('mail', new AbortController().signal);
      return (await mailsTo(dataDir, 'boss@example.com')).map(({ subject = '' }) =>
        subject.replaceAll(/[\u2066-\u2069]/g, ''),
      );
    };
    const space = async () => {
      const query = { token: admin.token };
      const answer = await limited.server.call('GET', 'footage?list=waiting&page=1', query);
      return ok('footage', answer).space;
    };
    await fill(790);
    expect(await subjects()).toEqual([]);
    const second = await fill(30);
    expect(await space()).toEqual({ used: 820, limit: 1000, warning: 80 });
    expect(await subjects()).toEqual([expect.stringContaining('82%')]);
    const third = await fill(100);
    expect((await space()).warning).toBe(90);
    expect(await subjects()).toHaveLength(2);
    await footage.delete(third);
    await footage.delete(second);
    await warnOfSpace(services);
    await fill(120);
    expect(await subjects()).toHaveLength(3);
  });
});
