import type { TourScene, TourView } from '@jawla/contract/tourProtocol';
import { call, callNumber, get, hasMethods, toList, toText } from '../access.ts';
import type { FindPlayer, Player } from '../player.ts';
import { toDegrees, toFov, toRadians, toZoom } from '../units.ts';
import { onAssigned, onConstructed } from '../wrap.ts';

export function pano2vr(): FindPlayer {
  let constructed: object | undefined;
  onAssigned(window, 'pano2vrPlayer', (original) =>
    onConstructed(original, (instance) => {
      constructed ??= instance;
    }),
  );
  return () => {
    // The start pages of all versions have this variable.
    const found = constructed ?? get(window, 'pano');
    return hasMethods(found, 'setPanTiltFov', 'stopAutorotate', 'getNodeIds', 'getIsLoaded')
      ? pano2vrPlayer(found)
      : undefined;
  };
}

/** Angles are degrees: pan grows to the left, tilt upwards; the field of view is the vertical one. */
export function pano2vrPlayer(pano: unknown): Player {
  return {
    turns: true,
    scenes: () =>
      toList(call(pano, 'getNodeIds')).flatMap((node): TourScene[] => {
        const id = toText(node);
        if (id === undefined) return [];
        return [{ id, title: toText(get(call(pano, 'getNodeUserdata', id), 'title')) }];
      }),
    // The id of a panorama without a tour is empty.
    view: (): TourView => ({
      scene: toText(call(pano, 'getCurrentNode')) ?? '',
      yaw: -toRadians(callNumber(pano, 'getPan')),
      pitch: toRadians(callNumber(pano, 'getTilt')),
      zoom: toZoom(callNumber(pano, 'getFov')),
    }),
    turn(view) {
      const { pan, tilt, fov } = toPano(view);
      call(pano, 'stopAutorotate');
      call(pano, 'setPanTiltFov', pan, tilt, fov);
    },
    enter(scene, view) {
      const camera = view && toPano(view);
      const parameters = camera && [`${camera.pan}/${camera.tilt}/${camera.fov}`];
      call(pano, 'openNext', `{${scene}}`, ...(parameters ?? []));
    },
    isLoading: () => call(pano, 'getIsLoaded') !== true,
  };
}

function toPano({ yaw, pitch, zoom }: TourView): { pan: number; tilt: number; fov: number } {
  return { pan: -toDegrees(yaw), tilt: toDegrees(pitch), fov: toFov(zoom) };
}
