import type { TourScene, TourView } from '@jawla/contract/tourProtocol';
import { call, callNumber, get, isObject, toList, toText } from '../access.ts';
import type { FindPlayer, Player } from '../player.ts';
import { toDegrees, toFov, toRadians, toZoom } from '../units.ts';
import { onAssigned, onConstructed } from '../wrap.ts';

export function marzipano(): FindPlayer {
  let viewer: object | undefined;
  onAssigned(window, 'Marzipano', (library) => {
    if (isObject(library)) {
      const wrapped = onConstructed(get(library, 'Viewer'), (instance) => {
        viewer ??= instance;
      });
      Reflect.set(library, 'Viewer', wrapped);
    }
    return library;
  });
  return () => viewer && marzipanoPlayer(viewer, readData, press);
}

/** The data of pages that the Marzipano Tool writes; `data` in its sample tour. */
function readData(): unknown[] {
  return toList(get(get(window, 'APP_DATA') ?? get(window, 'data'), 'scenes'));
}

/** Presses the link to a scene in such a page, which updates its titles. */
function press(scene: string): void {
  const link = document.querySelector(`#sceneList .scene[data-id="${CSS.escape(scene)}"]`);
  // Not a mouse event, which would follow the link as well.
  link?.dispatchEvent(new Event('click'));
}

/** Angles are radians: yaw grows to the right, pitch downwards; the field of view is the vertical one. */
export function marzipanoPlayer(
  viewer: unknown,
  readScenes: () => unknown[],
  pressLink: (scene: string) => void,
): Player {
  const view = (): unknown => call(viewer, 'view');
  /** The viewer's scenes, which have no names, in the order of the page's data, which has. */
  const pairs = (): { id: string; title: string | undefined; scene: unknown }[] => {
    const data = readScenes();
    const scenes = toList(call(viewer, 'listScenes'));
    if (data.length !== scenes.length) return [];
    return scenes.flatMap((scene, index) => {
      const id = toText(get(data[index], 'id'));
      return id === undefined ? [] : [{ id, title: toText(get(data[index], 'name')), scene }];
    });
  };
  const currentId = (): string => {
    const current = call(viewer, 'scene');
    return pairs().find(({ scene }) => scene === current)?.id ?? '';
  };

  return {
    turns: true,
    scenes: () => pairs().map(({ id, title }): TourScene => ({ id, title })),
    view(): TourView | undefined {
      const camera = view();
      if (!isObject(camera)) return undefined;
      return {
        scene: currentId(),
        yaw: callNumber(camera, 'yaw'),
        pitch: -callNumber(camera, 'pitch'),
        zoom: toZoom(toDegrees(callNumber(camera, 'fov'))),
      };
    },
    turn({ yaw, pitch, zoom }) {
      call(viewer, 'stopMovement');
      call(viewer, 'setIdleMovement', Infinity);
      call(view(), 'setParameters', { yaw, pitch: -pitch, fov: toRadians(toFov(zoom)) });
    },
    enter(id) {
      pressLink(id);
      const scene = pairs().find((pair) => pair.id === id)?.scene;
      if (scene !== call(viewer, 'scene')) call(scene, 'switchTo');
    },
    watch(onChange) {
      call(viewer, 'addEventListener', 'viewChange', onChange);
    },
  };
}
