/** Access to a client's tour on the tours' host, from the first file to the end of the session or access. */
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTour } from '../../testing/openTour.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { uploadTour } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

/** Maximum delay until the end of a session or access takes effect. */
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
  await uploadTour(server, { projectId, token: admin.token, archive: tourArchive('villa') });
});
afterAll(() => close());

let guests = 0;
async function newGuest() {
  guests += 1;
  const guest = await createTestUser(server, `guest${guests}`);
  await server.services.projects.share(projectId, guest.user.id);
  return guest;
}

/** Returns the URL of the tour's start page for a session. */
async function tourUrl(token: string): Promise<string> {
  const found = await server.call('GET', pathTo('projectFolder', { folder: 'owner|Villa' }), {
    token,
  });
  return openTour(server, ok('projectFolder', found).path);
}

const read = (url: string) => server.send({ path: url });

const now = performance.now.bind(performance);

/** Advances the clock by `LIMIT_MS`. */
function passLimit(): void {
  const passedMs = performance.now() - now() + LIMIT_MS;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  onTestFinished(() => spy.mockRestore());
}

type Guest = Awaited<ReturnType<typeof createTestUser>>;
const ENDINGS: readonly [string, (guest: Guest) => Promise<unknown>][] = [
  ['logout', ({ token }) => server.call('POST', 'auth/logout', { token })],
  [
    'removal of access',
    ({ user }) =>
      server.call('PUT', `project/delete-access/${projectId}`, {
        token: admin.token,
        body: { email: user.email },
      }),
  ],
  [
    'a password change',
    async ({ user }) => {
      const userId = await server.services.links.make('secret', user);
      const body = { password: 'Another1234' };
      return server.call('PUT', pathTo('updatePassword', { userId }), { body });
    },
  ],
  [
    'session expiry',
    ({ user }) =>
      server.services.db
        .updateTable('sessions')
        .set({ expires_at: server.services.clock.in(-1) })
        .where('user_id', '=', user.id)
        .execute(),
  ],
  [
    'deletion of the account',
    ({ user }) => server.call('DELETE', `user/delete-user/${user.id}`, { token: admin.token }),
  ],
];

describe('a client’s tour', () => {
  it.each(ENDINGS)('closes within 30 seconds after %s', async (_, end) => {
    const guest = await newGuest();
    const url = await tourUrl(guest.token);
    expect((await read(url)).status).toBe(200);
    await end(guest);
    passLimit();
    expect(await read(url)).toMatchObject({
      status: 404,
      text: 'Not found',
      headers: { 'cache-control': 'no-store' },
    });
    expect((await read(await tourUrl(admin.token))).status).toBe(200);
  });

  it('closes within 30 seconds for a former admin', async () => {
    const other = await createTestUser(server, 'formerAdmin', { isAdmin: true });
    const url = await tourUrl(other.token);
    expect((await read(url)).status).toBe(200);
    await server.services.db
      .updateTable('users')
      .set({ is_admin: 0 })
      .where('id', '=', other.user.id)
      .execute();
    passLimit();
    expect((await read(url)).status).toBe(404);
  });

  it('stays open for other sessions of the same account', async () => {
    const guest = await newGuest();
    const body = { email: guest.user.email, password: PASSWORD };
    const login = await server.call('POST', 'auth/email-login', { body });
    const other = await tourUrl(ok('emailLogin', login).token);
    expect(other).not.toBe(await tourUrl(guest.token));
    await server.call('POST', 'auth/logout', { token: guest.token });
    passLimit();
    expect((await read(other)).status).toBe(200);
  });

  it('has the same URL for the complete session, so that browsers can cache its files', async () => {
    const guest = await newGuest();
    const url = await tourUrl(guest.token);
    const file = await read(new URL('tour.js', url).href);
    expect(file.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 3600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await tourUrl(guest.token)).toBe(url);
  });

  it('checks access once per 30 seconds for many files', async () => {
    const guest = await newGuest();
    const url = await tourUrl(guest.token);
    passLimit();
    const lookup = vi.spyOn(server.services.projects, 'isSharedWith');
    onTestFinished(() => lookup.mockRestore());
    const files = await Promise.all(Array.from({ length: 20 }, () => read(url)));
    expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
    await read(url);
    expect(lookup).toHaveBeenCalledTimes(1);
    passLimit();
    expect((await read(url)).status).toBe(200);
    expect(lookup).toHaveBeenCalledTimes(2);
  });

  it('opens again after a failed access check', async () => {
    const guest = await newGuest();
    const url = await tourUrl(guest.token);
    passLimit();
    const lookup = vi
      .spyOn(server.services.projects, 'isSharedWith')
      .mockRejectedValueOnce(new Error('The database is away'));
    onTestFinished(() => lookup.mockRestore());
    expect((await read(url)).status).toBe(500);
    expect((await read(url)).status).toBe(200);
  });

  it('has no session token in its URL', async () => {
    const guest = await newGuest();
    expect(await tourUrl(guest.token)).not.toContain(guest.token.slice(3));
  });
});
