/** Login by code in a text message, and links by mail. */
import { parseResponse, pathTo } from '@jawla/contract';
import { CODE_TRIES } from '@jawla/contract/limits';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeTo, linkIn, mailTo, smsTo } from '../../testing/outbox.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { ok, problem } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());

let numbers = 0;
/** Creates a user for one test, because attempts are counted per user. */
async function newPerson(userName: string) {
  numbers += 1;
  const phone = `96279${String(numbers).padStart(7, '0')}`;
  return { ...(await createTestUser(server, userName, { phone })), phone };
}

const ask = (phone: string, headers = {}) =>
  server.call('POST', 'auth/phone-login', { body: { phone }, headers });
const enter = (phoneNumber: string, otpVal: string) =>
  server.call('POST', 'auth/phone-login/verify', { body: { phoneNumber, otpVal } });
/** Returns a different code. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a login code by SMS', () => {
  it('is accepted once and starts a session', async () => {
    const { user, phone } = await newPerson('caller');
    const { verifyLink } = ok('phoneLogin', await ask(phone));
    const state = await server.call('GET', pathTo('verifyState', { id: verifyLink }));
    expect(ok('verifyState', state)).toMatchObject({ phone, _id: user.id });
    const code = await codeTo(server.dataDir, `+${phone}`);

    problem(await enter(phone, not(code)), 401);
    const login = ok('phoneLoginVerify', await enter(phone, code));
    expect(login.user.userName).toBe('caller');
    const me = await server.call('GET', pathTo('currentUser', { token: login.token }));
    expect(me.json()).toEqual(login.sessionUser);
    problem(await enter(phone, code), 401);
  });

  it('returns no session user for an unverified account', async () => {
    const phone = '962780000001';
    const { users } = server.services;
    const names = { userName: 'unproven', fname: 'Un', lname: 'Proven' };
    await users.add({ ...names, email: 'unproven@example.com', phone });
    await ask(phone);
    const code = await codeTo(server.dataDir, `+${phone}`);
    const login = ok('phoneLoginVerify', await enter(phone, code));
    expect(login.user.verified).toBe(false);
    expect(login).not.toHaveProperty('sessionUser');
  });

  it('is sent in the requested language, as an origin-bound one-time code', async () => {
    const { phone } = await newPerson('arabic');
    await ask(phone, { lang: 'ar' });
    const code = await codeTo(server.dataDir, `+${phone}`);
    const [message] = await smsTo(server.dataDir, `+${phone}`);
    expect(message?.text).toContain('رمز تسجيل الدخول');
    expect(message?.text.split('\n').at(-1)).toBe(`@localhost #${code}`);
  });

  it('returns a link of the waiting screen, which cannot set a password', async () => {
    const { phone } = await newPerson('waiter');
    const { verifyLink } = ok('phoneLogin', await ask(phone));
    const body = { password: 'Stolen1234' };
    problem(
      await server.call('PUT', pathTo('updatePassword', { userId: verifyLink }), { body }),
      404,
    );
  });

  it('is invalidated after five wrong attempts, even concurrent ones', async () => {
    const { phone } = await newPerson('target');
    await ask(phone);
    const code = await codeTo(server.dataDir, `+${phone}`);
    const answers = await Promise.all(
      Array.from({ length: CODE_TRIES + 3 }, () => enter(phone, not(code))),
    );
    for (const answer of answers) problem(answer, 401);
    problem(await enter(phone, code), 401);
  });

  it('counts concurrent attempts atomically, up to the limit', async () => {
    const { user, phone } = await newPerson('counted');
    await ask(phone);
    const code = await codeTo(server.dataDir, `+${phone}`);
    const { codes } = server.services;
    await Promise.all(Array.from({ length: 50 }, () => codes.redeem(user.id, not(code))));
    const counted = await server.services.db
      .selectFrom('codes')
      .where('user_id', '=', user.id)
      .select('tries')
      .executeTakeFirst();
    expect(counted).toEqual({ tries: CODE_TRIES });
    expect(await codes.redeem(user.id, code)).toBe(false);
  });

  it('is accepted from only one of two concurrent requests', async () => {
    const { phone } = await newPerson('double');
    await ask(phone);
    const code = await codeTo(server.dataDir, `+${phone}`);
    const { users } = server.services;
    const byPhone = users.byPhone.bind(users);
    // Hold the first request until the second has arrived: SQLite queries are synchronous, so it might finish before.
    const both = Promise.withResolvers<void>();
    const spy = vi.spyOn(users, 'byPhone').mockImplementation(async (number) => {
      const user = await byPhone(number);
      if (spy.mock.calls.length === 2) both.resolve();
      await both.promise;
      return user;
    });
    onTestFinished(() => spy.mockRestore());
    const answers = await Promise.all([enter(phone, code), enter(phone, code)]);
    const [accepted, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(parseResponse('phoneLoginVerify', accepted?.json()).user.userName).toBe('double');
    expect(refused?.status).toBe(401);
    expect(refused?.json()).not.toHaveProperty('token');
  });

  it('is replaced by the next code, and expires', async () => {
    const { user, phone } = await newPerson('patient');
    await ask(phone);
    const first = await codeTo(server.dataDir, `+${phone}`);
    await ask(phone);
    const second = await codeTo(server.dataDir, `+${phone}`, 2);
    if (first !== second) problem(await enter(phone, first), 401);
    const { db, clock } = server.services;
    await db
      .updateTable('codes')
      .set({ expires_at: clock.in(-1) })
      .where('user_id', '=', user.id)
      .execute();
    problem(await enter(phone, second), 401);
  });

  it('is not stored in plain text', async () => {
    const { phone } = await newPerson('private');
    await ask(phone);
    const code = await codeTo(server.dataDir, `+${phone}`);
    const rows = await server.services.db.selectFrom('codes').selectAll().execute();
    expect(JSON.stringify(rows.map(({ code_hash }) => code_hash))).not.toContain(code);
  });

  it('is refused for unknown and malformed phone numbers', async () => {
    problem(await ask('962799999999'), 404);
    problem(await enter('962799999999', '123456'), 401);
    for (const phone of ['', '+962790000001', '0790000001', '1234567890123456', 'abc']) {
      problem(await ask(phone), 422);
    }
    for (const code of ['', '12345', '1234567', '12345a', '١٢٣٤٥٦']) {
      problem(await enter('962799999999', code), 422);
    }
  });

  it('is rate-limited: the eleventh request returns 429 with Retry-After', async () => {
    const { phone } = await newPerson('flooded');
    for (let count = 0; count < 10; count += 1) expect((await ask(phone)).status).toBe(200);
    const answer = await ask(phone);
    problem(answer, 429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await smsTo(server.dataDir, `+${phone}`)).not.toHaveLength(11);
  });

  it('is accepted after wrong guesses for the same phone number', async () => {
    const { phone } = await newPerson('guessed');
    for (let count = 0; count < 30; count += 1) problem(await enter(phone, '000000'), 401);
    await ask(phone);
    const code = await codeTo(server.dataDir, `+${phone}`);
    expect((await enter(phone, code)).status).toBe(200);
  });
});

describe.each([
  ['send-mail/send-reset-password', 'resetPassword', 'reset-password'],
  ['send-mail/send-verify-email', 'verifyEmail', 'create-password'],
])('%s', (path, emailType, page) => {
  const send = (email: string, changes = {}, headers = {}) =>
    server.call('POST', path, { body: { email, emailType, ...changes }, headers });
  const setPassword = (id: string, password: string) =>
    server.call('PUT', pathTo('updatePassword', { userId: id }), { body: { password } });

  it('mails a password link, and returns a link that cannot set a password', async () => {
    const { user } = await newPerson(`reader-${page}`);
    const answer = await send(` ${user.email.toUpperCase()} `.trim());
    const { verifyLink } = ok('sendResetPassword', answer);
    const mail = await mailTo(server.dataDir, user.email);
    expect(mail.text).toContain(`${server.origins.portal}/${page}/ln_`);
    // The plain text must not mention the button of the HTML part.
    expect(mail.text).not.toMatch(/button|زر/);
    const secret = linkIn(mail);
    expect(secret).not.toBe(verifyLink);
    problem(await setPassword(verifyLink, 'Stolen1234'), 404);

    expect(ok('updatePassword', await setPassword(secret, 'Fresh1234'))).toEqual({
      message: 'Your password has been changed.',
    });
    const body = { email: user.email, password: 'Fresh1234' };
    const login = await server.call('POST', 'auth/email-login', { body });
    expect(ok('emailLogin', login).user.verified).toBe(true);
  });

  it('mails a link that verifies a user without a password', async () => {
    const { services } = server;
    const email = `fresh-${page}@example.com`;
    await services.users.add({ userName: `fresh-${page}`, fname: 'New', lname: 'Person', email });
    await send(email);
    const secret = linkIn(await mailTo(server.dataDir, email));
    const { verified } = ok('verifyState', await server.call('GET', `user/verify/${secret}`));
    expect(verified).toBe(false);
    await setPassword(secret, 'Fresh1234');
    expect((await services.users.byEmail(email))?.verified).toBe(1);
  });

  it('sends a mail with the requested language first', async () => {
    const { user } = await newPerson(`speaker-${page}`);
    await send(user.email, {}, { lang: 'ar' });
    expect((await mailTo(server.dataDir, user.email)).subject).toMatch(/^[\u0600-\u06ff]/);
  });

  it('mails links of which the first use invalidates the others', async () => {
    const { user } = await newPerson(`twice-${page}`);
    await send(user.email);
    await send(user.email);
    const first = linkIn(await mailTo(server.dataDir, user.email));
    const second = linkIn(await mailTo(server.dataDir, user.email, 2));
    ok('updatePassword', await setPassword(first, 'Fresh1234'));
    problem(await setPassword(second, 'Other1234'), 404);
  });

  it('rejects unknown and malformed email addresses, and is rate-limited', async () => {
    problem(await send('nobody@example.com'), 404);
    problem(await send('no address'), 422);
    problem(await send('a@example.com\r\nBcc: b@example.com'), 422);
    problem(await send('nobody@example.com', { emailType: 'somethingElse' }), 422);
    const { user } = await newPerson(`flooded-${page}`);
    for (let count = 0; count < 10; count += 1) {
      expect((await send(user.email)).status).toBe(200);
    }
    const answer = await send(user.email);
    problem(answer, 429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
