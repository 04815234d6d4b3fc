/**
 * The bridge: lets a tour of a known tool speak the tour protocol (docs/tour-protocol.md). The server puts this script
 * before all others of the tour's pages, so that it can find the player. Nothing it does may fail the tour.
 */
import { VIEW_PARAM } from '@jawla/contract/tourProtocol';
import { attempt } from './access.ts';
import type { FindPlayer, Player } from './player.ts';
import { relay } from './relay.ts';
import { isLoading, readView, speak } from './speak.ts';
import { krpano } from './tools/krpano.ts';
import { marzipano } from './tools/marzipano.ts';
import { pannellum } from './tools/pannellum.ts';
import { pano2vr } from './tools/pano2vr.ts';
import { photoSphereViewer } from './tools/photoSphereViewer.ts';
import { tdv } from './tools/tdv.ts';

/** By the value of the script's attribute `data-tool`. */
const TOOLS: ReadonlyMap<string, () => FindPlayer> = new Map([
  ['krpano', krpano],
  ['pano2vr', pano2vr],
  ['3dvista', tdv],
  ['marzipano', marzipano],
  ['pannellum', pannellum],
  ['photo-sphere-viewer', photoSphereViewer],
]);

const POLL_INTERVAL_MS = 50;
/** After the page has loaded. */
const PLAYER_TIMEOUT_MS = 10_000;
/** For the first scene of a player that was found, on slow lines. */
const SCENE_TIMEOUT_MS = 60_000;

attempt(() => {
  const tool = TOOLS.get(document.currentScript?.dataset['tool'] ?? '');
  if (window.parent !== window && tool) start(tool());
}, undefined);

function start(find: FindPlayer): void {
  const link = takeLink();
  const stopRelay = relay();
  let player: Player | undefined;
  let waitedMs = 0;
  const timer = setInterval(() => {
    const found = player ?? attempt(find, undefined);
    player = found;
    if (found && !isLoading(found) && readView(found)) {
      clearInterval(timer);
      stopRelay();
      attempt(() => speak(found, link), undefined);
      return;
    }
    if (document.readyState === 'complete') waitedMs += POLL_INTERVAL_MS;
    if (waitedMs > (player ? SCENE_TIMEOUT_MS : PLAYER_TIMEOUT_MS)) clearInterval(timer);
  }, POLL_INTERVAL_MS);
}

/** Removes our parameter from the URL: krpano makes each parameter a variable, and has one of this name. */
function takeLink(): string {
  const url = new URL(location.href);
  const link = url.searchParams.get(VIEW_PARAM) ?? '';
  if (url.searchParams.has(VIEW_PARAM)) {
    url.searchParams.delete(VIEW_PARAM);
    attempt(() => history.replaceState(history.state, '', url), undefined);
  }
  return link;
}
