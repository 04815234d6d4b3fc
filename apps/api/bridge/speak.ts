import {
  parseView,
  readPageMessage,
  readTourMessage,
  resolveView,
  toMessage,
  turned,
  type SetView,
  type TourMessage,
  type TourView,
} from '@jawla/contract/tourProtocol';
import { attempt } from './access.ts';
import type { Player } from './player.ts';

/** Tolerances for equal views: docs/tour-protocol.md. */
const SAME_ANGLE = 0.002;
const SAME_ZOOM = 0.2;
/** After a camera was set, players clamp or redraw it for this long: their changes are no moves of the user. */
const SETTLING_FRAMES = 2;
/** After this time, a scene that does not load counts as unknown. */
const SCENE_TIMEOUT_MS = 10_000;

/**
 * Speaks the tour protocol for a player that shows its first scene.
 *
 * @param link - View to open first, as in a URL.
 */
export function speak(player: Player, link = ''): void {
  const scenes = attempt(() => player.scenes(), []);
  const ids = new Set(scenes.map(({ id }) => id));
  const linked = parseView(link);

  /** The view that the page knows. */
  let known = readView(player);
  let isReady = false;
  /** Whether the player reports changes; else its view is read once per frame. */
  let isWatched = false;
  /** The newest view that is to be set, and until when it waits for a scene. */
  let wanted: Wanted | undefined;
  let deadline = 0;
  /** The scene that is being loaded for it. */
  let entered: string | undefined;
  let settling = 0;
  /** Whether the view that was set last is the scene's own, which the page does not know. */
  let isOwn = false;
  /** What has happened since the last frame: once is enough. */
  let hasSet = false;
  let hasReported = false;
  let isScheduled = false;

  const first = linked && resolveView(linked, scenes);
  if (first) want(first);
  else becomeReady();
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isReady) return;
    const message = readPageMessage(data);
    if (message?.type === 'set-view') want(message);
  });

  function becomeReady(): void {
    isReady = true;
    // The reader removes what does not conform: the tour wrote it.
    const ready = readTourMessage(
      toMessage({ type: 'ready', scenes, turns: player.turns, ...(known && { view: known }) }),
    );
    if (ready) post(ready);
    isWatched = attempt(() => {
      player.watch?.(report);
      return player.watch !== undefined;
    }, false);
    schedule();
  }

  function want({ scene, yaw, pitch, zoom, own = false }: TourView & Pick<SetView, 'own'>): void {
    if (!wanted) deadline = performance.now() + SCENE_TIMEOUT_MS;
    wanted = { view: { scene, yaw, pitch, zoom }, own };
    set();
    schedule();
  }

  function set(): void {
    if (!wanted || hasSet || isWaiting(wanted)) return;
    const { view, own } = wanted;
    wanted = undefined;
    entered = undefined;
    hasSet = true;
    settling = SETTLING_FRAMES;
    isOwn = own;
    if (!own && player.turns) attempt(() => player.turn(view), undefined);
    known = own ? undefined : (readView(player) ?? known);
    if (!isReady) becomeReady();
  }

  /** Starts to load the scene of a view if necessary. @returns whether the view cannot be set yet. */
  function isWaiting({ view, own }: Wanted): boolean {
    const { scene } = view;
    if (performance.now() > deadline) return false;
    if (isLoading(player)) return true;
    if (!ids.has(scene) || readView(player)?.scene === scene) return false;
    if (entered !== scene) {
      entered = scene;
      settling = SETTLING_FRAMES;
      const loaded = attempt(() => player.enter(scene, own ? undefined : view), undefined);
      // Tools reject when a scene is missing: that is not an error of the tour's own.
      Promise.resolve(loaded).catch(() => undefined);
    }
    return isLoading(player) || readView(player)?.scene !== scene;
  }

  function report(): void {
    if (!isReady || hasReported || wanted || settling > 0) return;
    const view = readView(player);
    if (!view || (known && isSame(view, known))) return;
    known = view;
    hasReported = true;
    post({ type: 'view', ...view });
    schedule();
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      hasSet = false;
      hasReported = false;
      if (settling > 0 && !wanted) {
        settling--;
        if (!isOwn) known = readView(player) ?? known;
      }
      set();
      report();
      if (!isWatched || wanted || settling > 0) schedule();
    });
  }
}

interface Wanted {
  readonly view: TourView;
  /** As the scene's author starts it, instead of the view's direction. */
  readonly own: boolean;
}

export function isLoading(player: Player): boolean {
  return attempt(() => player.isLoading?.() === true, false);
}

/** @returns `undefined` if the player shows no scene, or does not tell a proper view. */
export function readView(player: Player): TourView | undefined {
  const view = attempt(() => player.view(), undefined);
  return view && [view.yaw, view.pitch, view.zoom].every(Number.isFinite) ? view : undefined;
}

function isSame(a: TourView, b: TourView): boolean {
  return (
    a.scene === b.scene &&
    Math.abs(turned(a.yaw - b.yaw)) <= SAME_ANGLE &&
    Math.abs(a.pitch - b.pitch) <= SAME_ANGLE &&
    Math.abs(a.zoom - b.zoom) <= SAME_ZOOM
  );
}

function post(message: TourMessage): void {
  window.parent.postMessage(toMessage(message), '*');
}
