/** Recovery after SIGKILL or SIGTERM at a random moment of an upload. */
import { randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathTo } from '@jawla/contract';
import { expect, it, onTestFinished } from 'vitest';
import { PASSWORD_COST } from '../domains/auth/passwords.ts';
import { jsonLog } from '../platform/base/log.ts';
import { openDatabase } from '../platform/db/open.ts';
import { tourKey, TOURS_KEY } from '../platform/files/fileStore.ts';
import { markedOrphans, sweepOrphans } from '../platform/files/orphans.ts';
import { openTour } from '../testing/openTour.ts';
import { eventually } from '../testing/eventually.ts';
import { startProcess } from '../testing/serverProcess.ts';
import { sweepDead } from '../testing/sweep.ts';
import {
  createTestUser,
  makeDataDir,
  PASSWORD,
  startTestServer,
  testConfig,
  type TestServer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import type { Config } from './config.ts';
import { multipart, tourForm } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

/** Number of rounds; raise it for a longer test. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 5);
const TILES = 16;

const tourWithText = (says: string) =>
  tourArchive(
    says,
    Array.from({ length: TILES }, (_, tile) => ({
      name: `tiles/${tile}.txt`,
      content: Buffer.from(says),
    })),
  );

async function prepare(dataDir: string, changes: Partial<Config> = {}) {
  const server = await startTestServer(testConfig(dataDir, changes));
  const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
  const project = await server.services.projects.add(user.id, { name: 'Villa', number: '1' });
  await server.stop();
  return { user, token, project };
}

/** @returns The status; `undefined` if the server closed the connection without a response. */
function upload(port: number, projectId: string, token: string, says: string) {
  const { body, headers } = multipart(tourForm(tourWithText(says)));
  return new Promise<number | undefined>((resolve) => {
    const sending = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: `/api/project/upload-folder/${projectId}?date=2026-01-02&projectType=date`,
        agent: false,
        headers: { ...headers, token, 'content-length': String(body.length) },
      },
      (incoming) => {
        incoming.resume();
        incoming.on('error', () => resolve(undefined));
        incoming.on('end', () => resolve(incoming.statusCode));
      },
    );
    sending.on('error', () => resolve(undefined));
    sending.end(body);
  });
}

/** @returns The duration of one upload, in milliseconds. */
async function publishOnce(dataDir: string, projectId: string, token: string, says: string) {
  const { child, ended, port } = await startProcess(dataDir);
  const started = performance.now();
  expect(await upload(port, projectId, token, says)).toBe(200);
  const took = performance.now() - started;
  child.kill('SIGTERM');
  await ended;
  return took;
}

/** Returns the text in all files of the live tour. Fails if the files belong to different versions. */
async function liveTourText(server: TestServer, token: string): Promise<string> {
  const folder = 'admin|Villa';
  const found = await server.call('GET', pathTo('projectFolder', { folder }), { token });
  const url = await openTour(server, ok('projectFolder', found).path);
  const base = url.slice(0, url.lastIndexOf('/'));
  const contents = new Set<string>();
  for (let tile = 0; tile < TILES; tile += 1) {
    const file = await server.send({ path: `${base}/tiles/${tile}.txt` });
    contents.add(`${file.status} ${file.text}`);
  }
  return [...contents].join();
}

it(
  'leaves either the old or the new tour, complete and without orphaned files, after SIGKILL',
  async () => {
    const dataDir = await makeDataDir();
    const { token, project } = await prepare(dataDir);
    let live = 'tour 0';
    const usual = await publishOnce(dataDir, project.id, token, live);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const says = `tour ${round}`;
      const { child, ended, port } = await startProcess(dataDir);
      const answered = upload(port, project.id, token, says);
      await Promise.race([answered, pause(randomInt(Math.ceil(usual * 1.1)))]);
      child.kill('SIGKILL');
      await ended;
      const status = await answered;

      const server = await startTestServer(testConfig(dataDir));
      try {
        await sweepDead(server);
        const liveText = await liveTourText(server, token);
        // An acknowledged upload is durable. An upload without a response may have been published.
        if (status === 200) live = says;
        expect([`200 ${live}`, `200 ${says}`]).toContain(liveText);
        live = liveText.slice('200 '.length);
        expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
        const { services } = server;
        await sweepOrphans(services, TOURS_KEY, { before: services.clock.in(60) });
        const setAside = await markedOrphans(services.files);
        const rows = await services.db.selectFrom('tours').selectAll().execute();
        const kept = await services.files.list(`tours/${project.id}`);
        const keys = kept.map((name) => `tours/${project.id}/${name}`);
        expect(keys.filter((key) => !setAside.has(key)).toSorted()).toEqual(
          rows.map(tourKey).toSorted(),
        );
        expect(await services.db.selectFrom('uploads').select('id').execute()).toEqual([]);
      } finally {
        await server.stop();
      }
    }
  },
  120_000 + ROUNDS * 30_000,
);

/** @returns a function that returns the number of logins since now, counted before their passwords are hashed */
async function countLogins(dataDir: string): Promise<() => Promise<number>> {
  const db = await openDatabase(testConfig(dataDir), jsonLog());
  onTestFinished(() => db.destroy());
  const count = async () => {
    const tries = await db
      .selectFrom('rate_limits')
      .where('key', 'like', 'login-address:%')
      .select(({ fn }) => fn.sum<number | null>('count').as('sum'))
      .executeTakeFirst();
    // A successful login is refunded from the rate limit, but has a session.
    const sessions = await db.selectFrom('sessions').select('token_hash').execute();
    return (tries?.sum ?? 0) + sessions.length;
  };
  const before = await count();
  return async () => (await count()) - before;
}

it('shuts down gracefully on SIGTERM: completes logins, aborts uploads and exits with 0', async () => {
  const dataDir = await makeDataDir();
  // A high hash cost, so that the logins are still in progress when the server receives SIGTERM.
  const { user, token, project } = await prepare(dataDir, { passwordCost: PASSWORD_COST });
  const neighbour = await startProcess(dataDir);
  const { child, ended, port } = neighbour;
  const sending = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `/api/project/upload-folder/${project.id}?date=2026-01-02&projectType=date`,
    agent: false,
    headers: {
      token,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '1000000',
    },
  });
  const cutOff = new Promise<void>((resolve) => {
    sending.on('error', () => resolve());
    sending.on('response', (incoming) => {
      incoming.resume();
      incoming.on('close', () => resolve());
    });
  });
  sending.write('--x\r\nContent-Disposition: form-data; name="emailType"\r\n\r\nupload');
  const incoming = join(dataDir, 'incoming');
  await eventually(async () => expect(await readdir(incoming)).toHaveLength(1));
  const loginsBegun = await countLogins(dataDir);
  const logins = Array.from({ length: 6 }, () =>
    neighbour.call('POST', 'auth/email-login', { body: { email: user.email, password: PASSWORD } }),
  );
  await eventually(async () => expect(await loginsBegun()).toBe(logins.length));
  child.kill('SIGTERM');
  expect((await Promise.all(logins)).map(({ status }) => status)).toEqual(logins.map(() => 200));
  await cutOff;
  expect(await ended).toBe(0);
  expect(await readdir(incoming)).toEqual([]);
});
