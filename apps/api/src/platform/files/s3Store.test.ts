/** A bucket that is unavailable, recovers, is missing, or is shared. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pathTo } from '@jawla/contract';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sweep } from '../../testing/sweep.ts';
import { openTour } from '../../testing/openTour.ts';
import { filesBelow } from '../../testing/keptFiles.ts';
import { bucketConfig, startBucket } from '../../testing/startBucket.ts';
import {
  createTestUser,
  makeDataDir,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { jsonLog } from '../base/log.ts';
import { FileGone } from './fileStore.ts';
import type { S3Config } from './s3Config.ts';
import { openS3Store } from './s3Store.ts';
import { uploadTour } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

let folder = '';
let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jawla-bucket-'));
  bucket = await startBucket(folder);
  return async () => {
    await bucket.stop().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
});

async function open(changes: Partial<S3Config> = {}, pageKeys?: number) {
  const log = jsonLog(() => undefined);
  const config = { ...bucketConfig(bucket.endpoint, 'test'), ...changes };
  const store = await openS3Store(config, log, pageKeys);
  onTestFinished(() => store.close());
  return store;
}

async function scratchFile(content: string | Uint8Array): Promise<string> {
  const path = join(await makeDataDir(), 'scratch');
  await writeFile(path, content);
  return path;
}

describe('a bucket', () => {
  it('stores files, large ones by multipart upload, and returns ranges of them', async () => {
    const store = await open();
    const film = randomBytes(21_000_000);
    for (const [name, content] of [
      ['film.mp4', film],
      ['غرف/a b+c%.txt', 'room'],
      ['empty.css', ''],
    ] as const) {
      await store.importFile(await scratchFile(content), `tours/villa/1/${name}`);
    }

    expect(await filesBelow(store, 'tours')).toEqual(
      ['empty.css', 'film.mp4', 'غرف/a b+c%.txt'].map((name) => `villa/1/${name}`),
    );
    const found = await store.find('tours/villa/1/film.mp4');
    expect(found?.bytes).toBe(film.length);
    const whole = await found?.open({ start: 0, end: film.length - 1 });
    expect(whole && film.equals(await buffer(whole))).toBe(true);
    const part = await found?.open({ start: 9_000_000, end: 9_000_099 });
    expect(part && film.subarray(9_000_000, 9_000_100).equals(await buffer(part))).toBe(true);
    expect((await store.find('tours/villa/1/empty.css'))?.bytes).toBe(0);
    expect(await store.find('tours/villa/1/FILM.mp4')).toBeUndefined();
  });

  it('uploads a large file in parts of 8 MB, with two more requests', async () => {
    const store = await open();
    const path = await scratchFile(randomBytes(30_000_000));
    const before = bucket.requests();
    await store.importFile(path, 'tours/villa/1.zip');
    expect(bucket.requests() - before).toBe(4 + 2);
  });

  it('may ignore Range: the store cuts the requested range out of the complete object', async () => {
    const store = await open();
    const content = randomBytes(300_000);
    await store.put('tours/villa/1.zip', content);
    bucket.ignoreRanges();
    const file = await store.open('tours/villa/1.zip');
    const range = { start: 100_000, end: 199_999 };
    const wanted = content.subarray(100_000, 200_000);
    expect((await file.read(range)).equals(wanted)).toBe(true);
    expect((await buffer(await file.stream(range))).equals(wanted)).toBe(true);
    const found = await store.find('tours/villa/1.zip');
    const part = await found?.open(range);
    expect(part && (await buffer(part)).equals(wanted)).toBe(true);
  });

  it('throws FileGone for an open file that does not exist', async () => {
    const store = await open();
    const file = await store.open('tours/villa/1.zip');
    await expect(file.read({ start: 0, end: 9 })).rejects.toThrow(FileGone);
    await expect(file.stream({ start: 0, end: 9 })).rejects.toThrow(FileGone);
  });

  it('removes the files below a key, but not those with the same prefix', async () => {
    const store = await open();
    for (const key of ['covers/1', 'covers/10', 'covers/1/deep/er']) {
      await store.put(key, Buffer.from(key));
    }
    const found = await store.find('covers/1');
    await store.remove('covers/1');
    expect(await store.writtenAt('covers/1')).toBeUndefined();
    expect(await found?.open({ start: 0, end: 1 })).toBeUndefined();
    expect(await filesBelow(store, 'covers')).toEqual(['10']);
    expect(Date.parse((await store.writtenAt('covers/10')) ?? '')).toBeGreaterThan(0);
  });

  it('lists and removes more than one page of objects', async () => {
    const store = await open({}, 50);
    const names = Array.from({ length: 120 }, (_, tile) => `${tile}.jpg`);
    await Promise.all(names.map((name) => store.put(`tours/villa/1/${name}`, Buffer.from(''))));
    expect((await store.list('tours/villa/1')).toSorted()).toEqual(names.toSorted());
    await store.remove('tours/villa');
    expect(await store.list('tours')).toEqual([]);
  });

  it('stores nothing when the signal is aborted', async () => {
    const store = await open();
    const path = await scratchFile('tour');
    const reason = new Error('cancelled');
    const stopped = AbortSignal.abort(reason);
    await expect(store.importFile(path, 'tours/villa/1.zip', stopped)).rejects.toBe(reason);
    expect(await store.list('tours')).toEqual([]);
  });

  it.each([
    ['in one request', 10],
    ['in parts', 9_000_000],
  ])('does not store a file aborted during the last request, sent %s', async (_, bytes) => {
    const store = await open();
    const path = await scratchFile(randomBytes(bytes));
    const cancelled = new AbortController();
    const reason = new Error('cancelled');
    const removed = Promise.withResolvers<void>();
    bucket.beforeStoring(() => {
      cancelled.abort(reason);
      return Promise.race([removed.promise, pause(100)]);
    });
    const imported = store.importFile(path, 'tours/villa/1.zip', cancelled.signal);
    await expect(imported).rejects.toBe(reason);
    await store.remove('tours/villa/1.zip');
    removed.resolve();
    await bucket.stored();
    expect(await store.list('tours')).toEqual([]);
  });

  it.each<[string, Partial<S3Config>, RegExp]>([
    ['does not exist', { bucket: 'another' }, /"another".+ it is not there/],
    [
      'rejects the access keys',
      { keys: { id: 'unknown', secret: 'wrong' } },
      /"jawla-tests".+ it answers 403/,
    ],
  ])('that %s is reported at start-up', async (_, changes, message) => {
    await expect(open(changes)).rejects.toMatchObject({ name: 'OperatorError', message });
  });
});

/** Starts a server with a project whose tour contains "old". */
async function startWithTour() {
  const dataDir = await makeDataDir();
  const config = testConfig(dataDir, { s3: bucketConfig(bucket.endpoint, 'server') });
  const server = await startTestServer(config);
  onTestFinished(() => server.stop());
  const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
  const { id } = await server.services.projects.add(user.id, { name: 'Villa', number: '1' });
  const publish = (says: string) => {
    return uploadTour(server, { projectId: id, token, archive: tourArchive(says) });
  };
  expect((await publish('old')).status).toBe(200);
  return { server, token, id, publish };
}

async function readTour(server: TestServer, token: string) {
  const found = await server.call('GET', pathTo('projectFolder', { folder: 'admin|Villa' }), {
    token,
  });
  const url = await openTour(server, ok('projectFolder', found).path);
  return server.send({ path: url });
}

describe('while the bucket is unavailable', () => {
  it('the server returns 503 with Retry-After, keeps its tours and recovers afterwards', async () => {
    const { server, token, id, publish } = await startWithTour();
    await bucket.stop();

    for (const answer of [await readTour(server, token), await publish('new')]) {
      expect(answer).toMatchObject({ status: 503 });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await server.call('GET', `project/${id}`, { token })).status).toBe(200);
    expect(server.logLines.join('\n')).toContain('file store away');

    bucket = await startBucket(folder, bucket.port);
    expect((await readTour(server, token)).text).toContain('old');
    expect((await publish('new')).status).toBe(200);
    expect((await readTour(server, token)).text).toContain('new');
    expect(await server.services.files.list(`tours/${id}`)).toHaveLength(2);
  });

  it('a server starts', async () => {
    await bucket.stop();
    const config = testConfig(await makeDataDir(), { s3: bucketConfig(bucket.endpoint, 'late') });
    const server = await startTestServer(config);
    onTestFinished(() => server.stop());
    expect((await server.send({ path: '/api/health' })).status).toBe(200);
  });
});

describe('an orphaned file in a bucket', () => {
  it('is set aside after a day, when no server can still be publishing it, and deleted a month later', async () => {
    const { server, token, id } = await startWithTour();
    const { services } = server;
    await services.files.put('tours/gone/version.zip', Buffer.from('orphan'));
    await sweep(services);
    expect(await services.files.list('tours')).toContain('gone');

    const sweepIn = (days: number) => {
      const later = (seconds = 0) => services.clock.in(days * 24 * 3600 + seconds);
      return sweep({ ...services, clock: { now: () => later(), in: later } });
    };
    await sweepIn(1);
    expect(await services.files.list('tours')).toContain('gone');
    await sweepIn(32);
    expect(await services.files.list('tours')).toEqual([id, 'installation.json']);
    expect((await readTour(server, token)).text).toContain('old');
  });
});
