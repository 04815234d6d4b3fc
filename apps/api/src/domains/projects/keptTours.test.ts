/** Retention and restoration of replaced tours. */
import { pathTo, type KeptTour } from '@jawla/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTour } from '../../testing/openTour.ts';
import { sweep, sweepTrash } from '../../testing/sweep.ts';
import { openTestServer, type Answer, type TestServer } from '../../testing/testServer.ts';
import { tourPublisher, type TourPublisher } from '../../testing/tourPublisher.ts';
import { ok } from '../../testing/api.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const SUB_DATE = '2026-03-03';

let server: TestServer;
let close: () => Promise<void>;
let tower: TourPublisher;
let admin = '';
let owner = '';
let projectId = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());

beforeEach(async () => {
  tower = await tourPublisher(server);
  ({ admin, owner, projectId } = tower);
});

function publish(says: string, slot = 'date'): Promise<void> {
  return tower.publish({ 'index.html': `<h1>${says}</h1>` }, slot);
}

async function kept(): Promise<readonly KeptTour[]> {
  const answer = await server.call('GET', `project/${projectId}`, { token: admin });
  return ok('project', answer).keptTours ?? [];
}

function restore(id: string): Promise<Answer> {
  return server.call('POST', pathTo('restoreTour', { projectId, id }), { token: admin });
}

async function tourUrl(): Promise<string> {
  const { folder } = tower;
  const found = await server.call('GET', pathTo('projectFolder', { folder }), { token: owner });
  return openTour(server, ok('projectFolder', found).path);
}

async function shown(): Promise<string> {
  return (await server.send({ path: await tourUrl() })).text;
}

function stored(): Promise<string[]> {
  return server.services.files.list(`tours/${projectId}`);
}

/** Moves the times of replaced and deleted tours into the past. */
async function pass(seconds: number): Promise<void> {
  const { db, clock, tours } = server.services;
  const past = clock.in(-seconds);
  const ofProject = db.updateTable('tours').where('project_id', '=', projectId);
  await ofProject.where('state', '!=', 'live').set({ state_at: past }).execute();
  await ofProject
    .where('kept_until', 'is not', null)
    .set({ kept_until: clock.in(30 * DAY_SECONDS - seconds) })
    .execute();
  // Invalidates the cache.
  await tours.withdrawAll({ projectIds: [] }, db);
}

describe('a replaced tour', () => {
  it('can be restored by admins, which retains the tour that it replaces', async () => {
    await publish('old');
    expect(await kept()).toEqual([]);
    await publish('new');
    const [old] = await kept();
    expect(old).toMatchObject({ slot: 'date' });
    const answer = await restore(old?.id ?? '');
    expect(ok('restoreTour', answer).message).toBe('Tour restored.');
    expect(await shown()).toContain('old');
    const [next, ...others] = await kept();
    expect(others).toEqual([]);
    expect(next?.id).not.toBe(old?.id);
    await restore(next?.id ?? '');
    expect(await shown()).toContain('new');
    expect(await kept()).toEqual([old]);
  });

  it('is restored idempotently by repeated and concurrent requests', async () => {
    await publish('old');
    await publish('new');
    const [old] = await kept();
    const answers = await Promise.all([restore(old?.id ?? ''), restore(old?.id ?? '')]);
    answers.push(await restore(old?.id ?? ''));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shown()).toContain('old');
    expect(await kept()).toHaveLength(1);
  });

  it('is listed with its date, the latest first', async () => {
    for (const says of ['one', 'two', 'three']) await publish(says, SUB_DATE);
    await publish('of the own date');
    const all = await kept();
    expect(all.map(({ slot }) => slot)).toEqual([SUB_DATE, SUB_DATE]);
    const [last, first] = all.map(({ publishedAt }) => publishedAt);
    expect((last ?? '') > (first ?? '')).toBe(true);
  });

  it('is neither visible to nor restorable by the owner, nor in another project', async () => {
    await publish('old');
    await publish('new');
    const answer = await server.call('GET', `project/${projectId}`, { token: owner });
    expect(answer.json()).not.toHaveProperty('keptTours');
    const [old] = await kept();
    const path = pathTo('restoreTour', { projectId, id: old?.id ?? '' });
    expect((await server.call('POST', path, { token: owner })).status).toBe(403);
    const other = await tourPublisher(server);
    const elsewhere = pathTo('restoreTour', { projectId: other.projectId, id: old?.id ?? '' });
    expect((await server.call('POST', elsewhere, { token: admin })).status).toBe(404);
  });

  it('is not served after an hour, but is retained and can be restored', async () => {
    await publish('old');
    const url = await tourUrl();
    await publish('new');
    expect((await server.send({ path: url })).status).toBe(200);
    await pass(HOUR_SECONDS + 60);
    expect((await server.send({ path: url })).status).toBe(404);
    await sweep(server.services);
    expect(await stored()).toHaveLength(2);
    await restore((await kept())[0]?.id ?? '');
    expect((await server.send({ path: url })).text).toContain('old');
  });

  it('is deleted after 30 days', async () => {
    await publish('old');
    await publish('new');
    const [old] = await kept();
    await pass(30 * DAY_SECONDS + 60);
    expect(await kept()).toEqual([]);
    expect((await restore(old?.id ?? '')).status).toBe(404);
    await sweep(server.services);
    expect(await stored()).toHaveLength(1);
    expect(await shown()).toContain('new');
  });

  it('cannot be restored without its file', async () => {
    await publish('old');
    await publish('new');
    const [old] = await kept();
    await server.services.files.remove(`tours/${projectId}/${old?.id}.zip`);
    expect((await restore(old?.id ?? '')).status).toBe(404);
    expect(await shown()).toContain('new');
  });

  it('is deleted with its date', async () => {
    await publish('old', SUB_DATE);
    await publish('new', SUB_DATE);
    const [old] = await kept();
    const path = pathTo('deleteSubProject', { projectId });
    await server.call('DELETE', path, { token: admin, body: { date: SUB_DATE } });
    expect(await kept()).toEqual([]);
    expect((await restore(old?.id ?? '')).status).toBe(404);
    await sweepTrash(server.services);
    expect(await stored()).toEqual([]);
  });

  it('keeps its retention in the trash', async () => {
    await publish('old');
    await publish('new');
    const headers = { isOwner: 'true' };
    await server.call('DELETE', `project/${projectId}`, { token: admin, headers });
    await pass(HOUR_SECONDS + 60);
    await sweep(server.services);
    expect(await stored()).toHaveLength(2);
    await pass(30 * DAY_SECONDS + 60);
    await sweep(server.services);
    expect(await stored()).toHaveLength(1);
  });

  it('is deleted with its project', async () => {
    await publish('old');
    await publish('new');
    const headers = { isOwner: 'true' };
    await server.call('DELETE', `project/${projectId}`, { token: admin, headers });
    await sweepTrash(server.services);
    expect(await stored()).toEqual([]);
    const left = server.services.db.selectFrom('tours').where('project_id', '=', projectId);
    expect(await left.select('version').execute()).toEqual([]);
  });
});
