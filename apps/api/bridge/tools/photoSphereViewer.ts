import type { TourScene, TourView } from '@jawla/contract/tourProtocol';
import { call, callNumber, get, hasMethods, isObject, toText } from '../access.ts';
import type { FindPlayer, Player } from '../player.ts';

/** What a viewer of version 5 tells about its view; the last is of the virtual tour plugin. */
const EVENTS = ['position-updated', 'zoom-updated', 'panorama-loaded'] as const;
const PLUGIN_EVENT = 'node-changed';

/** Versions 4 and 5 leave the viewer on the element that the page gave them: bundled modules are found as well. */
export function photoSphereViewer(): FindPlayer {
  return () => {
    const viewer = [...document.querySelectorAll('.psv-container')]
      .map((container) => get(container.parentElement, 'photoSphereViewer'))
      .find((one) => hasMethods(one, 'getPosition', 'rotate', 'zoom', 'stopAll', 'getPlugin'));
    return viewer === undefined ? undefined : photoSphereViewerPlayer(viewer);
  };
}

/** Angles are radians and zoom is a level, as in the protocol. */
export function photoSphereViewerPlayer(viewer: unknown): Player {
  /** The plugin that has scenes, called nodes; a tour may also change its panorama by itself. */
  const plugin = (): unknown => call(viewer, 'getPlugin', 'virtual-tour');
  return {
    turns: true,
    scenes() {
      // A plugin that fetches its nodes does not know all of them.
      if (get(plugin(), 'isServerSide') === true) return [];
      const nodes = get(get(plugin(), 'datasource'), 'nodes');
      return Object.values(isObject(nodes) ? nodes : {}).flatMap((node): TourScene[] => {
        const id = toText(get(node, 'id'));
        const title = toText(get(node, 'name')) ?? toText(get(node, 'caption'));
        return id === undefined ? [] : [{ id, title }];
      });
    },
    view(): TourView | undefined {
      const position = call(viewer, 'getPosition');
      const tour = plugin();
      const node = tour ? toText(get(call(tour, 'getCurrentNode'), 'id')) : '';
      if (node === undefined) return undefined;
      const [yaw, pitch] = [get(position, 'yaw'), get(position, 'pitch')];
      // Version 4 has other names.
      if (typeof yaw !== 'number' || typeof pitch !== 'number') return undefined;
      return { scene: node, yaw, pitch, zoom: callNumber(viewer, 'getZoomLevel') };
    },
    turn({ yaw, pitch, zoom }) {
      // Also ends a drag's inertia, which would turn on.
      call(viewer, 'stopAll');
      call(viewer, 'rotate', { yaw, pitch });
      call(viewer, 'zoom', zoom);
    },
    enter: (scene, { yaw, pitch, zoom }) =>
      call(plugin(), 'setCurrentNode', scene, {
        rotation: false,
        rotateTo: { yaw, pitch },
        zoomTo: zoom,
      }),
    isLoading: () =>
      get(get(viewer, 'state'), 'ready') !== true ||
      isObject(get(get(viewer, 'state'), 'loadingPromise')),
    watch(onChange) {
      for (const event of EVENTS) call(viewer, 'addEventListener', event, onChange);
      const tour = plugin();
      if (tour) call(tour, 'addEventListener', PLUGIN_EVENT, onChange);
    },
  };
}
