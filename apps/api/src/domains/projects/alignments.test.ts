/** Alignments of the tours of a project's dates. */
import { ENDPOINTS, pathTo, type TourAlignmentForm } from '@jawla/contract';
import { ALIGNMENTS_MAX } from '@jawla/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepTrash } from '../../testing/sweep.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { tourPublisher, type TourPublisher } from '../../testing/tourPublisher.ts';
import { ok } from '../../testing/api.ts';

const FIRST = '2026-01-02';
const SECOND = '2026-03-04';
const PAGE = { 'index.html': 'a tour' };

let server: TestServer;
let close: () => Promise<void>;
let publisher: TourPublisher;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());

async function publishTours() {
  publisher = await tourPublisher(server);
  for (const slot of [FIRST, SECOND, 'date']) await publisher.publish(PAGE, slot);
}

const alignment = (changes: Partial<TourAlignmentForm> = {}): TourAlignmentForm => ({
  from: { slot: FIRST, scene: 'lobby' },
  to: { slot: SECOND, scene: 'مدخل|"1"' },
  yaw: 0.5,
  ...changes,
});

function set(body: unknown, { token = publisher.admin, folder = publisher.folder } = {}) {
  return server.call('PUT', pathTo('setTourAlignment', { folder }), { token, body });
}

async function all(token = publisher.owner) {
  const path = pathTo('tourAlignments', { folder: publisher.folder });
  const answer = await server.call('GET', path, { token });
  expect(answer.status).toBe(200);
  return ok('tourAlignments', answer).alignments;
}

describe('an alignment', () => {
  beforeEach(publishTours);

  it('is set by an admin, and read by everybody who sees the tours', async () => {
    const first = alignment();
    const second = alignment({
      from: first.to,
      to: { slot: 'date', scene: 'lobby' },
      yaw: -Math.PI,
    });
    for (const one of [second, first]) {
      const answer = await set(one);
      expect(ok('setTourAlignment', answer).message).toBe('Alignment saved.');
    }
    const guest = await createTestUser(server, 'guest');
    await server.services.projects.share(publisher.projectId, guest.user.id);
    for (const token of [publisher.owner, publisher.admin, guest.token]) {
      expect(await all(token)).toEqual([first, second]);
    }
    expect((await set(first, { token: publisher.owner })).status).toBe(403);
  });

  it('is replaced by the next one of the same scenes, and deleted by one without a yaw', async () => {
    await set(alignment());
    await set(alignment({ yaw: -1 }));
    expect(await all()).toEqual([alignment({ yaw: -1 })]);
    for (const time of ['first', 'second']) {
      const answer = await set(alignment({ yaw: null }));
      const { message } = ok('setTourAlignment', answer);
      expect([time, message]).toEqual([time, 'Alignment removed.']);
    }
    expect(await all()).toEqual([]);
  });

  it('of several admins at the same time is that of one of them', async () => {
    const yaws = [0.1, 0.2, 0.3, 0.4, 0.5];
    const answers = await Promise.all(yaws.map((yaw) => set(alignment({ yaw }))));
    expect(answers.map(({ status }) => status)).toEqual(yaws.map(() => 200));
    const [found, ...others] = await all();
    expect(others).toEqual([]);
    expect(yaws).toContain(found?.yaw);
  });

  it('is refused without a tour at both dates, and for what is no project', async () => {
    const unknown = alignment({ to: { slot: '2026-05-06', scene: 'a' } });
    expect((await set(unknown)).status).toBe(404);
    expect((await set(alignment({ from: { slot: '2026-02-30', scene: 'a' } }))).status).toBe(404);
    expect((await set({ ...unknown, yaw: null })).status).toBe(200);
    for (const folder of ['nobody|Nothing', 'nobody', `${publisher.folder}|${FIRST}`]) {
      expect((await set(alignment(), { folder })).status).toBe(404);
      const path = pathTo('tourAlignments', { folder });
      expect((await server.call('GET', path, { token: publisher.owner })).status).toBe(404);
    }
  });

  it('is refused beyond the limit, unless it replaces another', async () => {
    const { db } = server.services;
    const rows = Array.from({ length: ALIGNMENTS_MAX - 1 }, (_, at) => ({
      project_id: publisher.projectId,
      from_slot: FIRST,
      from_scene: `scene ${at}`,
      to_slot: SECOND,
      to_scene: `scene ${at}`,
      yaw: 0,
    }));
    await db.insertInto('tour_alignments').values(rows).execute();
    expect((await set(alignment())).status).toBe(200);
    expect((await set(alignment({ yaw: 1 }))).status).toBe(200);
    const more = await set(alignment({ from: { slot: FIRST, scene: 'other' } }));
    expect([more.status, more.text]).toEqual([409, expect.stringContaining('1000')]);
    expect(await all()).toHaveLength(ALIGNMENTS_MAX);
  });
});

describe('an invalid alignment', () => {
  beforeAll(publishTours);

  it.each([
    ['dates in the wrong order', { from: alignment().to, to: alignment().from }],
    ['one date', { to: { slot: FIRST, scene: 'other' } }],
    ['a long day', { from: { slot: '1'.repeat(201), scene: 'a' } }],
    ['a null character in a day', { from: { slot: '1\u0000', scene: 'a' } }],
    ['an empty scene', { from: { slot: FIRST, scene: '' } }],
    ['a long scene', { from: { slot: FIRST, scene: 'a'.repeat(201) } }],
    ['a null character', { from: { slot: FIRST, scene: 'a\u0000' } }],
    ['a lone surrogate', { from: { slot: FIRST, scene: '\ud800' } }],
    ['more than half a turn', { yaw: 3.2 }],
    ['no number', { yaw: '1' }],
    ['no yaw', { yaw: undefined }],
  ])('is refused with %s', async (_, changes) => {
    expect((await set({ ...alignment(), ...changes })).status).toBe(422);
    expect(await all()).toEqual([]);
  });
});

describe('alignments are deleted', () => {
  beforeEach(async () => {
    await publishTours();
    await set(alignment());
    await set(alignment({ to: { slot: 'date', scene: 'a' } }));
  });

  it('with one of their dates', async () => {
    const { projectId, admin: token } = publisher;
    const path = pathTo('deleteSubProject', { projectId });
    await server.call('DELETE', path, { token, body: { date: SECOND } });
    expect((await all()).map(({ to }) => to.slot)).toEqual(['date']);
  });

  it('with a date that a save of the form removes', async () => {
    const { projectId, admin: token } = publisher;
    const read = await server.call('GET', pathTo('project', { id: projectId }), { token });
    const { name, number, location, type, area, height, consultant, duration } = ok(
      'project',
      read,
    );
    const fields = { name, number, location, type, area, height, consultant, duration };
    const form = { ...fields, date: null, status: 'in-progress', subDate: [SECOND] };
    const body = ENDPOINTS.updateProject.body.parse(form);
    const saved = await server.call('PUT', pathTo('updateProject', { projectId }), { token, body });
    expect(saved.status).toBe(200);
    expect(await all()).toEqual([]);
  });

  it('with the project, but not when a tour is replaced', async () => {
    await publisher.publish(PAGE, SECOND);
    expect(await all()).toHaveLength(2);
    const { projectId, admin: token } = publisher;
    await server.call('DELETE', pathTo('deleteProject', { projectId }), { token });
    await sweepTrash(server.services);
    const { db } = server.services;
    const left = await db
      .selectFrom('tour_alignments')
      .where('project_id', '=', projectId)
      .select('yaw')
      .execute();
    expect(left).toEqual([]);
  });
});
