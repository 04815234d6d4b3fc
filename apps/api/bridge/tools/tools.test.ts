/** Units and directions of each tool, both ways. tests/e2e/bridge.e2e.ts has the players themselves. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TourView } from '@jawla/contract/tourProtocol';
import type { Player } from '../player.ts';
import { krpanoPlayer } from './krpano.ts';
import { marzipanoPlayer } from './marzipano.ts';
import { pannellumPlayer } from './pannellum.ts';
import { pano2vrPlayer } from './pano2vr.ts';
import { photoSphereViewerPlayer } from './photoSphereViewer.ts';
import { tdv, tdvPlayer } from './tdv.ts';

type Camera = [yaw: number, pitch: number, fov: number];

/** A yaw of 90° to the right, a pitch of 45° upwards, a vertical field of view of 80°. */
const VIEW: TourView = { scene: 'hall', yaw: Math.PI / 2, pitch: Math.PI / 4, zoom: 40 };

interface Fake {
  player: Player;
  camera: Camera;
}

function fakeKrpano(): Fake {
  const values = new Map<string, unknown>([
    ['xml.scene', 'hall'],
    ['view.hlookat', 0],
    ['view.vlookat', 0],
    ['view.fov', '90'],
  ]);
  const player = krpanoPlayer({
    get: (name: string) => values.get(name),
    set: (name: string, value: unknown) => values.set(name, value),
  });
  return {
    player,
    get camera(): Camera {
      const [yaw = 0, pitch = 0, fov = 0] = ['hlookat', 'vlookat', 'fov'].map((name) =>
        Number(values.get(`view.${name}`)),
      );
      return [yaw, pitch, fov];
    },
  };
}

function fakePano2vr(): Fake {
  const fake: Fake = {
    camera: [0, 0, 70],
    player: pano2vrPlayer({
      getCurrentNode: () => 'hall',
      getPan: () => fake.camera[0],
      getTilt: () => fake.camera[1],
      getFov: () => fake.camera[2],
      stopAutorotate: () => undefined,
      setPanTiltFov: (...camera: Camera) => {
        fake.camera = camera;
      },
    }),
  };
  return fake;
}

function fakeMarzipano(): Fake {
  const scene = {};
  const view = {
    yaw: () => fake.camera[0],
    pitch: () => fake.camera[1],
    fov: () => fake.camera[2],
    setParameters: ({ yaw, pitch, fov }: Record<'yaw' | 'pitch' | 'fov', number>) => {
      fake.camera = [yaw, pitch, fov];
    },
  };
  const viewer = {
    view: () => view,
    scene: () => scene,
    listScenes: () => [scene],
    stopMovement: () => undefined,
    setIdleMovement: () => undefined,
  };
  const fake: Fake = {
    camera: [0, 0, 1],
    player: marzipanoPlayer(
      viewer,
      () => [{ id: 'hall', name: 'Hall' }],
      () => undefined,
    ),
  };
  return fake;
}

function fakePannellum(): Fake {
  const fake: Fake = {
    camera: [0, 0, 100],
    player: pannellumPlayer(
      {
        getScene: () => 'hall',
        getYaw: () => fake.camera[0],
        getPitch: () => fake.camera[1],
        getHfov: () => fake.camera[2],
        getContainer: () => ({ clientWidth: 400, clientHeight: 300 }),
        stopAutoRotate: () => undefined,
        stopMovement: () => undefined,
        setYaw: (yaw: number) => {
          fake.camera[0] = yaw;
        },
        setPitch: (pitch: number) => {
          fake.camera[1] = pitch;
        },
        setHfov: (fov: number) => {
          fake.camera[2] = fov;
        },
      },
      { scenes: { hall: { title: 'Hall' } } },
    ),
  };
  return fake;
}

function fakePhotoSphereViewer(): Fake {
  const fake: Fake = {
    camera: [0, 0, 50],
    player: photoSphereViewerPlayer({
      config: { minFov: 30, maxFov: 90 },
      getPlugin: () => ({ state: { currentNode: { id: 'hall' } } }),
      getPosition: () => ({ yaw: fake.camera[0], pitch: fake.camera[1] }),
      getZoomLevel: () => fake.camera[2],
      stopAll: () => undefined,
      rotate: ({ yaw, pitch }: Record<'yaw' | 'pitch', number>) => {
        fake.camera = [yaw, pitch, fake.camera[2]];
      },
      zoom: (level: number) => {
        // As the player does.
        fake.camera[2] = Math.min(100, Math.max(0, level));
      },
    }),
  };
  return fake;
}

function fakePhotoSphereViewer4(): Fake {
  const fake: Fake = {
    camera: [0, 0, 50],
    player: photoSphereViewerPlayer({
      config: { minFov: 20, maxFov: 120 },
      getPlugin: () => ({ prop: { currentNode: { id: 'hall' } } }),
      getPosition: () => ({ longitude: fake.camera[0], latitude: fake.camera[1] }),
      getZoomLevel: () => fake.camera[2],
      __stopAll: () => undefined,
      rotate: ({ longitude, latitude }: Record<'longitude' | 'latitude', number>) => {
        fake.camera = [longitude, latitude, fake.camera[2]];
      },
      zoom: (level: number) => {
        fake.camera[2] = Math.min(100, Math.max(0, level));
      },
    }),
  };
  return fake;
}

/** Of an export of 2022: setting properties does not turn the camera, `setPosition` does. */
function fakeTdv(): Fake & { isRotating: boolean; isShown: boolean } {
  vi.stubGlobal('window', { innerWidth: 400, innerHeight: 300 });
  onTestFinished(() => void vi.unstubAllGlobals());
  const hall = new Map(Object.entries({ id: 'hall', label: 'Hall' }));
  const sequence = {
    pause: () => {
      fake.isRotating = false;
    },
  };
  const camera = new Map([['initialSequence', sequence]]);
  const player = {
    get: (name: string) =>
      name === 'panorama'
        ? fake.isShown
          ? hall
          : new Map()
        : { yaw: fake.camera[0], pitch: fake.camera[1], hfov: fake.camera[2], roll: 0 }[name],
    setPosition: (yaw: number, pitch: number, _roll: number, hfov: number) => {
      fake.camera = [yaw, pitch, hfov];
    },
  };
  const item = new Map<string, unknown>(Object.entries({ media: hall, player, camera }));
  const playlist = new Map<string, unknown>(Object.entries({ items: [item], selectedIndex: 0 }));
  const fake: ReturnType<typeof fakeTdv> = {
    camera: [0, 0, 100],
    isRotating: true,
    isShown: true,
    player: tdvPlayer(playlist, { _isInitialized: true }),
  };
  return fake;
}

describe.each<[tool: string, create: () => Fake, camera: Camera]>([
  ['3DVista', fakeTdv, [90, 45, 96.42]],
  ['krpano', fakeKrpano, [90, -45, 80]],
  ['Pano2VR', fakePano2vr, [-90, 45, 80]],
  ['Marzipano', fakeMarzipano, [Math.PI / 2, -Math.PI / 4, (80 * Math.PI) / 180]],
  ['Pannellum', fakePannellum, [90, 45, 96.42]],
  ['Photo Sphere Viewer 4', fakePhotoSphereViewer4, [Math.PI / 2, Math.PI / 4, 40]],
  ['Photo Sphere Viewer 5', fakePhotoSphereViewer, [Math.PI / 2, Math.PI / 4, 100 / 6]],
])('the camera of %s', (_, create, camera) => {
  it('is set in its own units and read in those of the protocol', () => {
    const fake = create();
    fake.player.turn(VIEW);
    for (const [index, value] of camera.entries()) expect(fake.camera[index]).toBeCloseTo(value);
    const read = fake.player.view();
    expect(read?.scene).toBe('hall');
    expect(read?.yaw).toBeCloseTo(VIEW.yaw);
    expect(read?.pitch).toBeCloseTo(VIEW.pitch);
    expect(read?.zoom).toBeCloseTo(VIEW.zoom);
  });

  it('stays within the limits of zoom', () => {
    const fake = create();
    for (const zoom of [-50, 150]) {
      fake.player.turn({ ...VIEW, zoom });
      const read = fake.player.view()?.zoom;
      expect(read).toBeGreaterThanOrEqual(zoom < 0 ? 0 : 90);
      // A player's own limits may be narrower.
      expect(read).toBeLessThanOrEqual(zoom < 0 ? 30 : 100);
    }
  });
});

it('zoom is the same section of a krpano tour whose field of view is the horizontal one', () => {
  const values = new Map<string, unknown>([
    ['xml.scene', 'hall'],
    ['view.hlookat', 0],
    ['view.vlookat', 0],
    ['view.fov', 90],
    // Of a window that is twice as wide as high.
    ['view.vfov', 2 * Math.atan(0.5) * (180 / Math.PI)],
  ]);
  const player = krpanoPlayer({
    get: (name: string) => values.get(name),
    set: (name: string, value: unknown) => values.set(name, value),
  });
  expect(player.view()?.zoom).toBeCloseTo(120 - 53.13);
  player.turn({ ...VIEW, zoom: 60 });
  expect(values.get('view.fov')).toBeCloseTo(98.21);
});

describe('scenes', () => {
  it('are those of the 3DVista playlist, by the ids of their media', () => {
    const items = [
      new Map([['media', new Map<string, unknown>(Object.entries({ id: 'a', label: 'Hall' }))]]),
      new Map([
        ['media', new Map<string, unknown>(Object.entries({ id: 'b', data: { label: 'Court' } }))],
      ]),
    ];
    const playlist = new Map<string, unknown>(Object.entries({ items, selectedIndex: 1 }));
    const player = tdvPlayer(playlist, {});
    expect(player.scenes()).toEqual([
      { id: 'a', title: 'Hall' },
      { id: 'b', title: 'Court' },
    ]);
    expect(player.view()?.scene).toBe('b');
    player.enter('a', VIEW);
    expect(player.view()?.scene).toBe('a');
    expect(player.turns).toBe(false);
  });

  it('of 3DVista load until its player shows them, and do not rotate once they are turned', () => {
    const fake = fakeTdv();
    expect(fake.player.turns).toBe(true);
    expect(fake.player.isLoading?.()).toBe(false);
    fake.isShown = false;
    expect(fake.player.isLoading?.()).toBe(true);
    fake.player.turn(VIEW);
    expect(fake.isRotating).toBe(false);
  });

  it('of a 3DVista export of 2018 are found by its player', () => {
    const item = new Map([['media', new Map(Object.entries({ id: 'a', label: 'Hall' }))]]);
    const playlist = new Map<string, unknown>(Object.entries({ items: [item], selectedIndex: 0 }));
    const getById = (id: string) => (id === 'mainPlayList' ? playlist : undefined);
    vi.stubGlobal('window', { tdvplayer: { getById } });
    const player = tdv()();
    vi.unstubAllGlobals();
    expect(player?.scenes()).toEqual([{ id: 'a', title: 'Hall' }]);
    expect(player?.view()?.scene).toBe('a');
  });

  it('of Marzipano are unknown if its page has other data', () => {
    const viewer = { listScenes: () => [{}, {}] };
    const read = () => [{ id: 'hall' }];
    expect(marzipanoPlayer(viewer, read, () => undefined).scenes()).toEqual([]);
  });

  it('of krpano are not loaded by names that an action would not take as such', () => {
    const calls: string[] = [];
    const player = krpanoPlayer({ call: (action: string) => calls.push(action) });
    player.enter('a,b);openurl(x', VIEW);
    player.enter('scene_a', VIEW);
    player.enter('scene_b', undefined);
    expect(calls).toEqual([
      'loadscene(scene_a,null,MERGE|KEEPVIEW,BLEND(0.5))',
      'loadscene(scene_b,null,MERGE,BLEND(0.5))',
    ]);
  });

  it('of Pano2VR are opened in a direction, or in their own', () => {
    const calls: unknown[][] = [];
    const player = pano2vrPlayer({ openNext: (...args: unknown[]) => calls.push(args) });
    player.enter('node1', { scene: 'node1', yaw: -Math.PI / 2, pitch: 0, zoom: 40 });
    player.enter('node2', undefined);
    expect(calls).toEqual([['{node1}', '90/0/80'], ['{node2}']]);
  });

  it('of Pano2VR have the titles of their user data', () => {
    const player = pano2vrPlayer({
      getNodeIds: () => ['node1', ''],
      getNodeUserdata: (id: string) => ({ title: `Room ${id}` }),
    });
    expect(player.scenes()).toEqual([{ id: 'node1', title: 'Room node1' }]);
  });
});
