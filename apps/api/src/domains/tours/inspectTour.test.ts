/** What the server finds out about tours, after their publication and for those of earlier releases. */
import { parseResponse, pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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

type Files = Readonly<Record<string, string | Buffer>>;

let server: TestServer;
let close: () => Promise<void>;
let publisher: TourPublisher;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  publisher = await tourPublisher(server);
});
afterAll(() => close());

async function factsOf(files: Files) {
  await publisher.publish({ 'index.html': '<!doctype html><head></head>', ...files });
  const { tool, scenes, speaks } = await publisher.facts();
  return [tool?.name ?? null, tool?.version ?? null, scenes, speaks];
}

const MARZIPANO = '// Marzipano - a 360° media viewer for the modern web (v0.10.2)\n';
const KRPANO = '/*\n\tkrpano Embedding Script\n\tkrpano 1.21.2 (build 2023-12-11)\n*/\n';
const VTOUR = '<krpano version="1.20"><include url="skin/skin.xml" />';

describe('a tour is recognized', () => {
  it.each<[string, Files, unknown[]]>([
    [
      'Marzipano',
      {
        'vendor/marzipano.js': MARZIPANO,
        'data.js': 'var APP_DATA = {"scenes": [{"id": "0-hall"}, {"id": "1-قاعة"}]};\n',
      },
      ['Marzipano', '0.10.2', 2, 'bridge'],
    ],
    [
      'Marzipano, changed by hand',
      { 'marzipano.js': '', 'data.js': 'var APP_DATA = { scenes: load() };' },
      ['Marzipano', null, null, 'bridge'],
    ],
    [
      'krpano',
      {
        'tour.js': KRPANO,
        'tour.xml': `${VTOUR}<!-- <scene name="old"> --><scene name="a"/><scene\nname="b"></scene></krpano>`,
      },
      ['krpano', '1.21.2', 2, 'bridge'],
    ],
    [
      'krpano, with scenes in other files',
      {
        'tour.js': '/* krpano */',
        'tour.xml': `${VTOUR}<include url="%SWFPATH%/floors/1.xml"/><scene name="a"/></krpano>`,
      },
      ['krpano', '1.20', null, 'bridge'],
    ],
    [
      'krpano, by its start page',
      { 'index.html': '<script src="x.js"></script><script>embedpano({})</script>' },
      ['krpano', null, null, 'bridge'],
    ],
    [
      'Pano2VR',
      {
        'pano2vr_player.js': '//////\n// Pano2VR 7.1.3/20110 HTML5 Panorama Player //\n',
        'pano.xml': '<tour start="node1"><panorama id="node1"/><panorama id="node2"/></tour>',
      },
      ['Pano2VR', '7.1.3', 2, 'bridge'],
    ],
    [
      '3DVista',
      {
        'index.html': '<!-- 3DVista VT Pro 2023.2.8 -->',
        'lib/tdvplayer.js': 'TDV={}',
        'script.js':
          '{"a":{"class":"Panorama"},"b":{class:"Panorama"},"c":{"class":"PanoramaPlayer"}}',
      },
      ['3DVista', '2023.2.8', 2, 'bridge'],
    ],
    ['Panotour', { 'TOURdata/a.xml': '<krpano/>' }, ['Panotour', null, null, 'bridge']],
    [
      'Pannellum',
      {
        'index.html': '<script>pannellum.viewer("p", "tour.json")</script>',
        'lib/pannellum.js': '// Pannellum 2.5.6, https://github.com/mpetroff/pannellum\n',
        'tour.json': '{"default": {}, "scenes": {"a": {}, "b": {}, "c": {}}}',
      },
      ['Pannellum', '2.5.6', 3, 'bridge'],
    ],
    [
      'Photo Sphere Viewer, by its start page',
      {
        'index.html':
          '<script type="importmap">{"imports":{"a":"https://cdn.example/npm/@photo-sphere-viewer/core@5.13.2/index.module.js"}}</script>',
      },
      ['Photo Sphere Viewer', '5.13.2', null, 'bridge'],
    ],
    [
      'a tour that implements the protocol',
      { 'index.html': '<head><META content=2 name="Jawla-Tour"></head>' },
      [null, null, null, 'itself'],
    ],
    [
      'one of a known tool that implements it',
      { 'index.html': '<meta name="jawla-tour" content="1">', 'vendor/marzipano.js': MARZIPANO },
      ['Marzipano', '0.10.2', null, 'itself'],
    ],
    [
      'one that declares a version that does not exist',
      { 'index.html': '<meta name="jawla-tour" content="3">' },
      [null, null, null, 'no'],
    ],
    [
      'other files with common names',
      { 'tour.js': 'export const rooms = 3;', 'pano.xml': '<rooms/>' },
      [null, null, null, 'no'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await factsOf(files)).toEqual(expected);
  });
});

describe('a hostile tour', () => {
  it.each<[string, Files]>([
    ['a deep object', { 'data.js': '{"scenes":'.repeat(300_000) }],
    ['an array of another kind', { 'data.js': '{"scenes": {"length": 1e9}}' }],
    ['a file that is too large', { 'data.js': Buffer.alloc(4_000_001, '{') }],
    [
      'a page that is too large',
      { 'index.html': Buffer.alloc(1_000_001, '<meta name="jawla-tour" content="2">') },
    ],
  ])('is inspected without a result: %s', async (_, files) => {
    const [, , scenes] = await factsOf({ 'vendor/marzipano.js': '', ...files });
    expect(scenes).toBeNull();
  });

  it.each([
    ['<include '.repeat(110_000)],
    [`<include ${'a'.repeat(300)}`.repeat(3000)],
    ['<krpano '.repeat(500_000)],
    ['<!--'.repeat(900_000)],
    [`krpano ${' '.repeat(3_900_000)}`],
  ])('takes linear time: %#', async (xml) => {
    // With quadratic time, this would exceed the test's timeout.
    expect((await factsOf({ 'tour.xml': xml, 'tour.js': 'krpano' }))[0]).toBe('krpano');
  });
});

describe('an inspection', () => {
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
      await queue.stop();
    };
    await services.db
      .updateTable('tours')
      .set({ inspected_at: null, inspection_tries: 0 })
      .where('version', '=', version)
      .execute();
    for (let times = 0; times < 5; times += 1) {
      await inspectWith(new Problem(503, 'server.away'));
      expect(await services.tours.pending('inspection', 1000)).toContain(version);
    }
    for (let times = 0; times < 3; times += 1) await inspectWith(new Error('damaged'));
    expect(await services.tours.pending('inspection', 1000)).not.toContain(version);
    // It stays live.
    expect(await services.tours.live({ projectId: own.projectId, slot: DAY })).toBeDefined();
  });

  it('tells only admins', async () => {
    const answer = await server.call('GET', pathTo('project', { id: publisher.projectId }), {
      token: publisher.owner,
    });
    expect(answer.status).toBe(200);
    expect(answer.json()).not.toHaveProperty('tours');
  });
});
