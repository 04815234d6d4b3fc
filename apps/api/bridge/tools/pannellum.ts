import { turned, type TourScene, type TourView } from '@jawla/contract/tourProtocol';
import { call, callNumber, get, isObject, toNumber, toText } from '../access.ts';
import type { FindPlayer, Player } from '../player.ts';
import { fovOfSide, toDegrees, toFov, toRadians, toZoom } from '../units.ts';
import { onAssigned, onCalled } from '../wrap.ts';

export function pannellum(): FindPlayer {
  let created: { viewer: unknown; config: unknown } | undefined;
  onAssigned(window, 'pannellum', (library) => {
    if (isObject(library)) {
      const wrapped = onCalled(get(library, 'viewer'), (viewer, [, config]) => {
        created ??= { viewer, config };
      });
      Reflect.set(library, 'viewer', wrapped);
    }
    return library;
  });
  return () => created && pannellumPlayer(created.viewer, created.config);
}

/** Angles are degrees: yaw grows to the right, pitch upwards; the field of view is the horizontal one. */
export function pannellumPlayer(viewer: unknown, config: unknown): Player {
  /** Width by height. */
  const aspect = (): number => {
    const container = call(viewer, 'getContainer');
    return toNumber(get(container, 'clientWidth')) / toNumber(get(container, 'clientHeight'));
  };
  return {
    turns: true,
    scenes: () =>
      Object.entries(get(config, 'scenes') ?? {}).map(([id, scene]): TourScene => ({
        id,
        title: toText(get(scene, 'title')),
      })),
    // A panorama without a tour has no scene.
    view: (): TourView => ({
      scene: toText(call(viewer, 'getScene')) ?? '',
      yaw: toRadians(callNumber(viewer, 'getYaw')),
      pitch: toRadians(callNumber(viewer, 'getPitch')),
      zoom: toZoom(fovOfSide(callNumber(viewer, 'getHfov'), 1 / aspect())),
    }),
    turn({ yaw, pitch, zoom }) {
      call(viewer, 'stopAutoRotate');
      call(viewer, 'stopMovement');
      call(viewer, 'setPitch', toDegrees(pitch), false);
      // Only angles of one turn are accepted.
      call(viewer, 'setYaw', toDegrees(turned(yaw)), false);
      call(viewer, 'setHfov', fovOfSide(toFov(zoom), aspect()), false);
    },
    enter: (scene) => call(viewer, 'loadScene', scene),
    // Only then does it accept another scene.
    isLoading: () => call(viewer, 'isLoaded') !== true,
  };
}
