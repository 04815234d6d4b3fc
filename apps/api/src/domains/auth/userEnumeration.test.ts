/**
 * Response times must not reveal whether an account exists (user enumeration). The tests count the work instead of
 * measuring time, which is unreliable on a busy machine.
 */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../app/config.ts';
import { ThreadPool } from '../../platform/base/threadPool.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type TestServer,
} from '../../testing/testServer.ts';

const run = vi.spyOn(ThreadPool.prototype, 'run');

let server: TestServer;
let close: () => Promise<void>;

beforeAll(async () => {
  const { passwordCost } = readConfig({}, { dev: false });
  ({ server, close } = await openTestServer({ passwordCost }));
  await createTestUser(server, 'known', { phone: '962790000001' });
  await server.services.users.add({
    userName: 'invited',
    fname: 'Not yet',
    lname: 'Here',
    email: 'invited@example.com',
  });
});
afterAll(async () => {
  run.mockRestore();
  await close();
});
beforeEach(() => {
  run.mockClear();
});

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

it.each([
  ['a known account', 'known@example.com', 'Wrong1234', 401],
  ['an account without a password', 'invited@example.com', PASSWORD, 401],
  ['an unknown account', 'nobody@example.com', PASSWORD, 401],
  ['the right password', 'known@example.com', PASSWORD, 200],
])('computes one password hash for a login with %s', async (_, email, password, status) => {
  const body = { email, password };
  const answer = await server.call('POST', 'auth/email-login', { body });
  expect(answer.status).toBe(status);
  expect(run).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(COST));
});

it.each([
  ['a known number', '962790000001'],
  ['an unknown number', '962790000999'],
])('looks up the code once for %s', async (_, phoneNumber) => {
  const redeem = vi.spyOn(server.services.codes, 'redeem');
  const body = { phoneNumber, otpVal: '000000' };
  expect((await server.call('POST', 'auth/phone-login/verify', { body })).status).toBe(401);
  expect(redeem).toHaveBeenCalledTimes(1);
  redeem.mockRestore();
});
