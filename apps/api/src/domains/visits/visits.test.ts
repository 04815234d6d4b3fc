/** Visits of tours over HTTP: who is counted, who is not, and who may read the sums. */
import { setImmediate } from 'node:timers/promises';
import { pathTo, type Visits } from '@jawla/contract';
import { PILOTS_FOLDER } from '@jawla/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGuestLink, sendGuestTour } from '../../testing/guestLink.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { DAY, tourPublisher, type TourPublisher } from '../../testing/tourPublisher.ts';
import { postForm } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let server: TestServer;
let close: () => Promise<void>;
let publisher: TourPublisher;

beforeAll(async () => {
  // Visitors differ by their address.
  ({ server, close } = await openTestServer({ proxies: 1 }));
  publisher = await tourPublisher(server);
  await publisher.publish({ 'index.html': '<!doctype html><title>Tour</title>' });
});
afterAll(() => close());

let people = 0;
async function newGuest(): Promise<string> {
  people += 1;
  const { user, token } = await createTestUser(server, `guest${people}`);
  await server.services.projects.share(publisher.projectId, user.id);
  return token;
}

/** Opens the tour of `DAY` as the portal does, up to the tours' host. */
async function open(
  token: string,
  { agent = BROWSER, ...headers }: { agent?: string } & Record<string, string> = {},
): Promise<void> {
  const folder = `${publisher.folder}|${DAY}`;
  const found = await server.call('GET', pathTo('projectFolder', { folder }), { token });
  const { path = '' } = ok('projectFolder', found);
  const answer = await server.send({ path, headers: { 'user-agent': agent, ...headers } });
  expect(answer.status).toBe(302);
}

/** Opens the page of a pilot as a browser does that frames it, or as the portal does. */
function embed(name: string, address: string) {
  const headers = {
    'user-agent': BROWSER,
    'sec-fetch-dest': 'iframe',
    'x-forwarded-for': address,
  };
  return server.send({ path: `/pilot-project/${name}`, headers });
}

function viewPilot(name: string, address: string, token?: string) {
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': address };
  return server.call('GET', pathTo('pilot', { name }), { headers, ...(token && { token }) });
}

async function newPilot(name: string): Promise<void> {
  const parts = [
    { name: 'name', value: name },
    { name: 'pilot-project-folder', file: tourArchive(), fileName: `${name}.zip` },
  ];
  const path = `/api/${pathTo('createPilot', {})}`;
  const token = publisher.admin;
  const answer = await postForm(server, path, parts.slice(1), { token });
  expect(answer.text).toContain(name);
}

async function visitsOf(token: string, days = '7'): Promise<Visits> {
  // Visits are counted after the response.
  await setImmediate();
  await server.services.visitCounter.flush();
  const answer = await server.call('GET', `visits?days=${days}`, { token });
  expect(answer.status).toBe(200);
  return ok('visits', answer);
}

async function projectRow() {
  const { rows } = await visitsOf(publisher.admin);
  const row = rows.find(({ _id }) => _id === publisher.projectId);
  return row ?? { series: [], accounts: 0, guests: 0, public: 0, own: 0 };
}

describe('a visit of a client’s tour', () => {
  it('is counted by its audience, once per person within half an hour', async () => {
    const before = await projectRow();
    const [first, second] = [await newGuest(), await newGuest()];
    for (const token of [first, first, second, publisher.owner, publisher.admin]) {
      await open(token);
    }
    const after = await projectRow();
    expect(after.accounts - before.accounts).toBe(2);
    expect(after.own - before.own).toBe(2);
    expect((after.series.at(-1) ?? 0) - (before.series.at(-1) ?? 0)).toBe(2);
  });

  it.each([
    ['no program name', { agent: '' }],
    ['a chat’s preview', { agent: 'WhatsApp/2.23.20.0' }],
    ['a scanner of links', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a script', { agent: 'curl/8.5.0' }],
    ['a browser that prefetches', { 'sec-purpose': 'prefetch;prerender' }],
  ])('is not counted for %s', async (_, headers) => {
    const before = await projectRow();
    await open(await newGuest(), headers);
    expect(await projectRow()).toEqual(before);
  });

  it('through a guest link is counted for the link, once per address, not when a chat fetches its page', async () => {
    const { token, projectId } = { token: publisher.owner, projectId: publisher.projectId };
    const { link, secret } = await makeGuestLink(server, { token, projectId });
    const before = await projectRow();
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      const headers = { 'user-agent': BROWSER, 'x-forwarded-for': address };
      await server.send({ path: `/g/${secret}`, headers });
      const { tour } = ok('guestTour', await sendGuestTour(server, { secret }, headers));
      await server.send({ path: tour?.path ?? '', headers });
    }
    await server.send({ path: `/g/${secret}`, headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });
    expect((await projectRow()).guests - before.guests).toBe(2);
    const listed = await server.call('GET', pathTo('guestLinks', { projectId }), { token });
    const { links } = ok('guestLinks', listed);
    expect(links.find(({ _id }) => _id === link._id)?.visits).toMatchObject({ total: 2 });
  });

  it('is not counted while its URL is only requested', async () => {
    const before = await projectRow();
    const token = await newGuest();
    await server.call('GET', pathTo('projectFolder', { folder: publisher.folder }), { token });
    expect(await projectRow()).toEqual(before);
  });

  it('is not counted for a request of the headers alone', async () => {
    const before = await projectRow();
    const folder = `${publisher.folder}|${DAY}`;
    const token = await newGuest();
    const found = await server.call('GET', pathTo('projectFolder', { folder }), { token });
    const { path = '' } = ok('projectFolder', found);
    const headers = { 'user-agent': BROWSER };
    expect((await server.send({ method: 'HEAD', path, headers })).status).toBe(302);
    expect(await projectRow()).toEqual(before);
    expect((await server.send({ path, headers })).status).toBe(302);
    expect((await projectRow()).accounts - before.accounts).toBe(1);
  });

  it('is summarized for the owner and admins, not for others', async () => {
    const guest = await newGuest();
    await open(guest);
    await server.services.visitCounter.flush();
    const summaryFor = async (token: string) => {
      const path = pathTo('project', { id: publisher.projectId });
      return ok('project', await server.call('GET', path, { token })).visits;
    };
    const { accounts, guests } = await projectRow();
    const summary = await summaryFor(publisher.owner);
    expect(summary).toMatchObject({ total: accounts + guests });
    expect(summary?.days).toHaveLength(30);
    expect(summary?.days.at(-1)).toBe(accounts + guests);
    expect(Date.parse(summary?.lastAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await summaryFor(publisher.admin)).toEqual(summary);
    expect(await summaryFor(guest)).toBeUndefined();
  });

  it('of a project that is deleted before it is written is dropped', async () => {
    const other = await tourPublisher(server);
    const { visitCounter } = server.services;
    visitCounter.count('visitor', {
      kind: 'project',
      id: other.projectId,
      slot: 'date',
      audience: 'account',
    });
    const before = await projectRow();
    await open(await newGuest());
    await server.services.db.deleteFrom('projects').where('id', '=', other.projectId).execute();
    const { rows } = await visitsOf(publisher.admin);
    expect(rows.map(({ _id }) => _id)).not.toContain(other.projectId);
    expect((await projectRow()).accounts - before.accounts).toBe(1);
  });
});

describe('a visit of a pilot', () => {
  it('is counted on the portal’s page, when embedded and by a redirect; an admin’s apart', async () => {
    await newPilot('Lobby');
    const answers = [
      await viewPilot('Lobby', '198.51.100.1'),
      await viewPilot('Lobby', '198.51.100.2', publisher.owner),
      await viewPilot('Lobby', '198.51.100.3', publisher.admin),
      await embed('Lobby', '198.51.100.4'),
      await embed('Lobby', '198.51.100.4'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const redirect = await server.send({
      path: `/projects/${PILOTS_FOLDER}/Lobby/index.html`,
      headers: { 'user-agent': BROWSER, 'x-forwarded-for': '198.51.100.5' },
    });
    expect(redirect.status).toBe(302);
    const { rows } = await visitsOf(publisher.admin);
    expect(rows.find(({ name }) => name === 'Lobby')).toMatchObject({
      kind: 'pilot',
      public: 4,
      own: 1,
    });
    const list = await server.call('GET', pathTo('pilots', {}), { token: publisher.admin });
    const { pilots } = ok('pilots', list);
    expect(pilots?.find(({ name }) => name === 'Lobby')?.visits?.total).toBe(4);
  });

  it('is counted once for fifty requests of one address', async () => {
    await newPilot('Flooded');
    for (let request = 0; request < 50; request += 1) await viewPilot('Flooded', '203.0.113.9');
    const { rows } = await visitsOf(publisher.admin);
    expect(rows.find(({ name }) => name === 'Flooded')).toMatchObject({ public: 1 });
  });
});

describe('the sums', () => {
  it('of clients are those of their own projects', async () => {
    const other = await tourPublisher(server);
    await open(await newGuest());
    const { rows } = await visitsOf(publisher.owner);
    expect(rows.map(({ _id }) => _id)).toEqual([publisher.projectId]);
    expect(rows[0]?.owner?.userName).toBe(publisher.folder.split('|')[0]);
    expect((await visitsOf(other.owner)).rows).toEqual([]);
  });

  it('are by day for a week and a month, and by month for a year', async () => {
    const { id } = await server.services.projects.add(
      (await createTestUser(server, 'years')).user.id,
      { name: 'Old tower', number: '1' },
    );
    const { visits } = server.services;
    const daysAgo = (days: number) =>
      new Date(Date.parse(visits.today) - days * 24 * 3600_000).toISOString().slice(0, 10);
    const counts = [0, 6, 7, 29, 30, 364, 365].map((days) => ({
      kind: 'project' as const,
      id,
      slot: 'date',
      audience: 'account' as const,
      day: daysAgo(days),
      count: 1,
      lastAt: `${daysAgo(days)}T12:00:00.000Z`,
    }));
    await visits.add(counts);
    await visits.add(counts.slice(0, 1));
    const rowOf = async (days: string) => {
      const { steps, rows } = await visitsOf(publisher.admin, days);
      const row = rows.find(({ _id }) => _id === id);
      expect(row?.series).toHaveLength(steps.length);
      expect(row?.series.reduce((sum, count) => sum + count, 0)).toBe(row?.accounts);
      return { steps, accounts: row?.accounts, last: row?.series.at(-1) };
    };
    expect(await rowOf('7')).toMatchObject({ accounts: 3, last: 2 });
    expect(await rowOf('30')).toMatchObject({ accounts: 5, last: 2 });
    const year = await rowOf('365');
    expect(year.accounts).toBe(7);
    // 13 months, or 12 if the first day begins one.
    const months = new Set(
      Array.from({ length: 365 }, (_, days) => daysAgo(364 - days).slice(0, 7)),
    );
    const others = [...months].slice(1);
    expect(year.steps).toEqual([daysAgo(364), ...others.map((month) => `${month}-01`)]);
  });

  it.each(['', '?days=8', '?days=7&days=30', '?days=%00'])(
    'of another range are refused: %s',
    async (query) => {
      const answer = await server.call('GET', `visits${query}`, { token: publisher.admin });
      expect(answer.status).toBe(query.includes('30') ? 200 : 422);
    },
  );
});

describe('visits of more than 400 days ago', () => {
  it('are kept as one sum: totals stay, and the rows of days end', async () => {
    const { visits, db } = server.services;
    const id = publisher.projectId;
    const lastAt = '2020-05-06T07:08:09.000Z';
    const before = (await visits.summary(id)).total;
    for (const day of ['2020-05-05', '2020-05-06', '2020-05-07']) {
      await visits.add([
        { kind: 'project', id, slot: 'date', audience: 'account', day, count: 5, lastAt },
      ]);
    }
    const old = () => db.selectFrom('visits').where('day', '<', '2021').selectAll().execute();
    expect(await old()).toHaveLength(3);
    await visits.sweep();
    expect(await old()).toMatchObject([{ target_id: id, day: '', slot: '', count: 15 }]);
    await visits.sweep();
    expect(await old()).toMatchObject([{ count: 15, last_at: lastAt }]);
    expect((await visits.summary(id)).total).toBe(before + 15);
  });
});
