/** Start, stop and restart of the server. */
import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathTo } from '@jawla/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { jsonLog } from '../platform/base/log.ts';
import { TIMING } from '../platform/base/timing.ts';
import { openDatabase } from '../platform/db/open.ts';
import { openTour } from '../testing/openTour.ts';
import { eventually } from '../testing/eventually.ts';
import { codeTo, linkIn, mailTo } from '../testing/outbox.ts';
import { startProcess } from '../testing/serverProcess.ts';
import { sweepDead } from '../testing/sweep.ts';
import {
  createTestUser,
  makeDataDir,
  PASSWORD,
  startTestServer,
  startUntilTestEnds,
  testConfig,
} from '../testing/testServer.ts';
import { slowArchive, tourArchive } from '../testing/tourArchive.ts';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import { multipart, postForm, tourForm, uploadPilot, uploadTour } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

const start = (dataDir: string, changes = {}) => startUntilTestEnds(testConfig(dataDir, changes));

/** Returns the two origins of an environment. */
function readUrls(portalUrl: string | undefined, toursUrl: string | undefined) {
  const config = readConfig({ PORTAL_URL: portalUrl, TOURS_URL: toursUrl }, { dev: false });
  return { portalUrl: config.portalUrl, toursUrl: config.toursUrl };
}

describe('a restart', () => {
  it('keeps tours and sessions, and deletes incomplete uploads', async () => {
    const dataDir = await makeDataDir();
    const first = await start(dataDir);
    const { token } = await createTestUser(first, 'admin', { isAdmin: true });
    await uploadPilot(first, { name: 'pilot', token, archive: tourArchive('kept') });
    await first.stop();
    await mkdir(join(dataDir, 'incoming/half'));

    const second = await start(dataDir);
    const pilot = await second.call('GET', pathTo('pilot', { name: 'pilot' }));
    const url = await openTour(second, ok('pilot', pilot).path);
    expect((await second.send({ path: url })).text).toContain('kept');
    expect((await second.call('GET', `user/${token}`)).status).toBe(200);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  });
});

describe('a server that stops', () => {
  it('does not wait for the file store of a search for a picture', async () => {
    const timing = { ...TIMING, drainMs: 300, lastWritesMs: 300 };
    const server = await startTestServer(testConfig(await makeDataDir(), { timing }));
    const { packs, tourPictures, tours, db } = server.services;
    const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
    const project = await server.services.projects.add(user.id, { name: 'Villa', number: '1' });
    await uploadTour(server, { projectId: project.id, token, archive: tourArchive('kept') });
    await eventually(async () => expect(await tours.pending('picture', 1)).toEqual([]));
    await db.updateTable('tours').set({ picture_sought_at: null, picture_tries: 0 }).execute();
    const { promise: searching, resolve: search } = Promise.withResolvers<void>();
    vi.spyOn(packs, 'use').mockImplementation(() => {
      search();
      return new Promise(() => undefined);
    });
    for (const version of await tours.pending('picture', 1)) tourPictures.add(version);
    await searching;
    await expect(server.stop()).resolves.toBeUndefined();
  });
});

describe('a server that is killed', () => {
  const exists = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );

  it.each<[string, (incoming: string) => Promise<boolean>]>([
    ['while it receives an archive', (folder) => exists(folder)],
    ['while it repacks an archive', (folder) => exists(join(folder, 'tour.zip'))],
  ])(
    '%s keeps the old tour and no files of the new one',
    async (_, reached) => {
      const dataDir = await makeDataDir();
      const first = await start(dataDir);
      const { user, token } = await createTestUser(first, 'admin', { isAdmin: true });
      const project = await first.services.projects.add(user.id, { name: 'Villa', number: '1' });
      const path = `/api/project/upload-folder/${project.id}?date=2026-01-02&projectType=date`;
      const form = (archive: Uint8Array) => multipart(tourForm(archive));
      const old = form(tourArchive('old'));
      await first.send({
        method: 'POST',
        path,
        headers: { ...old.headers, token },
        body: old.body,
      });
      await first.stop();

      const { child, ended, port } = await startProcess(dataDir);
      const fresh = form(slowArchive('new'));
      const sending = request({
        host: '127.0.0.1',
        port,
        method: 'POST',
        path,
        agent: false,
        headers: { ...fresh.headers, token, 'content-length': String(fresh.body.length) },
      });
      sending.on('error', () => undefined);
      sending.end(fresh.body);
      const incoming = join(dataDir, 'incoming');
      await eventually(async () => {
        const [upload = ''] = await readdir(incoming);
        expect(upload !== '' && (await reached(join(incoming, upload)))).toBe(true);
      });
      child.kill('SIGKILL');
      await ended;

      const second = await start(dataDir);
      await sweepDead(second);
      const found = await second.call('GET', pathTo('projectFolder', { folder: 'admin|Villa' }), {
        token,
      });
      const url = await openTour(second, ok('projectFolder', found).path);
      expect((await second.send({ path: url })).text).toContain('old');
      expect(await readdir(incoming)).toEqual([]);
      expect(await second.services.files.list(`tours/${project.id}`)).toHaveLength(1);
      // Three starts take long on a busy machine.
    },
    180_000,
  );
});

describe('the server does not start, with the reason in one sentence, when', () => {
  const sentence = (text: string | RegExp) => ({
    name: 'OperatorError',
    message: expect.stringMatching(text),
  });

  it('its port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    onTestFinished(() => void other.close());
    await expect(start(await makeDataDir(), { port })).rejects.toMatchObject(
      sentence(/^Port \d+ is taken/),
    );
  });

  it('another server uses the same SQLite database', async () => {
    const dataDir = await makeDataDir();
    const inFile = { databaseUrl: undefined };
    const first = await start(dataDir, inFile);
    await expect(start(dataDir, inFile)).rejects.toMatchObject(
      sentence(/^Another Jawla is running/),
    );
    await first.stop();
    await expect(start(dataDir, inFile)).resolves.toBeDefined();
  });

  it('its data folder is a file', async () => {
    const dataDir = join(await makeDataDir(), 'file');
    await writeFile(dataDir, '');
    await expect(start(dataDir)).rejects.toMatchObject(sentence(/cannot be written/));
  });

  it.each([
    ['https://example.com', 'https://example.com', /both on the host example\.com/],
    ['http://localhost:4216', 'http://localhost:4217', /both on the host localhost/],
    [undefined, 'http://localhost:4217', /both on the host localhost/],
    ['http://localhost:4216', 'http://LOCALHOST.:4217', /both on the host localhost/],
    ['http://127.0.0.1:4216', 'http://127.1:4217', /both on the host 127\.0\.0\.1/],
    ['http://example.com', 'https://example.com', /both on the host example\.com/],
    [
      'https://example.com',
      'https://tours.example.com',
      /tours\.example\.com is below example\.com/,
    ],
    [
      'https://portal.example.com',
      'https://example.com',
      /portal\.example\.com is below example\.com/,
    ],
    ['https://example.com', 'https://a.b.example.com.', /a\.b\.example\.com is below example\.com/],
    [
      'https://portal.example.com',
      'https://*.example.com',
      /portal\.example\.com is below example/,
    ],
    ['https://portal.example.com', 'https://*.portal.example.com', /both on the host portal\./],
    ['https://example.com', 'https://*.tours.example.com', /tours\.example\.com is below example/],
    ['http://localhost:4216', 'http://*.localhost:4216', /both on the host localhost/],
  ])('the portal at %s shares cookies with tours at %s', async (portalUrl, toursUrl, message) => {
    const config = testConfig(await makeDataDir(), readUrls(portalUrl, toursUrl));
    const started = startTestServer(config).then((server) => server.stop());
    await expect(started).rejects.toMatchObject(sentence(message));
  });

  it('its database has migrations of a newer version', async () => {
    const dataDir = await makeDataDir();
    await (await start(dataDir)).stop();
    const database = await openDatabase(testConfig(dataDir), jsonLog());
    await database
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999_future', timestamp: '2030-01-01T00:00:00Z' })
      .execute();
    await database.destroy();
    await expect(start(dataDir)).rejects.toMatchObject(sentence(/written by a newer Jawla/));
  });
});

describe('a start with hosts that do not share cookies', () => {
  it.each([
    [undefined, undefined],
    ['http://localhost:5173', undefined],
    ['https://portal.example.com', 'https://tours.example.net'],
    ['https://portal.example.com', 'https://tours.example.com'],
    ['https://portal.example.com', 'https://*.tours.example.com'],
    ['https://portal.example.com', 'https://*.example.net'],
    ['https://example.com', 'https://notexample.com'],
    ['http://localhost:4216', 'http://127.0.0.1:4217'],
    ['http://127.0.0.1:4216', 'http://127.0.0.2:4216'],
  ])('succeeds with the portal at %s and tours at %s', async (portalUrl, toursUrl) => {
    const server = await start(await makeDataDir(), readUrls(portalUrl, toursUrl));
    expect((await server.call('GET', 'health')).status).toBe(200);
  });
});

describe('a server that is preparing its data', () => {
  it('sends heartbeats', async () => {
    const server = await startServer(
      testConfig(await makeDataDir()),
      jsonLog(),
      async (services) => {
        const seen = () =>
          services.db.selectFrom('processes').select('seen_at').executeTakeFirstOrThrow();
        await services.db.updateTable('processes').set({ seen_at: '2000-01-01' }).execute();
        services.jobs.wake('heartbeat');
        await eventually(async () => expect((await seen()).seen_at).not.toBe('2000-01-01'));
      },
    );
    onTestFinished(() => server.stop());
    expect((await server.services.processes.alive()).size).toBe(1);
  });
});

describe('an unsupported method', () => {
  it.each([
    ['POST', '/login', 'GET, HEAD'],
    ['DELETE', '/files/covers/none.webp', 'GET, HEAD'],
    ['PATCH', '/api/project/none', 'GET, POST, PUT, DELETE'],
    ['GET', '/api/auth/logout', 'POST'],
    ['OPTIONS', '/api/auth/email-login', 'POST'],
  ])('returns 405 with Allow: %s %s', async (method, path, allow) => {
    const server = await start(await makeDataDir());
    const answer = await server.send({ method, path });
    expect(answer.status).toBe(405);
    expect(String(answer.headers['allow']).split(', ').toSorted()).toEqual(
      allow.split(', ').toSorted(),
    );
    expect((await server.send({ method, path: '/api/nothing/at/all' })).status).toBe(404);
  });
});

describe('the log', () => {
  it('has routes and statuses, and no secrets or private names', async () => {
    const server = await start(await makeDataDir());
    const { user, token } = await createTestUser(server, 'secretive', { isAdmin: true });
    const link = await server.services.links.make('secret', user);
    const { id } = await server.services.projects.add(user.id, {
      name: 'Private villa',
      number: '1',
    });
    await postForm(
      server,
      `/api/project/upload-folder/${id}?date=2026-01-01&projectType=date`,
      tourForm(tourArchive(), 'private.zip'),
      { token },
    );
    const found = await server.call(
      'GET',
      pathTo('projectFolder', { folder: 'secretive|Private villa' }),
      { token },
    );
    const url = await openTour(server, ok('projectFolder', found).path);
    await server.send({ path: url });
    await server.call('GET', `user/${token}`);
    await server.call('GET', `user/verify/${link}`);
    await server.call('POST', 'auth/email-login', {
      body: { email: user.email, password: PASSWORD },
    });
    await server.call('PUT', `user/update-password/${link}`, { body: { password: 'Newpass123' } });

    const log = server.logLines.join('\n');
    expect(log).toContain('"route":"GET /api/user/{token}","status":200');
    const [, , ticket = ''] = new URL(url).pathname.split('/');
    for (const secret of [
      token,
      link,
      ticket,
      PASSWORD,
      'Newpass123',
      user.email,
      'Private',
      'private',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it('has no content and no recipients of sent messages', async () => {
    const dataDir = await makeDataDir();
    const server = await start(dataDir);
    const phone = '962790000009';
    const { user } = await createTestUser(server, 'secretive', { phone });
    await server.call('POST', 'auth/phone-login', { body: { phone } });
    const code = await codeTo(dataDir, `+${phone}`);
    const body = { phoneNumber: phone, otpVal: code };
    await server.call('POST', 'auth/phone-login/verify', { body });
    await server.call('POST', 'send-mail/send-reset-password', {
      body: { email: user.email, emailType: 'resetPassword' },
    });
    const link = linkIn(await mailTo(dataDir, user.email));

    await eventually(() => {
      const sent = server.logLines.filter((line) => line.includes('message sent'));
      expect(sent).toHaveLength(2);
      return Promise.resolve();
    });
    // Removes times and random ids, which may contain any six digits.
    const log = server.logLines
      .join('\n')
      .replaceAll(/"(?:time|request|message|ms)":(?:"[^"]*"|\d+)/g, '');
    for (const secret of [phone, code, link, user.email]) expect(log).not.toContain(secret);
  });
});
