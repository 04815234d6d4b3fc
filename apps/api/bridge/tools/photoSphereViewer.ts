import type { TourScene, TourView } from '@jawla/contract/tourProtocol';
import { call, callNumber, get, hasMethods, isObject, toNumber, toText } from '../access.ts';
import type { FindPlayer, Player } from '../player.ts';
import { toFov, toZoom } from '../units.ts';

/** What a viewer tells about its view, and its virtual tour plugin about the scene. */
const EVENTS = ['position-updated', 'zoom-updated', 'panorama-loaded'] as const;
const PLUGIN_EVENT = 'node-changed';

/** Versions 4 and 5 leave the viewer on the element that the page gave them: bundled modules are found as well. */
export function photoSphereViewer(): FindPlayer {
  return () => {
    const viewer = [...document.querySelectorAll('.psv-container')]
      .map((container) => get(container.parentElement, 'photoSphereViewer'))
      .find((one) => hasMethods(one, 'getPosition', 'rotate', 'zoom', 'getPlugin'));
    return viewer === undefined ? undefined : photoSphereViewerPlayer(viewer);
  };
}

/** Angles are radians; zoom is a level between two vertical fields of view. Where names differ, those of version 4 come second. */
export function photoSphereViewerPlayer(viewer: unknown): Player {
  /** The plugin that has scenes, called nodes; a tour may also change its panorama by itself. */
  const plugin = (): unknown => call(viewer, 'getPlugin', 'virtual-tour');
  /** Vertical field of view in degrees at level 0, and how much it shrinks to level 100. */
  const fovRange = (): { widest: number; range: number } => {
    const widest = toNumber(get(get(viewer, 'config'), 'maxFov'));
    return { widest, range: widest - toNumber(get(get(viewer, 'config'), 'minFov')) };
  };
  return {
    turns: true,
    scenes() {
      const tour = plugin();
      // One that fetches its nodes does not know all of them.
      if (get(get(tour, 'config'), 'dataMode') === 'server') return [];
      const nodes = get(get(tour, 'datasource'), 'nodes');
      return Object.values(isObject(nodes) ? nodes : {}).flatMap((node): TourScene[] => {
        const id = toText(get(node, 'id'));
        const title = toText(get(node, 'name')) ?? toText(get(node, 'caption'));
        return id === undefined ? [] : [{ id, title }];
      });
    },
    view(): TourView | undefined {
      const tour = plugin();
      const scene = tour ? toText(get(state(tour, 'currentNode'), 'id')) : '';
      if (scene === undefined) return undefined;
      const position = call(viewer, 'getPosition');
      const { widest, range } = fovRange();
      return {
        scene,
        yaw: toNumber(get(position, 'yaw') ?? get(position, 'longitude')),
        pitch: toNumber(get(position, 'pitch') ?? get(position, 'latitude')),
        zoom: toZoom(widest - (callNumber(viewer, 'getZoomLevel') / 100) * range),
      };
    },
    turn({ yaw, pitch, zoom }) {
      // Also ends a drag's inertia, which would move on.
      call(viewer, hasMethods(viewer, 'stopAll') ? 'stopAll' : '__stopAll');
      call(viewer, 'rotate', { yaw, pitch, longitude: yaw, latitude: pitch });
      const { widest, range } = fovRange();
      call(viewer, 'zoom', (100 * (widest - toFov(zoom))) / range);
    },
    enter: (scene) => call(plugin(), 'setCurrentNode', scene),
    isLoading: () => state(viewer, 'ready') !== true || isObject(state(viewer, 'loadingPromise')),
    watch(onChange) {
      const listen = hasMethods(viewer, 'addEventListener') ? 'addEventListener' : 'on';
      for (const event of EVENTS) call(viewer, listen, event, onChange);
      const tour = plugin();
      if (tour) call(tour, listen, PLUGIN_EVENT, onChange);
    },
  };
}

/** Reads what a viewer or a plugin knows of itself. */
function state(owner: unknown, name: string): unknown {
  return get(get(owner, 'state') ?? get(owner, 'prop'), name);
}
