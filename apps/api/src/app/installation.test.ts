/**
 * What operators get wrong with a database and a file store: the wrong one, an empty one, an older one, one that is half
 * restored, and a store that two databases share.
 */
import { cp, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tourKey } from '../platform/files/fileStore.ts';
import { INSTALLATION_KEY } from '../platform/files/installation.ts';
import { markedOrphans, sweepOrphans } from '../platform/files/orphans.ts';
import { storedFiles } from '../platform/files/usedFiles.ts';
import { jawla } from '../testing/runProgram.ts';
import { s3Of } from '../testing/testFiles.ts';
import { sweep } from '../testing/sweep.ts';
import {
  createTestUser,
  makeDataDir,
  startUntilTestEnds,
  testConfig,
  testEnvironment,
  type TestServer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import type { Config } from './config.ts';
import { sweepJobs } from './jobs.ts';
import { multipart, tourForm } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

const OTHER = /belong to the installation [0-9a-f]{8}, the database to/;

/** Which databases and stores the tests use: of PostgreSQL and a bucket, each also with the other kind. */
const KINDS: readonly (readonly [string, Partial<Place>])[] = [
  ['as configured', {}],
  ...(s3Of('') === undefined
    ? []
    : ([
        ['PostgreSQL and folders', { s3: undefined }],
        ['SQLite and a bucket', { databaseUrl: undefined }],
      ] as const)),
];

/** A database and a store of a test: with SQLite and folders, both are in one data folder. */
async function newPlace(changes: Partial<Place> = {}): Promise<Place> {
  const { dataDir, databaseUrl, s3 } = testConfig(await makeDataDir(), changes);
  return { dataDir, databaseUrl, s3 };
}

/** The store of one place with the database of another. */
async function mixed(store: Place, database: Place): Promise<Place> {
  if (store.s3) return { ...database, s3: store.s3 };
  if (store.databaseUrl !== undefined) return { ...store, databaseUrl: database.databaseUrl };
  // The database is a file in the data folder, which is exchanged.
  const dataDir = await mkdtemp(join(tmpdir(), 'jawla-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await cp(store.dataDir, dataDir, { recursive: true });
  for (const name of ['jawla.sqlite', 'jawla.sqlite-wal', 'jawla.sqlite-shm']) {
    await rm(join(dataDir, name), { force: true });
    await cp(join(database.dataDir, name), join(dataDir, name)).catch(() => undefined);
  }
  return { ...store, dataDir };
}

const start = (place: Place) => startUntilTestEnds(testConfig(place.dataDir, place));

async function publish(server: TestServer, token: string, projectId: string): Promise<void> {
  const { body, headers } = multipart(tourForm(tourArchive()));
  const path = `/api/project/upload-folder/${projectId}?date=2026-01-02&projectType=date`;
  const sent = { method: 'POST', path, headers: { ...headers, token }, body };
  expect((await server.send(sent)).status).toBe(200);
}

/** An installation with three tours. */
async function filled(changes: Partial<Place> = {}) {
  const place = await newPlace(changes);
  const server = await start(place);
  const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
  for (const name of ['Villa', 'House', 'Tower']) {
    const { id } = await server.services.projects.add(user.id, { name, number: '1' });
    await publish(server, token, id);
  }
  return { place, server, token };
}

const packs = ({ services }: TestServer) => storedFiles(services.files, 'tours');

function environmentOf({ dataDir, databaseUrl, s3 }: Place): Record<string, string> {
  const url = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const prefix = s3 && { S3_PREFIX: s3.prefix };
  return { ...testEnvironment(dataDir), ...url, ...prefix, PORT: '0', DEMO: '0' };
}

/** As if the server ran since before there were ids. */
async function forgetId({ services: { db, files } }: TestServer): Promise<void> {
  await db.deleteFrom('settings').where('key', 'like', 'installation%').execute();
  await files.remove(INSTALLATION_KEY);
}

describe('a start', () => {
  it.each(KINDS)('with an empty database (%s) refuses, and deletes no tour', async (_, kind) => {
    const { place, server } = await filled(kind);
    await server.stop();
    await expect(start(await mixed(place, await newPlace(kind)))).rejects.toThrow(OTHER);
    const again = await start(place);
    await sweep(again.services);
    expect(await packs(again)).toHaveLength(3);
    expect((await markedOrphans(again.services.files)).size).toBe(0);
  });

  it('with the database of another installation refuses', async () => {
    const { place, server } = await filled();
    const other = await filled();
    await server.stop();
    await other.server.stop();
    await expect(start(await mixed(place, other.place))).rejects.toThrow(OTHER);
  });

  it('prints why and what to do, and exits with 1', async () => {
    const { place, server } = await filled();
    await server.stop();
    const wrong = await mixed(place, await newPlace());
    const { code, err } = await jawla(['start'], environmentOf(wrong));
    expect(code).toBe(1);
    expect(err).toMatch(OTHER);
    for (const word of ['DATABASE_URL', 'DATA_DIR', 'S3_BUCKET', 'restor', 'jawla adopt']) {
      expect(err).toContain(word);
    }
    expect(err).not.toContain('    at ');
  });

  it.each(KINDS)(
    'beside an empty store (%s) refuses: a disk may not be mounted',
    async (_, kind) => {
      const { place, server } = await filled(kind);
      await server.stop();
      const away = await mixed(await newPlace(kind), place);
      await expect(start(away)).rejects.toThrow(/has no installation’s id.* refers to 3 files/);
    },
  );

  it('beside a store that is half restored neither deletes nor forgets anything', async () => {
    const { place, server } = await filled();
    await server.services.files.remove((await packs(server))[0] ?? '');
    await server.stop();
    const again = await start(place);
    await sweep(again.services);
    const rows = await again.services.db.selectFrom('tours').selectAll().execute();
    expect(rows.filter(({ state }) => state === 'live')).toHaveLength(3);
    expect(await packs(again)).toHaveLength(2);
  });

  it('with an older database sets aside what it does not know, until a newer one is restored', async () => {
    const { place, server } = await filled();
    const { db } = server.services;
    const row = await db.selectFrom('tours').selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom('tours').where('version', '=', row.version).execute();
    await server.stop();
    const older = await start(place);
    const { clock } = older.services;
    await sweepOrphans(older.services, 'tours', { before: clock.in(60) });
    expect([...(await markedOrphans(older.services.files)).keys()]).toEqual([tourKey(row)]);
    await older.services.db.insertInto('tours').values(row).execute();
    await older.stop();
    const newer = await start(place);
    await sweep(newer.services);
    expect((await markedOrphans(newer.services.files)).size).toBe(0);
    expect(await packs(newer)).toHaveLength(3);
  });

  it('after an upgrade gives an id to database and store, but not to the store of another', async () => {
    const { place, server } = await filled();
    await forgetId(server);
    await server.stop();
    // Neither has an id, and the database knows none of the files.
    const wrong = await mixed(place, await newPlace());
    await expect(start(wrong)).rejects.toThrow(/has 3 files.* knows none of them/);
    const lost = await mixed(await newPlace(), place);
    await expect(start(lost)).rejects.toThrow(/refers to 3 files.* has none of them/);
    const upgraded = await start(place);
    expect(await upgraded.services.installation.standing()).toEqual({ is: 'same' });
    await upgraded.services.db
      .deleteFrom('settings')
      .where('key', 'like', 'installation%')
      .execute();
    await upgraded.stop();
    await expect(start(place)).rejects.toThrow('the database to none');
  });

  it('after the first one was interrupted goes on', async () => {
    const { place, server } = await filled();
    const { db } = server.services;
    await db.deleteFrom('settings').where('key', '=', 'installation-written').execute();
    await server.stop();
    const again = await start(place);
    expect(await again.services.installation.standing()).toEqual({ is: 'same' });
    await again.services.files.remove(INSTALLATION_KEY);
    await again.services.db
      .deleteFrom('settings')
      .where('key', '=', 'installation-written')
      .execute();
    await again.stop();
    expect(await (await start(place)).services.installation.standing()).toEqual({ is: 'same' });
  });
});

describe('a running server whose file store becomes another one', () => {
  const swap = async ({ services: { files } }: TestServer, id: string | undefined) => {
    await files.remove(INSTALLATION_KEY);
    if (id !== undefined) await files.put(INSTALLATION_KEY, Buffer.from(JSON.stringify({ id })));
  };

  it.each([
    ['that of another installation', crypto.randomUUID(), 'finding.foreignFiles'],
    ['an empty one', undefined, 'finding.missingFiles'],
  ])('(%s) stops its sweeps, and says so', async (_, id, key) => {
    const { server, token } = await filled();
    await server.services.jobs.stop();
    await swap(server, id);
    const stored = await packs(server);
    const { signal } = new AbortController();
    const results = await Promise.allSettled(
      sweepJobs(server.services).map(async (job) => {
        await job.run(signal);
        return job.name;
      }),
    );
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(done).toEqual(['expired rows', 'old activity', 'trash', 'disk reserve']);
    expect(await packs(server)).toEqual(stored);
    const status = await server.call('GET', 'system', { token });
    const { findings } = ok('systemStatus', status);
    expect(findings.map((finding) => finding.key)).toContain(key);
    const { code, err } = await jawla(['doctor'], environmentOf(testConfig(server.dataDir)));
    expect(code).toBe(1);
    expect(err).toContain('jawla adopt');
  });
});

describe('jawla adopt', () => {
  it('says how well they fit, and makes the store this database’s when told to', async () => {
    const { place, server } = await filled();
    await server.stop();
    const other = await mixed(place, await newPlace());
    await expect(start(other)).rejects.toThrow(OTHER);
    const asked = await jawla(['adopt'], environmentOf(other));
    expect(asked).toMatchObject({
      code: 1,
      out: expect.stringContaining('refers to 0 tours and pictures; 0 of them are among the 3'),
    });
    await expect(start(other)).rejects.toThrow(OTHER);
    expect(await jawla(['adopt', '--yes'], environmentOf(other))).toMatchObject({ code: 0 });
    const started = await start(other);
    await sweep(started.services);
    expect(await packs(started)).toHaveLength(3);
    await started.stop();
    expect(await jawla(['adopt', '--yes'], environmentOf(other))).toMatchObject({
      code: 0,
      out: expect.stringContaining('already'),
    });
  });
});

describe('jawla doctor --fix', () => {
  it('refuses beside the store of another installation', async () => {
    const { place, server } = await filled();
    await server.stop();
    const wrong = await mixed(place, await newPlace());
    await expect(start(wrong)).rejects.toThrow(OTHER);
    const { code, err } = await jawla(['doctor', '--fix', '--all'], environmentOf(wrong));
    expect(code).toBe(1);
    expect(err).toMatch(OTHER);
    expect(await packs(await start(place))).toHaveLength(3);
  });

  it('forgets no more than a tenth of what is missing, and sets no more aside, unless told to', async () => {
    const { place, server } = await filled();
    const { db, files, clock } = server.services;
    const [row] = await db.selectFrom('tours').selectAll().execute();
    if (!row) throw new Error('There is no tour');
    for (let count = 0; count < 6; count += 1) {
      const retired = {
        ...row,
        version: `lost-${count}`,
        state: 'kept',
        state_at: clock.now(),
      } as const;
      await db.insertInto('tours').values(retired).execute();
      await files.put(`tours/nobody/${count}.zip`, Buffer.from('pack'));
    }
    await server.stop();
    const env = environmentOf(place);
    expect(await jawla(['doctor', '--fix'], env)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^6 of 9 tours are not there, so nothing was mended/),
    });
    const again = await start(place);
    expect(await again.services.db.selectFrom('tours').selectAll().execute()).toHaveLength(9);
    await again.services.db.deleteFrom('tours').where('version', 'like', 'lost-%').execute();
    await again.stop();
    expect(await jawla(['doctor', '--fix'], env)).toMatchObject({
      code: 1,
      out: expect.stringContaining('belongs to 6 of 9 stored tours'),
    });
    const told = await jawla(['doctor', '--fix', '--all'], env);
    expect(told).toMatchObject({ code: 0, out: expect.stringContaining('Set aside for 30 days') });
    expect(await jawla(['doctor'], env)).toMatchObject({
      code: 0,
      out: expect.stringContaining('The data is complete.'),
    });
    expect(await packs(await start(place))).toHaveLength(9);
  });
});
