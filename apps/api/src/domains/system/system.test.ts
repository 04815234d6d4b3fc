/** The page for admins, `jawla doctor`, and sending failed messages again. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type SystemStatus } from '@jawla/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from '../../app/config.ts';
import { isPostgres } from '../../platform/db/postgres.ts';
import type { FailureReason } from '../../platform/outbox/failureReason.ts';
import { eventually } from '../../testing/eventually.ts';
import { jawla } from '../../testing/runProgram.ts';
import {
  createTestUser,
  makeDataDir,
  startTestServer,
  testConfig,
  testEnvironment,
  type TestServer,
} from '../../testing/testServer.ts';
import { ok } from '../../testing/api.ts';

const SECRET_PARTS = ['hidden@example.com', 'Hidden Person', 'secret-link', '+962790000099'];

async function start(changes: Partial<Config> = {}) {
  const dataDir = await makeDataDir();
  const server = await startTestServer(testConfig(dataDir, changes));
  onTestFinished(() => server.stop());
  const { token } = await createTestUser(server, 'admin', { isAdmin: true });
  const read = async (lang = 'en'): Promise<SystemStatus> => {
    const answer = await server.call('GET', 'system', { token, headers: { lang } });
    expect(answer.status).toBe(200);
    for (const part of SECRET_PARTS) expect(answer.text).not.toContain(part);
    return ok('systemStatus', answer);
  };
  const retry = () => server.call('POST', 'system/retry-messages', { token });
  return { server, dataDir, token, read, retry };
}

async function mail({ services }: TestServer): Promise<void> {
  await services.db.transaction().execute((transaction) =>
    services.outbox.addMail(
      {
        letter: 'userCreated',
        to: { name: 'Hidden Person', address: 'hidden@example.com' },
        language: 'en',
        link: 'https://portal.example.com/create-password/secret-link',
        values: {},
      },
      transaction,
    ),
  );
  services.outbox.wake();
}

async function text({ services }: TestServer): Promise<void> {
  const message = { to: '+962790000099', text: '123456' };
  await services.db
    .transaction()
    .execute((transaction) => services.outbox.addSms(message, 600, transaction));
  services.outbox.wake();
}

/** A webhook for text messages that answers with one status after the other, the last one from then on. */
async function startWebhook(...statuses: [number, ...number[]]) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    request.on('data', (chunk) => received.push(String(chunk)));
    request.on('end', () => response.writeHead(status ?? 200).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/sms`, received };
}

const keys = ({ findings }: SystemStatus) => findings.map(({ key }) => key);

describe('the state of the server', () => {
  it('has version, stores, sizes and space', async () => {
    const { server, read } = await start();
    const { version, servers, database, files, disk } = await read();
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(servers).toBe(1);
    const isPg = isPostgres(server.services.db);
    expect(database.kind).toBe(isPg ? 'postgresql' : 'sqlite');
    expect(database.bytes).toBeGreaterThan(1000);
    expect(files).toEqual({ kind: isPg ? 's3' : 'folder', bytes: 0 });
    expect(disk.bytes).toBeGreaterThan(disk.freeBytes);
  });

  it('describes unsafe settings in the language of the request', async () => {
    const { read } = await start({
      portalUrl: 'https://portal.example.com',
      toursUrl: 'http://tours.example.net',
      smsWebhookUrl: 'http://127.0.0.1:1/',
    });
    const status = await read();
    expect(keys(status)).toEqual(
      expect.arrayContaining([
        'finding.noTls',
        'finding.sharedTours',
        'finding.unsignedSms',
        'finding.noProxy',
        'finding.noSmtp',
      ]),
    );
    expect(status.findings.findIndex(({ isDangerous }) => !isDangerous)).toBeGreaterThan(2);
    for (const { message } of (await read('ar')).findings)
      expect(message).toMatch(/\p{sc=Arabic}{3}/u);
  });

  it('reports demo accounts of a public portal, however the server was started', async () => {
    const { server, read } = await start({
      portalUrl: 'https://portal.example.com',
      toursUrl: 'https://*.tours.example.net',
      proxies: 1,
    });
    expect(keys(await read())).not.toContain('finding.demo');
    await createTestUser(server, 'noor', { email: 'noor@demo.jawla.example' });
    expect(keys(await read())).toContain('finding.demo');
    expect(keys(await read())).not.toContain('finding.noTls');
    expect(keys(await read())).not.toContain('finding.noProxy');
  });

  it('has no advice about the demo and HTTP on one’s own machine', async () => {
    const { server, read } = await start();
    await createTestUser(server, 'noor', { email: 'noor@demo.jawla.example' });
    const found = keys(await read());
    expect(found).not.toContain('finding.demo');
    expect(found).not.toContain('finding.noTls');
  });

  it('counts no files of deleted footage, whose sender still sees that it was deleted', async () => {
    const { server, read } = await start();
    const { footage, db, clock } = server.services;
    const row = { userId: null, projectName: 'Villa', folder: 'missing photos' };
    const files = [{ name: 'a.jpg', bytes: 1000, kind: 'picture' }] as const;
    for (const id of ['left', 'deleted']) {
      await footage.add({ ...row, id, path: id, createdAt: clock.now(), files }, db);
    }
    expect((await read()).files.bytes).toBe(2000);
    await footage.delete('deleted');
    await footage.setRemoved('deleted', db);
    expect((await read()).files.bytes).toBe(1000);
  });

  it('says that backups by other tools are unknown', async () => {
    const { server, read } = await start();
    const state = isPostgres(server.services.db) ? 'unknown' : 'never';
    expect((await read()).backup).toEqual({ state, at: null });
  });

  it('knows the last backup of jawla backup', async () => {
    const { server, dataDir, read } = await start({ databaseUrl: undefined, s3: undefined });
    await createTestUser(server, 'client');
    expect((await read()).backup).toEqual({ state: 'never', at: null });
    expect(keys(await read())).toContain('finding.neverBackedUp');
    const to = join(dataDir, '../', `${dataDir.split('/').at(-1) ?? ''}-backup`, 'copy');
    expect((await jawla(['backup', '--to', to], { DATA_DIR: dataDir })).code).toBe(0);
    const { backup, findings } = await read();
    expect(Date.parse(backup.at ?? '')).toBeGreaterThan(Date.now() - 600_000);
    expect(findings.filter(({ key }) => /[bB]ack/.test(key))).toEqual([]);
    await server.services.db
      .updateTable('settings')
      .set({ value: server.services.clock.in(-9 * 24 * 3600) })
      .where('key', '=', 'last-backup')
      .execute();
    const old = (await read()).findings.find(({ key }) => key === 'finding.oldBackup');
    expect(old?.message).toContain('9 days');
  });

  it('is printed by the doctor as well', async () => {
    const { dataDir, read, retry } = await start();
    const { findings } = await read();
    const { out } = await jawla(['doctor'], testEnvironment(dataDir));
    for (const { message } of findings) expect(out).toContain(message);
    expect(out).toMatch(/^Version +\d/m);
    expect(out).toMatch(/^Backup +/m);
    expect(await retry()).toMatchObject({ status: 200 });
  });
});

describe('messages', () => {
  it('have the time of the last one that was sent', async () => {
    const { server, read } = await start();
    expect((await read()).mail).toEqual({ isConfigured: false, waiting: 0, lastSentAt: null });
    await mail(server);
    await eventually(async () => expect((await read()).mail.lastSentAt).not.toBeNull());
    expect((await read()).sms.lastSentAt).toBeNull();
    expect((await read()).failures).toEqual([]);
  });

  it('that cannot be sent yet are counted by kind and reason, without recipient and content', async () => {
    const { server, read } = await start({ smtpUrl: 'smtp://127.0.0.1:1' });
    await mail(server);
    await mail(server);
    await eventually(async () =>
      expect((await read()).failures).toMatchObject([{ state: 'waiting', count: 2 }]),
    );
    const { failures, mail: channel } = await read('ar');
    expect(channel).toMatchObject({ isConfigured: true, waiting: 2, lastSentAt: null });
    for (const { what, why } of failures) expect(what + why).toMatch(/\p{sc=Arabic}{3}/u);
  });

  it('that were refused are sent again on request', async () => {
    const { url, received } = await startWebhook(400, 200);
    const { server, read, retry } = await start({ smsWebhookUrl: url });
    await text(server);
    await eventually(async () =>
      expect((await read()).failures).toMatchObject([{ state: 'failed', count: 1 }]),
    );
    expect((await read()).sms.waiting).toBe(0);
    const answer = ok('retryMessages', await retry());
    expect(answer.count).toBe(1);
    await eventually(async () => expect((await read()).sms.lastSentAt).not.toBeNull());
    expect(received).toHaveLength(2);
    await eventually(async () => expect((await read()).failures).toEqual([]));
    expect(ok('retryMessages', await retry()).count).toBe(0);
  });

  it('are sent once when two admins retry concurrently', async () => {
    const { url, received } = await startWebhook(400, 200);
    const { server, read, retry } = await start({ smsWebhookUrl: url });
    await text(server);
    await eventually(async () => expect((await read()).failures).toHaveLength(1));
    const answers = await Promise.all([retry(), retry(), retry()]);
    const counts = answers.map((answer) => ok('retryMessages', answer).count);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    const recorded = await server.services.db.selectFrom('activity').selectAll().execute();
    expect(recorded).toMatchObject([{ action: 'messages.retried', details: '{"count":1}' }]);
    await eventually(async () => expect((await read()).failures).toEqual([]));
    await eventually(async () => expect(received).toHaveLength(2));
  });

  it('that are being sent at present are not sent twice by a retry', async () => {
    const { server, read, retry } = await start({ smtpUrl: 'smtp://127.0.0.1:1' });
    await server.services.jobs.stop();
    await mail(server);
    const { db, clock } = server.services;
    const lease = { reason: 'busy', leased_at: clock.now(), due_at: clock.in(60) };
    await db.updateTable('outbox').set(lease).execute();
    expect(ok('retryMessages', await retry()).count).toBe(0);
    const { due_at } = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(due_at).toBe(lease.due_at);
    expect((await read()).mail.waiting).toBe(1);
  });

  it('that have expired are known as failures, and their secrets are deleted', async () => {
    const { url, received } = await startWebhook(400);
    const { server, read, retry } = await start({ smsWebhookUrl: url });
    const { db, clock, outbox } = server.services;
    await text(server);
    await eventually(async () => expect((await read()).failures).toHaveLength(1));
    await db
      .updateTable('failed_messages')
      .set({ expires_at: clock.in(-1) })
      .execute();
    expect((await read()).failures).toMatchObject([{ state: 'expired', count: 1 }]);
    expect(ok('retryMessages', await retry()).count).toBe(0);
    await outbox.sweep();
    expect(await db.selectFrom('failed_messages').selectAll().execute()).toMatchObject([
      { message: null },
    ]);
    expect(received).toHaveLength(1);
    await db
      .updateTable('failed_messages')
      .set({ failed_at: clock.in(-31 * 24 * 3600) })
      .execute();
    await outbox.sweep();
    expect((await read()).failures).toEqual([]);
  });

  it('can be sent again 20 times in 15 minutes', async () => {
    const { retry } = await start();
    for (let tries = 0; tries < 20; tries += 1) expect((await retry()).status).toBe(200);
    const refused = await retry();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each<[FailureReason, [number, ...number[]]]>([
    ['refused', [404]],
    ['busy', [503]],
  ])('of the webhook have the reason %s', async (reason, statuses) => {
    const { url } = await startWebhook(...statuses);
    const { server, read } = await start({ smsWebhookUrl: url });
    await text(server);
    await eventually(async () => {
      const [failure] = (await read()).failures;
      expect(failure?.key).toContain(` code ${reason} `);
    });
  });
});
