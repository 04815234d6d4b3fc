/** Move in under bad conditions: killed, on a full disk, beside a server that restarts, with ten thousand folders. */
import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readdir, readFile, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EXIT } from '@jawla/contract/move';
import { EXPORT_INDEX, EXPORT_JOURNAL, exportIndexSchema } from '@jawla/contract/moveFormat';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tourKey } from '../platform/files/fileStore.ts';
import { sha256Of } from '@jawla/archives/exportFiles';
import { jawla, PROGRAM } from '../testing/runProgram.ts';
import { startProcess } from '../testing/serverProcess.ts';
import { canMount, mountSmallDisk } from '../testing/smallDisk.ts';
import {
  createTestUser,
  makeDataDir,
  startTestServer,
  startUntilTestEnds,
  testConfig,
  testEnvironment,
} from '../testing/testServer.ts';
import { tourFiles, writeTour } from '../testing/tourTree.ts';

const PATTERN = ['--pattern', '{client}/{project}/{date}'];
/** Raise it for a longer test. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 20);
const TOURS = 90;

async function prepare() {
  const dataDir = await makeDataDir();
  const server = await startTestServer(testConfig(dataDir));
  await createTestUser(server, 'acme');
  await server.stop();
  const tree = join(await makeDataDir(), 'tree');
  const run = (...args: string[]) =>
    jawla(['import', tree, ...PATTERN, ...args], testEnvironment(dataDir));
  return { dataDir, tree, run };
}

const dayOf = (number: number) =>
  new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

async function writeTree(tree: string, count: number, bytes = 200_000): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const folder = join(tree, `acme/Mall ${number % 3}`, dayOf(number));
    await writeTour(folder, {
      ...tourFiles(number),
      'tiles.jpg': randomBytes(bytes),
    });
  }
}

describe('jawla import', () => {
  it(`is killed ${ROUNDS} times, and goes on to the last tour`, async () => {
    const { dataDir, tree, run } = await prepare();
    await writeTree(tree, TOURS, 1_500_000);
    const published: number[] = [];
    const asked: (number | null)[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = spawn(process.execPath, [PROGRAM, 'import', tree, ...PATTERN], {
        env: { ...process.env, ...testEnvironment(dataDir) },
      });
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      // At a random moment, and each time some tours later.
      const until = randomInt(1, 8);
      let out = '';
      const isFar = new Promise((resolve) => {
        child.stdout.on('data', (data) => {
          out += String(data);
          if ((out.match(/: published/g)?.length ?? 0) >= until) resolve(undefined);
        });
      });
      await Promise.race([isFar, ended, ...(round % 5 === 0 ? [pause(randomInt(300, 900))] : [])]);
      await pause(randomInt(0, 40));
      const isAsked = round % 4 === 3;
      child.kill(isAsked ? 'SIGTERM' : 'SIGKILL');
      const code = await ended;
      // After its last tour, the signal may find Node itself ending, which handles none.
      const wasAtWork = out !== '' && !out.includes(`${TOURS}/${TOURS}`);
      if (isAsked && wasAtWork) asked.push(code);
      const names = await readdir(join(dataDir, 'tours'), { recursive: true }).catch(() => []);
      published.push(names.filter((name) => name.endsWith('.zip')).length);
    }
    expect(new Set(asked)).toEqual(new Set([EXIT.stopped]));
    // Some of them in the middle.
    const between = new Set(published.filter((count) => count > 0 && count < TOURS));
    process.stderr.write(`Tours after each kill: ${published.join(' ')}\n`);
    expect(between.size).toBeGreaterThan(2);
    expect(await run()).toMatchObject({ code: EXIT.done });
    const last = await run('--json');
    expect(last.out.match(/"result":"already there"/g)).toHaveLength(TOURS);

    const copy = join(await makeDataDir(), 'out');
    for (let round = 0; round < 5; round += 1) {
      const child = spawn(process.execPath, [PROGRAM, 'export', '--all', copy], {
        env: { ...process.env, ...testEnvironment(dataDir) },
      });
      const ended = new Promise((resolve) => child.once('close', resolve));
      // Each tour is named there.
      const isFar = new Promise((resolve) => child.stderr.once('data', resolve));
      await Promise.race([isFar, ended]);
      await pause(randomInt(0, 60));
      child.kill('SIGKILL');
      await ended;
    }
    const exported = await jawla(['export', '--all', copy], testEnvironment(dataDir));
    expect(exported).toMatchObject({ code: EXIT.done });
    const index = await readFile(join(copy, EXPORT_INDEX), 'utf8');
    const listed = z.parse(exportIndexSchema, JSON.parse(index)).files;
    expect(listed.filter(({ path }) => path.endsWith('.zip'))).toHaveLength(TOURS);
    for (const { path, sha256 } of listed) expect(await sha256Of(join(copy, path))).toBe(sha256);

    const server = await startUntilTestEnds(testConfig(dataDir));
    const { db, files, packs } = server.services;
    const tours = await db.selectFrom('tours').selectAll().execute();
    expect(tours.map(({ state }) => state)).toEqual(Array(TOURS).fill('live'));
    for (const tour of tours) {
      const place = {
        key: tourKey(tour),
        packBytes: tour.pack_bytes,
        directoryBytes: tour.directory_bytes,
      };
      const names = await packs.use(place, (pack) => Promise.resolve([...pack.files()].length));
      expect(names).toBe(tour.files);
    }
    const projects = await db.selectFrom('live_projects').select('name').orderBy('name').execute();
    expect(projects.map(({ name }) => name)).toEqual(['Mall 0', 'Mall 1', 'Mall 2']);
    // At most what each killed program was just about to publish; the sweep finds it.
    const stored = await Promise.all(
      tours.map(async ({ project_id: id }) => (await files.list(`tours/${id}`)).length),
    );
    expect(Math.max(...stored)).toBeLessThanOrEqual(TOURS / 3 + 4 * ROUNDS);
  });

  it('publishes beside a server that is killed and starts again', async () => {
    const { dataDir, tree } = await prepare();
    await writeTree(tree, 40, 2_000_000);
    const first = await startProcess(dataDir);
    const importing = jawla(['import', tree, ...PATTERN], testEnvironment(dataDir));
    await pause(900);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await startProcess(dataDir);
    expect((await second.send({ path: '/api/health' })).status).toBe(200);
    expect(await importing).toMatchObject({
      code: EXIT.done,
      err: expect.stringContaining('40 published'),
    });
  });

  it('plans ten thousand folders in little memory', async () => {
    const { dataDir, tree } = await prepare();
    for (let project = 0; project < 100; project += 1) {
      for (let number = 0; number < 100; number += 1) {
        const folder = join(tree, `acme/Project ${project}`, dayOf(number));
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, 'index.html'), 'tour');
      }
    }
    const env = { ...testEnvironment(dataDir), NODE_OPTIONS: '--max-old-space-size=96' };
    const { code, out } = await jawla(['import', tree, ...PATTERN, '--dry-run'], env);
    expect(code).toBe(EXIT.done);
    expect(out.split('\n')).toHaveLength(10_002);
  });
});

describe.runIf(canMount)('jawla import on a small disk', () => {
  it('stops when it is full, keeps what is done, and goes on when there is space', async () => {
    const dataDir = await makeDataDir();
    // Space for one tour at a time, not for four.
    const resize = mountSmallDisk(dataDir, 16);
    const onDisk = { s3: undefined, databaseUrl: undefined };
    const server = await startTestServer(testConfig(dataDir, onDisk));
    await createTestUser(server, 'acme');
    await server.stop();
    const tree = join(await makeDataDir(), 'tree');
    // Pictures are not compressed.
    for (let number = 0; number < 8; number += 1) {
      const tiles = Buffer.from(
        Array.from({ length: 4_000_000 }, (_, at) => (at * 7919 * (number + 3)) % 251),
      );
      await writeTour(join(tree, 'acme/Mall', dayOf(number)), {
        ...tourFiles(number),
        'tiles.jpg': tiles,
      });
    }
    const full = await jawla(['import', tree, ...PATTERN], { DATA_DIR: dataDir });
    expect(full).toMatchObject({
      code: EXIT.stopped,
      err: expect.stringContaining('The disk is full'),
    });
    const { bavail, bsize } = await statfs(dataDir);
    // What it was working on is gone.
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
    expect(bavail * bsize).toBeGreaterThan(1_000_000);
    const published = full.out.match(/: published/g)?.length ?? 0;
    expect(published).toBeGreaterThan(0);
    resize(200);
    const rest = await jawla(['import', tree, ...PATTERN], { DATA_DIR: dataDir });
    expect(rest).toMatchObject({ code: EXIT.done });
    expect(rest.out.match(/: already there/g)).toHaveLength(published);
    expect(rest.out.match(/: published/g)).toHaveLength(8 - published);
  });

  it('stops an export, and leaves no part of a file', async () => {
    const { dataDir, tree, run } = await prepare();
    await writeTree(tree, 8, 1_500_000);
    expect(await run()).toMatchObject({ code: EXIT.done });
    const small = await makeDataDir();
    mountSmallDisk(small, 8);
    const out = join(small, 'out');
    const full = await jawla(['export', '--all', out], testEnvironment(dataDir));
    expect(full).toMatchObject({ code: EXIT.stopped });
    expect(full.err).toContain('The disk is full');
    const names = await readdir(out, { recursive: true });
    expect(names).toContain(EXPORT_JOURNAL);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
