/** A flood of logins: excess ones are rejected, and the server stays responsive. */
import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ThreadPool } from '../../platform/base/threadPool.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import type { HashInput } from './hashing.worker.ts';
import { LOGIN_QUEUE, LoginQueue } from './loginQueue.ts';
import { problem } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let client: Awaited<ReturnType<typeof createTestUser>>;

beforeAll(async () => {
  // Trust one proxy, so that tests can set the client's IP address.
  ({ server, close } = await openTestServer({ proxies: 1 }));
  client = await createTestUser(server, 'client');
});
afterAll(() => close());
beforeEach(async () => {
  await server.services.db.deleteFrom('rate_limits').execute();
});

const login = (address: string, email: string, headers: Record<string, string> = {}) =>
  server.call('POST', 'auth/email-login', {
    body: { email, password: PASSWORD },
    headers: { 'x-forwarded-for': address, ...headers },
  });

/** Blocks the computation of hashes until `release` is called. */
function holdHashes() {
  const held = Promise.withResolvers<void>();
  const spy = vi.spyOn(ThreadPool.prototype, 'run').mockImplementation(async (input: HashInput) => {
    await held.promise;
    return argon2Sync('argon2id', input);
  });
  onTestFinished(() => {
    held.resolve();
    spy.mockRestore();
  });
  return { release: held.resolve };
}

/** Sends logins of unknown accounts, which compute a hash as well, and waits until they are queued. */
async function fillQueue(count: number, addressOf: (index: number) => string) {
  const logins = Array.from({ length: count }, (_, index) =>
    login(addressOf(index), `nobody${index}@example.com`),
  );
  await eventually(() => {
    expect(server.services.loginQueue.length).toBe(count);
    return Promise.resolve();
  });
  return logins;
}

function expectBusy(answer: Answer, language: 'en' | 'ar'): void {
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  const { message } = problem(answer, 503);
  expect(message).toMatch(language === 'ar' ? /\p{sc=Arabic}{3}/u : /logging in right now/);
}

describe('while password hashes are pending', () => {
  it('responds to requests that need no hash, and completes queued logins afterwards', async () => {
    const { release } = holdHashes();
    const stuck = await fillQueue(20, (index) => `10.0.0.${index}`);
    const mine = login('10.0.1.1', client.user.email);
    expect((await server.call('GET', `user/${client.token}`)).status).toBe(200);
    expect((await server.call('GET', 'health/ready')).status).toBe(200);
    expect((await server.call('POST', 'auth/phone-login', { body: { phone: '1' } })).status).toBe(
      422,
    );
    release();
    expect((await mine).status).toBe(200);
    const answers = await Promise.all(stuck);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    expect(server.services.loginQueue.length).toBe(0);
  });

  it('returns 503 only to an IP address with too many queued logins', async () => {
    const { release } = holdHashes();
    const stuck = await fillQueue(LOGIN_QUEUE.perAddress, () => '10.0.0.1');
    expectBusy(await login('10.0.0.1', client.user.email), 'en');
    expectBusy(await login('10.0.0.1', client.user.email, { lang: 'ar' }), 'ar');
    const mine = login('10.0.1.1', client.user.email);
    release();
    expect((await mine).status).toBe(200);
    await Promise.all(stuck);
    expect((await login('10.0.0.1', client.user.email)).status).toBe(200);
  });

  it('returns 503 when the queue is full, without counting an attempt', async () => {
    const { release } = holdHashes();
    const stuck = await fillQueue(LOGIN_QUEUE.total, (index) => `10.0.0.${index}`);
    for (let count = 0; count < 12; count += 1) {
      expectBusy(await login('10.0.1.1', client.user.email), 'en');
    }
    const userId = await server.services.links.make('secret', client.user);
    expectBusy(
      await server.call('PUT', `user/update-password/${userId}`, {
        body: { password: 'Another1234' },
        headers: { 'x-forwarded-for': '10.0.1.2' },
      }),
      'en',
    );
    release();
    await Promise.all(stuck);
    expect((await login('10.0.1.1', client.user.email)).status).toBe(200);
  });
});

it('starts queued logins in FIFO order', async () => {
  const queue = new LoginQueue();
  const started: number[] = [];
  const held = Promise.withResolvers<void>();
  const runs = Array.from({ length: 20 }, (_, index) =>
    queue.run(`10.0.0.${index % 3}`, async () => {
      started.push(index);
      await held.promise;
    }),
  );
  held.resolve();
  await Promise.all(runs);
  expect(started).toEqual(started.toSorted((a, b) => a - b));
  expect(started).toHaveLength(20);
});
