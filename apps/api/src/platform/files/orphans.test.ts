/** Stored files without a row: set aside, brought back, deleted, and refused when there are too many. */
import { expect, it, onTestFinished } from 'vitest';
import { sweepJobs } from '../../app/jobs.ts';
import { moveClock } from '../../testing/moveClock.ts';
import {
  createTestUser,
  makeDataDir,
  startTestServer,
  testConfig,
} from '../../testing/testServer.ts';
import { tourKey } from './fileStore.ts';
import { heldOrphans, markedOrphans, sweepOrphans, TooManyOrphans } from './orphans.ts';

async function start() {
  const server = await startTestServer(testConfig(await makeDataDir()));
  onTestFinished(() => server.stop());
  const { services } = server;
  await services.jobs.stop();
  const sweep = (options: { before?: string; isUnlimited?: boolean } = {}) =>
    sweepOrphans(services, 'tours', { before: services.clock.in(60), ...options });
  const marked = async () => [...(await markedOrphans(services.files)).keys()];
  const store = async (...keys: string[]) => {
    for (const key of keys) await services.files.put(key, Buffer.from('tour'));
  };
  return { server, services, sweep, marked, store };
}

const packs = (count: number) =>
  Array.from({ length: count }, (_, index) => `tours/project/${index}.zip`);

it('sets an orphan aside for 30 days, except recent ones, which an upload may still publish', async () => {
  const { server, services, sweep, marked, store } = await start();
  const { files, clock } = services;
  const [key = ''] = packs(1);
  await store(key);
  expect(await sweep({ before: clock.in(-60) })).toBe(0);
  expect(await marked()).toEqual([]);
  expect(await sweep()).toBe(1);
  expect(await sweep()).toBe(0);
  expect(await marked()).toEqual([key]);
  await moveClock(server, 29);
  await sweep();
  expect(await files.find(key)).toBeDefined();
  await moveClock(server, 31);
  await sweep();
  expect(await files.find(key)).toBeUndefined();
  expect(await marked()).toEqual([]);
});

it('forgets that a file was set aside when its row comes back, and begins again afterwards', async () => {
  const { server, services, sweep, marked, store } = await start();
  const { user } = await createTestUser(server, 'admin');
  const project = await services.projects.add(user.id, { name: 'Villa', number: '1' });
  const tour = { version: 'version', startPage: '', files: 1, bytes: 1 };
  const key = tourKey({ project_id: project.id, pilot_id: null, version: tour.version });
  await store(key);
  await sweep();
  expect(await marked()).toEqual([key]);
  await services.db
    .transaction()
    .execute((transaction) =>
      services.tours.publish(
        { projectId: project.id, slot: 'date' },
        { ...tour, packBytes: 4, directoryBytes: 1 },
        transaction,
      ),
    );
  await moveClock(server, 31);
  await sweep();
  expect(await services.files.find(key)).toBeDefined();
  expect(await marked()).toEqual([]);
  await services.db.deleteFrom('tours').execute();
  await sweep();
  expect(await services.files.find(key)).toBeDefined();
  expect(await marked()).toEqual([key]);
});

it('refuses to take more than a tenth in one run without being told to', async () => {
  const { server, services, sweep, marked, store } = await start();
  await store(...packs(6));
  await expect(sweep()).rejects.toBeInstanceOf(TooManyOrphans);
  expect(await marked()).toEqual([]);
  expect(await heldOrphans(services.db)).toEqual({ count: 6, stored: 6 });
  expect(await sweep({ isUnlimited: true })).toBe(6);
  expect(await marked()).toHaveLength(6);
  expect(await heldOrphans(services.db)).toBeUndefined();
  await moveClock(server, 31);
  await expect(sweep()).rejects.toBeInstanceOf(TooManyOrphans);
  expect(await services.files.list('tours/project')).toHaveLength(6);
  await sweep({ isUnlimited: true });
  expect(await services.files.list('tours/project')).toEqual([]);
});

it('counts a picture with its smaller variants once', async () => {
  const { services } = await start();
  const smaller = new Map([[480, Buffer.from('small')]] as const);
  for (let count = 0; count < 50; count += 1) {
    await services.covers.add(Buffer.from('cover'), smaller);
  }
  const before = services.clock.in(60);
  expect(await sweepOrphans(services, 'covers', { before })).toBe(50);
});

it('says in the log what a job refuses', async () => {
  const { server, services, store } = await start();
  await store(...packs(6));
  await moveClock(server, 1);
  const job = sweepJobs(services).find(({ name }) => name === 'deleted tours');
  const { signal } = new AbortController();
  await expect(job?.run(signal)).rejects.toThrow(/6 of 6 stored tours.*doctor --fix --all/);
});
