/** Everything of a client as an archive: the same as the command’s export, in ranges, and for admins only. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathTo } from '@jawla/contract';
import { CLIENT_EXPORTS_PATH } from '@jawla/contract/exports';
import { SESSION_COOKIE } from '@jawla/contract/limits';
import { EXIT } from '@jawla/contract/move';
import { EXPORT_INDEX, exportIndexSchema } from '@jawla/contract/moveFormat';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tourKey } from '../platform/files/fileStore.ts';
import { RATE_LIMITS } from '../platform/http/rateLimits.ts';
import { ok, problem } from '../testing/api.ts';
import { archiveContents } from '../testing/archiveContents.ts';
import { eventually } from '../testing/eventually.ts';
import { uploadTour } from '../testing/files.ts';
import { openEmpty, openFull, readExport, secretsOf } from '../testing/fullInstallation.ts';
import { makeGuestLink } from '../testing/guestLink.ts';
import { byKey, makeKey } from '../testing/keys.ts';
import { moveClock } from '../testing/moveClock.ts';
import {
  createTestUser,
  startUntilTestEnds,
  testConfig,
  type Answer,
  type TestServer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import { ClientExports } from './clientExports.ts';

type Headers = Readonly<Record<string, string>>;

function byCookie(token: string): Headers {
  return { cookie: `${SESSION_COOKIE}=${token}` };
}

function urlOf(userName: string): string {
  return `${CLIENT_EXPORTS_PATH}/${encodeURIComponent(userName)}`;
}

function download(server: TestServer, who: Headers, more: Headers = {}, userName = 'acme') {
  return server.send({ path: urlOf(userName), headers: { ...who, ...more } });
}

async function stateOf(server: TestServer, token: string, userName = 'acme') {
  const path = pathTo('clientExport', { userName });
  return ok('clientExport', await server.call('GET', path, { token }));
}

function ready(server: TestServer, token: string, userName = 'acme') {
  return eventually(async () => {
    const state = await stateOf(server, token, userName);
    expect(state.isReady).toBe(true);
    return state;
  });
}

/** An installation with something of everything, and the archive of acme ready. */
async function openReady() {
  const full = await openFull();
  const who = byCookie(full.admin);
  await ready(full.server, full.admin);
  const get = (more: Headers = {}) => download(full.server, who, more);
  return { ...full, who, get };
}

async function contentsOf({ bytes }: Answer) {
  const contents = await archiveContents(bytes);
  const index = z.parse(
    exportIndexSchema,
    JSON.parse(contents.get(EXPORT_INDEX)?.toString('utf8') ?? ''),
  );
  return { contents, index, paths: index.files.map(({ path }) => path) };
}

function sha256(content: Buffer | undefined): string | undefined {
  return content && createHash('sha256').update(content).digest('hex');
}

async function unpack(contents: ReadonlyMap<string, Buffer>, folder: string): Promise<void> {
  for (const [path, content] of contents) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function exportsRecorded(server: TestServer) {
  const { activity } = server.services;
  const entries = await activity.list({}, undefined, 1000);
  return entries.filter(({ action }) => action === 'client.exported');
}

describe('the archive of a client', () => {
  it('holds what the command exports, and an empty server imports it', async () => {
    const full = await openFull();
    const who = byCookie(full.admin);
    const early = await download(full.server, who);
    expect(early.status).toBe(409);
    expect(early.headers).toMatchObject({ 'x-conflict': 'notReady', 'cache-control': 'no-store' });
    expect(early.text).toContain('still being prepared');
    const state = await ready(full.server, full.admin);

    const answer = await download(full.server, who);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(answer.bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="acme \d{4}-\d{2}-\d{2}\.zip"; filename\*=UTF-8''acme%20[\d-]+\.zip$/,
    );
    const { contents, index } = await contentsOf(answer);
    expect([...contents.keys()].at(-1)).toBe(EXPORT_INDEX);

    expect(await full.run('export', '--client', 'acme', full.out)).toMatchObject({
      code: EXIT.done,
    });
    const command = await readExport(full.out);
    const withoutTimes = { startedAt: '', finishedAt: '' };
    expect({ ...index, ...withoutTimes }).toEqual({ ...command.index, ...withoutTimes });
    const copied = index.files.filter(({ path }) => !path.endsWith('.jsonl'));
    const bytes = copied.reduce((sum, file) => sum + file.bytes, 0);
    expect(state).toEqual({
      isReady: true,
      projects: 2,
      tours: 3,
      files: copied.length,
      bytes,
      readBytes: bytes,
    });

    const folder = join(full.dataDir, 'unpacked');
    await unpack(contents, folder);
    expect((await readExport(folder)).hashes).toEqual(command.hashes);
    const empty = await openEmpty();
    expect(await empty.run('import', folder)).toMatchObject({
      code: EXIT.done,
      err: expect.stringContaining('3 published'),
    });
    const out = join(empty.dataDir, 'out');
    await empty.run('export', '--client', 'acme', out);
    const after = await readExport(out);
    for (const path of ['clients/acme/projects.jsonl', 'clients/acme/tours.jsonl']) {
      expect([path, after.rows[path]]).toEqual([path, command.rows[path]]);
    }
  });

  it('has no secrets', async () => {
    const { server, services, admin, token, mall, get } = await openReady();
    await makeGuestLink(server, { token, projectId: mall.id }, { passcode: '730162' });
    await makeKey(server, admin);
    const answer = await get();
    expect((await contentsOf(answer)).paths).toContain('clients/acme/links.jsonl');
    const secrets = await secretsOf(services.db);
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => answer.bytes.includes(secret))).toEqual([]);
    expect(answer.bytes.includes('730162')).toBe(false);
  });

  it('is the same in ranges, and records each download once', async () => {
    const { server, boss, acme, get } = await openReady();
    const whole = await get();
    const etag = String(whole.headers['etag']);
    const third = Math.ceil(whole.bytes.length / 3);
    const parts: Buffer[] = [];
    for (const start of [0, third, 2 * third]) {
      const range = `bytes=${start}-${start + third - 1}`;
      const part = await get({ range, ...(start > 0 && { 'if-range': etag }) });
      expect([part.status, part.headers['etag']]).toEqual([206, etag]);
      parts.push(part.bytes);
    }
    expect(Buffer.concat(parts).equals(whole.bytes)).toBe(true);
    // As `curl -C -` goes on.
    const rest = await get({ range: `bytes=${third}-` });
    expect(rest.bytes.equals(whole.bytes.subarray(third))).toBe(true);
    // Nothing is downloaded.
    const deputy = byCookie((await createTestUser(server, 'deputy', { isAdmin: true })).token);
    for (const [more, status] of [
      [{ 'if-none-match': etag }, 304],
      [{ range: 'bytes=999999999-' }, 416],
    ] as const) {
      expect((await download(server, deputy, more)).status).toBe(status);
    }
    const head = await server.send({ method: 'HEAD', path: urlOf('acme'), headers: deputy });
    expect(head.headers).toMatchObject({ 'content-length': String(whole.bytes.length) });
    const recorded = await exportsRecorded(server);
    expect(recorded).toHaveLength(2);
    expect(recorded[0]).toMatchObject({
      actor_id: boss.id,
      thing_kind: 'client',
      thing_id: acme.id,
      client_id: acme.id,
    });
  });

  it('is recorded also for who leaves out the first byte', async () => {
    const { server, get } = await openReady();
    expect((await get({ range: 'bytes=1-' })).status).toBe(206);
    expect((await get({ range: 'bytes=2-' })).status).toBe(206);
    expect(await exportsRecorded(server)).toHaveLength(1);
  });

  it('changes with what it holds, and a download that goes on gets its own or all of the new one', async () => {
    const { server, dataDir, admin, mall, who, get } = await openReady();
    const before = await get();
    const etag = String(before.headers['etag']);
    const archive = tourArchive('newer');
    ok('uploadFolder', await uploadTour(server, { projectId: mall.id, token: admin, archive }));
    await ready(server, admin);
    const goingOn = { range: 'bytes=1000-', 'if-range': etag };
    const kept = await get(goingOn);
    expect(kept.status).toBe(206);
    expect(kept.bytes.equals(before.bytes.subarray(1000))).toBe(true);
    const after = await get();
    expect(after.headers['etag']).not.toBe(etag);
    expect(after.bytes.equals(before.bytes)).toBe(false);
    await contentsOf(after);

    // Another server, or later.
    await server.stop();
    const restarted = await startUntilTestEnds(testConfig(dataDir));
    const whole = await download(restarted, who, goingOn);
    expect(whole.status).toBe(200);
    expect(whole.headers['etag']).toBe(after.headers['etag']);
    expect(whole.bytes.equals(after.bytes)).toBe(true);

    await restarted.services.projects.share(
      mall.id,
      (await createTestUser(restarted, 'new')).user.id,
    );
    expect((await download(restarted, who)).headers['etag']).not.toBe(after.headers['etag']);
    const deleted = pathTo('deleteProject', { projectId: mall.id });
    ok('deleteProject', await restarted.call('DELETE', deleted, { token: admin }));
    const { paths } = await contentsOf(await download(restarted, who));
    expect(paths.filter((path) => path.includes('Mall'))).toEqual([]);
    expect(paths).toContain('clients/acme/tours/فيلا النور/2026-01-02.zip');
  });

  it('is whole or breaks off while tours are published and deleted', async () => {
    const { server, services, admin, mall, get } = await openReady();
    const ended = new AbortController();
    const changing = (async () => {
      for (let round = 0; !ended.signal.aborted; round += 1) {
        const archive = tourArchive(`round ${round}`);
        ok('uploadFolder', await uploadTour(server, { projectId: mall.id, token: admin, archive }));
        const [tour] = await services.tours.liveOfProject(mall.id);
        // As if the grace period of a deleted tour were over.
        if (round % 5 === 4 && tour) await services.files.remove(tourKey(tour));
        await ready(server, admin);
      }
    })();
    let whole = 0;
    while (whole < 5) {
      const answer = await get().catch(() => undefined);
      if (answer?.status !== 200) continue;
      const { contents, index } = await contentsOf(answer);
      const sums = index.files.map(({ path }) => sha256(contents.get(path)));
      expect(sums).toEqual(index.files.map((file) => file.sha256));
      expect(contents.size).toBe(index.files.length + 1);
      whole += 1;
    }
    ended.abort();
    await changing;
  });

  it('breaks off if a file goes while it is sent, and the next one is without it', async () => {
    const { server, services, mall, get } = await openReady();
    const whole = await get();
    const { paths } = await contentsOf(whole);
    const [tour] = await services.tours.liveOfProject(mall.id);
    if (!tour) throw new Error('There is no tour');
    await services.files.remove(tourKey(tour));
    const etag = String(whole.headers['etag']);
    await expect(get({ range: 'bytes=0-', 'if-range': etag })).rejects.toThrow(/aborted|reset/i);
    const next = await contentsOf(await get());
    expect(next.index.missing).toHaveLength(1);
    expect(next.paths).toHaveLength(paths.length - 1);
    expect(server.logLines.join('\n')).not.toContain('unhandled');
  });

  it('is read again where somebody has replaced a file in the store', async () => {
    const { server, services, admin, get } = await openReady();
    const before = await contentsOf(await get());
    const photo = before.paths.find((path) => path.startsWith('footage/')) ?? '';
    await services.files.remove(photo);
    await services.files.put(photo, Buffer.from('another'));
    expect((await get()).status).toBe(409);
    await ready(server, admin);
    const { contents } = await contentsOf(await get());
    expect(contents.get(photo)?.toString()).toBe('another');
  });

  it('is prepared once by two servers at the same time', async () => {
    const { server, services, acme, admin } = await openFull();
    const other = new ClientExports(services);
    expect((await other.state(acme)).isReady).toBe(false);
    const { signal } = new AbortController();
    await Promise.all([other.prepare(signal), ready(server, admin)]);
    const rows = await services.db.selectFrom('file_checksums').select('key').execute();
    expect(rows).toHaveLength((await stateOf(server, admin)).files);
    const [here, there] = await Promise.all(
      [services.clientExports, other].map((each) => each.archive(acme, undefined)),
    );
    expect(here?.etag).toBe(there?.etag);
    await moveClock(server, 31);
    await services.checksums.sweep();
    expect(await services.clientExports.state(acme)).toMatchObject({
      isReady: false,
      readBytes: 0,
    });
  });

  it('of hostile names unpacks into its own folder, and is downloaded under a safe name', async () => {
    const { server, services, admin, who } = await openReady();
    const userName = 'شركة "النور"\r\nX-Evil: 1';
    const { user } = await createTestUser(server, userName, { email: 'evil@example.com' });
    const name = '../../../etc/"passwd"\r\n<script>';
    const project = await services.projects.add(user.id, { name, number: '1' });
    ok('uploadFolder', await uploadTour(server, { projectId: project.id, token: admin }));
    await services.files.put(`footage/..\\..\\up/session/a\u202eb/A*b.mp4`, Buffer.from('film'));
    await services.db.transaction().execute((transaction) =>
      services.footage.add(
        {
          id: 'odd',
          userId: null,
          projectName: name,
          folder: 'session',
          path: '..\\..\\up/session/a\u202eb',
          createdAt: '2026-01-01T00:00:00.000Z',
          files: [{ name: 'A*b.mp4', bytes: 4, kind: 'film' }],
        },
        transaction,
      ),
    );
    await ready(server, admin, userName);
    const answer = await download(server, who, {}, userName);
    expect(answer.status).toBe(200);
    expect(answer.headers['x-evil']).toBeUndefined();
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w .-]+\.zip"; filename\*=UTF-8''%D8%B4[\w%.-]+\.zip$/,
    );
    const { paths, index } = await contentsOf(answer);
    expect(index.missing).toEqual([]);
    expect(paths.filter((path) => /(?:^|\/)\.*(?:\/|$)|[\\"<>:\r\n*]/.test(path))).toEqual([]);
    expect(paths.filter((path) => path.startsWith('footage/'))).toEqual([
      'footage/_.._up/session/ab/A_b.mp4',
    ]);
  });
});

describe('who may download it', () => {
  it('is an admin, or a program with a key that reads', async () => {
    const { server, services, admin, token } = await openReady();
    const { token: staff } = await createTestUser(server, 'worker', { isStaff: true });
    const suspended = await createTestUser(server, 'former', { isAdmin: true });
    const keyOfSuspended = await makeKey(server, suspended.token);
    await services.db
      .updateTable('users')
      .set({ suspended_at: services.clock.now() })
      .where('id', '=', suspended.user.id)
      .execute();
    const unverified = await services.users.add({
      userName: 'unverified',
      fname: 'Not yet',
      lname: 'Verified',
      email: 'unverified@example.com',
      isAdmin: true,
    });
    const unverifiedToken = await services.sessions.start(unverified.id);
    const reading = await makeKey(server, admin);
    const publishing = await makeKey(server, admin, { scopes: ['publish', 'clients'] });
    const revoked = await makeKey(server, admin);
    await server.call('DELETE', pathTo('revokeKey', { id: revoked.key._id }), { token: admin });

    const cases: readonly (readonly [string, Headers, number])[] = [
      ['nobody', {}, 401],
      ['an unknown session', byCookie(`st_${'x'.repeat(43)}`), 401],
      ['an unverified admin', byCookie(unverifiedToken), 401],
      ['a suspended admin', byCookie(suspended.token), 401],
      ['staff', byCookie(staff), 403],
      ['the client', byCookie(token), 403],
      ['a guest', { guest: 'x'.repeat(43) }, 401],
      ['the header of the API', { token: admin }, 401],
      ['an admin', byCookie(admin), 206],
      ['a key that reads', byKey(reading.secret), 206],
      ['a key that does not', byKey(publishing.secret), 403],
      ['a revoked key', byKey(revoked.secret), 401],
      ['the key of a suspended admin', byKey(keyOfSuspended.secret), 401],
      ['a wrong key', byKey(`${reading.secret.slice(0, -1)}_`), 401],
      // It is the key that a program means.
      ['a wrong key beside a session', { ...byCookie(admin), ...byKey('jwl_wrong') }, 401],
      ['a key beside a session of the API', { token: admin, ...byKey(reading.secret) }, 400],
    ];
    const seen: unknown[] = [];
    for (const [name, headers] of cases) {
      const answer = await download(server, headers, { range: 'bytes=0-99' });
      seen.push([name, answer.status, answer.headers['www-authenticate']]);
      if (answer.status !== 206) seen.push(answer.headers['cache-control']);
    }
    const expected = cases.flatMap(([name, headers, status]) => {
      const isKeyRefused = status === 401 && headers['authorization'] !== undefined;
      const answer = [name, status, isKeyRefused ? 'Bearer' : undefined];
      return status === 206 ? [answer] : [answer, 'no-store'];
    });
    expect(seen).toEqual(expected);
    const inAddress = await server.send({ path: `${urlOf('acme')}?key=${reading.secret}` });
    expect(inAddress.status).toBe(400);
  });

  it('is refused where nobody is, and by the limit of wrong keys', async () => {
    const { server, admin, who } = await openReady();
    for (const name of ['none', 'staff', '', '..', '%00', '\0', 'a'.repeat(3000), 'acme/x']) {
      expect([name, (await download(server, who, {}, name)).status]).toEqual([name, 404]);
    }
    for (const userName of ['none', 'staff']) {
      const answer = await server.call('GET', pathTo('clientExport', { userName }), {
        token: admin,
      });
      problem(answer, 404);
    }
    const key = await makeKey(server, admin);
    // In both places together.
    for (let count = 0; count < RATE_LIMITS.key.tries; count += 2) {
      expect((await download(server, byKey('jwl_wrong'))).status).toBe(401);
      const path = pathTo('clientExport', { userName: 'acme' });
      expect((await server.call('GET', path, { headers: byKey('jwl_wrong') })).status).toBe(401);
    }
    const limited = await download(server, byKey(key.secret));
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });
});
