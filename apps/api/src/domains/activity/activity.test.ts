import { setTimeout } from 'node:timers/promises';
import { SESSION_COOKIE } from '@jawla/contract/limits';
import { expect, it, onTestFinished } from 'vitest';
import { createTestUser, openTestServer } from '../../testing/testServer.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { ActivityStore, type Entry } from './activity.store.ts';
import { personThing, projectThing } from './things.ts';
import { ok } from '../../testing/api.ts';

async function open() {
  const { server, close } = await openTestServer();
  onTestFinished(close);
  const { services } = server;
  const { user: sara, token } = await createTestUser(server, 'sara', { isAdmin: true });
  const thing = projectThing({ id: 'p-1', name: 'Alignment Tower', owner_id: 'c-1' });
  const rows = () => services.db.selectFrom('activity').orderBy('at').selectAll().execute();
  return { server, services, sara, token, thing, rows };
}

it('records nothing of a change that was rolled back', async () => {
  const { services, sara, thing, rows } = await open();
  await expect(
    withTransaction(services.db, async (transaction) => {
      await services.activity.record(
        { action: 'project.created', actor: sara, thing },
        transaction,
      );
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await rows()).toEqual([]);
});

it('merges the saves of a person who works on a thing', async () => {
  const { services, sara, thing, rows } = await open();
  const save = (...fields: string[]) =>
    services.activity.record(
      { action: 'project.changed', actor: sara, thing, details: { fields } },
      services.db,
    );
  await save('name');
  await save('location', 'name');
  expect(await rows()).toMatchObject([
    { action: 'project.changed', details: JSON.stringify({ fields: ['name', 'location'] }) },
  ]);
  // Later: the order of entries of the same millisecond is that of their ids.
  await setTimeout(5);
  await services.activity.record({ action: 'project.changed', actor: 'job', thing }, services.db);
  await save('name');
  expect(await rows()).toHaveLength(3);
});

async function openList() {
  const opened = await open();
  const { server, services, sara, thing } = opened;
  const { user: omar, token: ownToken } = await createTestUser(server, 'omar');
  const list = async (query = '') => {
    const answer = await server.call('GET', `activity${query}`, { token: opened.token });
    return ok('activity', answer);
  };
  const add = (count: number, entry: Partial<Entry> = {}) =>
    withTransaction(services.db, async (transaction) => {
      for (let index = 0; index < count; index += 1) {
        const filled = { action: 'cover.changed', actor: sara, thing, ...entry } as const;
        await services.activity.record(filled, transaction);
      }
    });
  const csv = (cookie: string, query = '') =>
    server.send({
      path: `/files/activity.csv${query}`,
      headers: { cookie: `${SESSION_COOKIE}=${cookie}` },
    });
  return { ...opened, omar, ownToken, list, add, csv };
}

it('is listed in pages that neither repeat nor miss entries, while others are added', async () => {
  const { list, add } = await openList();
  await add(120);
  const first = await list();
  expect(first.entries).toHaveLength(50);
  await add(5);
  const second = await list(`?before=${encodeURIComponent(first.next ?? '')}`);
  const third = await list(`?before=${encodeURIComponent(second.next ?? '')}`);
  expect(third.entries).toHaveLength(20);
  expect(third.next).toBeNull();
  const pages = [first, second, third].flatMap(({ entries }) => entries);
  expect(new Set(pages.map(({ _id }) => _id)).size).toBe(120);
  const times = pages.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

it.each(['?before=nonsense', '?before=~', '?before=%00', '?person=x&client=y&thing=z'])(
  'answers any query: %s',
  async (query) => {
    const { list, add } = await openList();
    await add(1);
    expect((await list(query)).next).toBeNull();
  },
);

it('is filtered by person, by client with its projects, and by thing', async () => {
  const { server, token, omar, thing, list, add } = await openList();
  await add(1);
  await add(1, { actor: omar, action: 'access.left' });
  await add(1, { thing: personThing(omar), action: 'client.changed' });
  await add(1, { thing: projectThing({ id: 'p-2', name: 'Villa', owner_id: omar.id }) });
  await add(1, { actor: 'job', action: 'project.deleted' });
  const actions = async (query: string) => (await list(query)).entries.map(({ action }) => action);
  expect(await actions(`?person=${omar.id}`)).toEqual(['access.left']);
  expect((await actions(`?client=${omar.id}`)).toSorted()).toEqual([
    'client.changed',
    'cover.changed',
  ]);
  expect(await actions(`?thing=${thing.id}`)).toHaveLength(3);
  const filters = ok('activityFilters', await server.call('GET', 'activity/filters', { token }));
  expect(filters.people.map(({ name }) => name).toSorted()).toEqual([
    'omar first omar last',
    'sara first sara last',
  ]);
  expect(filters.things.map(({ name }) => name).toSorted()).toEqual([
    'Alignment Tower',
    'Villa',
    'omar first omar last',
  ]);
});

it('keeps the names of people and things that are gone', async () => {
  const { services, sara, omar, list, add } = await openList();
  await add(1, { actor: omar, thing: personThing(omar), action: 'account.changed' });
  expect((await list()).entries[0]?.thing).toMatchObject({ exists: true, userName: 'omar' });
  await services.db.deleteFrom('users').where('id', '=', omar.id).execute();
  expect((await list()).entries[0]).toMatchObject({
    actor: { name: 'omar first omar last' },
    thing: { name: 'omar first omar last', exists: false, userName: null },
  });
  expect((await list(`?person=${sara.id}`)).entries).toEqual([]);
});

it('ends with its retention', async () => {
  const { services, rows, add } = await openList();
  await add(1);
  const later = new ActivityStore(
    services.db,
    {
      now: () => services.clock.now(),
      in: (seconds) => services.clock.in(seconds + 400 * 24 * 3600 + 1),
    },
    400,
  );
  await services.activity.sweep();
  expect(await rows()).toHaveLength(1);
  await later.sweep();
  expect(await rows()).toHaveLength(0);
});

it('is downloaded as a table that runs no formulas', async () => {
  const { token, ownToken, add, csv } = await openList();
  const evil = ['=1+1', '+1', '-1', '@x', '\tx', 'a "b", c', 'برج عمّان'];
  for (const name of evil) {
    await add(1, { thing: projectThing({ id: `p ${name}`, name, owner_id: 'c-1' }) });
  }
  await add(1010);
  const answer = await csv(token);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = answer.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + evil.length + 1010);
  for (const name of evil.slice(0, 5)) expect(answer.text).toContain(`"'${name}"`);
  expect(answer.text).toContain('"a ""b"", c"');
  expect(answer.text).toContain('"برج عمّان"');
  expect((await csv(token, '?thing=p-none')).text.trimEnd().split('\r\n')).toHaveLength(1);
  expect((await csv(ownToken)).status).toBe(403);
  expect((await csv('unknown-token')).status).toBe(401);
});

it('limits downloads', async () => {
  const { token, csv } = await openList();
  for (let count = 0; count < 20; count += 1) expect((await csv(token)).status).toBe(200);
  const { status, headers } = await csv(token);
  expect(status).toBe(429);
  expect(headers['retry-after']).toBeDefined();
});
