/** Several servers that share one PostgreSQL database and serve the same portal. */
import { readdir } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { pathTo } from '@jawla/contract';
import { CODE_TRIES } from '@jawla/contract/limits';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withTransaction } from '../platform/db/withTransaction.ts';
import { makeGuestLink, sendGuestTour } from '../testing/guestLink.ts';
import { openTour } from '../testing/openTour.ts';
import { eventually } from '../testing/eventually.ts';
import { noteForm } from '../testing/notes.ts';
import { codeTo } from '../testing/outbox.ts';
import { openProcess, startProcess, type ServerProcess } from '../testing/serverProcess.ts';
import { sweepDead } from '../testing/sweep.ts';
import {
  createTestUser,
  makeDataDir,
  openTestServer,
  PASSWORD,
  startTestServer,
  testConfig,
  type TestServer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import { multipart, postForm, tourForm } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

/** One server in this process, and one in a child process. */
let here: TestServer;
let there: ServerProcess;
let close: () => Promise<void>;
let admin: Awaited<ReturnType<typeof createTestUser>>;

beforeAll(async () => {
  ({ server: here, close } = await openTestServer());
  there = await openProcess(here.dataDir);
  admin = await createTestUser(here, 'admin', { isAdmin: true });
});
afterAll(async () => {
  there.child.kill('SIGKILL');
  await close();
});

function addProject(name: string) {
  return here.services.projects.add(admin.user.id, { name, number: '1' });
}

/** Returns the same URL with another server's port. */
function atPort(url: string, port: number): string {
  return Object.assign(new URL(url), { port: String(port) }).href;
}

function uploadPath(projectId: string): string {
  return `/api/project/upload-folder/${projectId}?date=2026-01-02&projectType=date`;
}

/** Starts an upload and withholds its last bytes. */
function beginUpload({ port }: ServerProcess, projectId: string, fileName?: string) {
  const { body, headers } = multipart(tourForm(tourArchive('new'), fileName));
  const answered = Promise.withResolvers<number | 'cut off'>();
  const sending: ClientRequest = request(
    {
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: uploadPath(projectId),
      agent: false,
      headers: { ...headers, token: admin.token, 'content-length': String(body.length) },
    },
    (incoming) => {
      incoming.resume();
      answered.resolve(incoming.statusCode ?? 0);
    },
  );
  sending.on('error', () => answered.resolve('cut off'));
  sending.write(body.subarray(0, -100));
  return { answered: answered.promise, finish: () => sending.end(body.subarray(-100)) };
}

const liveTours = (projectId: string) => here.services.tours.liveOfProject(projectId);
const uploads = () => here.services.db.selectFrom('uploads').selectAll().execute();

describe('two servers', () => {
  it('share sessions', async () => {
    const { user } = await createTestUser(here, 'client');
    const body = { email: user.email, password: PASSWORD };
    const login = await there.call('POST', 'auth/email-login', { body });
    const { token } = ok('emailLogin', login);
    expect((await here.call('GET', `user/${token}`)).status).toBe(200);
    expect((await here.call('POST', 'auth/logout', { token })).status).toBe(200);
    expect((await there.call('GET', `user/${token}`)).status).toBe(401);
  });

  it('end sessions that their user ends on the other one', async () => {
    const { user, token } = await createTestUser(here, 'elsewhere');
    const other = await here.services.sessions.start(user.id);
    expect((await there.call('GET', `user/${other}`)).status).toBe(200);
    expect((await here.call('DELETE', 'account/sessions', { token })).status).toBe(200);
    expect((await there.call('GET', `user/${other}`)).status).toBe(401);
    expect((await there.call('GET', `user/${token}`)).status).toBe(200);
  });

  it('close a client’s tour within 30 seconds after logout or removal of access', async () => {
    const { id } = await addProject('Shared');
    const uploaded = await postForm(here, uploadPath(id), tourForm(tourArchive('shared')), {
      token: admin.token,
    });
    expect(uploaded.status).toBe(200);
    // In this process, because the test advances its clock as well.
    const second = await startTestServer(testConfig(here.dataDir));
    onTestFinished(() => second.stop());
    const servers = [here, second];
    const read = (url: string) =>
      Promise.all(servers.map((server) => server.send({ path: atPort(url, server.port) })));
    const urls: string[] = [];
    for (const userName of ['visitor', 'colleague']) {
      const { user, token } = await createTestUser(here, userName);
      await here.services.projects.share(id, user.id);
      const found = await here.call('GET', pathTo('projectFolder', { folder: 'admin|Shared' }), {
        token,
      });
      const url = await openTour(here, ok('projectFolder', found).path);
      urls.push(url);
      expect(await read(url)).toMatchObject([{ status: 200 }, { status: 200 }]);
      const ended =
        userName === 'visitor'
          ? await here.call('POST', 'auth/logout', { token })
          : await here.call('PUT', pathTo('deleteAccess', { projectId: id }), {
              token: admin.token,
              body: { email: user.email },
            });
      expect(ended.status).toBe(200);
    }
    const now = performance.now.bind(performance);
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + 30_000);
    onTestFinished(() => spy.mockRestore());
    for (const url of urls) {
      expect(await read(url)).toMatchObject([{ status: 404 }, { status: 404 }]);
    }
  });

  it('close a guest’s tour within 20 seconds after each end of its link', async () => {
    const { id: projectId } = await addProject('Visited');
    await postForm(here, uploadPath(projectId), tourForm(tourArchive('visited')), {
      token: admin.token,
    });
    const second = await startTestServer(testConfig(here.dataDir));
    onTestFinished(() => second.stop());
    const servers = [here, second];
    const read = (url: string) =>
      Promise.all(servers.map((server) => server.send({ path: atPort(url, server.port) })));
    const at = { projectId, token: admin.token };
    const terms = { note: '', sites: [], expiresAt: null };
    const ends: readonly ((params: { projectId: string; id: string }) => Promise<unknown>)[] = [
      (params) => here.call('DELETE', pathTo('revokeGuestLink', params), at),
      (params) => second.call('POST', pathTo('replaceGuestLink', params), at),
      (params) =>
        here.call('PUT', pathTo('updateGuestLink', params), {
          ...at,
          body: { ...terms, passcode: '123456' },
        }),
      ({ id }) =>
        here.services.db
          .updateTable('guest_links')
          .set({ expires_at: here.services.clock.in(-1) })
          .where('id', '=', id)
          .execute(),
    ];
    const urls: string[] = [];
    for (const end of ends) {
      const { link, secret } = await makeGuestLink(here, at);
      const found = await sendGuestTour(second, { secret });
      const { tour } = ok('guestTour', found);
      const url = await openTour(here, atPort(tour?.path ?? '', here.port));
      urls.push(url);
      expect(await read(url)).toMatchObject([{ status: 200 }, { status: 200 }]);
      await end({ projectId, id: link._id });
    }
    const now = performance.now.bind(performance);
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + 20_000);
    onTestFinished(() => spy.mockRestore());
    for (const url of urls) {
      expect(await read(url)).toMatchObject([{ status: 404 }, { status: 404 }]);
    }
  });

  it('share the attempt limit of a passcode, and the cookie of a guest', async () => {
    const { id: projectId } = await addProject('Locked');
    const passcode = '123456';
    const at = { projectId, token: admin.token };
    const { secret } = await makeGuestLink(here, at, { passcode });
    const entered = await sendGuestTour(here, { secret, passcode });
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const server = count % 2 === 0 ? here : there;
      statuses.push((await sendGuestTour(server, { secret, passcode: '000000' })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    const again = await sendGuestTour(there, { secret }, { cookie });
    expect(ok('guestTour', again).building?.name).toBe('Locked');
  });

  it('know that another one has changed the list of clients', async () => {
    const list = (server: Pick<TestServer, 'call'>, etag = '') =>
      server.call('GET', 'user?page=1', {
        token: admin.token,
        headers: { 'if-none-match': etag },
      });
    for (const [from, to, userName] of [
      [here, there, 'seen-there'],
      [there, here, 'seen-here'],
    ] as const) {
      const etag = String((await list(to)).headers['etag']);
      expect((await list(to, etag)).status).toBe(304);
      const person = { userName, fname: 'Some', lname: 'Body', email: `${userName}@example.com` };
      const body = { ...person, emailType: 'userCreated' };
      const made = await from.call('POST', 'auth/create-user', { token: admin.token, body });
      expect(made.status).toBe(200);
      const changed = await list(to, etag);
      expect(changed.status).toBe(200);
      expect(changed.text).toContain(userName);
    }
  });

  it('write what the list of clients shows without waiting for each other', async () => {
    const { db, projects } = here.services;
    const { id } = await addProject('Written by two');
    const other = await addProject('Written meanwhile');
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let tries = 0;
    const long = withTransaction(db, async (transaction) => {
      tries += 1;
      await transaction.updateTable('projects').set({ name: 'A' }).where('id', '=', id).execute();
      write();
      await ended;
    });
    await written;
    await withTransaction(db, (transaction) =>
      transaction.updateTable('projects').set({ name: 'B' }).where('id', '=', other.id).execute(),
    );
    end();
    await long;
    expect(tries).toBe(1);
    expect((await projects.byId(id))?.name).toBe('A');
  });

  it('give notes numbers of their own, also at the same time', async () => {
    const { id: projectId } = await addProject('Numbered');
    const { token } = admin;
    const path = pathTo('createNote', { projectId });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? here : there).call('POST', path, { token, body: noteForm() }),
      ),
    );
    const numbers = answers.map((answer) => ok('createNote', answer).note.number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
  });

  it('share the attempt limit of a login code', async () => {
    const phone = '962790000001';
    await createTestUser(here, 'caller', { phone });
    await there.call('POST', 'auth/phone-login', { body: { phone } });
    const code = await codeTo(here.dataDir, `+${phone}`);
    const wrong = code === '111111' ? '222222' : '111111';
    const enter = (server: Pick<ServerProcess, 'call'>, otpVal: string) =>
      server.call('POST', 'auth/phone-login/verify', { body: { phoneNumber: phone, otpVal } });
    for (let count = 0; count < CODE_TRIES; count += 1) {
      expect((await enter(count % 2 === 0 ? here : there, wrong)).status).toBe(401);
    }
    expect((await enter(here, code)).status).toBe(401);
    expect((await enter(there, code)).status).toBe(401);
  });

  it('share the rate limit of wrong passwords', async () => {
    const { user } = await createTestUser(here, 'guesser');
    const body = { email: user.email, password: 'Wrong1234' };
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const server = count % 2 === 0 ? here : there;
      statuses.push((await server.call('POST', 'auth/email-login', { body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('cancel an upload that the other server receives', async () => {
    const { id } = await addProject('Cancelled');
    const upload = beginUpload(there, id);
    await eventually(async () => expect(await uploads()).toHaveLength(1));
    const body = { uploadFor: 'project', projectType: 'date', date: '2026-01-02', file: '' };
    const path = pathTo('cancelUpload', { projectId: id });
    expect((await here.call('DELETE', path, { token: admin.token, body })).status).toBe(200);
    expect(await uploads()).toEqual([]);
    upload.finish();
    expect([400, 'cut off']).toContain(await upload.answered);
    expect(await liveTours(id)).toEqual([]);
    expect(await readdir(join(here.dataDir, 'incoming'))).toEqual([]);
  });

  it('cancel only the upload with the given file name', async () => {
    const { id } = await addProject('Named');
    const named = beginUpload(there, id, 'named.zip');
    const other = beginUpload(there, id, 'other.zip');
    await eventually(async () => {
      const tags = (await uploads()).map(({ tag }) => tag).sort();
      expect(tags).toEqual([
        expect.stringContaining('named.zip'),
        expect.stringContaining('other.zip'),
      ]);
    });
    const body = {
      uploadFor: 'project',
      projectType: 'date',
      date: '2026-01-02',
      file: 'named.zip',
    };
    const path = pathTo('cancelUpload', { projectId: id });
    expect((await here.call('DELETE', path, { token: admin.token, body })).status).toBe(200);
    expect(await uploads()).toHaveLength(1);
    other.finish();
    expect(await other.answered).toBe(200);
    expect([400, 'cut off']).toContain(await named.answered);
  });

  it('do not cancel an upload that the other server has published', async () => {
    const { id } = await addProject('Published');
    const upload = beginUpload(there, id);
    upload.finish();
    expect(await upload.answered).toBe(200);
    const published = await liveTours(id);
    const body = { uploadFor: 'project', projectType: 'date', date: '2026-01-02', file: '' };
    const path = pathTo('cancelUpload', { projectId: id });
    const answer = await here.call('DELETE', path, { token: admin.token, body });
    expect(answer.json()).toEqual({ message: 'No upload is running.' });
    expect(published).toHaveLength(1);
    // Its row may change: the search for its picture runs in the background.
    const versions = (await liveTours(id)).map(({ version }) => version);
    expect(versions).toEqual(published.map(({ version }) => version));
  });

  it('reject an upload whose database row was deleted', async () => {
    const { id } = await addProject('Refused');
    const upload = beginUpload(there, id);
    await eventually(async () => expect(await uploads()).toHaveLength(1));
    await here.services.db.deleteFrom('uploads').execute();
    upload.finish();
    expect(await upload.answered).toBe(503);
    expect(await liveTours(id)).toEqual([]);
  });
});

describe('a server', () => {
  it('removes the incomplete upload of a server killed by SIGKILL', async () => {
    const killed = await startProcess(here.dataDir);
    const { id } = await addProject('Killed');
    const upload = beginUpload(killed, id);
    const incoming = join(here.dataDir, 'incoming');
    await eventually(async () => expect(await readdir(incoming)).toHaveLength(1));
    killed.child.kill('SIGKILL');
    expect(await upload.answered).toBe('cut off');
    expect(await uploads()).toHaveLength(1);
    await sweepDead(here);
    expect(await uploads()).toEqual([]);
    expect(await readdir(incoming)).toEqual([]);
    expect((await here.call('GET', 'health/ready')).status).toBe(200);
  });

  it('sends each mail once while another server sends from the same outbox', async () => {
    const received: string[] = [];
    // Delays the response to the first mail until the second arrives: each server sends sequentially, so both must
    // take part.
    const second = Promise.withResolvers<void>();
    const smtp = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, callback) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
        const accept = async () => {
          received.push(/^Message-ID: *(\S+)/im.exec(text)?.[1] ?? '');
          if (received.length > 1) second.resolve();
          await second.promise;
          callback();
        };
        stream.on('end', () => void accept());
      },
    });
    const port = await new Promise<number>((resolve) => {
      const net = smtp.listen(0, '127.0.0.1', () => {
        const address = net.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)));
    const dataDir = await makeDataDir();
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const server = await startTestServer(testConfig(dataDir, { smtpUrl }));
    onTestFinished(() => server.stop());
    const { services } = server;
    await services.db.transaction().execute(async (transaction) => {
      for (let count = 0; count < 12; count += 1) {
        await services.outbox.addMail(
          {
            letter: 'userCreated',
            to: { name: 'Noor Haddad', address: `noor${count}@example.com` },
            language: 'ar',
            link: 'https://portal.example/create-password/ln_abc',
            values: {},
          },
          transaction,
        );
      }
    });
    // Sends messages in the outbox at start-up.
    await startProcess(dataDir, { SMTP_URL: smtpUrl });
    services.outbox.wake();
    await eventually(async () => {
      expect(await services.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    });
    expect(received).toHaveLength(12);
    expect(new Set(received).size).toBe(12);
  });
});

describe('a deleted project', () => {
  it('closes its tours on commit, even if they were read during the transaction', async () => {
    const { tours, db } = here.services;
    const { id } = await addProject('Deleted');
    await postForm(here, uploadPath(id), tourForm(tourArchive('deleted')), { token: admin.token });
    const found = await here.call('GET', pathTo('projectFolder', { folder: 'admin|Deleted' }), {
      token: admin.token,
    });
    const url = await openTour(here, ok('projectFolder', found).path);
    await withTransaction(db, async (transaction) => {
      await transaction.deleteFrom('projects').where('id', '=', id).execute();
      await tours.withdrawAll({ projectIds: [id] }, transaction);
      expect((await here.send({ path: url })).status).toBe(200);
    });
    expect((await here.send({ path: url })).status).toBe(404);
  });
});

describe('two servers that start concurrently', () => {
  it('run the migrations and seed the demo data once', async () => {
    const dataDir = await makeDataDir();
    const neighbours = await Promise.all([
      startProcess(dataDir, { DEMO: '1' }),
      startProcess(dataDir, { DEMO: '1' }),
    ]);
    for (const neighbour of neighbours) {
      expect((await neighbour.call('GET', 'health/ready')).status).toBe(200);
    }
    const third = await startTestServer(testConfig(dataDir));
    onTestFinished(() => third.stop());
    const { services } = third;
    const admins = await services.users.admins();
    expect(new Set(admins.map(({ email }) => email)).size).toBe(admins.length);
    expect((await services.users.countClients()).total).toBeGreaterThan(0);
    expect((await services.processes.alive()).size).toBe(3);
  });
});
