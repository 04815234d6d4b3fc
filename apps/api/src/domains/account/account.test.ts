/** One's own account: profile, settings, password, sessions and data. */
import { randomUUID } from 'node:crypto';
import {
  ACCOUNT_ACTIVITY_MAX,
  parseResponse,
  pathTo,
  problemSchema,
  type Account,
} from '@jawla/contract';
import { OWN_FOOTAGE_MAX } from '@jawla/contract/footageLimits';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { makeGuestLink } from '../../testing/guestLink.ts';
import { linkIn, mailTo } from '../../testing/outbox.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { ok } from '../../testing/api.ts';

const NEW_PASSWORD = 'Other1234pass';
const AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let server: TestServer;
let close: () => Promise<void>;
let people = 0;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());

/** A user for one test, because attempts are counted per user. */
async function newPerson(changes: Parameters<typeof createTestUser>[2] = {}) {
  people += 1;
  return createTestUser(server, `person${people}`, changes);
}

const read = async (token: string): Promise<Account> =>
  ok('account', await server.call('GET', 'account', { token }));
const save = (token: string, body: unknown) => server.call('PUT', 'account', { token, body });
const listSessions = async (token: string) => {
  const answer = await server.call('GET', 'account/sessions', { token });
  return ok('sessions', answer).sessions;
};
const changePassword = (token: string, password: string, newPassword = NEW_PASSWORD) =>
  server.call('PUT', 'account/password', { token, body: { password, newPassword } });
const logIn = (email: string, password: string, headers: Readonly<Record<string, string>> = {}) =>
  server.call('POST', 'auth/email-login', { body: { email, password }, headers });
const isAlive = async (token: string) =>
  (await server.call('GET', pathTo('currentUser', { token }))).status === 200;

/** In ascending order: which of concurrent requests wins is not known. */
function statusesOf(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

function errorsOf(answer: Answer) {
  return z.parse(problemSchema, answer.json()).errors ?? {};
}

describe('an account', () => {
  it('is changed field by field, so that two tabs do not undo each other', async () => {
    const { token } = await newPerson();
    const [first, second] = await Promise.all([
      save(token, { fname: ' Noor ', lname: 'Haddad' }),
      save(token, { language: 'ar', colorScheme: 'dark' }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await read(token)).toMatchObject({
      fname: 'Noor',
      lname: 'Haddad',
      language: 'ar',
      colorScheme: 'dark',
    });
    const me = await server.call('GET', pathTo('currentUser', { token }));
    expect(ok('currentUser', me).colorScheme).toBe('dark');
  });

  it.each([
    ['fname', ''],
    ['fname', 'Bo'],
    ['fname', 'a'.repeat(31)],
    ['fname', 'No\u2800r'],
    ['lname', '\u200b'],
    ['lname', 'No\0r'],
    ['phone', '+962'],
    ['language', 'fr'],
    ['colorScheme', 'red'],
  ])('is not changed with the %s %j', async (field, value) => {
    const { token } = await newPerson();
    const before = await read(token);
    const answer = await save(token, { [field]: value, password: PASSWORD });
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer))).toEqual([field]);
    expect(await read(token)).toEqual(before);
  });

  it('gets a new phone number with the password only, because a code to it logs in', async () => {
    const { token } = await newPerson({ phone: '962791000001' });
    for (const password of [undefined, 'Wrong1234']) {
      const answer = await save(token, { phone: '962791000002', password });
      expect(answer.status).toBe(422);
      expect(errorsOf(answer)).toHaveProperty('password');
    }
    expect((await save(token, { phone: '962791000001', fname: 'Same' })).status).toBe(200);
    expect((await save(token, { phone: '962791000002', password: PASSWORD })).status).toBe(200);
    expect((await read(token)).phone).toBe('962791000002');
    expect((await save(token, { phone: '', password: PASSWORD })).status).toBe(200);
    expect((await read(token)).phone).toBeNull();
  });

  it('does not get the phone number of another account, also not concurrently', async () => {
    const [one, two] = [await newPerson(), await newPerson()];
    const phone = '962791000010';
    const answers = await Promise.all(
      [one, two].map(({ token }) => save(token, { phone, password: PASSWORD })),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && errorsOf(refused)).toHaveProperty('phone');
  });

  it('allows twenty tries of phone numbers a day', async () => {
    const { token } = await newPerson();
    await newPerson({ phone: '962791000020' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      statuses.push((await save(token, { phone: '962791000020', password: PASSWORD })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 409), 429]);
  });

  it('has the language of its first login; what is asked for is in that of the page', async () => {
    const { user } = await newPerson();
    const login = await logIn(user.email, PASSWORD, { lang: 'ar' });
    const { token } = ok('emailLogin', login);
    await logIn(user.email, PASSWORD, { lang: 'en' });
    expect((await read(token)).language).toBe('ar');
    await server.call('POST', 'send-mail/send-reset-password', {
      body: { email: user.email, emailType: 'resetPassword' },
      headers: { lang: 'en' },
    });
    expect((await mailTo(server.dataDir, user.email)).subject).toContain('password');
  });
});

describe('a new password', () => {
  it('ends all other sessions, and the old one no longer logs in', async () => {
    const { user, token } = await newPerson();
    const other = await server.services.sessions.start(user.id);
    expect((await changePassword(token, PASSWORD)).status).toBe(200);
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false]);
    expect((await logIn(user.email, PASSWORD)).status).toBe(401);
    expect((await logIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('is refused with a wrong old one, and the right one after ten wrong ones', async () => {
    const { token } = await newPerson();
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await changePassword(token, 'Wrong1234');
      expect(answer.status).toBe(422);
      expect(Object.keys(errorsOf(answer))).toEqual(['password']);
    }
    const tooMany = await changePassword(token, PASSWORD);
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
    expect(await isAlive(token)).toBe(true);
  });

  it('is refused if it is weak', async () => {
    const { token } = await newPerson();
    const answer = await changePassword(token, PASSWORD, 'weak');
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer))).toEqual(['newPassword']);
  });

  it('is set by one of two concurrent requests', async () => {
    const { user, token } = await newPerson();
    const passwords = ['First1234pass', 'Second1234pas'];
    const answers = await Promise.all(
      passwords.map((password) => changePassword(token, PASSWORD, password)),
    );
    // The other one was refused when its password was checked, or when it was to be written.
    expect([409, 422]).toContain(Math.max(...answers.map(({ status }) => status)));
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await logIn(user.email, winner)).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed by device, and ended one by one or all together', async () => {
    const { user, token } = await newPerson();
    const login = await logIn(user.email, PASSWORD, { 'user-agent': AGENT });
    const phone = ok('emailLogin', login).token;
    const third = await server.services.sessions.start(user.id);
    const sessions = await listSessions(token);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({ isCurrent: true, browser: null, system: null });
    const onPhone = sessions.find(({ browser }) => browser === 'Chrome');
    expect(onPhone).toMatchObject({ system: 'Android', isCurrent: false });

    const path = pathTo('endSession', { id: onPhone?._id ?? '' });
    expect((await server.call('DELETE', path, { token })).status).toBe(200);
    expect([await isAlive(phone), await isAlive(third)]).toEqual([false, true]);
    expect((await server.call('DELETE', path, { token })).status).toBe(404);

    expect((await server.call('DELETE', 'account/sessions', { token })).status).toBe(200);
    expect([await isAlive(token), await isAlive(third)]).toEqual([true, false]);
  });

  it('of others cannot be seen or ended', async () => {
    const [own, other] = [await newPerson(), await newPerson()];
    const [session] = await listSessions(other.token);
    const path = pathTo('endSession', { id: session?._id ?? '' });
    expect((await server.call('DELETE', path, { token: own.token })).status).toBe(404);
    await server.call('DELETE', 'account/sessions', { token: own.token });
    expect(await isAlive(other.token)).toBe(true);
  });

  it('have an id from which neither token nor stored hash can be told', async () => {
    const { user, token } = await newPerson();
    const rows = await server.services.sessions.ofUser(user.id);
    const text = JSON.stringify(await listSessions(token));
    expect(text).not.toContain(token);
    for (const { token_hash } of rows) expect(text).not.toContain(token_hash);
  });

  it('show the last request, to a few minutes', async () => {
    const { token } = await newPerson();
    const before = (await listSessions(token))[0];
    expect(before?.seenAt).toBe(before?.createdAt);
    const later = Date.now() + 3600_000;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    onTestFinished(() => void vi.useRealTimers());
    await read(token);
    await server.services.sessions.writeSeen();
    expect((await listSessions(token))[0]?.seenAt).toBe(new Date(later).toISOString());
  });
});

describe('the data of an account', () => {
  it('is what is stored, without secrets', async () => {
    const { user, token } = await newPerson();
    const other = await newPerson();
    const { projects, db } = server.services;
    const own = await projects.add(user.id, { name: 'Villa', number: '1' });
    await projects.share(own.id, other.user.id);
    const theirs = await projects.add(other.user.id, { name: 'Tower', number: '2' });
    await projects.share(theirs.id, user.id);
    const answer = await server.call('GET', 'account/data', { token });
    expect(ok('accountData', answer)).toMatchObject({
      profile: { userName: user.user_name, email: user.email, createdAt: user.created_at },
      projects: [{ name: 'Villa', sharedWith: [other.user.email] }],
      sharedProjects: [{ name: 'Tower', owner: other.user.user_name }],
      sessions: [{ isCurrent: true }],
    });
    const session = await db
      .selectFrom('sessions')
      .where('user_id', '=', user.id)
      .select('token_hash')
      .executeTakeFirstOrThrow();
    for (const secret of [token, session.token_hash, user.password_hash ?? '']) {
      expect(answer.text).not.toContain(secret);
    }
  });
});

describe('the data of a person who did much', () => {
  it('has the role, projects in the trash, guest links, footage and activity', async () => {
    const { user, token } = await newPerson();
    const { projects } = server.services;
    const villa = await projects.add(user.id, { name: 'Villa', number: '1' });
    const tower = await projects.add(user.id, { name: 'Tower', number: '2' });
    await makeGuestLink(server, { token, projectId: villa.id }, { note: 'For the bank' });
    const remove = pathTo('deleteProject', { projectId: tower.id });
    ok('deleteProject', await server.call('DELETE', remove, { token }));
    // More than the list of one's own footage shows.
    for (let count = 1; count <= OWN_FOOTAGE_MAX + 1; count += 1) {
      await server.services.footage.add(
        {
          id: randomUUID(),
          userId: user.id,
          senderName: 'Me',
          projectName: `Site ${count}`,
          folder: 'session',
          path: `${user.id}/${count}`,
          createdAt: new Date(count * 1000).toISOString(),
          files: [{ name: 'a.jpg', bytes: 5, kind: 'picture' }],
        },
        server.services.db,
      );
    }
    const data = ok('accountData', await server.call('GET', 'account/data', { token }));
    expect(data).toMatchObject({
      profile: { role: 'client' },
      projects: [{ name: 'Villa' }],
      trashedProjects: [{ name: 'Tower' }],
      guestLinks: [
        {
          project: { name: 'Villa', owner: user.user_name },
          note: 'For the bank',
          hasPasscode: false,
          revokedAt: null,
        },
      ],
      activity: {
        isComplete: true,
        entries: [
          { action: 'project.trashed', thing: { kind: 'project', name: 'Tower' } },
          { action: 'guestLink.created', thing: { kind: 'project', name: 'Villa' } },
        ],
      },
    });
    expect(data.footage).toHaveLength(OWN_FOOTAGE_MAX + 1);
    expect(data.footage?.[0]).toMatchObject({ files: 1, bytes: 5, state: 'received' });
  });

  it('says if it has only the newest activity', async () => {
    const { user, token } = await newPerson();
    const entry = {
      action: 'account.changed',
      actor_kind: 'person',
      actor_id: user.id,
      actor_name: '',
      thing_kind: 'client',
      thing_id: user.id,
      thing_name: '',
      client_id: user.id,
    } as const;
    const { db } = server.services;
    for (let from = 0; from <= ACCOUNT_ACTIVITY_MAX; from += 500) {
      const rows = Array.from({ length: 500 }, (_, at) => ({
        ...entry,
        id: randomUUID(),
        at: new Date((from + at) * 1000).toISOString(),
        details: '{}',
      }));
      await db.insertInto('activity').values(rows).execute();
    }
    const { activity } = ok('accountData', await server.call('GET', 'account/data', { token }));
    expect(activity?.entries).toHaveLength(ACCOUNT_ACTIVITY_MAX);
    expect(activity?.isComplete).toBe(false);
  });
});

describe('a new e-mail address', () => {
  const request = (token: string, email: string, password = PASSWORD) =>
    server.call('POST', 'account/email', { token, body: { email, password } });
  const confirm = (secret: string) =>
    server.call('POST', 'email-change/confirm', { body: { secret } });
  const undo = (secret: string) => server.call('POST', 'email-change/undo', { body: { secret } });
  const isUsable = async (kind: 'confirm' | 'undo', secret: string) =>
    ok(
      'emailChangeLink',
      await server.call('POST', 'email-change/link', { body: { kind, secret } }),
    ).isUsable;
  const secretTo = async (address: string, count = 1) =>
    linkIn(await mailTo(server.dataDir, address, count));

  function moveClock(hours: number): void {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3600_000 });
    onTestFinished(() => void vi.useRealTimers());
  }

  it('is used once it is confirmed, by a link that works once', async () => {
    const { user, token } = await newPerson();
    const email = `New.${user.user_name}@example.com`;
    expect((await request(token, email)).status).toBe(200);
    expect(await read(token)).toMatchObject({ email: user.email, newEmail: email });
    const secret = await secretTo(email);
    expect(ok('confirmEmailChange', await confirm(secret))).toEqual({ email });
    expect(await read(token)).toMatchObject({ email, newEmail: null });
    expect((await confirm(secret)).status).toBe(404);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    expect((await logIn(user.email, PASSWORD)).status).toBe(401);
  });

  it('needs the password, and another address than the present one', async () => {
    const { user, token } = await newPerson();
    const wrong = await request(token, 'x@example.com', 'Wrong1234');
    expect([wrong.status, Object.keys(errorsOf(wrong))]).toEqual([422, ['password']]);
    const same = await request(token, user.email.toUpperCase());
    expect([same.status, Object.keys(errorsOf(same))]).toEqual([422, ['email']]);
    expect((await read(token)).newEmail).toBeNull();
  });

  it('is answered alike if it has an account; only its mailbox learns that', async () => {
    const { user, token } = await newPerson();
    const other = await newPerson();
    const free = (await request(token, `free.${user.user_name}@example.com`)).json();
    const taken = (await request(token, other.user.email)).json();
    expect(taken).toEqual({ ...parseResponse('account', free), newEmail: other.user.email });
    const refused = await confirm(await secretTo(other.user.email));
    expect(refused.status).toBe(409);
    expect((await read(token)).email).toBe(user.email);
  });

  it('can be taken by another account in the meantime', async () => {
    const [one, two] = [await newPerson(), await newPerson()];
    const email = `both.${one.user.user_name}@example.com`;
    await request(one.token, email);
    const first = await secretTo(email, 1);
    await request(two.token, email);
    const second = await secretTo(email, 2);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it('replaces a request that was not confirmed', async () => {
    const { user, token } = await newPerson();
    const [first, second] = ['a', 'b'].map((name) => `${name}.${user.user_name}@example.com`);
    await request(token, first ?? '');
    const secret = await secretTo(first ?? '');
    await request(token, second ?? '');
    expect((await confirm(secret)).status).toBe(404);
    expect((await read(token)).newEmail).toBe(second);
  });

  it('is confirmed by one of two concurrent requests', async () => {
    const { user, token } = await newPerson();
    const email = `twice.${user.user_name}@example.com`;
    await request(token, email);
    const secret = await secretTo(email);
    const answers = await Promise.all([confirm(secret), confirm(secret)]);
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect(await server.services.db.selectFrom('email_changes').selectAll().execute()).toSatisfy(
      (rows: { user_id: string }[]) => rows.filter((row) => row.user_id === user.id).length === 1,
    );
  });

  it.each([
    ['24 hours', async () => moveClock(24.1)],
    [
      'a change of the password',
      async ({ token }: { token: string }) => void (await changePassword(token, PASSWORD)),
    ],
    [
      'a password reset by mail',
      async ({ user }: { user: { email: string } }) => {
        await server.call('POST', 'send-mail/send-reset-password', {
          body: { email: user.email, emailType: 'resetPassword' },
        });
        const userId = await secretTo(user.email);
        await server.call('PUT', pathTo('updatePassword', { userId }), {
          body: { password: NEW_PASSWORD },
        });
      },
    ],
    [
      'the deletion of the account',
      async ({ user }: { user: { id: string } }) =>
        server.services.db.deleteFrom('users').where('id', '=', user.id).execute(),
    ],
    [
      'another address from an admin',
      async ({ user }: { user: { user_name: string } }) => {
        const boss = await newPerson({ isAdmin: true });
        const names = { userName: user.user_name, fname: 'Ada', lname: 'Bell' };
        const path = pathTo('updateUser', { userName: user.user_name });
        await server.call('PUT', path, {
          token: boss.token,
          body: { ...names, email: `admin.${user.user_name}@example.com` },
        });
      },
    ],
  ])('cannot be confirmed after %s', async (_, event) => {
    const person = await newPerson();
    const email = `late.${person.user.user_name}@example.com`;
    await request(person.token, email);
    const secret = await secretTo(email);
    await event(person);
    expect((await confirm(secret)).status).toBe(404);
  });

  it('is mailed at most five times a day to one recipient, and ten times by one account', async () => {
    const { token } = await newPerson();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await request(token, 'victim@example.com')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await request(token, `other${count}@example.com`)).status);
    }
    expect(statuses.slice(6)).toEqual([200, 200, 200, 200, 429]);
  });

  it('is undone from the old address: sessions, password and phone number of the intruder end', async () => {
    const phone = '962791000030';
    const { user, token } = await newPerson({ phone });
    const email = `thief.${user.user_name}@example.com`;
    await request(token, email);
    await confirm(await secretTo(email));
    const secret = await secretTo(user.email, 1);
    // The intruder moves on, and asks for yet another address.
    const further = `further.${user.user_name}@example.com`;
    await request(token, further);
    await confirm(await secretTo(further));
    const undoOfThief = await secretTo(email, 2);

    expect(ok('undoEmailChange', await undo(secret))).toEqual({
      email: user.email,
    });
    expect(await isAlive(token)).toBe(false);
    expect((await logIn(user.email, PASSWORD)).status).toBe(401);
    expect((await server.call('POST', 'auth/phone-login', { body: { phone } })).status).toBe(404);
    expect((await undo(undoOfThief)).status).toBe(404);
    expect((await undo(secret)).status).toBe(404);

    const userId = await secretTo(user.email, 2);
    await server.call('PUT', pathTo('updatePassword', { userId }), {
      body: { password: NEW_PASSWORD },
    });
    expect((await logIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it.each([
    ['works for 72 hours', 71.9, 200],
    ['ends after 72 hours', 72.1, 404],
  ])('has an undo that %s', async (_, hours, status) => {
    const { user, token } = await newPerson();
    const email = `slow.${user.user_name}@example.com`;
    await request(token, email);
    await confirm(await secretTo(email));
    const secret = await secretTo(user.email);
    moveClock(hours);
    expect((await undo(secret)).status).toBe(status);
  });

  it('cannot be undone by the link that confirms it, nor confirmed by the one that undoes it', async () => {
    const { user, token } = await newPerson();
    const email = `kinds.${user.user_name}@example.com`;
    await request(token, email);
    const secret = await secretTo(email);
    expect((await undo(secret)).status).toBe(404);
    await confirm(secret);
    expect((await confirm(await secretTo(user.email))).status).toBe(404);
  });

  it('has links that say whether they can be used, which uses nothing up', async () => {
    const { user, token } = await newPerson();
    const email = `looked.${user.user_name}@example.com`;
    await request(token, email);
    const secret = await secretTo(email);
    expect(await isUsable('undo', secret)).toBe(false);
    expect(await isUsable('confirm', 'ln_unknown')).toBe(false);
    expect([await isUsable('confirm', secret), await isUsable('confirm', secret)]).toEqual([
      true,
      true,
    ]);
    expect(await read(token)).toMatchObject({ email: user.email, newEmail: email });
    await confirm(secret);
    expect(await isUsable('confirm', secret)).toBe(false);

    const undoSecret = await secretTo(user.email);
    expect(await isUsable('undo', undoSecret)).toBe(true);
    expect((await read(token)).email).toBe(email);
    await undo(undoSecret);
    expect(await isUsable('undo', undoSecret)).toBe(false);
  });

  it('has links that cannot be used once they have expired', async () => {
    const { user, token } = await newPerson();
    const email = `waiting.${user.user_name}@example.com`;
    await request(token, email);
    const secret = await secretTo(email);
    moveClock(24.1);
    expect(await isUsable('confirm', secret)).toBe(false);
  });

  it('is stored without its secret, and not logged', async () => {
    const { user, token } = await newPerson();
    const email = `secret.${user.user_name}@example.com`;
    await request(token, email);
    const secret = await secretTo(email);
    const rows = await server.services.db.selectFrom('email_changes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    await confirm(secret);
    const log = server.logLines.join('\n');
    for (const text of [secret, email, user.email, PASSWORD]) expect(log).not.toContain(text);
  });
});
