/** The link that a server without accounts prints, and the first admin that it creates. */
import { pathTo, problemSchema } from '@jawla/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jawla } from '../../testing/runProgram.ts';
import {
  createTestUser,
  makeDataDir,
  startTestServer,
  testConfig,
  testEnvironment,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { ok, problem } from '../../testing/api.ts';

let dataDir = '';
let server: TestServer;

beforeEach(async () => {
  dataDir = await makeDataDir();
  server = await startTestServer(testConfig(dataDir));
});
afterEach(() => server.stop());

const person = {
  userName: 'boss',
  fname: 'سلمى',
  lname: 'الخطيب',
  email: 'Boss@Example.com',
  password: 'Boss1234',
};

async function makeLink({ services } = server): Promise<string> {
  const secret = await services.firstAdminLinks.make(services.processes.id);
  if (secret === undefined) throw new Error('The server has accounts');
  return secret;
}
const look = (secret: string) => server.call('POST', 'first-admin/link', { body: { secret } });
const create = (secret: string, changes: object = {}, headers = {}) =>
  server.call('POST', 'first-admin', { body: { ...person, ...changes, secret }, headers });
const countUsers = async () =>
  (await server.services.db.selectFrom('users').select('id').execute()).length;

const activity = () => server.services.db.selectFrom('activity').selectAll().execute();

function expectDead(answer: Answer): void {
  expect(problem(answer, 404).message).toContain('This link');
}

describe('the link of a new server', () => {
  it('creates a verified admin, who is signed in and can log in again', async () => {
    const secret = await makeLink();
    const answer = await create(secret);
    const { token, user, sessionUser } = ok('firstAdmin', answer);
    expect(user).toMatchObject({ userName: 'boss', isAdmin: true, verified: true });
    expect(await activity()).toMatchObject([{ action: 'member.created', actor_id: user._id }]);
    expect(sessionUser).toMatchObject({ fname: 'سلمى', projectsData: [] });
    expect((await server.call('GET', 'user?page=1', { token })).status).toBe(200);
    const login = await server.call('POST', 'auth/email-login', {
      body: { email: 'boss@example.com', password: person.password },
    });
    expect(login.status).toBe(200);
  });

  it('works once', async () => {
    const secret = await makeLink();
    expect((await create(secret)).status).toBe(200);
    expectDead(await look(secret));
    expectDead(await create(secret, { userName: 'second', email: 'second@example.com' }));
    expect(await countUsers()).toBe(1);
    expect(await server.services.firstAdminLinks.make(server.services.processes.id)).toBe(
      undefined,
    );
  });

  it('creates one admin for several concurrent requests', async () => {
    const secret = await makeLink();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        create(secret, { userName: `boss-${at}`, email: `boss${at}@example.com` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 404, 404, 404, 404,
    ]);
    expect(await countUsers()).toBe(1);
  });

  it('stays valid however often it is looked at, and when its page is requested', async () => {
    const secret = await makeLink();
    for (let times = 0; times < 3; times += 1) {
      expect(ok('firstAdminLink', await look(secret))).toEqual({
        exists: true,
      });
      await server.send({ path: '/first-admin' });
      await server.send({ path: '/api/first-admin' });
      await server.send({ method: 'HEAD', path: '/first-admin' });
    }
    expect((await create(secret)).status).toBe(200);
  });

  it('ends when an account exists, also one of the command line without a password', async () => {
    const secret = await makeLink();
    const made = await jawla(
      'admin create --email other@example.com --user-name other --first Other --last Admin'.split(
        ' ',
      ),
      testEnvironment(dataDir),
    );
    expect(made.code).toBe(0);
    expect(await activity()).toMatchObject([
      { action: 'member.created', actor_kind: 'commandLine', thing_name: 'Other Admin' },
    ]);
    expectDead(await look(secret));
    expectDead(await create(secret));
    expect(await countUsers()).toBe(1);
  });

  it('ends when the server stops; the next one has a new link', async () => {
    const old = await makeLink();
    await server.stop();
    server = await startTestServer(testConfig(dataDir));
    expectDead(await look(old));
    expectDead(await create(old));
    expect((await create(await makeLink())).status).toBe(200);
  });

  it('is stored as a hash, and in no line of the log', async () => {
    const secret = await makeLink();
    await look(secret);
    await create(secret.slice(0, -1));
    const rows = await server.services.db.selectFrom('first_admin_links').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    await create(secret);
    const log = server.logLines.join('\n');
    expect(log).toContain('POST /api/first-admin');
    for (const text of [secret, secret.slice(3), person.email, person.password]) {
      expect(log).not.toContain(text);
    }
  });

  it.each([
    ['no text', ''],
    ['a forged secret', `ln_${'x'.repeat(43)}`],
    ['SQL', "ln_' or 1=1 --"],
    ['a long text', 'x'.repeat(100_000)],
    ['text that no database stores', '\0\ud800'],
  ])('cannot be replaced by %s', async (_, secret) => {
    const own = await makeLink();
    expectDead(await look(secret));
    expectDead(await create(secret));
    for (const cut of [own.slice(0, -1), own.slice(3), `${own}x`, own.toLowerCase()]) {
      expectDead(await create(cut));
    }
    expect(await countUsers()).toBe(0);
    expect((await create(own)).status).toBe(200);
  });

  it.each<[string, object, string[]]>([
    ['a short user name', { userName: 'ab' }, ['userName']],
    ['a user name with a slash', { userName: 'a/b' }, ['userName']],
    ['a reserved user name', { userName: 'create-user' }, ['userName']],
    ['a user name with a sign that is blank', { userName: 'left\u2800right' }, ['userName']],
    [
      'names that are invisible or too long',
      { fname: '\u200b', lname: 'a'.repeat(31) },
      ['fname', 'lname'],
    ],
    [
      'an e-mail address with a second line',
      { email: 'a@example.com\r\nBcc: all@example.com' },
      ['email'],
    ],
    ['a short password', { password: 'short1A' }, ['password']],
    ['a weak password', { password: 'alllowercase1' }, ['password']],
    ['a long password', { password: `Aa1${'x'.repeat(5000)}` }, ['password']],
    ['values that are no text', { password: null, email: { $ne: '' } }, ['email', 'password']],
  ])('is not used up by %s', async (_, changes, fields) => {
    const secret = await makeLink();
    const answer = await create(secret, changes, { lang: 'ar' });
    expect(answer.status).toBe(422);
    const { errors = {} } = z.parse(problemSchema, answer.json());
    expect(Object.keys(errors).toSorted()).toEqual(fields);
    expect((await create(secret)).status).toBe(200);
  });

  it('cannot be guessed without end, and still works for others', async () => {
    const secret = await makeLink();
    let last = await look('ln_guess');
    for (let tries = 0; tries < 50; tries += 1) last = await look('ln_guess');
    expect(last.status).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await create(secret)).status).toBe(200);
  });
});

describe('a login at a server without accounts', () => {
  const password = 'Boss1234';
  const attempts = [
    ['by password', 'auth/email-login', { email: person.email, password }, 401],
    ['by phone', 'auth/phone-login', { phone: '962790000001' }, 404],
    [
      'for a new password',
      'send-mail/send-reset-password',
      { email: person.email, emailType: 'resetPassword' },
      404,
    ],
    [
      'for verification',
      'send-mail/send-verify-email',
      { email: person.email, emailType: 'verifyEmail' },
      404,
    ],
  ] as const;
  const attempt = (path: string, body: object, lang: string) =>
    server.call('POST', path, { body, headers: { lang } });

  it.each(attempts)('is told to open the printed link: %s', async (_, path, body, status) => {
    expect(problem(await attempt(path, body, 'en'), status).message).toBe(
      'This server has no accounts yet: open the link that it printed.',
    );
    expect(problem(await attempt(path, body, 'ar'), status).message).toBe(
      'لا توجد حسابات على هذا الخادم بعد: افتح الرابط الذي طبعه عند تشغيله.',
    );
  });

  it.each(attempts)(
    'is an ordinary one from the first account on: %s',
    async (_, path, body, status) => {
      await createTestUser(server, 'client');
      const { message } = problem(await attempt(path, body, 'en'), status);
      expect(message).toMatch(/^(?:Wrong email or password|No account uses)/);
    },
  );
});

it('does not exist on a server with accounts', async () => {
  await createTestUser(server, 'client');
  const { services } = server;
  expect(await services.firstAdminLinks.make(services.processes.id)).toBeUndefined();
  const address = pathTo('linkEmail', { id: `ln_${'x'.repeat(43)}` });
  expect((await server.call('GET', address)).status).toBe(404);
});
