/** Who may read a client's tour on the tours' host, from the first file to the end of session or access. */
import { parseResponse, pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createTestUser,
  multipart,
  openTestServer,
  PASSWORD,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourForm } from '../../testing/tourForm.ts';
import { tourArchive } from '../../testing/tourArchive.ts';

/** Within it, the end of a session or of access takes effect. */
const LIMIT_MS = 30_000;

let server: TestServer;
let close: () => Promise<void>;
let admin: Awaited<ReturnType<typeof createTestUser>>;
let projectId = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  admin = await createTestUser(server, 'admin', { isAdmin: true });
  const owner = await createTestUser(server, 'owner');
  const villa = { name: 'Villa', number: '1' };
  projectId = (await server.services.projects.add(owner.user.id, villa)).id;
  const { body, headers } = multipart(tourForm(tourArchive('villa')));
  await server.send({
    method: 'POST',
    path: `/api/project/upload-folder/${projectId}?date=2026-01-02&projectType=date`,
    headers: { ...headers, token: admin.token },
    body,
  });
});
afterAll(() => close());

let guests = 0;
async function newGuest() {
  guests += 1;
  const guest = await createTestUser(server, `guest${guests}`);
  await server.services.projects.share(projectId, guest.user.id);
  return guest;
}

async function tourPath(token: string): Promise<string> {
  const found = await server.call('GET', pathTo('projectFolder', { folder: 'owner|Villa' }), {
    token,
  });
  return new URL(parseResponse('projectFolder', found.json()).path ?? '').pathname;
}

const read = (path: string) => server.send({ path, host: 'tours' });

/** Lets the time pass within which a change has to take effect. */
function passLimit(): void {
  const now = performance.now.bind(performance);
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + LIMIT_MS);
  onTestFinished(() => spy.mockRestore());
}

type Guest = Awaited<ReturnType<typeof createTestUser>>;
const ENDINGS: readonly [string, (guest: Guest) => Promise<unknown>][] = [
  ['logout', ({ token }) => server.call('POST', 'auth/logout', { token })],
  [
    'the end of access',
    ({ user }) =>
      server.call('PUT', `project/delete-access/${projectId}`, {
        token: admin.token,
        body: { email: user.email },
      }),
  ],
  [
    'a new password',
    async ({ user }) => {
      const userId = await server.services.links.make('secret', user);
      const body = { password: 'Another1234' };
      return server.call('PUT', pathTo('updatePassword', { userId }), { body });
    },
  ],
  [
    'the end of the session’s time',
    ({ user }) =>
      server.services.db
        .updateTable('sessions')
        .set({ expires_at: server.services.clock.in(-1) })
        .where('user_id', '=', user.id)
        .execute(),
  ],
  [
    'the end of the account',
    ({ user }) => server.call('DELETE', `user/delete-user/${user.id}`, { token: admin.token }),
  ],
];

describe('a client’s tour', () => {
  it.each(ENDINGS)('closes within 30 seconds after %s', async (_, end) => {
    const guest = await newGuest();
    const path = await tourPath(guest.token);
    expect((await read(path)).status).toBe(200);
    await end(guest);
    passLimit();
    expect(await read(path)).toMatchObject({
      status: 404,
      text: 'Not found',
      headers: { 'cache-control': 'no-store' },
    });
    expect((await read(await tourPath(admin.token))).status).toBe(200);
  });

  it('closes for an account that is no admin any more', async () => {
    const other = await createTestUser(server, 'formerAdmin', { isAdmin: true });
    const path = await tourPath(other.token);
    expect((await read(path)).status).toBe(200);
    await server.services.db
      .updateTable('users')
      .set({ is_admin: 0 })
      .where('id', '=', other.user.id)
      .execute();
    passLimit();
    expect((await read(path)).status).toBe(404);
  });

  it('stays open to another session of the same account', async () => {
    const guest = await newGuest();
    const body = { email: guest.user.email, password: PASSWORD };
    const login = await server.call('POST', 'auth/email-login', { body });
    const other = await tourPath(parseResponse('emailLogin', login.json()).token);
    expect(other).not.toBe(await tourPath(guest.token));
    await server.call('POST', 'auth/logout', { token: guest.token });
    passLimit();
    expect((await read(other)).status).toBe(200);
  });

  it('has one address for the whole session, so that browsers can cache its files', async () => {
    const guest = await newGuest();
    const path = await tourPath(guest.token);
    expect((await read(path)).headers['cache-control']).toBe(
      'private, max-age=31536000, immutable',
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 3600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await tourPath(guest.token)).toBe(path);
  });

  it('is looked up once for many files', async () => {
    const guest = await newGuest();
    const path = await tourPath(guest.token);
    const lookup = vi.spyOn(server.services.projects, 'isSharedWith');
    onTestFinished(() => lookup.mockRestore());
    const files = await Promise.all(Array.from({ length: 20 }, () => read(path)));
    expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
    await read(path);
    expect(lookup).toHaveBeenCalledTimes(1);
    passLimit();
    expect((await read(path)).status).toBe(200);
    expect(lookup).toHaveBeenCalledTimes(2);
  });

  it('opens again after a lookup that failed', async () => {
    const guest = await newGuest();
    const path = await tourPath(guest.token);
    const lookup = vi
      .spyOn(server.services.projects, 'isSharedWith')
      .mockRejectedValueOnce(new Error('The database is away'));
    onTestFinished(() => lookup.mockRestore());
    expect((await read(path)).status).toBe(500);
    expect((await read(path)).status).toBe(200);
  });

  it('carries no token in its address', async () => {
    const guest = await newGuest();
    expect(await tourPath(guest.token)).not.toContain(guest.token.slice(3));
  });
});
