/** A browser with a device cookie can log in while others exhaust the rate limit of its account. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { codeTo } from '../../testing/outbox.ts';
import {
  createTestUser,
  makeDataDir,
  openTestServer,
  PASSWORD,
  startTestServer,
  testConfig,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { ok } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;

beforeAll(async () => {
  // Trust one proxy, so that tests can set the client's IP address.
  ({ server, close } = await openTestServer({ proxies: 1 }));
});
afterAll(() => close());

let ips = 0;
/** Returns the headers of a request from a new IP address. */
function fromNewIp(cookie?: string): Record<string, string> {
  ips += 1;
  const address = `2001:db8::${ips.toString(16)}`;
  return { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) };
}

const login = (email: string, password: string, cookie?: string) =>
  server.call('POST', 'auth/email-login', {
    body: { email, password },
    headers: fromNewIp(cookie),
  });

function setCookie({ headers }: Answer): string {
  return String(headers['set-cookie']);
}

/** Returns the `Cookie` header that a browser sends after a response. */
function cookieOf(answer: Answer): string {
  return setCookie(answer).split(';')[0] ?? '';
}

async function deviceOf(email: string, cookie?: string): Promise<string> {
  return cookieOf(await login(email, PASSWORD, cookie));
}

async function flood(email: string): Promise<void> {
  for (let count = 0; count < 101; count += 1) await login(email, 'Wrong1234');
}

describe('an email login while wrong passwords exhaust the account’s rate limit', () => {
  it('succeeds with the device cookie of an earlier login, also after logout', async () => {
    const { user } = await createTestUser(server, 'victim');
    const first = await login(user.email, PASSWORD);
    await flood(user.email);
    const refused = await login(user.email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const accepted = await login(user.email.toUpperCase(), PASSWORD, cookieOf(first));
    expect(accepted.status).toBe(200);
    const { token } = ok('emailLogin', accepted);
    await server.call('POST', 'auth/logout', { token, headers: { cookie: cookieOf(accepted) } });
    expect((await login(user.email, PASSWORD, cookieOf(accepted))).status).toBe(200);
  });

  it('is rejected with a device cookie that is forged, invalid or of another account', async () => {
    const { user } = await createTestUser(server, 'target');
    const { user: thief } = await createTestUser(server, 'thief');
    const own = await deviceOf(user.email);
    const others = await deviceOf(thief.email);
    await flood(user.email);
    const [name = ''] = own.split('=');
    const flipped = own.slice(0, -10) + (own.at(-10) === 'A' ? 'B' : 'A') + own.slice(-9);
    for (const cookie of [
      others,
      flipped,
      own.slice(0, -1),
      `${name}=`,
      `${name}=${'~'.repeat(4000)}`,
      `${name}=${user.id}`,
      `${name}=%ff.%00`,
    ]) {
      expect((await login(user.email, PASSWORD, cookie)).status).toBe(429);
    }
    expect((await login(user.email, PASSWORD, own)).status).toBe(200);
  });

  it('has a rate limit per device cookie', async () => {
    const { user } = await createTestUser(server, 'careless');
    const stolen = await deviceOf(user.email);
    const other = await deviceOf(user.email);
    for (let count = 0; count < 10; count += 1) {
      expect((await login(user.email, 'Wrong1234', stolen)).status).toBe(401);
    }
    const refused = await login(user.email, PASSWORD, stolen);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(user.email, PASSWORD, other)).status).toBe(200);
    expect((await login(user.email, PASSWORD)).status).toBe(200);
  });

  it('succeeds for the last five accounts that used a shared device cookie', async () => {
    const emails: string[] = [];
    let cookie: string | undefined;
    for (let count = 0; count < 6; count += 1) {
      const { user } = await createTestUser(server, `colleague${count}`);
      emails.push(user.email);
      cookie = await deviceOf(user.email, cookie);
    }
    expect(cookie?.length).toBeLessThan(400);
    const [sixthLast = '', fifthLast = ''] = emails;
    await flood(sixthLast);
    await flood(fifthLast);
    expect((await login(sixthLast, PASSWORD, cookie)).status).toBe(429);
    expect((await login(fifthLast, PASSWORD, cookie)).status).toBe(200);
  });
});

describe('a login by code while requests exhaust the phone number’s rate limit', () => {
  const phone = '962790000042';
  const ask = (cookie?: string) =>
    server.call('POST', 'auth/phone-login', { body: { phone }, headers: fromNewIp(cookie) });
  const enter = (otpVal: string, cookie?: string) =>
    server.call('POST', 'auth/phone-login/verify', {
      body: { phoneNumber: phone, otpVal },
      headers: fromNewIp(cookie),
    });

  it('succeeds only with the device cookie of an earlier login', async () => {
    const { user } = await createTestUser(server, 'caller', { phone });
    const device = await deviceOf(user.email);
    for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await ask(device)).status).toBe(200);
    const code = await codeTo(server.dataDir, `+${phone}`, 11);
    const accepted = await enter(code, device);
    expect(accepted.status).toBe(200);
    expect(cookieOf(accepted)).toBe(device);
  });
});

describe('the device cookie', () => {
  it('is HttpOnly, SameSite=Strict and valid for a year, and set only by a successful login', async () => {
    const { user } = await createTestUser(server, 'plain');
    const attributes = setCookie(await login(user.email, PASSWORD));
    expect(attributes).toMatch(/^device=/);
    expect(attributes).toMatch(/; HttpOnly/);
    expect(attributes).toMatch(/; SameSite=Strict/);
    expect(attributes).toMatch(/; Max-Age=31536000/);
    expect(attributes).not.toMatch(/Domain|Secure/);
    expect(attributes).not.toContain(user.id);
    expect((await login(user.email, 'Wrong1234')).headers['set-cookie']).toBeUndefined();
  });

  it('has the __Host- prefix and Secure with HTTPS', async () => {
    const portalUrl = 'https://portal.example.com';
    const secure = await startTestServer(testConfig(await makeDataDir(), { portalUrl }));
    onTestFinished(() => secure.stop());
    const { user } = await createTestUser(secure, 'secure');
    const body = { email: user.email, password: PASSWORD };
    const answer = await secure.call('POST', 'auth/email-login', { body });
    expect(setCookie(answer)).toMatch(
      /^__Host-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure/,
    );
    const again = await secure.call('POST', 'auth/email-login', {
      body,
      headers: { cookie: cookieOf(answer) },
    });
    expect(cookieOf(again)).toBe(cookieOf(answer));
  });
});
