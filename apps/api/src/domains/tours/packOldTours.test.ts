/** Tours that were published as folders, before there were packs. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseResponse, pathTo } from '@jawla/contract';
import { expect, it, onTestFinished } from 'vitest';
import { jsonLog } from '../../platform/base/log.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { folderKey, tourKey } from '../../platform/files/fileStore.ts';
import { openFileStore } from '../../platform/files/openFileStore.ts';
import { openTour } from '../../testing/openTour.ts';
import { eventually } from '../../testing/eventually.ts';
import { filesBelow } from '../../testing/keptFiles.ts';
import { startProcess } from '../../testing/serverProcess.ts';
import {
  createTestUser,
  makeDataDir,
  multipart,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';

const TILES = 24;
const FILES = [
  ...Array.from({ length: TILES }, (_, tile) => ({
    name: `tiles/${tile}.jpg`,
    content: Buffer.alloc(2000, `tile ${tile}`),
  })),
  { name: 'rooms.json', content: Buffer.alloc(50_000, '{"room": 1}, ') },
  { name: 'غرفة/large.json', content: Buffer.alloc(5_000_000, '{"room": 2}, ') },
  { name: 'film.mp4', content: Buffer.alloc(5_000_000, 'film') },
  { name: 'empty.css', content: Buffer.alloc(0) },
];

async function start(dataDir: string): Promise<TestServer> {
  const server = await startTestServer(testConfig(dataDir));
  onTestFinished(() => server.stop());
  return server;
}

/** A data folder with pilots as an older version of the server left them. */
async function withOldPilots(names: readonly string[]): Promise<string> {
  const dataDir = await makeDataDir();
  const server = await startTestServer(testConfig(dataDir));
  const { token } = await createTestUser(server, 'admin', { isAdmin: true });
  for (const name of names) {
    const { body, headers } = multipart([
      { name: 'emailType', value: 'uploadProjectFiles' },
      {
        name: 'pilot-project-folder',
        file: tourArchive(name, FILES),
        fileName: `${name}.zip`,
      },
    ]);
    const path = '/api/pilot_project/create-project';
    await server.send({ method: 'POST', path, headers: { ...headers, token }, body });
  }
  const { db, files, packs, tourUrls } = server.services;
  for (const tour of await db.selectFrom('tours').selectAll().execute()) {
    const { pack_bytes: packBytes, directory_bytes: directoryBytes } = tour;
    if (packBytes === null || directoryBytes === null) throw new Error('no pack');
    const key = tourKey(tour);
    const pack = await packs.open({ key, packBytes, directoryBytes });
    const answered = ['index.html', 'tour.js', 'panoramas/غرفة المعيشة.jpg'];
    for (const name of [...answered, ...FILES.map((file) => file.name)]) {
      const rest = name.split('/').map(encodeURIComponent).join('/');
      const { bytes } = await server.send({ path: tourUrls.ofPilot(tour, rest) });
      expect(pack.find(name)?.size).toBe(bytes.length);
      await files.put(`${folderKey(tour)}/${name}`, bytes);
    }
    await files.remove(key);
  }
  await db.updateTable('tours').set({ pack_bytes: null, directory_bytes: null }).execute();
  await server.stop();
  return dataDir;
}

/** Whether every file of a pilot can be read, with its content. */
async function isWhole(server: TestServer, name: string): Promise<boolean> {
  const pilot = await server.call('GET', pathTo('pilot', { name }));
  const url = await openTour(server, parseResponse('pilot', pilot.json()).path);
  const base = url.slice(0, url.lastIndexOf('/') + 1);
  const page = await server.send({ path: url });
  if (page.text !== `<h1>${name}</h1>`) return false;
  for (const file of FILES) {
    const path = base + file.name.split('/').map(encodeURIComponent).join('/');
    const { bytes } = await server.send({ path });
    if (!bytes.equals(file.content)) return false;
  }
  return true;
}

const unpacked = (server: TestServer) => server.services.tours.countUnpacked();

it('become packs at the start, and can be read all the while', async () => {
  const names = ['first', 'second', 'third'];
  const dataDir = await withOldPilots(names);
  const server = await start(dataDir);
  while ((await unpacked(server)) > 0) {
    for (const name of names) expect(await isWhole(server, name)).toBe(true);
  }
  for (const name of names) expect(await isWhole(server, name)).toBe(true);
  const tours = await server.services.db.selectFrom('tours').selectAll().execute();
  await eventually(async () =>
    expect((await filesBelow(server.services.files, 'tours')).toSorted()).toEqual(
      tours.map((tour) => `${tour.pilot_id ?? ''}/${tour.version}.zip`).toSorted(),
    ),
  );
  const progress = server.logLines.filter((line) => line.includes('tour packed'));
  expect(progress).toHaveLength(names.length);
  expect(progress.at(-1)).toContain('"done":3,"total":3');
});

it('become packs step by step when the server is killed again and again', async () => {
  const names = ['first', 'second', 'third'];
  const dataDir = await withOldPilots(names);
  for (const ms of [0, 20, 50, 100, 200]) {
    const { child, ended } = await startProcess(dataDir);
    await pause(ms);
    child.kill('SIGKILL');
    await ended;
  }
  const server = await start(dataDir);
  await eventually(async () => expect(await unpacked(server)).toBe(0));
  for (const name of names) expect(await isWhole(server, name)).toBe(true);
});

it('of which one has lost its files, the others become packs all the same', async () => {
  const dataDir = await withOldPilots(['lost', 'good']);
  const log = jsonLog(() => undefined);
  const files = await openFileStore(testConfig(dataDir), log);
  const db = await openDatabase(testConfig(dataDir), log);
  const [lost] = await db.selectFrom('tours').orderBy('published_at').selectAll().execute();
  await files.remove(lost ? folderKey(lost) : '');
  await db.destroy();
  files.close();
  const server = await start(dataDir);
  await eventually(async () => expect(await unpacked(server)).toBe(1));
  await eventually(() => {
    expect(server.logLines.some((line) => line.includes('tour not packed'))).toBe(true);
    return Promise.resolve();
  });
  expect(await isWhole(server, 'good')).toBe(true);
  expect(await isWhole(server, 'lost')).toBe(false);
});
