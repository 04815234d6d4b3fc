import type { TourScene } from '@jawla/contract/tourProtocol';
import { call, callNumber, get, hasMethods, toList, toText } from '../access.ts';
import type { FindPlayer, Player } from '../player.ts';

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
 * Only the scene: the player returns any yaw that is set, whether or not the camera has turned, so nothing of it can
 * be relied on.
 */
export function tdvPlayer(playlist: unknown, tour: unknown): Player {
  const ids = (): (string | undefined)[] =>
    toList(call(playlist, 'get', 'items')).map((item) => toText(mediaProperty(item, 'id')));

  return {
    turns: false,
    scenes: () =>
      toList(call(playlist, 'get', 'items')).flatMap((item): TourScene[] => {
        const id = toText(mediaProperty(item, 'id'));
        const title =
          toText(mediaProperty(item, 'label')) ?? toText(get(mediaProperty(item, 'data'), 'label'));
        return id === undefined ? [] : [{ id, title }];
      }),
    view() {
      const scene = ids()[callNumber(playlist, 'get', 'selectedIndex')];
      return scene === undefined ? undefined : { scene, yaw: 0, pitch: 0, zoom: 0 };
    },
    turn() {},
    enter(scene) {
      const index = ids().indexOf(scene);
      if (index >= 0) call(playlist, 'set', 'selectedIndex', index);
    },
    // Versions without the property load before they have a playlist.
    isLoading: () => get(tour, '_isInitialized') === false,
  };
}

function mediaProperty(item: unknown, name: string): unknown {
  return call(call(item, 'get', 'media'), 'get', name);
}
