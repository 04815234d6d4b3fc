/** Keys of programs: what they may do, until when, and how wrong ones are refused. */
import { pathTo, problemSchema } from '@jawla/contract';
import { KEY_PATTERN, KEYS_MAX } from '@jawla/contract/keyLimits';
import { RESUMED_FIELD } from '@jawla/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { looksLikeKey, newKey } from '../../platform/base/secrets.ts';
import { ok, problem } from '../../testing/api.ts';
import { multipart, postForm, tourForm } from '../../testing/files.ts';
import { byKey, makeKey } from '../../testing/keys.ts';
import { moveClock } from '../../testing/moveClock.ts';
import { linkIn, mailTo } from '../../testing/outbox.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { keyIn, hasKeyInAddress } from '../../platform/http/keyAccess.ts';
import { programOf } from './programOf.ts';

let server: TestServer;
let close: () => Promise<void>;
let admin: Awaited<ReturnType<typeof createTestUser>>;
let people = 0;

beforeAll(async () => {
  // One proxy, so that tests have addresses of their own.
  ({ server, close } = await openTestServer({ proxies: 1 }));
});
afterAll(() => close());
beforeEach(async () => {
  people += 1;
  await server.services.db.deleteFrom('keys').execute();
  admin = await createTestUser(server, `boss${people}`, { isAdmin: true });
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const list = async () => ok('keys', await server.call('GET', 'keys', { token: admin.token })).keys;
const read = (secret: string, headers: Record<string, string> = {}) =>
  server.call('GET', 'pilot_project', {
    headers: { ...from(`10.0.0.${people}`), ...byKey(secret), ...headers },
  });
const make = (changes = {}) => makeKey(server, admin.token, changes);
const rotate = async (id: string, token = admin.token) =>
  server.call('POST', pathTo('rotateKey', { id }), { token });
/** Moves the clock; the session would have expired. */
async function moveDays(days: number): Promise<void> {
  await moveClock(server, days);
  admin = { ...admin, token: await server.services.sessions.start(admin.user.id) };
}
const messageOf = (answer: Answer) => z.parse(problemSchema, answer.json()).message;

describe('a secret', () => {
  it('has a prefix, letters and digits, and a checksum that finds each wrong letter', () => {
    const secret = newKey();
    expect(secret).toMatch(KEY_PATTERN);
    expect(newKey()).not.toBe(secret);
    expect(looksLikeKey(secret)).toBe(true);
    for (let at = 4; at < secret.length; at += 1) {
      const other = secret[at] === 'x' ? 'y' : 'x';
      expect(looksLikeKey(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false);
    }
    expect(looksLikeKey(`${secret} `)).toBe(false);
  });

  it('is stored as a hash, and never answered again', async () => {
    const { key, secret } = await make({
      name: '  Nightly   upload ',
      scopes: ['publish', 'read'],
    });
    expect(key).toMatchObject({
      name: 'Nightly upload',
      scopes: ['read', 'publish'],
      prefix: secret.slice(0, 12),
      owner: { _id: admin.user.id, isAdmin: true },
      formerUntil: null,
      used: null,
    });
    expect(Date.parse(key.expiresAt) - Date.parse(key.createdAt)).toBeCloseTo(90 * 86_400_000, -4);
    const rows = await server.services.db.selectFrom('keys').selectAll().execute();
    expect(JSON.stringify([rows, await list()])).not.toContain(secret.slice(12));
  });

  it('is read from its header only', () => {
    const find = (authorization: string) => keyIn(new Headers({ authorization }));
    expect(find('Bearer jwl_a')).toBe('jwl_a');
    expect(find('bearer  jwl_a')).toBe('jwl_a');
    for (const other of ['jwl_a', 'Basic jwl_a', 'Bearer abc', ''])
      expect(find(other)).toBe(undefined);
  });
});

describe('a form', () => {
  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['team'] }, 'scopes'],
    [{ days: 0 }, 'days'],
    [{ days: 366 }, 'days'],
    [{ days: 1.5 }, 'days'],
  ])('with %j is refused', async (changes, field) => {
    const body = { name: 'Name', scopes: ['read'], days: 30, ...changes };
    const answer = await server.call('POST', 'keys', { token: admin.token, body });
    expect(Object.keys(problem(answer, 422).errors ?? {})).toEqual([field]);
  });

  it('is refused once there are as many keys as a portal may have', async () => {
    const { keys, db } = server.services;
    const form = { name: 'Key', scopes: ['read'], days: 1 } as const;
    for (let index = 1; index < KEYS_MAX; index += 1) await keys.add(form, admin.user.id, db);
    const body = { name: 'Last', scopes: ['read'] };
    // Two at the same time do not exceed it.
    const both = await Promise.all(
      [1, 2].map(() => server.call('POST', 'keys', { token: admin.token, body })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await list()).toHaveLength(KEYS_MAX);
  });
});

describe('a key', () => {
  it('does what its scopes allow, as the admin who made it', async () => {
    const { secret } = await make({ scopes: ['read', 'publish', 'clients'] });
    const headers = byKey(secret);
    const client = {
      userName: `acme${people}`,
      fname: 'Acme',
      lname: 'Group',
      emailType: 'userCreated',
    };
    const body = { ...client, email: `acme${people}@example.com` };
    ok('createUser', await server.call('POST', 'auth/create-user', { headers, body }));
    const path = pathTo('createProject', { clientId: client.userName });
    const project = { name: 'Mall', number: '1' };
    const made = ok('createProject', await server.call('POST', path, { headers, body: project }));
    const upload = `/api/project/upload-folder/${made.project._id}?date=2026-03-12&projectType=date`;
    const published = await postForm(server, upload, tourForm(tourArchive()), headers);
    expect(published.status).toBe(200);
    const answer = await server.call('GET', `project/${made.project._id}`, { headers });
    expect(ok('project', answer).tours).toHaveLength(1);
    const { entries } = ok('activity', await server.call('GET', 'activity', { headers }));
    const own = entries.filter(
      ({ actor }) => actor.name === `boss${people} first boss${people} last`,
    );
    expect(own.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['client.created', 'project.created', 'tour.uploaded', 'key.created']),
    );
  });

  it('without the scope learns which one it lacks', async () => {
    const { secret } = await make({ scopes: ['read'] });
    const answer = await server.call('POST', 'auth/create-user', {
      headers: byKey(secret),
      body: {},
    });
    expect(problem(answer, 403).message).toContain('clients');
    const refused = await server.call('GET', 'keys', { headers: { ...byKey(secret), lang: 'ar' } });
    expect(problem(refused, 403).message).toContain('مفتاح');
    // Also where anyone is answered.
    const login = await server.call('POST', 'auth/email-login', {
      headers: byKey(secret),
      body: { email: 'boss@example.com', password: PASSWORD },
    });
    problem(login, 403);
  });

  it('changes no account of the team', async () => {
    const { secret } = await make({ scopes: ['clients'] });
    const { user } = await createTestUser(server, `colleague${people}`, { isAdmin: true });
    const body = { userName: user.user_name, email: 'taken@example.com' };
    const path = pathTo('updateUser', { userName: user.user_name });
    const form = { ...body, fname: 'Some', lname: 'Body' };
    problem(await server.call('PUT', path, { headers: byKey(secret), body: form }), 403);
    expect((await server.services.users.byId(user.id))?.email).toBe(user.email);
  });

  it('is refused together with a session or a guest link', async () => {
    const { secret } = await make();
    problem(await read(secret, { token: admin.token }), 400);
    problem(await read(secret, { guest: 'x'.repeat(32) }), 400);
    // Another bearer is that of a proxy.
    const headers = { authorization: 'Bearer of-a-proxy' };
    const answer = await server.call('GET', 'pilot_project', { token: admin.token, headers });
    expect(answer.status).toBe(200);
  });

  it('ends on its day', async () => {
    const { secret } = await make({ days: 30 });
    await moveDays(29);
    expect((await read(secret)).status).toBe(200);
    await moveDays(31);
    const answer = await read(secret);
    problem(answer, 401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('ends at once when it is revoked, by any admin, and once', async () => {
    const { key, secret } = await make();
    expect((await read(secret)).status).toBe(200);
    const other = await createTestUser(server, `second${people}`, { isAdmin: true });
    const revoke = () =>
      server.call('DELETE', pathTo('revokeKey', { id: key._id }), { token: other.token });
    ok('revokeKey', await revoke());
    problem(await read(secret), 401);
    problem(await revoke(), 404);
    expect(await list()).toEqual([]);
  });

  it('that is revoked during a request changes nothing', async () => {
    const { key, secret } = await make({ scopes: ['clients'] });
    const { keys, db, users } = server.services;
    const refuse = vi.spyOn(users, 'add');
    const holder = vi.spyOn(keys, 'holderOf').mockImplementationOnce(async (...all) => {
      const found = await keys.holderOf(...all);
      await keys.delete(key._id, db);
      return found;
    });
    const body = {
      userName: `late${people}`,
      fname: 'Late',
      lname: 'Comer',
      email: `late${people}@example.com`,
      emailType: 'userCreated',
    };
    const answer = await server.call('POST', 'auth/create-user', { headers: byKey(secret), body });
    problem(answer, 401);
    expect(refuse).not.toHaveBeenCalled();
    refuse.mockRestore();
    holder.mockRestore();
  });
});

describe('the rotation of a key', () => {
  it('gives a new secret, and lets the former one work for a day', async () => {
    const { key, secret } = await make({ days: 30 });
    await moveDays(20);
    const rotated = ok('rotateKey', await rotate(key._id));
    expect(rotated.key).toMatchObject({ _id: key._id, name: key.name, scopes: key.scopes });
    expect(rotated.key.prefix).not.toBe(key.prefix);
    expect(rotated.key.formerUntil).not.toBeNull();
    expect(rotated.key.expiresAt > key.expiresAt).toBe(true);
    expect((await read(secret)).status).toBe(200);
    expect((await read(rotated.secret)).status).toBe(200);
    await moveDays(21.1);
    problem(await read(secret), 401);
    expect((await read(rotated.secret)).status).toBe(200);
    expect((await list())[0]?.formerUntil).toBeNull();
  });

  it('does not prolong the former secret', async () => {
    const { key, secret } = await make({ days: 1 });
    await moveDays(0.9);
    ok('rotateKey', await rotate(key._id));
    await moveDays(1.1);
    problem(await read(secret), 401);
  });

  it('a second time ends the first secret', async () => {
    const { key, secret } = await make();
    const second = ok('rotateKey', await rotate(key._id));
    const third = ok('rotateKey', await rotate(key._id));
    problem(await read(secret), 401);
    expect((await read(second.secret)).status).toBe(200);
    expect((await read(third.secret)).status).toBe(200);
  });

  it('is left to the admin as whom it acts', async () => {
    const { key } = await make();
    const other = await createTestUser(server, `other${people}`, { isAdmin: true });
    problem(await rotate(key._id, other.token), 403);
    problem(await rotate('none'), 404);
  });
});

describe('the key of an admin who', () => {
  async function leaving() {
    const { user, token } = await createTestUser(server, `leaving${people}`, { isAdmin: true });
    const { secret } = await makeKey(server, token);
    expect((await read(secret)).status).toBe(200);
    const team = (method: string, body?: unknown) =>
      server.call(method, `team/${user.id}`, { token: admin.token, ...(body ? { body } : {}) });
    return { user, token, secret, team };
  }

  it.each([
    ['is suspended', { isSuspended: true }, { isSuspended: false }],
    ['becomes staff', { role: 'staff' }, { role: 'admin' }],
  ])('%s is refused until that is undone', async (_, change, undo) => {
    const { secret, team } = await leaving();
    await team('PUT', change);
    problem(await read(secret), 401);
    expect((await list())[0]?.owner.isAdmin).toBe(false);
    await team('PUT', undo);
    expect((await read(secret)).status).toBe(200);
  });

  it('is removed ends, and does not return with the account', async () => {
    const { user, secret, team } = await leaving();
    await team('DELETE');
    problem(await read(secret), 401);
    const restore = pathTo('restoreTrash', { kind: 'client', id: user.id });
    ok('restoreTrash', await server.call('POST', restore, { token: admin.token }));
    problem(await read(secret), 401);
    expect(await list()).toEqual([]);
  });

  it('undoes a change of the address ends: a stranger knew the password', async () => {
    const { user, token, secret } = await leaving();
    const body = { email: `moved${people}@example.com`, password: PASSWORD };
    await server.call('POST', 'account/email', { token, body });
    const confirm = linkIn(await mailTo(server.dataDir, body.email));
    await server.call('POST', 'email-change/confirm', { body: { secret: confirm } });
    expect((await read(secret)).status).toBe(200);
    const undo = linkIn(await mailTo(server.dataDir, user.email));
    ok(
      'undoEmailChange',
      await server.call('POST', 'email-change/undo', { body: { secret: undo } }),
    );
    problem(await read(secret), 401);
  });
});

describe('a resumable upload', () => {
  const TUS = { 'tus-resumable': '1.0.0' };
  const begin = (headers: Record<string, string>, bytes: number) =>
    server.send({
      method: 'POST',
      path: '/api/resumable',
      headers: {
        ...TUS,
        ...from(`10.1.0.${people}`),
        ...headers,
        'upload-length': String(bytes),
        'upload-metadata': `filename ${Buffer.from('Lobby.zip').toString('base64')}`,
      },
    });

  it('needs a key that publishes', async () => {
    const archive = tourArchive();
    const { secret: reader } = await make({ scopes: ['read', 'clients'] });
    problem(await begin(byKey(reader), archive.length), 403);
    const wrong = await begin(byKey(newKey()), archive.length);
    problem(wrong, 401);
    expect(wrong.headers['www-authenticate']).toBe('Bearer');

    const { secret } = await make({ scopes: ['publish'] });
    const headers = byKey(secret);
    problem(await begin({ ...headers, token: admin.token }, archive.length), 400);
    const begun = await begin(headers, archive.length);
    expect(begun.status).toBe(201);
    const place = String(begun.headers['location']);
    const sent = await server.send({
      method: 'PATCH',
      path: place,
      headers: {
        ...TUS,
        ...headers,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: archive,
    });
    expect(sent.status).toBe(204);
    const id = place.split('/').at(-1) ?? '';
    const parts = [{ name: RESUMED_FIELD, value: id }];
    const form = multipart(parts);
    const published = await server.send({
      method: 'POST',
      path: '/api/pilot_project/create-project',
      headers: { ...form.headers, ...headers },
      body: form.body,
    });
    expect(ok('createPilot', published).name).toBe('Lobby');
  });
});

describe('a key in an address', () => {
  it.each([
    (secret: string) => `/api/pilot_project?key=${secret}`,
    (secret: string) => `/api/user/${secret}`,
    (secret: string) => `/api/resumable/${secret}`,
    (secret: string) => `/files/covers/${secret}`,
    (secret: string) => `/${secret}`,
    (secret: string) => `/api/pilot_project?key=${secret.replaceAll('_', '%5F')}`,
    (secret: string) => `/api/pilot_project?key=%6awl_${secret.slice(4)}`,
  ])('is refused with a sentence, and logged nowhere (%#)', async (pathOf) => {
    const { secret } = await make();
    const path = pathOf(secret);
    const answer = await server.send({ path, headers: byKey(secret) });
    expect(problem(answer, 400).message).toMatch(/revoke it/);
    const arabic = await server.send({ path, headers: { lang: 'ar' } });
    expect(problem(arabic, 400).message).toMatch(/ألغِه/);
    expect(server.logLines.join('\n')).not.toContain(secret.slice(4, 20));
  });

  it('is known from other texts', () => {
    for (const path of ['/user/jwl_', '/user/jwl_short', '/api/user?page=1', '/%zz']) {
      expect(hasKeyInAddress(path)).toBe(false);
    }
  });
});

describe('wrong keys', () => {
  it('are refused without a query if they are mistyped', async () => {
    const holderOf = vi.spyOn(server.services.keys, 'holderOf');
    const answer = await read(`${newKey().slice(0, -1)}!`);
    problem(answer, 401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(holderOf).not.toHaveBeenCalled();
    holderOf.mockRestore();
  });

  it('of one address are refused without a query, and delay no others', async () => {
    const { secret } = await make();
    const holderOf = vi.spyOn(server.services.keys, 'holderOf');
    const attack = from('203.0.113.7');
    const seen = new Set<number>();
    for (let round = 0; round < 100; round += 1) {
      const wrong = Array.from({ length: 100 }, async () => {
        seen.add((await read(newKey(), attack)).status);
      });
      expect((await read(secret)).status).toBe(200);
      await Promise.all(wrong);
    }
    expect(seen).toEqual(new Set([401, 429]));
    // Those of the right key, and the first wrong ones.
    expect(holderOf.mock.calls.length).toBeLessThan(100 + 60 + 100);
    const refused = await read(secret, attack);
    problem(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const counters = await server.services.db.selectFrom('rate_limits').select('key').execute();
    expect(counters.filter(({ key }) => key.startsWith('key:'))).toEqual([]);
    await moveDays(0.01);
    expect((await read(secret, attack)).status).toBe(200);
    holderOf.mockRestore();
  });
});

describe('the last use', () => {
  it('has the day and the kind of program, and is written once', async () => {
    const { secret } = await make();
    for (let index = 0; index < 3; index += 1) await read(secret, { 'user-agent': 'curl/8.5.0' });
    const day = new Date().toISOString().slice(0, 10);
    expect((await list())[0]?.used).toEqual({ day, program: 'curl' });
    const { db } = server.services;
    await db.updateTable('keys').set({ used_day: day, used_by: 'curl' }).execute();
    await read(secret, { 'user-agent': 'curl/8.5.0' });
    const update = vi.spyOn(db, 'updateTable');
    await server.services.keys.writeUsed();
    expect(update).not.toHaveBeenCalled();
    update.mockRestore();
    await moveDays(1);
    await read(secret);
    expect((await list())[0]?.used).toEqual({
      day: expect.not.stringContaining(day),
      program: null,
    });
  });

  it.each([
    ['curl/8.5.0', 'curl'],
    [' python-requests/2.31 (x)', 'python-requests'],
    ['<script>alert(1)</script>', null],
    ['x'.repeat(500), 'x'.repeat(40)],
    ['', null],
    [null, null],
  ])('of %s is by %s', (userAgent, program) => {
    expect(programOf(userAgent)).toBe(program);
  });
});

it('has the keys of oneself in the data of the account', async () => {
  const { key } = await make();
  const other = await createTestUser(server, `apart${people}`, { isAdmin: true });
  await makeKey(server, other.token, { name: 'Not mine' });
  const answer = await server.call('GET', 'account/data', { token: admin.token });
  expect(ok('accountData', answer).keys).toMatchObject([{ name: key.name, prefix: key.prefix }]);
  expect(messageOf(await read('jwl_wrong'))).toMatch(/wrong/);
});
