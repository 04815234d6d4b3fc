/** Inspections of tours, after their publication and for those of earlier releases. */
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { FileGone } from '../../platform/files/fileStore.ts';
import { Problem } from '../../platform/http/problem.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  makeDataDir,
  openTestServer,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../testing/testServer.ts';
import { DAY, tourPublisher, type TourPublisher } from '../../testing/tourPublisher.ts';
import { tourInspections } from './tourInspections.ts';
import { TourQueue } from './tourQueue.ts';
import { ok } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let publisher: TourPublisher;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  publisher = await tourPublisher(server);
});
afterAll(() => close());

const MARZIPANO = '// Marzipano - a 360° media viewer for the modern web (v0.10.2)\n';

describe('an inspection', () => {
  it.each([
    [
      'a known tool',
      { 'vendor/marzipano.js': MARZIPANO, 'data.js': 'var APP_DATA = {"scenes": [{}, {}]};' },
      { tool: { name: 'Marzipano', version: '0.10.2' }, scenes: 2, speaks: 'bridge' },
    ],
    [
      'a tour that implements the protocol',
      { 'index.html': '<meta name="jawla-tour" content="2">' },
      { tool: null, scenes: null, speaks: 'itself' },
    ],
    ['an unknown tool', { 'a.js': '' }, { tool: null, scenes: null, speaks: 'no' }],
  ])('is recorded: %s', async (_, files, facts) => {
    await publisher.publish({ 'index.html': '<!doctype html><head></head>', ...files });
    expect(await publisher.facts()).toMatchObject(facts);
  });

  const reset = (to: TestServer) =>
    to.services.db
      .updateTable('tours')
      .set({ tool_name: null, scenes: null, inspected_at: null, inspection_tries: 0 })
      .execute();

  it('is done for tours of an earlier release when the server starts', async () => {
    const dataDir = await makeDataDir();
    const before = await startTestServer(testConfig(dataDir));
    const own = await tourPublisher(before);
    const { projectId, admin } = own;
    await own.publish({ 'index.html': '<head>', 'vendor/marzipano.js': MARZIPANO });
    await eventually(async () => {
      const tour = await before.services.tours.live({ projectId, slot: DAY });
      expect(tour?.inspected_at).not.toBeNull();
    });
    await reset(before);
    await before.stop();
    const after = await startTestServer(testConfig(dataDir));
    onTestFinished(() => after.stop());
    await eventually(async () => {
      const answer = await after.call('GET', pathTo('project', { id: projectId }), {
        token: admin,
      });
      const { tours } = ok('project', answer);
      expect(tours?.[0]?.tool).toEqual({ name: 'Marzipano', version: '0.10.2' });
    });
  });

  it('of an earlier inspector is done again, and what is known stays until then', async () => {
    const { services } = server;
    const own = await tourPublisher(server);
    await own.publish({ 'index.html': '<head>', 'vendor/marzipano.js': MARZIPANO });
    await own.publish({ 'index.html': '<head>', 'vendor/marzipano.js': MARZIPANO }, 'date');
    const target = { projectId: own.projectId, slot: DAY };
    const [unknown, known] = [await own.facts(), await own.facts('date')];
    const tool = { name: 'Marzipano', version: '0.10.2' };
    expect([unknown.tool, known.tool]).toEqual([tool, tool]);
    // An earlier inspector did not recognize one of them, and had tried as often as it may.
    const old = services.db
      .updateTable('tours')
      .set({ inspector: 0, inspection_tries: 3, silent_at: services.clock.now() })
      .where('project_id', '=', own.projectId);
    await old.execute();
    await old.where('slot', '=', DAY).set({ tool_name: null, tool_version: null }).execute();
    expect((await own.facts()).tool).toBeNull();
    const { version = '' } = (await services.tours.live(target)) ?? {};
    expect(await services.tours.pending('inspection', 1000)).toContain(version);

    // While it runs, or after a crash.
    await services.tours.begin('inspection', version);
    await services.tours.begin(
      'inspection',
      (await services.tours.live({ ...target, slot: 'date' }))?.version ?? '',
    );
    expect((await own.facts('date')).tool).toEqual(tool);
    expect((await own.facts('date')).speaks).toBe('bridge');
    expect(await services.tours.pending('inspection', 1000)).toContain(version);

    await services.tourInspections.resume();
    expect(await own.facts()).toMatchObject({ tool, speaks: 'bridge', heard: null });
    expect(await services.tours.pending('inspection', 1000)).not.toContain(version);
  });

  it('of an earlier inspector is done a few tours at a time', async () => {
    const { tours, log, packs, db } = server.services;
    const own = await tourPublisher(server);
    for (const slot of ['2026-02-01', '2026-02-02', '2026-02-03']) {
      await own.publish({ 'index.html': '<head>' }, slot);
      await own.facts(slot);
    }
    const ofProject = db.updateTable('tours').where('project_id', '=', own.projectId);
    await ofProject.set({ inspector: 0 }).execute();
    const inspected: string[] = [];
    const options = { tours, packs, log, task: 'inspection', failure: 'not inspected' } as const;
    const queue = new TourQueue({
      ...options,
      resumedMax: 2,
      run: async ({ version }) => {
        inspected.push(version);
        await tours.endInspection(version, {
          tool: undefined,
          scenes: undefined,
          speaksItself: false,
        });
      },
    });
    await queue.resume();
    expect(inspected).toHaveLength(2);
    await queue.resume();
    expect(new Set(inspected).size).toBe(3);
    await queue.stop();
  });

  it('is tried again as often as the file store is away, and three times if it fails', async () => {
    const { services } = server;
    const own = await tourPublisher(server);
    await own.publish({ 'index.html': '<head>', 'vendor/marzipano.js': MARZIPANO });
    await own.facts();
    const { version = '' } =
      (await services.tours.live({ projectId: own.projectId, slot: DAY })) ?? {};
    const inspectWith = async (error: Error) => {
      const { tours, log } = services;
      const packs = {
        use: async () => {
          throw error;
        },
      };
      const queue = tourInspections({ tours, packs, log });
      queue.add(version);
      await queue.idle();
    };
    await services.db
      .updateTable('tours')
      .set({ inspected_at: null, inspection_tries: 0 })
      .where('version', '=', version)
      .execute();
    for (let times = 0; times < 5; times += 1) {
      await inspectWith(new Problem(503, 'server.away'));
      expect(await services.tours.pending('inspection', 1000)).toContain(version);
      // Its disk may not be mounted.
      await inspectWith(new FileGone('tours/pack.zip'));
      expect(await services.tours.pending('inspection', 1000)).toContain(version);
    }
    for (let times = 0; times < 3; times += 1) await inspectWith(new Error('damaged'));
    expect(await services.tours.pending('inspection', 1000)).not.toContain(version);
    // It stays live.
    expect(await services.tours.live({ projectId: own.projectId, slot: DAY })).toBeDefined();
  });

  it('of tours that are not there comes after those of the others', async () => {
    const { tours, log } = server.services;
    const own = await tourPublisher(server);
    const asked: string[] = [];
    const packs = {
      use: ({ key }: { key: string }): Promise<never> => {
        asked.push(key);
        return Promise.reject(new FileGone(key));
      },
    };
    for (const page of ['a', 'b', 'c']) {
      await own.publish({ 'index.html': `<head>${page}` });
      await own.facts();
    }
    await reset(server);
    const queue = new TourQueue({
      tours,
      packs,
      log,
      task: 'inspection',
      failure: 'not inspected',
      resumedMax: 1,
      run: () => Promise.resolve(),
    });
    const all = (await tours.pending('inspection', 1000)).length;
    for (let times = 0; times < all; times += 1) await queue.resume();
    expect(new Set(asked).size).toBe(all);
    await queue.resume();
    await queue.resume();
    expect(asked.length).toBeGreaterThan(all);
    await queue.stop();
  });

  it('tells only admins', async () => {
    const answer = await server.call('GET', pathTo('project', { id: publisher.projectId }), {
      token: publisher.owner,
    });
    expect(answer.status).toBe(200);
    expect(answer.json()).not.toHaveProperty('tours');
  });
});
