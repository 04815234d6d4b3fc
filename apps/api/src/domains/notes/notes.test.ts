/** Notes on a project: who reads and writes them, their numbers, and what becomes of them. */
import { randomUUID } from 'node:crypto';
import {
  EMPTY_PROJECT_FIELDS,
  ENDPOINTS,
  pathTo,
  type NewNoteForm,
  type Note,
  type NoteForm,
} from '@jawla/contract';
import { NOTE_ENTRIES_MAX, NOTES_MAX } from '@jawla/contract/noteLimits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGuestLink } from '../../testing/guestLink.ts';
import { nameGuest, noteForm } from '../../testing/notes.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { ok, problem } from '../../testing/api.ts';

const DAYS = ['2026-01-02', '2026-03-04'] as const;
const DAY_MS = 24 * 3600_000;

let server: TestServer;
let close: () => Promise<void>;
let count = 0;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());

type Scene = Awaited<ReturnType<typeof newScene>>;

/** A project with two days that is shared with a client, and whose guests may write. */
async function newScene() {
  count += 1;
  const owner = await createTestUser(server, `owner${count}`);
  const friend = await createTestUser(server, `friend${count}`);
  const admin = await createTestUser(server, `admin${count}`, { isAdmin: true });
  const { services } = server;
  const name = `Villa ${count}`;
  const { id: projectId } = await services.projects.add(owner.user.id, { name, number: '1' });
  await services.projects.share(projectId, friend.user.id);
  for (const day of DAYS) await services.projects.addDay(projectId, day, services.db);
  const makeLink = (changes = {}) =>
    makeGuestLink(server, { token: owner.token, projectId }, { notes: true, ...changes });
  return { projectId, owner, friend, admin, makeLink };
}

/** Headers of a caller. */
type By = Readonly<Record<string, string>>;
const as = ({ token }: { readonly token: string }): By => ({ token });

const newGuest = (projectId: string, secret: string, name?: string): Promise<By> =>
  nameGuest(server, { projectId, secret, name });

const key = (projectId: string, number: number | string) => ({ projectId, number: String(number) });
const create = (projectId: string, by: By, changes: Partial<NewNoteForm> = {}) =>
  server.call('POST', pathTo('createNote', { projectId }), {
    headers: by,
    body: noteForm(changes),
  });
const made = async (projectId: string, by: By, changes: Partial<NewNoteForm> = {}) =>
  ok('createNote', await create(projectId, by, changes)).note;
const list = async (projectId: string, by: By) =>
  ok('notes', await server.call('GET', pathTo('notes', { projectId }), { headers: by }));
const numbers = async (projectId: string, by: By) =>
  (await list(projectId, by)).notes.map(({ number }) => number);
const thread = async (projectId: string, by: By, number: number) =>
  ok('note', await server.call('GET', pathTo('note', key(projectId, number)), { headers: by }));
const update = (projectId: string, by: By, { number, revision }: Note, form: Partial<NoteForm>) => {
  const body = { revision, ...form };
  return server.call('PUT', pathTo('updateNote', key(projectId, number)), { headers: by, body });
};
const setStatus = (projectId: string, by: By, number: number, status: 'open' | 'done') => {
  const path = pathTo('setNoteStatus', key(projectId, number));
  return server.call('PUT', path, { headers: by, body: { status } });
};
const remove = (projectId: string, by: By, number: number) =>
  server.call('DELETE', pathTo('deleteNote', key(projectId, number)), { headers: by });
const restore = (projectId: string, by: By, number: number) =>
  server.call('POST', pathTo('restoreNote', key(projectId, number)), { headers: by });
const comment = (projectId: string, by: By, number: number, text = 'Seen', _id = randomUUID()) => {
  const path = pathTo('createNoteComment', key(projectId, number));
  return server.call('POST', path, { headers: by, body: { _id, text } });
};
const ofComment = (
  name: 'updateNoteComment' | 'deleteNoteComment' | 'restoreNoteComment',
  { projectId, number, id }: { projectId: string; number: number; id: string },
  by: By,
) => {
  const method = { updateNoteComment: 'PUT', deleteNoteComment: 'DELETE' };
  const path = pathTo(name, { ...key(projectId, number), id });
  const body = { text: 'Changed' };
  return server.call(name === 'restoreNoteComment' ? 'POST' : method[name], path, {
    headers: by,
    ...(name === 'updateNoteComment' && { body }),
  });
};

/** As if no one had written in the last minute. */
const forgetWrites = () =>
  server.services.db.deleteFrom('rate_limits').where('key', 'like', '%note-writes%').execute();

describe('who may do what', () => {
  /** Expected statuses: reading, writing, assigning, editing and deleting what others wrote, editing the own. */
  const ROLES: Readonly<
    Record<string, (scene: Scene) => Promise<{ by: By; statuses: readonly number[] }>>
  > = {
    owner: ({ owner }) => all(as(owner), [200, 200, 200, 200, 200]),
    shared: ({ friend }) => all(as(friend), [200, 200, 200, 403, 200]),
    admin: ({ admin }) => all(as(admin), [200, 200, 200, 200, 200]),
    staff: async () =>
      all(as(await createTestUser(server, `staff${count}`, { isStaff: true })), fill(403)),
    stranger: async () => all(as(await createTestUser(server, `stranger${count}`)), fill(403)),
    'a guest who may write': async ({ projectId, makeLink }) =>
      all(await newGuest(projectId, (await makeLink()).secret), [200, 200, 403, 403, 200]),
    'a guest without a name': async ({ makeLink }) =>
      all({ guest: (await makeLink()).secret }, [200, 422, 422, 403, 0]),
    'a guest who may not': async ({ makeLink }) =>
      all({ guest: (await makeLink({ notes: false })).secret }, fill(404)),
    'a guest of another project': async () => {
      const other = await newScene();
      return all(await newGuest(other.projectId, (await other.makeLink()).secret), fill(404));
    },
    'a guest whose link has ended': async ({ projectId, makeLink, owner }) => {
      const { link, secret } = await makeLink();
      const by = await newGuest(projectId, secret);
      const path = pathTo('revokeGuestLink', { projectId, id: link._id });
      await server.call('DELETE', path, { headers: as(owner) });
      return all(by, fill(404));
    },
    'a guest whose link was replaced': async ({ projectId, makeLink, owner }) => {
      const { link, secret } = await makeLink();
      const by = await newGuest(projectId, secret);
      const path = pathTo('replaceGuestLink', { projectId, id: link._id });
      await server.call('POST', path, { headers: as(owner) });
      return all(by, fill(404));
    },
    'nobody who is signed in': () => all({}, fill(401)),
    'an unknown link': () => all({ guest: 'x'.repeat(32) }, fill(404)),
    'an empty link': () => all({ guest: '' }, fill(401)),
  };
  const fill = (status: number) => [status, status, status, status, 0];
  const all = async (by: By, statuses: readonly number[]) => ({ by, statuses });

  it.each(Object.entries(ROLES))('%s', async (_, caller) => {
    const scene = await newScene();
    const { projectId, owner } = scene;
    const note = await made(projectId, as(owner));
    const seen = ok('createNoteComment', await comment(projectId, as(owner), note.number)).entry;
    const { by, statuses } = await caller(scene);
    const [reads, writes, assigns, edits, own] = statuses;
    const get = (path: string) => server.call('GET', path, { headers: by });
    for (const path of [
      pathTo('notes', { projectId }),
      pathTo('note', key(projectId, note.number)),
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, reads]);
    }
    const people = await get(pathTo('notePeople', { projectId }));
    expect(people.status).toBe(assigns === 200 ? 200 : by['guest'] ? 401 : reads);

    const mine = await create(projectId, by);
    expect(mine.status).toBe(writes);
    expect((await comment(projectId, by, note.number)).status).toBe(writes);
    for (const status of ['done', 'open'] as const) {
      expect((await setStatus(projectId, by, note.number, status)).status).toBe(writes);
    }
    expect((await create(projectId, by, { person: owner.user.id })).status).toBe(assigns);
    expect((await create(projectId, by, { due: '2999-01-01' })).status).toBe(assigns);

    const ids = { projectId, number: note.number, id: seen._id };
    expect((await update(projectId, by, note, { text: 'Theirs' })).status).toBe(edits);
    for (const name of ['updateNoteComment', 'deleteNoteComment', 'restoreNoteComment'] as const) {
      expect([name, (await ofComment(name, ids, by)).status]).toEqual([name, edits]);
    }
    expect((await remove(projectId, by, note.number)).status).toBe(edits);
    if (edits === 200) ok('restoreNote', await restore(projectId, by, note.number));
    if (own !== 200) return;
    const { note: written } = ok('createNote', mine);
    ok('updateNote', await update(projectId, by, written, { text: 'Mine' }));
    ok('deleteNote', await remove(projectId, by, written.number));
    ok('restoreNote', await restore(projectId, by, written.number));
  });

  it('shows guests of one date its notes and nothing carried over, of none the rest', async () => {
    const { projectId, owner, makeLink } = await newScene();
    for (const slot of ['date', ...DAYS]) await made(projectId, as(owner), { slot });
    const { secret } = await makeLink({ slot: DAYS[1] });
    const guest = await newGuest(projectId, secret);
    expect(await numbers(projectId, guest)).toEqual([3]);
    for (const number of [1, 2]) {
      problem(await setStatus(projectId, guest, number, 'done'), 404);
      problem(await comment(projectId, guest, number), 404);
    }
    problem(await create(projectId, guest, { slot: DAYS[0] }), 404);
    await made(projectId, guest, { slot: DAYS[1] });
    const { secret: everything } = await makeLink();
    expect(await numbers(projectId, { guest: everything })).toEqual([4, 3, 2, 1]);
  });

  it('asks guests for the passcode first, whose cookie is sent with notes', async () => {
    const { projectId, makeLink } = await newScene();
    const { secret } = await makeLink({ passcode: '730162' });
    problem(
      await server.call('GET', pathTo('notes', { projectId }), { headers: { guest: secret } }),
      404,
    );
    const body = { secret, passcode: '730162' };
    const opened = await server.call('POST', 'guest-tour', { body });
    expect(ok('guestTour', opened).building?.notes).toEqual({ projectId, name: null });
    const [cookie = ''] = [opened.headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/; Path=\/api;.*HttpOnly.*SameSite=Lax/);
    expect(await numbers(projectId, { guest: secret, cookie })).toEqual([]);
    // A cookie without the header is what another site could send.
    problem(await server.call('GET', pathTo('notes', { projectId }), { headers: { cookie } }), 401);
    const again = await server.call('POST', 'guest-tour', {
      body: { secret },
      headers: { cookie },
    });
    expect(again.headers['set-cookie']).toHaveLength(1);
  });

  it('ends with the link’s notes, and with the project in the trash', async () => {
    const { projectId, owner, makeLink } = await newScene();
    const { link, secret } = await makeLink();
    const guest = await newGuest(projectId, secret);
    await made(projectId, guest);
    const path = pathTo('updateGuestLink', { projectId, id: link._id });
    const form = { note: '', expiresAt: null, sites: [] };
    const save = (notes?: boolean) =>
      server.call('PUT', path, { headers: as(owner), body: { ...form, notes } });
    // An older client, which knows no notes, changes nothing of them.
    expect(ok('updateGuestLink', await save()).link.notes).toBe(true);
    ok('updateGuestLink', await save(false));
    problem(await create(projectId, guest), 404);
    ok('updateGuestLink', await save(true));
    const project = pathTo('deleteProject', { projectId });
    ok('deleteProject', await server.call('DELETE', project, { headers: as(owner) }));
    problem(await create(projectId, guest), 404);
    problem(await create(projectId, as(owner)), 404);
  });

  it('refuses links with notes that sites embed', async () => {
    const { projectId, owner, makeLink } = await newScene();
    const sites = ['https://example.com'];
    const path = pathTo('createGuestLink', { projectId });
    const body = { note: '', slot: null, expiresAt: null, sites, notes: true };
    const refused = await server.call('POST', path, { headers: as(owner), body });
    expect(problem(refused, 422).errors).toHaveProperty('sites');
    const { link } = await makeLink();
    const change = { headers: as(owner), body: { note: '', expiresAt: null, sites } };
    const id = { projectId, id: link._id };
    problem(await server.call('PUT', pathTo('updateGuestLink', id), change), 422);
  });
});

describe('a note', () => {
  it('has all that was written, with its people', async () => {
    const { projectId, owner, friend, makeLink } = await newScene();
    const place = { scene: 's1', title: 'Lobby', nth: 1, yaw: 1.5, pitch: -0.25, zoom: 40 };
    const due = '2999-12-31';
    const changes = { slot: DAYS[0], place, person: friend.user.id, due };
    const note = await made(projectId, as(owner), { text: ' Crack\r\n\u202Ewide ', ...changes });
    expect(note).toMatchObject({
      number: 1,
      slot: DAYS[0],
      day: DAYS[0],
      text: 'Crack\nwide',
      place,
      status: 'open',
      person: { _id: friend.user.id, kind: 'account' },
      due,
      pictures: [],
      comments: 0,
      author: { _id: owner.user.id, name: `owner${count} first owner${count} last` },
      editedAt: null,
      doneAt: null,
      mayEdit: true,
    });
    const { secret } = await makeLink();
    const [read] = (await list(projectId, { guest: secret })).notes;
    expect(read).toMatchObject({ author: { _id: null, kind: 'account' }, mayEdit: false });
    expect(JSON.stringify(read)).not.toMatch(/@|owner\d+@|example\.com/);
    expect(JSON.stringify(read)).not.toContain(owner.user.id);
  });

  it('keeps names of guests whose link has ended, and none of deleted accounts', async () => {
    const { projectId, owner, friend, admin, makeLink } = await newScene();
    const { link, secret } = await makeLink();
    await made(projectId, await newGuest(projectId, secret, 'Sami'));
    await made(projectId, as(friend), { person: friend.user.id });
    const revoke = pathTo('revokeGuestLink', { projectId, id: link._id });
    await server.call('DELETE', revoke, { headers: as(owner) });
    await server.services.db.deleteFrom('guest_links').where('id', '=', link._id).execute();
    const path = pathTo('deleteUser', { userId: friend.user.id });
    ok('deleteUser', await server.call('DELETE', path, { headers: as(admin) }));
    const gone = { _id: null, name: '', kind: 'deleted' };
    expect((await list(projectId, as(owner))).notes).toMatchObject([
      { author: gone, person: gone },
      { author: { name: 'Sami', kind: 'guest' } },
    ]);
    const kind = { kind: 'client', id: friend.user.id };
    await server.call('POST', pathTo('restoreTrash', kind), { headers: as(admin), body: {} });
    expect((await list(projectId, as(owner))).notes[0]?.author.kind).toBe('account');
  });

  it('has numbers that are never used again, also of twenty at the same time', async () => {
    const { projectId, owner, admin } = await newScene();
    const notes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => made(projectId, as(at % 2 ? owner : admin))),
    );
    const given = notes.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(given).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    ok('deleteNote', await remove(projectId, as(owner), 20));
    await server.services.db.deleteFrom('notes').where('number', '=', 20).execute();
    expect((await made(projectId, as(owner))).number).toBe(21);
  });

  it('is written once, however often it is sent, and tells nobody else of it', async () => {
    const { projectId, owner, friend } = await newScene();
    const body = noteForm();
    const path = pathTo('createNote', { projectId });
    const send = (by: By, to = path) => server.call('POST', to, { headers: by, body });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(as(owner))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await numbers(projectId, as(owner))).toEqual([1]);
    expect(problem(await send(as(friend)), 409).code).toBe('taken');
    const other = await newScene();
    const there = pathTo('createNote', { projectId: other.projectId });
    expect((await send(as(other.owner), there)).text).not.toContain(body.text);
    problem(await send(as(other.owner), there), 409);
    ok('deleteNote', await remove(projectId, as(owner), 1));
    problem(await send(as(owner)), 409);
  });

  it('is changed by one of two who edit it, and by a repeated request once', async () => {
    const { projectId, owner } = await newScene();
    const note = await made(projectId, as(owner));
    const texts = ['First', 'Second'];
    const both = await Promise.all(
      texts.map((text) => update(projectId, as(owner), note, { text })),
    );
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const won = texts[both.findIndex(({ status }) => status === 200)] ?? '';
    const lost = both.find(({ status }) => status === 409);
    expect(lost && problem(lost, 409).code).toBe('revision');
    const again = ok('updateNote', await update(projectId, as(owner), note, { text: won })).note;
    expect(again).toMatchObject({ text: won, editedBy: { _id: owner.user.id } });
    expect(again.revision).not.toBe(note.revision);
    // A change of status is no conflict.
    ok('setNoteStatus', await setStatus(projectId, as(owner), 1, 'done'));
    ok('updateNote', await update(projectId, as(owner), again, { text: 'Third', due: null }));
  });

  it('keeps what a form leaves out, a person without access and a day that has passed', async () => {
    const { projectId, owner, friend } = await newScene();
    const person = friend.user.id;
    const note = await made(projectId, as(owner), { person, due: '2999-01-01' });
    const path = pathTo('deleteAccess', { projectId });
    const body = { email: friend.user.email };
    ok(
      'deleteAccess',
      await server.call(ENDPOINTS.deleteAccess.method, path, { headers: as(owner), body }),
    );
    await server.services.db.updateTable('notes').set({ due: '2020-01-01' }).execute();
    const form = { text: 'New', person, due: '2020-01-01' };
    const changed = ok('updateNote', await update(projectId, as(owner), note, form)).note;
    expect(changed).toMatchObject({ person: { _id: person }, due: '2020-01-01' });
    const none = { person: null, due: null };
    const cleared = ok('updateNote', await update(projectId, as(owner), changed, none)).note;
    expect(cleared).toMatchObject({ text: 'New', ...none });
    const back = await update(projectId, as(owner), cleared, { person, due: '2020-01-01' });
    expect(problem(back, 422).errors).toEqual({
      person: expect.any(String),
      due: expect.any(String),
    });
  });

  it('is due from yesterday on, which may be today where the reader is', async () => {
    const { projectId, owner } = await newScene();
    const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);
    for (const [due, status] of [
      [day(0), 200],
      [day(-DAY_MS), 200],
      [day(-2 * DAY_MS), 422],
    ] as const) {
      expect([due, (await create(projectId, as(owner), { due })).status]).toEqual([due, status]);
    }
  });

  it('is deleted with an undo of a day', async () => {
    const { projectId, owner } = await newScene();
    await made(projectId, as(owner));
    ok('deleteNote', await remove(projectId, as(owner), 1));
    expect(await numbers(projectId, as(owner))).toEqual([]);
    problem(await remove(projectId, as(owner), 1), 404);
    problem(await setStatus(projectId, as(owner), 1, 'done'), 404);
    problem(await comment(projectId, as(owner), 1), 404);
    ok('restoreNote', await restore(projectId, as(owner), 1));
    ok('restoreNote', await restore(projectId, as(owner), 1));
    expect(await numbers(projectId, as(owner))).toEqual([1]);
    ok('deleteNote', await remove(projectId, as(owner), 1));
    const { db, clock } = server.services;
    const before = { deleted_at: clock.in(-DAY_MS / 1000 - 1) };
    await db.updateTable('notes').set(before).where('project_id', '=', projectId).execute();
    problem(await restore(projectId, as(owner), 1), 404);
  });

  it('is counted on its project', async () => {
    const { projectId, owner } = await newScene();
    const counts = async () => {
      const path = pathTo('project', { id: projectId });
      return ok('project', await server.call('GET', path, { headers: as(owner) })).notes;
    };
    expect(await counts()).toBeNull();
    for (let each = 0; each < 3; each += 1) await made(projectId, as(owner));
    await setStatus(projectId, as(owner), 1, 'done');
    await remove(projectId, as(owner), 2);
    expect(await counts()).toEqual({ open: 1, all: 2 });
  });
});

describe('entries', () => {
  it('are comments and changes of the status, the oldest first', async () => {
    const { projectId, owner, makeLink } = await newScene();
    const guest = await newGuest(projectId, (await makeLink()).secret);
    await made(projectId, as(owner));
    const id = randomUUID();
    for (const _ of [1, 2]) ok('createNoteComment', await comment(projectId, guest, 1, 'Seen', id));
    for (const status of ['done', 'done', 'open'] as const) {
      ok('setNoteStatus', await setStatus(projectId, as(owner), 1, status));
    }
    // Its photo has not arrived.
    ok('createNoteComment', await comment(projectId, as(owner), 1, ''));
    const { note, entries } = await thread(projectId, guest, 1);
    expect(note).toMatchObject({ comments: 1, status: 'open', doneAt: null });
    expect(entries).toMatchObject([
      { kind: 'comment', text: 'Seen', author: { name: 'Sami', kind: 'guest' }, mayEdit: true },
      { kind: 'done', text: '', mayEdit: false },
      { kind: 'opened' },
    ]);
    const ids = { projectId, number: 1, id };
    ok('updateNoteComment', await ofComment('updateNoteComment', ids, guest));
    ok('deleteNoteComment', await ofComment('deleteNoteComment', ids, guest));
    problem(await ofComment('updateNoteComment', ids, guest), 404);
    problem(await comment(projectId, guest, 1, 'Seen', id), 409);
    expect((await thread(projectId, guest, 1)).note.comments).toBe(0);
    const restored = await ofComment('restoreNoteComment', ids, guest);
    expect(ok('restoreNoteComment', restored).entry).toMatchObject({ text: 'Changed' });
    problem(await ofComment('updateNoteComment', { ...ids, id: 'none' }, guest), 404);
    await made(projectId, as(owner));
    problem(await ofComment('updateNoteComment', { ...ids, number: 2 }, guest), 404);
  });

  it('end at a limit, up to which a note can always be done', async () => {
    const { projectId, owner } = await newScene();
    const { _id } = await made(projectId, as(owner));
    const { noteEntries, db } = server.services;
    const author = { author_id: owner.user.id, guest_id: null };
    for (let each = 0; each < NOTE_ENTRIES_MAX; each += 1) {
      await noteEntries.add({ note_id: _id, kind: 'comment', text: 'x' }, author, db);
    }
    expect(problem(await comment(projectId, as(owner), 1), 409).code).toBe('tooMany');
    for (const status of ['done', 'open', 'done'] as const) {
      ok('setNoteStatus', await setStatus(projectId, as(owner), 1, status));
    }
    const { entries } = await thread(projectId, as(owner), 1);
    expect(entries.length).toBe(NOTE_ENTRIES_MAX + 1);
  });
});

describe('the dates of notes', () => {
  const trash = async ({ projectId, admin }: Scene, date: string) => {
    const path = pathTo('deleteSubProject', { projectId });
    const sent = { headers: as(admin), body: { date } };
    ok('deleteSubProject', await server.call('DELETE', path, sent));
  };
  const takeBack = ({ projectId, admin }: Scene, day: string, name?: string) => {
    const path = pathTo('restoreTrash', { kind: 'date', id: `${projectId}.${day}` });
    return server.call('POST', path, { headers: as(admin), body: name ? { name } : {} });
  };

  it('are gone while they are in the trash, and return with them, also to another day', async () => {
    const scene = await newScene();
    const { projectId, owner, makeLink } = scene;
    await made(projectId, as(owner), { slot: DAYS[0] });
    await trash(scene, DAYS[0]);
    const { secret } = await makeLink();
    const read = async () => (await list(projectId, as(owner))).notes[0];
    expect(await read()).toMatchObject({ slot: DAYS[0], day: null, isDateGone: true });
    expect(await numbers(projectId, { guest: secret })).toEqual([]);
    problem(await setStatus(projectId, await newGuest(projectId, secret), 1, 'done'), 404);
    // A new date of the same day has none of its notes.
    await server.services.projects.addDay(projectId, DAYS[0], server.services.db);
    expect(await read()).toMatchObject({ isDateGone: true });
    ok('setNoteStatus', await setStatus(projectId, as(owner), 1, 'done'));
    ok('restoreTrash', await takeBack(scene, DAYS[0], '2026-02-02'));
    expect(await read()).toMatchObject({ slot: '2026-02-02', day: '2026-02-02' });
    expect(await read()).not.toHaveProperty('isDateGone');
  });

  it('are those of the project, whose own day may change', async () => {
    const { projectId, owner, admin } = await newScene();
    await made(projectId, as(owner));
    expect((await list(projectId, as(owner))).notes[0]).toMatchObject({ slot: 'date', day: null });
    const form = { ...EMPTY_PROJECT_FIELDS, name: `Villa ${count}`, number: '1', status: 'done' };
    const path = pathTo('updateProject', { projectId });
    const body = { ...form, date: '2026-05-05', subDate: [] };
    ok('updateProject', await server.call('PUT', path, { headers: as(admin), body }));
    const [note] = (await list(projectId, as(owner))).notes;
    expect(note).toMatchObject({ slot: 'date', day: '2026-05-05' });
    problem(await create(projectId, as(owner), { slot: DAYS[0] }), 404);
  });
});

describe('a short address', () => {
  const follow = (code: string, by: By) =>
    server.call('GET', pathTo('noteLink', { code }), { headers: by });

  it('leads to the note, in any case, those who may see it', async () => {
    const { projectId, owner, friend } = await newScene();
    const { code } = await list(projectId, as(owner));
    expect((await list(projectId, as(friend))).code).toBe(code);
    await made(projectId, as(owner), { slot: DAYS[0] });
    const answer = await follow(`${code.toUpperCase()}-1`, as(friend));
    expect(ok('noteLink', answer)).toEqual({
      projectId,
      owner: owner.user.user_name,
      projectName: `Villa ${count}`,
      slot: DAYS[0],
      number: 1,
    });
    const stranger = as(await createTestUser(server, `other${count}`));
    const refused = problem(await follow(`${code}-1`, stranger), 404);
    for (const other of [`${code}-2`, `${code}-0`, `${code}-1e3`, 'aaaaa-1', 'x', `${code}1`]) {
      expect(problem(await follow(other, as(owner)), 404)).toEqual(refused);
    }
    await remove(projectId, as(owner), 1);
    problem(await follow(`${code}-1`, as(owner)), 404);
  });

  it('opens the newest tour if the note is open, else its own', async () => {
    const { projectId, owner } = await newScene();
    const { tours, db } = server.services;
    const tour = { startPage: '', files: 1, bytes: 1, packBytes: 1, directoryBytes: 1 };
    for (const slot of DAYS) {
      await tours.publish({ projectId, slot }, { version: randomUUID(), ...tour }, db);
    }
    const { code } = await list(projectId, as(owner));
    await made(projectId, as(owner), { slot: DAYS[0] });
    const slot = async () => ok('noteLink', await follow(`${code}-1`, as(owner))).slot;
    expect(await slot()).toBe(DAYS[1]);
    await setStatus(projectId, as(owner), 1, 'done');
    expect(await slot()).toBe(DAYS[0]);
  });

  it('is never that of another project, also once it is deleted', async () => {
    const { projectId, owner } = await newScene();
    const { code } = await list(projectId, as(owner));
    await server.services.db.deleteFrom('projects').where('id', '=', projectId).execute();
    const row = await server.services.db
      .selectFrom('note_projects')
      .where('code', '=', code)
      .selectAll()
      .executeTakeFirst();
    expect(row).toMatchObject({ project_id: null });
  });
});

describe('bad input', () => {
  const place = { scene: 's', title: 'Lobby', nth: 1, yaw: 0, pitch: 0, zoom: 50 };
  it.each<[string, object, number]>([
    ['blanks', { text: ' \n\u200B\u202E\uFEFF ' }, 422],
    ['2,001 characters', { text: '𝕏'.repeat(2001) }, 422],
    ['no id', { _id: 'note' }, 422],
    ['a scene of 1,001 characters', { place: { ...place, scene: 's'.repeat(1001) } }, 422],
    ['a title of 1,001 characters', { place: { ...place, title: 't'.repeat(1001) } }, 422],
    ['an angle that is no number', { place: { ...place, yaw: 'NaN' } }, 422],
    ['an angle beyond the circle', { place: { ...place, pitch: 7 } }, 422],
    ['a zoom of 101', { place: { ...place, zoom: 101 } }, 422],
    ['half a direction', { place: { ...place, zoom: null } }, 422],
    ['scene 0', { place: { ...place, nth: 0 } }, 422],
    ['a day that does not exist', { due: '2999-02-30' }, 422],
    ['a person that does not exist', { person: 'nobody' }, 422],
    ['a date of another project', { slot: '1999-01-01' }, 404],
  ])('%s', async (_, changes, status) => {
    const { projectId, owner } = await newScene();
    const body = { ...noteForm(), ...changes };
    const path = pathTo('createNote', { projectId });
    problem(await server.call('POST', path, { headers: as(owner), body }), status);
  });

  it.each(['0', '01', '1e3', '99999', '9999999', '-1', ' 1', '٣'])(
    'the number %s is unknown',
    async (number) => {
      const { projectId, owner } = await newScene();
      await made(projectId, as(owner));
      const path = pathTo('note', key(projectId, number));
      problem(await server.call('GET', path, { headers: as(owner) }), 404);
    },
  );

  it.each([
    '<script>alert(1)</script>',
    '=1+1',
    'javascript:alert(1)',
    'https://example.com/?a=1&b=2',
    '𝕏'.repeat(2000),
    'تشقّق في العمود\nخلف الباب',
  ])('keeps the text %s as it is', async (text) => {
    const { projectId, owner } = await newScene();
    expect((await made(projectId, as(owner), { text })).text).toBe(text);
  });

  it('is refused above the limits of notes and of writes', async () => {
    const { projectId, owner } = await newScene();
    const { notes, db } = server.services;
    const author = { author_id: owner.user.id, guest_id: null };
    for (let number = 1; number <= NOTES_MAX; number += 1) {
      const form = { slot: 'date', text: 'x', place: null, due: null, personId: null };
      await notes.add({ id: randomUUID(), projectId, number, ...form, ...author }, db);
    }
    expect(problem(await create(projectId, as(owner)), 409).code).toBe('tooMany');
    const headers = as(owner);
    const answer = await server.call('GET', pathTo('notes', { projectId }), { headers });
    expect(ok('notes', answer).notes).toHaveLength(NOTES_MAX);
    const etag = String(answer.headers['etag']);
    const again = { headers: { ...headers, 'if-none-match': etag } };
    expect((await server.call('GET', pathTo('notes', { projectId }), again)).status).toBe(304);
    let status = 0;
    for (let each = 0; each < 60 && status !== 429; each += 1) {
      ({ status } = await setStatus(projectId, as(owner), 1, 'open'));
    }
    expect(status).toBe(429);
  });

  it('from guests is refused above their limits', async () => {
    const { projectId, makeLink } = await newScene();
    const { secret } = await makeLink();
    await forgetWrites();
    // Their name is one write.
    const guest = await newGuest(projectId, secret);
    for (let each = 0; each < 19; each += 1) await made(projectId, guest);
    const refused = await create(projectId, guest);
    problem(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('what an account has written', () => {
  it('is in its data, without what it deleted', async () => {
    const { projectId, owner, friend } = await newScene();
    for (const text of ['First', 'Second', 'Third']) await made(projectId, as(friend), { text });
    await remove(projectId, as(friend), 2);
    ok('createNoteComment', await comment(projectId, as(friend), 1, 'Seen'));
    ok('createNoteComment', await comment(projectId, as(owner), 1, 'Thanks'));
    const headers = as(friend);
    const data = ok('accountData', await server.call('GET', 'account/data', { headers }));
    const project = { name: `Villa ${count}`, owner: owner.user.user_name };
    expect(data.notes).toMatchObject([
      { project, number: 3, text: 'Third', status: 'open', photos: 0 },
      { project, number: 1, text: 'First' },
    ]);
    expect(data.noteComments).toMatchObject([{ project, number: 1, text: 'Seen' }]);
  });
});
