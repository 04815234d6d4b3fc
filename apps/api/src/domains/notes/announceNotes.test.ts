/** Mails about notes: to whom, when, and of what. */
import { randomUUID } from 'node:crypto';
import { pathTo, type NewNoteForm } from '@jawla/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../platform/base/clock.ts';
import { ok } from '../../testing/api.ts';
import { makeGuestLink } from '../../testing/guestLink.ts';
import { nameGuest, noteForm } from '../../testing/notes.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { announceNotes } from './announceNotes.ts';
import { NoteNewsStore } from './noteNews.store.ts';

let server: TestServer;
let close: () => Promise<void>;
let count = 0;
let projectId = '';
let code = '';
type Person = Awaited<ReturnType<typeof newPerson>>;
const people: Record<string, Person> = {};

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  await server.services.jobs.stop();
});
afterAll(() => close());

/** Somebody whose mails are in English. */
async function newPerson(name: string) {
  const made = await createTestUser(server, `${name}${count}`, { fname: name, lname: 'Haddad' });
  await server.services.users.suggestLanguage(made.user.id, 'en');
  return made;
}

beforeEach(async () => {
  count += 1;
  for (const name of ['owner', 'friend', 'other']) people[name] = await newPerson(name);
  const { projects, noteCodes } = server.services;
  const project = { name: `Villa ${count}`, number: '1' };
  ({ id: projectId } = await projects.add(who('owner').user.id, project));
  for (const name of ['friend', 'other']) await projects.share(projectId, who(name).user.id);
  code = await noteCodes.of(projectId);
});

function who(name: string): Person {
  const person = people[name];
  if (!person) throw new Error(`No ${name}`);
  return person;
}

type By = Readonly<Record<string, string>>;
const as = (name: string): By => ({ token: who(name).token });
const key = (number: number) => ({ projectId, number: String(number) });
async function write(by: By, changes: Partial<NewNoteForm> = {}): Promise<number> {
  const sent = { headers: by, body: noteForm(changes) };
  return ok('createNote', await server.call('POST', pathTo('createNote', { projectId }), sent)).note
    .number;
}
async function comment(by: By, number: number): Promise<void> {
  const sent = { headers: by, body: { _id: randomUUID(), text: 'Seen' } };
  const path = pathTo('createNoteComment', key(number));
  ok('createNoteComment', await server.call('POST', path, sent));
}
async function setStatus(by: By, number: number, status: 'open' | 'done'): Promise<void> {
  const path = pathTo('setNoteStatus', key(number));
  ok('setNoteStatus', await server.call('PUT', path, { headers: by, body: { status } }));
}
async function remove(by: By, number: number): Promise<void> {
  ok('deleteNote', await server.call('DELETE', pathTo('deleteNote', key(number)), { headers: by }));
}

/** Runs the job some minutes later. */
async function announce(minutes: number): Promise<void> {
  const { services } = server;
  const at = (seconds: number) =>
    new Date(Date.now() + minutes * 60_000 + seconds * 1000).toISOString();
  const clock: Clock = { now: () => at(0), in: at };
  await announceNotes({ ...services, clock, noteNews: new NoteNewsStore(clock) });
  await services.outbox.send('mail', new AbortController().signal);
}

const mails = (name: string) => mailsTo(server.dataDir, who(name).user.email);
/** The lines of the last mail, without isolates and links. */
async function lines(name: string): Promise<string[]> {
  const { text = '' } = (await mails(name)).at(-1) ?? {};
  const all = text.replaceAll(/[\u2068\u2069]/g, '').split(/\r?\n/);
  const isLine = (line: string) => line.startsWith('#') || / · .*\p{sc=Arabic}/u.test(line);
  return all.filter((line) => isLine(line));
}

describe('a mail about notes', () => {
  it('comes two minutes after the first, then after a quarter of an hour with all since', async () => {
    await write(as('friend'));
    await announce(1.9);
    expect(await mails('owner')).toEqual([]);
    await announce(2.1);
    expect(await lines('owner')).toEqual([
      'New notes · ملاحظات جديدة',
      '#1 Crack in the column – friend Haddad',
    ]);
    await write(as('friend'), { text: 'Door' });
    await write(as('other'), { text: 'Socket\nbehind the door' });
    await announce(10);
    expect(await mails('owner')).toHaveLength(1);
    await announce(17.2);
    await announce(17.2);
    await announce(60);
    expect(await mails('owner')).toHaveLength(2);
    expect((await lines('owner')).slice(1)).toEqual([
      '#2 Door – friend Haddad',
      '#3 Socket – other Haddad',
    ]);
    const [, mail] = await mails('owner');
    expect(mail?.subject?.replaceAll(/[\u2068\u2069]/g, '')).toBe(
      `Notes on Villa ${count} · ملاحظات على مشروع Villa ${count}`,
    );
    for (const part of [mail?.text, mail?.html]) {
      expect(part?.split(`/n/${code}-2`)).toHaveLength(2);
      expect(part).toContain(`/notes/${projectId}?lang=en`);
      expect(part).toContain(`/notes/${projectId}?lang=ar`);
    }
    expect(await mails('friend')).toEqual([]);
  });

  it('says what is assigned, commented on, done and opened again, to those who take part', async () => {
    const person = who('friend').user.id;
    const number = await write(as('owner'), { person });
    await announce(3);
    expect(await lines('friend')).toEqual([
      'Assigned to you · مُسنَدة إليك',
      '#1 Crack in the column – owner Haddad',
    ]);
    await comment(as('other'), number);
    await comment(as('other'), number);
    await comment(as('friend'), number);
    await setStatus(as('friend'), number, 'done');
    await announce(30);
    expect(await lines('owner')).toEqual([
      'Done · منجزة',
      '#1 Crack in the column – friend Haddad',
    ]);
    expect(await lines('other')).toEqual(await lines('owner'));
    // The own comment and the own click are no news.
    expect(await mails('friend')).toHaveLength(1);
    await setStatus(as('owner'), number, 'open');
    await comment(as('owner'), number);
    await announce(60);
    expect(await lines('other')).toEqual([
      'New comments · تعليقات جديدة',
      '#1 Crack in the column – owner Haddad',
      'Reopened · مفتوحة مجددًا',
      '#1 Crack in the column – owner Haddad',
    ]);
  });

  it('names guests, and shows what they write as text', async () => {
    const { secret } = await makeGuestLink(
      server,
      { token: who('owner').token, projectId },
      { notes: true },
    );
    const name = '<b>Sami</b>';
    await write(await nameGuest(server, { projectId, secret, name }), { text: '<img src=x>\nno' });
    await announce(3);
    expect(await lines('owner')).toContain('#1 <img src=x> – <b>Sami</b>');
    expect((await mails('owner'))[0]?.html).not.toMatch(/<(?:img|b)\b/);
  });

  it('has ten notes at most, and the number of the others', async () => {
    for (let each = 0; each < 13; each += 1) {
      await write(as('friend'), { text: `${'x'.repeat(100)} ${each}` });
    }
    await announce(3);
    const all = await lines('owner');
    expect(all.filter((line) => line.startsWith('#'))).toHaveLength(10);
    expect(all[1]).toBe(`#1 ${'x'.repeat(80)}… – friend Haddad`);
    expect(all.at(-1)).toBe('and 3 more notes · و3 ملاحظات أخرى');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is deleted', () => remove(as('friend'), 1)],
    ['is done', () => setStatus(as('friend'), 1, 'done')],
  ])('is not sent about what %s meanwhile', async (_, change) => {
    await write(as('friend'), { person: who('other').user.id });
    await change();
    await announce(3);
    expect(await mails('owner')).toEqual([]);
    expect((await lines('other')).filter((line) => line.startsWith('Assigned'))).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['without access', () => server.services.db.deleteFrom('access').execute()],
    [
      'who was suspended',
      () =>
        server.services.db
          .updateTable('users')
          .set({ suspended_at: '2026-01-01' })
          .where('id', '=', who('other').user.id)
          .execute(),
    ],
    [
      'who switched it off',
      async () => {
        const sent = { headers: as('other'), body: { noteMails: false } };
        expect(ok('updateAccount', await server.call('PUT', 'account', sent)).noteMails).toBe(
          false,
        );
      },
    ],
    [
      'whose note is assigned to another by now',
      async () => {
        const path = pathTo('updateNote', key(1));
        const body = { revision: '1', person: who('friend').user.id };
        ok('updateNote', await server.call('PUT', path, { headers: as('owner'), body }));
      },
    ],
  ])('is not sent to a person %s', async (_, change) => {
    await write(as('owner'), { person: who('other').user.id });
    await change();
    await announce(3);
    expect(await mails('other')).toEqual([]);
    // Nor is it kept for later.
    const { db } = server.services;
    const left = db.selectFrom('note_news').where('user_id', '=', who('other').user.id);
    expect(await left.selectAll().execute()).toEqual([]);
  });

  it('is sent once by servers that run at the same time', async () => {
    await write(as('friend'));
    await Promise.all([announce(3), announce(3), announce(3)]);
    await announce(3);
    expect(await mails('owner')).toHaveLength(1);
  });
});
