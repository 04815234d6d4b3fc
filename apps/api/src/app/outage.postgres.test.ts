/** PostgreSQL becomes unavailable and recovers. */
import { pathTo, problemSchema } from '@jawla/contract';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { jsonLog } from '../platform/base/log.ts';
import { TIMING, type Timing } from '../platform/base/timing.ts';
import { eventually } from '../testing/eventually.ts';
import { mailTo } from '../testing/outbox.ts';
import { startTcpProxy } from '../testing/tcpProxy.ts';
import { databaseUrlOf } from '../testing/testDatabase.ts';
import {
  createTestUser,
  makeDataDir,
  PASSWORD,
  startTestServer,
  testConfig,
  type Answer,
} from '../testing/testServer.ts';
import { startServer } from './server.ts';
import { uploadTour } from '../testing/files.ts';
import { ok, problem } from '../testing/api.ts';

/** Short timeouts, because the tests wait for them; long enough to connect on a busy machine. */
const timing: Timing = {
  ...TIMING,
  databaseConnectMs: 1500,
  databaseStatementMs: 1000,
  outboxPollMs: 50,
};

async function startBehindProxy() {
  const dataDir = await makeDataDir();
  const url = new URL(databaseUrlOf(dataDir) ?? '');
  const proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  const server = await startTestServer(testConfig(dataDir, { databaseUrl: url.href, timing }));
  onTestFinished(async () => {
    await proxy.mend();
    await server.stop();
    await proxy.close();
  });
  return { dataDir, proxy, server };
}

function expectUnavailable(answer: Answer): void {
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(problem(answer, 503).message).toContain('isn’t available');
}

describe('while PostgreSQL is unavailable', () => {
  it('requests return 503 with Retry-After, and succeed after recovery', async () => {
    const { proxy, server } = await startBehindProxy();
    const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
    const login = () =>
      server.call('POST', 'auth/email-login', { body: { email: user.email, password: PASSWORD } });
    await proxy.cut();

    expectUnavailable(await server.call('GET', `user/${token}`));
    expectUnavailable(await login());
    expectUnavailable(await server.call('GET', 'user?page=1', { token }));
    expectUnavailable(
      await server.call('POST', 'send-mail/send-reset-password', {
        body: { email: user.email, emailType: 'resetPassword' },
      }),
    );
    const project = await server.send({
      path: '/projects/admin/Villa',
      headers: { cookie: `user_token=${token}` },
    });
    expect(project.status).toBe(503);
    expect((await server.call('GET', 'health')).status).toBe(200);
    expect((await server.call('GET', 'health/ready')).status).toBe(503);

    await proxy.mend();
    expect((await server.call('GET', 'health/ready')).status).toBe(200);
    expect((await server.call('GET', `user/${token}`)).status).toBe(200);
    ok('emailLogin', await login());
  });

  it('concurrent requests return 503, and succeed over new connections after a failover', async () => {
    const { proxy, server } = await startBehindProxy();
    const { token } = await createTestUser(server, 'client');
    await Promise.all(Array.from({ length: 30 }, () => server.call('GET', `user/${token}`)));
    proxy.freeze();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => server.call('GET', `user/${token}`)),
    );
    for (const answer of answers) expectUnavailable(answer);
    expect((await server.call('GET', 'health')).status).toBe(200);
    // As after a failover: the old connections never receive a response.
    proxy.admit();
    expect((await server.call('GET', `user/${token}`)).status).toBe(200);
    const again = Array.from({ length: 30 }, () => server.call('GET', `user/${token}`));
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual(again.map(() => 200));
  });

  it('an upload fails with 503, leaves no files and can be retried', async () => {
    const { proxy, server } = await startBehindProxy();
    const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
    const project = await server.services.projects.add(user.id, { name: 'Villa', number: '1' });
    const upload = () => uploadTour(server, { projectId: project.id, token });
    const { files } = server.services;
    const importFile = files.importFile.bind(files);
    // The worst moment: the files are in place, but the database transaction that publishes them has not run.
    files.importFile = async (...taken) => {
      await importFile(...taken);
      await proxy.cut();
    };
    expectUnavailable(await upload());
    files.importFile = importFile;
    expect(await files.list(`tours/${project.id}`)).toEqual([]);
    await proxy.mend();
    expect(await server.services.tours.liveOfProject(project.id)).toEqual([]);
    expect((await upload()).status).toBe(200);
    expect(await server.services.tours.liveOfProject(project.id)).toHaveLength(1);
  });

  it('mails wait in the outbox and are sent after recovery', async () => {
    const { dataDir, proxy, server } = await startBehindProxy();
    const { user } = await createTestUser(server, 'client');
    const { clock, outbox, db } = server.services;
    await db.transaction().execute(async (transaction) => {
      const id = await outbox.addMail(
        {
          letter: 'userCreated',
          to: { name: 'Noor', address: user.email },
          language: 'en',
          link: 'https://portal.example/create-password/ln_abc',
          values: {},
        },
        transaction,
      );
      // Due only after the outage begins: a claim whose response is lost holds the message until its lease expires.
      const mail = transaction.updateTable('outbox').where('id', '=', id);
      await mail.set({ due_at: clock.in(1) }).execute();
    });
    await proxy.cut();
    outbox.wake();
    await eventually(() => {
      expect(
        server.logLines.some((line) => line.includes('"event":"job failed","job":"mail"')),
      ).toBe(true);
      return Promise.resolve();
    });
    await proxy.mend();
    expect((await mailTo(dataDir, user.email)).subject).not.toBe('');
  });

  it('the server does not start, with the reason in one sentence', async () => {
    const url = new URL(databaseUrlOf(await makeDataDir()) ?? '');
    const dataDir = await makeDataDir();
    const wrong = async (change: (changed: URL) => void) => {
      const changed = new URL(url);
      change(changed);
      const config = testConfig(dataDir, { databaseUrl: changed.href });
      await startServer(
        config,
        jsonLog(() => undefined),
      );
    };
    await expect(wrong((changed) => (changed.port = '1'))).rejects.toThrow(
      /^PostgreSQL does not answer at the address in DATABASE_URL \(ECONNREFUSED\)/,
    );
    await expect(wrong((changed) => (changed.pathname = '/nothing'))).rejects.toThrow(
      /^PostgreSQL refuses DATABASE_URL: database "nothing" does not exist/,
    );
  });
});

describe('while the disk of PostgreSQL is full', () => {
  it('writes return 507 with the reason', async () => {
    const server = await startTestServer(testConfig(await makeDataDir()));
    onTestFinished(() => server.stop());
    const { token } = await createTestUser(server, 'admin', { isAdmin: true });
    const { db } = server.services;
    await sql`
      create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = 'disk_full'; end
      $$
    `.execute(db);
    await sql`
      create trigger full_disk before insert on projects for each row execute function refuse()
    `.execute(db);
    const create = () =>
      server.call('POST', pathTo('createProject', { clientId: 'admin' }), {
        token,
        body: { name: 'Tower', number: '7' },
      });
    const answer = await create();
    expect(answer.status).toBe(507);
    expect(z.parse(problemSchema, answer.json()).message).toContain('space');
    await sql`drop trigger full_disk on projects`.execute(db);
    expect((await create()).status).toBe(200);
  });
});
