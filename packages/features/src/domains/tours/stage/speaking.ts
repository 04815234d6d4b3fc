/**
 * The code for tours that speak the protocol, in one chunk that loads with the first message of a tour: nothing of it is
 * needed for its first picture.
 */
import { formatView, parseView, VIEW_PARAM } from '@jawla/contract/tourProtocol';
import { createTourSync, type TourSync } from './tourSync';
import { viewUrl } from './viewUrl';

export { alignOf } from './align';
export { AlignNote } from './AlignNote';
export { RoomSelect } from './RoomSelect';

/** @param search Query of the URL that opened the page. */
export function startTourSync(search: string): TourSync {
  return createTourSync({
    linked: parseView(new URLSearchParams(search).get(VIEW_PARAM) ?? ''),
    now: () => performance.now(),
    onNextFrame: (callback) => requestAnimationFrame(callback),
  });
}

/** Returns a URL that opens at the view of the main tour, if that speaks. */
export function urlOfView(url: string, sync: TourSync): string {
  const { main } = sync.getSnapshot();
  const view = sync.viewIn('main');
  return main === undefined ? url : viewUrl(url, view && formatView(view, main.scenes));
}
