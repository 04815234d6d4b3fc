/** The names that guests write under, and the cookies that know them again. */
import { pathTo } from '@jawla/contract';
import { GUEST_NAME_MAX } from '@jawla/contract/noteLimits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ok, problem } from '../../testing/api.ts';
import { makeGuestLink, sendGuestTour } from '../../testing/guestLink.ts';
import { nameGuest, noteForm } from '../../testing/notes.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let close: () => Promise<void>;
let token = '';
let projectId = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer({ portalUrl: 'https://portal.example' }));
  const owner = await createTestUser(server, 'owner');
  ({ token } = owner);
  const { projects } = server.services;
  ({ id: projectId } = await projects.add(owner.user.id, { name: 'Villa', number: '1' }));
});
afterAll(() => close());

type By = Readonly<Record<string, string>>;
const newLink = () => makeGuestLink(server, { token, projectId }, { notes: true });
const rename = (headers: By, name: unknown) =>
  server.call('PUT', pathTo('renameGuest', { projectId }), { headers, body: { name } });
const write = async (headers: By) => {
  const path = pathTo('createNote', { projectId });
  return server.call('POST', path, { headers, body: noteForm() });
};
const edit = (headers: By, number: number) => {
  const path = pathTo('updateNote', { projectId, number: String(number) });
  return server.call('PUT', path, { headers, body: { revision: '1', text: 'Mine' } });
};
const nameInTour = async (secret: string, cookie: string) =>
  ok('guestTour', await sendGuestTour(server, { secret }, { cookie })).building?.notes?.name;

it('are asked for once per link and browser, and apply to what is written already', async () => {
  const { secret } = await newLink();
  const refused = problem(await write({ guest: secret }), 422);
  expect(refused.errors).toEqual({ name: expect.any(String) });
  const first = await rename({ guest: secret }, '  Sami\u202E  Nasser ');
  expect(ok('renameGuest', first)).toEqual({ name: 'Sami Nasser' });
  const [cookie = ''] = [first.headers['set-cookie'] ?? []].flat();
  expect(cookie).toMatch(
    /^guest-name-[\w-]{8}=[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
  );
  const sami = { guest: secret, cookie: cookie.split(';')[0] ?? '' };
  const { note } = ok('createNote', await write(sami));
  expect(note.author).toMatchObject({ name: 'Sami Nasser', kind: 'guest' });
  const second = await rename(sami, 'سامي');
  expect(second.headers['set-cookie']).toBeUndefined();
  const list = await server.call('GET', pathTo('notes', { projectId }), { headers: { token } });
  expect(ok('notes', list).notes[0]?.author).toEqual({ ...note.author, name: 'سامي' });
  expect(await nameInTour(secret, sami.cookie)).toBe('سامي');
  expect(await nameInTour(secret, '')).toBeNull();
  expect(list.text).not.toContain(cookie.split('=')[1]?.split(';')[0]);
});

it('belong to one browser and one link', async () => {
  const { secret } = await newLink();
  const [sami, lina] = [
    await nameGuest(server, { projectId, secret, name: 'Sami' }),
    await nameGuest(server, { projectId, secret, name: 'Lina' }),
  ];
  const { note } = ok('createNote', await write(sami));
  problem(await edit(lina, note.number), 403);
  problem(await edit({ guest: secret }, note.number), 403);
  ok('updateNote', await edit(sami, note.number));
  const other = await newLink();
  problem(await write({ ...sami, guest: other.secret }), 422);
  // Renamed to the same name, it is still another guest.
  ok('renameGuest', await rename(lina, 'Sami'));
  problem(await edit(lina, note.number), 403);
});

it('are shown in the activity as those of guests, and are nobody to filter by', async () => {
  const { secret } = await newLink();
  await write(await nameGuest(server, { projectId, secret, name: 'Noor Haddad' }));
  const { token: admin } = await createTestUser(server, 'admin', { isAdmin: true });
  const { entries } = ok('activity', await server.call('GET', 'activity', { token: admin }));
  expect(entries[0]).toMatchObject({
    action: 'note.created',
    actor: { kind: 'guest', name: 'Noor Haddad' },
    thing: { kind: 'project', _id: projectId },
    details: { number: expect.any(Number) },
  });
  const filters = await server.call('GET', 'activity/filters', { token: admin });
  const names = ok('activityFilters', filters).people.map(({ name }) => name);
  expect(names).not.toContain('Noor Haddad');
});

it.each(['', '  ', '\u200B', 'x'.repeat(GUEST_NAME_MAX + 1), 7, null])(
  'are not %j',
  async (name) => {
    const { secret } = await newLink();
    expect(problem(await rename({ guest: secret }, name), 422).errors).toHaveProperty('name');
  },
);

it('are for guests alone', async () => {
  problem(await rename({ token }, 'Owner'), 404);
  problem(await rename({}, 'Nobody'), 401);
  const { secret } = await newLink();
  const path = pathTo('renameGuest', { projectId: 'none' });
  const sent = { headers: { guest: secret }, body: { name: 'Sami' } };
  problem(await server.call('PUT', path, sent), 404);
});
