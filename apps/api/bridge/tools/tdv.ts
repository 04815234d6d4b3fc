import { turned, type TourScene } from '@jawla/contract/tourProtocol';
import {
  attempt,
  call,
  callNumber,
  get,
  hasMethods,
  isObject,
  toList,
  toNumber,
  toText,
} from '../access.ts';
import type { FindPlayer, Player } from '../player.ts';
import { fovOfSide, toDegrees, toFov, toRadians, toZoom } from '../units.ts';

const PLAYLIST = 'mainPlayList';

/** 3DVista. */
export function tdv(): FindPlayer {
  return () => {
    const tour = get(window, 'tour');
    const playlist = [tour, get(tour, 'player'), get(get(tour, 'locManager'), 'rootPlayer')].map(
      (owner) => get(owner, PLAYLIST),
    );
    const older = get(window, 'tdvplayer');
    // Of exports of 2018, which have no object `tour`.
    if (hasMethods(older, 'getById')) playlist.push(call(older, 'getById', PLAYLIST));
    const found = playlist.find((one) => hasMethods(one, 'get', 'set'));
    return found === undefined ? undefined : tdvPlayer(found, tour);
  };
}

/**
 * The player of an item is asked for the camera, which all panoramas share. Setting its properties does not turn it, but
 * `setPosition` does, and the properties follow. Exports before 2022 have no such method: then only the scene is told.
 * Angles are degrees: yaw grows to the right, pitch upwards; the field of view is the horizontal one.
 */
export function tdvPlayer(playlist: unknown, tour: unknown): Player {
  const items = (): unknown[] => toList(call(playlist, 'get', 'items'));
  const ids = (): (string | undefined)[] =>
    items().map((item) => toText(mediaProperty(item, 'id')));
  const selected = (): unknown => items()[callNumber(playlist, 'get', 'selectedIndex')];

  return {
    get turns() {
      return attempt(() => items().some((item) => cameraOf(item) !== undefined), false);
    },
    scenes: () =>
      items().flatMap((item): TourScene[] => {
        const id = toText(mediaProperty(item, 'id'));
        const title =
          toText(mediaProperty(item, 'label')) ?? toText(get(mediaProperty(item, 'data'), 'label'));
        return id === undefined ? [] : [{ id, title }];
      }),
    view() {
      const item = selected();
      const scene = item === undefined ? undefined : toText(mediaProperty(item, 'id'));
      if (scene === undefined) return undefined;
      const camera = cameraOf(item);
      if (camera === undefined) return { scene, yaw: 0, pitch: 0, zoom: 0 };
      return {
        scene,
        yaw: toRadians(callNumber(camera, 'get', 'yaw')),
        pitch: toRadians(callNumber(camera, 'get', 'pitch')),
        zoom: toZoom(fovOfSide(callNumber(camera, 'get', 'hfov'), 1 / aspect())),
      };
    },
    turn({ yaw, pitch, zoom }) {
      const item = selected();
      const camera = cameraOf(item);
      // A rotation by itself.
      attempt(
        () => call(call(call(item, 'get', 'camera'), 'get', 'initialSequence'), 'pause'),
        undefined,
      );
      const roll = attempt(() => callNumber(camera, 'get', 'roll'), 0);
      const hfov = fovOfSide(toFov(zoom), aspect());
      call(camera, 'setPosition', toDegrees(turned(yaw)), toDegrees(pitch), roll, hfov);
    },
    enter(scene) {
      const index = ids().indexOf(scene);
      if (index >= 0) call(playlist, 'set', 'selectedIndex', index);
    },
    // Versions without the property load before they have a playlist.
    isLoading: () => get(tour, '_isInitialized') === false || showsOther(selected()),
  };
}

/** Returns the player of an item, if that can be turned. */
function cameraOf(item: unknown): unknown {
  const player = item === undefined ? undefined : call(item, 'get', 'player');
  return hasMethods(player, 'get', 'setPosition') ? player : undefined;
}

/** Whether the player of an item still shows another one. */
function showsOther(item: unknown): boolean {
  const camera = cameraOf(item);
  if (camera === undefined) return false;
  const shown = call(camera, 'get', 'panorama') ?? call(camera, 'get', 'video');
  return isObject(shown) && shown !== call(item, 'get', 'media');
}

/** Width by height: the viewer fills the window. */
function aspect(): number {
  return toNumber(get(window, 'innerWidth')) / toNumber(get(window, 'innerHeight'));
}

function mediaProperty(item: unknown, name: string): unknown {
  return call(call(item, 'get', 'media'), 'get', name);
}
