/** Inspections of tours, after their publication and for those of earlier releases. */
import { parseResponse, pathTo } from '@jawla/contract';
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
      const { tours } = parseResponse('project', answer.json());
      expect(tours?.[0]?.tool).toEqual({ name: 'Marzipano', version: '0.10.2' });
    });
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
