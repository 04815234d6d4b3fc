/** Small tours of the tools that the bridge knows, with two scenes each, as files of a folder. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { zipOf } from '../../../apps/api/demo/zipBytes.ts';
import { standInForKrpano, standInForPano2vr, standInForTdv } from './closedPlayers.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MODULES = join(ROOT, 'node_modules');

/** Direction in the units of a tool. */
export interface NativeCamera {
  scene: string;
  yaw: number;
  pitch: number;
  fov: number;
}

export interface ToolTour {
  /** As in `data-tool`, and the name of the page. */
  tool: string;
  scenes: readonly [{ id: string; title: string }, { id: string; title: string }];
  /** Whether the bridge reads and sets the camera. */
  turns: boolean;
  /** The camera that the tool must have at a yaw of 30° to the right, a pitch of 10° upwards, and a vertical field of view of 80°. */
  turned: Omit<NativeCamera, 'scene'>;
  /** The yaw with which the second scene starts, in degrees to the right; `undefined` if it keeps that of the first. */
  started: number | undefined;
  /** After the script of the bridge. */
  head: string;
  /** Defines `camera`, which tells the camera by the tool's own interface. */
  body: string;
}

const named = [
  { id: 'hall', title: 'Hall' },
  { id: 'court', title: 'Court' },
] as const;

const DEGREE = Math.PI / 180;

export const TOURS: readonly ToolTour[] = [
  {
    tool: 'krpano',
    scenes: named,
    turns: true,
    turned: { yaw: 30, pitch: -10, fov: 80 },
    started: 100,
    head: `<script>(${String(standInForKrpano)})()</script>`,
    body: `<script>
      embedpano({ target: 'pano' });
      const krpano = document.getElementById('krpanoSWFObject');
      const camera = () => ({
        scene: krpano.get('xml.scene'), yaw: krpano.get('view.hlookat'),
        pitch: krpano.get('view.vlookat'), fov: krpano.get('view.fov'),
      });
    </script>`,
  },
  {
    tool: 'pano2vr',
    scenes: [
      { id: 'node1', title: 'Hall' },
      { id: 'node2', title: 'Court' },
    ],
    turns: true,
    turned: { yaw: -30, pitch: 10, fov: 80 },
    started: 100,
    head: `<script>(${String(standInForPano2vr)})()</script>`,
    body: `<script>
      const player = new pano2vrPlayer('pano');
      player.readConfigUrlAsync('pano.xml');
      const camera = () => ({
        scene: player.getCurrentNode(), yaw: player.getPan(), pitch: player.getTilt(), fov: player.getFov(),
      });
    </script>`,
  },
  {
    tool: '3dvista',
    scenes: [
      { id: 'panorama_1', title: 'Hall' },
      { id: 'panorama_2', title: 'Court' },
    ],
    turns: true,
    // Horizontally, in a window of 4:3.
    turned: { yaw: 30, pitch: 10, fov: 96.42 },
    started: 100,
    head: `<script>(${String(standInForTdv)})()</script>`,
    body: `<script>
      const camera = () => {
        const item = tour.mainPlayList.get('items')[tour.mainPlayList.get('selectedIndex')];
        const player = item.get('player');
        return {
          scene: item.get('media').get('id'), yaw: player.get('yaw'),
          pitch: player.get('pitch'), fov: player.get('hfov'),
        };
      };
    </script>`,
  },
  {
    // Scenes, data and list as in a page of the Marzipano Tool.
    tool: 'marzipano',
    scenes: named,
    turns: true,
    turned: { yaw: 30 * DEGREE, pitch: -10 * DEGREE, fov: 80 * DEGREE },
    started: 100,
    head: '<script src="marzipano.js"></script>',
    body: `
      <div id="sceneList">
        <a href="javascript:void(0)" class="scene" data-id="hall"></a>
        <a href="javascript:void(0)" class="scene" data-id="court"></a>
      </div>
      <script>
        var APP_DATA = { scenes: [{ id: 'hall', name: 'Hall' }, { id: 'court', name: 'Court' }] };
        const viewer = new Marzipano.Viewer(document.getElementById('pano'));
        const geometry = new Marzipano.EquirectGeometry([{ width: 1024 }]);
        const limiter = Marzipano.RectilinearView.limit.traditional(4096, Math.PI * 100 / 180, Math.PI * 150 / 180);
        const scenes = APP_DATA.scenes.map(({ id }) => ({ id, scene: viewer.createScene({
          source: Marzipano.ImageUrlSource.fromString(id + '.jpg'),
          geometry,
          view: new Marzipano.RectilinearView({ yaw: 0, pitch: 0, fov: 1 }, limiter),
        }) }));
        const show = ({ id, scene }) => {
          scene.view().setParameters({ yaw: id === 'court' ? 100 * Math.PI / 180 : 0, pitch: 0, fov: 1 });
          scene.switchTo({ transitionDuration: 100 });
          viewer.setIdleMovement(500, Marzipano.autorotate({ yawSpeed: 1 }));
          document.title = id;
        };
        for (const one of scenes)
          document.querySelector('.scene[data-id=' + one.id + ']').addEventListener('click', () => show(one));
        show(scenes[0]);
        const camera = () => ({
          scene: document.title, yaw: viewer.view().yaw(), pitch: viewer.view().pitch(), fov: viewer.view().fov(),
        });
      </script>`,
  },
  {
    tool: 'pannellum',
    scenes: named,
    turns: true,
    turned: { yaw: 30, pitch: 10, fov: 96.42 },
    started: 100,
    head: '<link rel="stylesheet" href="pannellum.css"><script src="pannellum.js"></script>',
    body: `<script>
      const viewer = pannellum.viewer('pano', {
        default: { firstScene: 'hall', autoLoad: true, sceneFadeDuration: 100 },
        scenes: {
          hall: { title: 'Hall', type: 'equirectangular', panorama: 'hall.jpg' },
          court: { title: 'Court', type: 'equirectangular', panorama: 'court.jpg', yaw: 100 },
        },
      });
      const camera = () => ({
        scene: viewer.getScene(), yaw: viewer.getYaw(), pitch: viewer.getPitch(), fov: viewer.getHfov(),
      });
    </script>`,
  },
  {
    tool: 'photo-sphere-viewer',
    scenes: named,
    turns: true,
    turned: { yaw: 30 * DEGREE, pitch: 10 * DEGREE, fov: 100 / 6 },
    started: undefined,
    head: `
      <link rel="stylesheet" href="core.css">
      <link rel="stylesheet" href="virtual-tour.css">
      <script type="importmap">{ "imports": {
        "three": "./three.module.js",
        "@photo-sphere-viewer/core": "./core.js",
        "@photo-sphere-viewer/virtual-tour-plugin": "./virtual-tour.js"
      } }</script>`,
    body: `<script type="module">
      import { Viewer } from '@photo-sphere-viewer/core';
      import { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
      const node = (id, name, to) => ({
        id, name, panorama: id + '.jpg', links: [{ nodeId: to, position: { yaw: 3, pitch: 0 } }],
      });
      const viewer = new Viewer({
        container: 'pano',
        navbar: false,
        plugins: [[VirtualTourPlugin, {
          positionMode: 'manual',
          transitionOptions: { speed: 100, rotation: false },
          nodes: [node('hall', 'Hall', 'court'), node('court', 'Court', 'hall')],
          startNodeId: 'hall',
        }]],
      });
      const plugin = viewer.getPlugin(VirtualTourPlugin);
      window.camera = () => ({
        scene: plugin.getCurrentNode().id, ...viewer.getPosition(), fov: viewer.getZoomLevel(),
      });
    </script>`,
  },
];

const LIBRARIES = {
  'marzipano.js': 'marzipano/dist/marzipano.js',
  'pannellum.js': 'pannellum/build/pannellum.js',
  'pannellum.css': 'pannellum/build/pannellum.css',
  'three.module.js': 'three/build/three.module.js',
  'three.core.js': 'three/build/three.core.js',
  'core.js': '@photo-sphere-viewer/core/index.module.js',
  'core.css': '@photo-sphere-viewer/core/index.css',
  'virtual-tour.js': '@photo-sphere-viewer/virtual-tour-plugin/index.module.js',
  'virtual-tour.css': '@photo-sphere-viewer/virtual-tour-plugin/index.css',
} as const;

const PANORAMAS = { hall: 'hall', court: 'portico' } as const;

/** Files by which the server knows the tools that it would not know by their players here. */
const SIGNS: Readonly<Record<string, string>> = { '3dvista': 'lib/tdvplayer.js' };

/**
 * A tour as it is uploaded, with the real player if there is one.
 *
 * @param parts.body - Instead of the one that starts the player.
 */
export async function tourArchive(
  name: string,
  parts: Partial<Pick<ToolTour, 'head' | 'body'>> = {},
): Promise<Buffer> {
  const { head, body } = { ...tourOf(name), ...parts };
  const page = `<!doctype html><head><meta charset="utf-8">
    <style>html, body, #pano { margin: 0; height: 100% }</style>${head}</head>
    <body><div id="pano"></div>${body}</body>`;
  const libraries = Object.entries(LIBRARIES)
    .filter(([file]) => head.includes(file))
    .map(async ([file, path]) => ({ name: file, content: await readFile(join(MODULES, path)) }));
  const pictures = Object.entries(PANORAMAS)
    .filter(() => libraries.length > 0)
    .map(async ([room, panorama]) => ({
      name: `${room}.jpg`,
      content: await smallPanorama(panorama).toBuffer(),
    }));
  const { [name]: sign } = SIGNS;
  return zipOf([
    { name: 'index.html', content: Buffer.from(page) },
    ...(sign === undefined ? [] : [{ name: sign, content: Buffer.from('// The player') }]),
    ...(await Promise.all([...libraries, ...pictures])),
  ]);
}

function tourOf(name: string): ToolTour {
  const tour = TOURS.find(({ tool }) => tool === name);
  if (!tour) throw new Error('There is no such tour.');
  return tour;
}

/** A tour of Pannellum. @param starts - Whether its page starts the player. */
export function pannellumArchive({ starts }: { starts: boolean }): Promise<Buffer> {
  return tourArchive('pannellum', starts ? {} : { body: '<p>Welcome</p>' });
}

/** A tour of an older 3DVista, which tells its scenes only. */
export function sceneOnlyArchive(): Promise<Buffer> {
  return tourArchive('3dvista', { head: `<script>(${String(standInForTdv)})(false)</script>` });
}

function smallPanorama(name: string): Sharp {
  return sharp(join(ROOT, `apps/api/demo/panoramas/pavilion/${name}.jpg`)).resize(1024, 512);
}

/** Writes the start page of a tour, with the bridge where the server puts it. */
export function writeTourPage(
  folder: string,
  { tool, head, body }: Pick<ToolTour, 'tool' | 'head' | 'body'>,
  name = tool,
): Promise<void> {
  return writeFile(
    join(folder, `${name}.html`),
    `<!doctype html>
    <head><script src="bridge.js" data-tool="${tool}"></script><meta charset="utf-8">
    <link rel="icon" href="data:,"><style>html, body, #pano { margin: 0; height: 100% }</style>
    ${head}</head>
    <body><div id="pano"></div>${body}</body>`,
  );
}

/** Writes all tours, and the page that shows one in a frame. */
export async function writeTours(folder: string, bridge: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    copyFile(bridge, join(folder, 'bridge.js')),
    ...TOURS.map((tour) => writeTourPage(folder, tour)),
    ...Object.entries(LIBRARIES).map(([name, path]) =>
      copyFile(join(MODULES, path), join(folder, name)),
    ),
    ...Object.entries(PANORAMAS).map(([name, panorama]) =>
      smallPanorama(panorama).toFile(join(folder, `${name}.jpg`)),
    ),
    writeFile(
      join(folder, 'portal.html'),
      `<!doctype html><link rel="icon" href="data:,"><style>body { margin: 0 }</style>
      <iframe width="320" height="240" frameborder="0"></iframe>
      <script>
        const received = [];
        const tour = document.querySelector('iframe');
        const send = (message) => tour.contentWindow.postMessage(message, '*');
        addEventListener('message', ({ source, data }) => {
          if (source === tour.contentWindow) received.push(data);
        });
      </script>`,
    ),
  ]);
}
