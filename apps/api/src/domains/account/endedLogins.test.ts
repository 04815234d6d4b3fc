/** What was given out to get into an account ends with what should end it. */
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeTo, linkIn, mailTo } from '../../testing/outbox.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type TestServer,
} from '../../testing/testServer.ts';
import { ok } from '../../testing/api.ts';

const NEW_PASSWORD = 'Other1234pass';

let server: TestServer;
let close: () => Promise<void>;
let admin = '';
let people = 0;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  admin = (await createTestUser(server, 'boss', { isAdmin: true })).token;
});
afterAll(() => close());

type Person = Awaited<ReturnType<typeof newPerson>>;

/** A member of the team, who can do and meet everything, with one of each of what gives access. */
async function newPerson() {
  people += 1;
  const phone = `96279200${String(people).padStart(4, '0')}`;
  const { user, token } = await createTestUser(server, `holder${people}`, { phone, isStaff: true });
  const { email } = user;
  const mailed = async (path: string, emailType: string, count: number) => {
    const answer = await server.call('POST', `send-mail/${path}`, { body: { email, emailType } });
    const { verifyLink } = ok('sendResetPassword', answer);
    return { secret: linkIn(await mailTo(server.dataDir, email, count)), waiting: verifyLink };
  };
  const reset = await mailed('send-reset-password', 'resetPassword', 1);
  const verification = await mailed('send-verify-email', 'verifyEmail', 2);
  await server.call('POST', 'auth/phone-login', { body: { phone } });
  const code = await codeTo(server.dataDir, `+${phone}`);
  return { user, token, phone, reset, verification, code };
}

const setPassword = (userId: string) =>
  server.call('PUT', pathTo('updatePassword', { userId }), { body: { password: 'Third1234pass' } });
const member = ({ user }: Person) => pathTo('updateMember', { id: user.id });

/** Confirms a change of the address. @returns The secret that undoes it. */
async function changeEmail({ user, token }: Person): Promise<string> {
  const email = `moved.${user.email}`;
  await server.call('POST', 'account/email', { token, body: { email, password: PASSWORD } });
  const secret = linkIn(await mailTo(server.dataDir, email));
  await server.call('POST', 'email-change/confirm', { body: { secret } });
  return linkIn(await mailTo(server.dataDir, user.email, 3));
}

async function expectEnded({ phone, reset, verification, code }: Person): Promise<void> {
  for (const { secret, waiting } of [reset, verification]) {
    expect((await setPassword(secret)).status).toBe(404);
    expect((await server.call('GET', pathTo('verifyState', { id: waiting }))).status).toBe(404);
  }
  const body = { phoneNumber: phone, otpVal: code };
  expect((await server.call('POST', 'auth/phone-login/verify', { body })).status).toBe(401);
}

/** Events after which nothing that was given out before gives access, also not when they are taken back. */
const EVENTS: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  'a new password on the account page': ({ token }) =>
    server.call('PUT', 'account/password', {
      token,
      body: { password: PASSWORD, newPassword: NEW_PASSWORD },
    }),
  'a new password by another link': async ({ user }) => {
    const body = { email: user.email, emailType: 'resetPassword' };
    await server.call('POST', 'send-mail/send-reset-password', { body });
    await setPassword(linkIn(await mailTo(server.dataDir, user.email, 3)));
  },
  'a change of the address that is undone': async (person) => {
    const secret = await changeEmail(person);
    await server.call('POST', 'email-change/undo', { body: { secret } });
  },
  'a suspension that has ended': async (person) => {
    for (const isSuspended of [true, false]) {
      await server.call('PUT', member(person), { token: admin, body: { isSuspended } });
    }
  },
  'a removal that is undone': async ({ user }) => {
    await server.call('DELETE', pathTo('removeMember', { id: user.id }), { token: admin });
    const path = pathTo('restoreTrash', { kind: 'client', id: user.id });
    await server.call('POST', path, { token: admin });
  },
  'the end of all other sessions': ({ token }) =>
    server.call('DELETE', 'account/sessions', { token }),
};

describe('links and codes', () => {
  it.each(Object.entries(EVENTS))('end with %s', async (_, event) => {
    const person = await newPerson();
    await event(person);
    await expectEnded(person);
  });

  it('to an address that an admin changes end, also when it is changed back', async () => {
    const { user, reset, phone } = await newPerson();
    const path = pathTo('updateUser', { userName: user.user_name });
    const names = { userName: user.user_name, fname: user.fname, lname: user.lname, phone };
    for (const email of [`admin.${user.email}`, user.email]) {
      await server.call('PUT', path, { token: admin, body: { ...names, email } });
    }
    expect((await setPassword(reset.secret)).status).toBe(404);
  });

  it.each(['the user', 'an admin'])('to a phone number that %s changes end', async (who) => {
    const { user, token, code, phone } = await newPerson();
    const { fname, lname, email } = user;
    const other = `1${phone}`;
    if (who === 'the user') {
      await server.call('PUT', 'account', { token, body: { phone: other, password: PASSWORD } });
    } else {
      const path = pathTo('updateUser', { userName: user.user_name });
      const body = { userName: user.user_name, fname, lname, email, phone: other };
      await server.call('PUT', path, { token: admin, body });
    }
    const body = { phoneNumber: other, otpVal: code };
    expect((await server.call('POST', 'auth/phone-login/verify', { body })).status).toBe(401);
  });
});

describe('a login', () => {
  it('with a password that is changed while it is checked starts no session', async () => {
    const { user, token } = await newPerson();
    const { passwords, sessions } = server.services;
    const matches = passwords.matches.bind(passwords);
    vi.spyOn(passwords, 'matches').mockImplementationOnce(async (password, hash) => {
      const isRight = await matches(password, hash);
      const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
      expect((await server.call('PUT', 'account/password', { token, body })).status).toBe(200);
      return isRight;
    });
    const body = { email: user.email, password: PASSWORD };
    expect((await server.call('POST', 'auth/email-login', { body })).status).toBe(401);
    expect(await sessions.ofUser(user.id)).toHaveLength(1);
  });

  it('with a code to a number that is changed while it is checked starts no session', async () => {
    const { user, token, phone, code } = await newPerson();
    const { codes, sessions } = server.services;
    const redeem = codes.redeem.bind(codes);
    vi.spyOn(codes, 'redeem').mockImplementationOnce(async (id, given) => {
      const isRight = await redeem(id, given);
      const body = { phone: '', password: PASSWORD };
      expect((await server.call('PUT', 'account', { token, body })).status).toBe(200);
      return isRight;
    });
    const body = { phoneNumber: phone, otpVal: code };
    expect((await server.call('POST', 'auth/phone-login/verify', { body })).status).toBe(401);
    expect(await sessions.ofUser(user.id)).toHaveLength(1);
  });
});
