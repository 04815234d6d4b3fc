import {
  readTourMessage,
  resolveView,
  toMessage,
  turned,
  type LinkedView,
  type PageMessage,
  type TourReady,
  type TourView,
} from '@jawla/contract/tourProtocol';
import type { Alignment } from '../alignments/alignments';
import { createBudget } from './messageBudget';
import { CONTENT, sizeOf } from './messageSize';
import { matchScene, type ScenesOfDate } from './sceneMatch';

/** `main`: the tour of the current date; `other`: the one that it is compared with. */
export type Pane = 'main' | 'other';

/** The iframe of a tour. */
export interface TourFrameElement {
  readonly contentWindow: TourWindow | null;
  /** Whether the user's pointer is in the frame. */
  matches(selector: ':hover'): boolean;
}

/** A window in which a tour runs. */
export interface TourWindow {
  postMessage(message: unknown, targetOrigin: string): void;
}

export interface ConnectOptions {
  pane: Pane;
  /** The date's folder: `date` for the project's own date, otherwise the day. */
  slot: string;
  /** The server has deleted the cookies of the tours' host instead of sending the tour. */
  onCookiesCleared: () => void;
  /** The tour has said that it is ready. */
  onSpeak: () => void;
  /** The tour has sent more than the page can read. */
  onFlood: () => void;
}

export interface Connection {
  /** To be called when the frame has loaded a document. */
  onLoad: () => void;
  disconnect: () => void;
}

/** What is known of a tour that speaks the protocol. */
export interface SpeakingTour extends ScenesOfDate {
  readonly turns: boolean;
  /** Id of the current scene, once it is known. */
  readonly scene: string | undefined;
}

/** State for rendering: does not change while the user turns. */
export interface ToursSnapshot {
  readonly main: SpeakingTour | undefined;
  readonly other: SpeakingTour | undefined;
  /** A tour requires a permission for motion control. */
  readonly usesMotion: boolean;
}

/** Where something was seen in the tour of a date. */
export interface SeenPlace extends Pick<TourView, 'scene'> {
  readonly slot: string;
  /** The scene's title, by which the tours of other dates may know it. */
  readonly title: string;
  /** `undefined` if the tour told the scene only. */
  readonly direction: Omit<TourView, 'scene'> | undefined;
}

export interface TourSyncOptions {
  /** The view of the URL that opened the page: shown once by the main tour. */
  linked?: LinkedView | undefined;
  now: () => number;
  /** Runs a callback in the next animation frame. */
  onNextFrame: (callback: () => void) => void;
}

export interface TourSync {
  connect: (frame: TourFrameElement, options: ConnectOptions) => Connection;
  /** Handles a message event. `data` is read only if the source is a tour that has not sent too many. */
  receive: (event: { readonly source: unknown; readonly data: unknown }) => void;
  /** Shows another scene in the main tour; the other one follows. */
  goTo: (scene: string) => void;
  /**
   * Shows a place in the main tour, also one that was seen on another date; the other tour follows.
   *
   * @returns what is shown, or `undefined` if the tour does not have the scene
   */
  goToPlace: (place: SeenPlace) => 'place' | 'scene' | undefined;
  /** The current view of a pane's tour. */
  viewIn: (pane: Pane) => TourView | undefined;
  /** Sets the alignments, in order of precedence. The other tour follows the main one. */
  setAlignments: (alignments: readonly Alignment[]) => void;
  /** While paused, each tour turns alone. Afterwards, the other tour follows again. */
  setPaused: (isPaused: boolean) => void;
  /** Shows or hides the titles of all tours. Tours show them until a message says otherwise. */
  setTitles: (areVisible: boolean) => void;
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => ToursSnapshot;
}

/** Messages that are read of each tour per animation frame; of further ones, only the last. */
const MESSAGES_PER_FRAME = 8;

/** A tour is ready once; until then a repetition without a new document is ignored, because reading it takes long. */
const READY_INTERVAL_MS = 1000;

/** How long after a `set-view` a tour may still report views that come from it. */
const ECHO_MS = 500;

/** Views that differ less are the same: tours round, and compute zoom from other fields of view. */
const SAME = { radians: 0.01, zoom: 1 };

/** For tours whose zoom is not known. */
const MIDDLE_ZOOM = 50;

interface Tour extends ConnectOptions {
  readonly frame: TourFrameElement;
  /** Takes the size of a message that is read; returns whether that was allowed. */
  readonly takeContent: (size: number) => boolean;
  /** `undefined` until the tour is ready. */
  state: SpeakingTour | undefined;
  view: TourView | undefined;
  /** The last view that was sent to it, and when. */
  sent: (ShownView & { readonly at: number }) | undefined;
  /** To be sent in the next animation frame. */
  next: ShownView | undefined;
  hidesTitles: boolean;
  isReadySinceLoad: boolean;
  readyAt: number;
  messageCount: number;
  /** The last message beyond the limit. */
  unread: { readonly data: unknown } | undefined;
}

/** A view that the portal shows in a tour. */
interface ShownView {
  readonly view: TourView;
  /**
   * A jump: the view of a link, of the date before, of the tour that it is compared with, or a chosen scene. What the tour
   * reports until it has jumped is where it was, wherever the pointer is.
   */
  readonly isJump: boolean;
  /** As the scene's author starts it. The tour reports which view that is; those that do not know this show the view. */
  readonly isOwn: boolean;
}

/** The view that other tours follow, and the scenes of the tour that shows it, which may be gone. */
interface Lead extends ScenesOfDate {
  readonly turns: boolean;
  readonly view: TourView;
}

/**
 * Keeps the state of the tours on a stage, and lets them follow one another: docs/decisions/0092. Independent of React
 * and the DOM. Tours are untrusted: one can change only its own state and, by reporting views, the camera of the other.
 */
export function createTourSync({ linked, now, onNextFrame }: TourSyncOptions): TourSync {
  const tours = new Set<Tour>();
  const listeners = new Set<() => void>();
  let toOpen = linked;
  let lead: Lead | undefined;
  let alignments: readonly Alignment[] = [];
  let isPaused = false;
  let areTitlesVisible = true;
  let isScheduled = false;
  let snapshot: ToursSnapshot = { main: undefined, other: undefined, usesMotion: false };
  let usesMotion = false;

  /** The first tour of the pane: that of the next date replaces it once it has loaded. */
  const tourIn = (pane: Pane) => [...tours].find((tour) => tour.pane === pane);

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    onNextFrame(flush);
  }

  function flush() {
    isScheduled = false;
    for (const tour of tours) {
      const { unread } = tour;
      tour.messageCount = 0;
      tour.unread = undefined;
      if (unread !== undefined) read(tour, unread.data);
    }
    for (const tour of tours) {
      if (tour.next !== undefined) {
        tour.sent = { ...tour.next, at: now() };
        post(tour, { type: 'set-view', ...tour.next.view, ...(tour.next.isOwn && { own: true }) });
        tour.next = undefined;
      }
      if (tour.state !== undefined && tour.hidesTitles === areTitlesVisible) {
        tour.hidesTitles = !areTitlesVisible;
        post(tour, { type: 'set-title', visible: areTitlesVisible });
      }
    }
    publish();
  }

  function publish() {
    const main = tourIn('main')?.state;
    const other = tourIn('other')?.state;
    if (main === snapshot.main && other === snapshot.other && usesMotion === snapshot.usesMotion)
      return;
    snapshot = { main, other, usesMotion };
    for (const listener of listeners) listener();
  }

  function read(tour: Tour, data: unknown) {
    if (!tour.takeContent(sizeOf(data))) return tour.onFlood();
    if (isReadyMessage(data)) {
      if (tour.isReadySinceLoad && now() - tour.readyAt < READY_INTERVAL_MS) return undefined;
      tour.readyAt = now();
    }
    const message = readTourMessage(data);
    if (message === undefined) return undefined;
    switch (message.type) {
      case 'ready':
        return start(tour, message);
      case 'view':
        return report(tour, message);
      case 'motion':
        usesMotion = true;
        return schedule();
      case 'cookies-cleared':
        return tour.onCookiesCleared();
      default:
        return message satisfies never;
    }
  }

  function start(tour: Tour, { scenes, turns, view }: TourReady) {
    tour.isReadySinceLoad = true;
    tour.onSpeak();
    // A new document shows its titles again.
    tour.hidesTitles = false;
    tour.sent = undefined;
    tour.next = undefined;
    tour.view = view && bounded(view);
    tour.state = { slot: tour.slot, scenes, turns, scene: view?.scene };
    schedule();
    const opened =
      tour.pane === 'main' && toOpen !== undefined ? resolveView(toOpen, scenes) : undefined;
    if (tour.pane === 'main') toOpen = undefined;
    if (opened !== undefined) {
      show(tour, opened, true);
      leadBy(tour, opened);
    } else if (lead !== undefined) follow(tour, true);
    else if (tour.pane === 'main' && tour.view !== undefined) leadBy(tour, tour.view);
  }

  function report(tour: Tour, message: TourView) {
    if (tour.state === undefined) return;
    const view = bounded(message);
    if (!isOwnView(tour, view)) {
      if (isJumping(tour)) return;
      if (isEcho(tour, view)) {
        // A view of another scene was reported before the tour received the new one.
        if (view.scene === tour.view?.scene) tour.view = view;
        return;
      }
    }
    tour.sent = undefined;
    tour.next = undefined;
    see(tour, view);
    leadBy(tour, view);
  }

  /** Whether it is the view that a tour was asked for: that with which a scene starts. */
  function isOwnView({ sent, next }: Tour, view: TourView): boolean {
    return next === undefined && sent?.isOwn === true && sent.view.scene === view.scene;
  }

  /** Whether the tour has not jumped yet. It does not say when it has: it reports only what the user does. */
  function isJumping({ sent, next }: Tour): boolean {
    return next?.isJump === true || (sent?.isJump === true && now() - sent.at < ECHO_MS);
  }

  /**
   * Whether a view comes from the last `set-view`, not from the user: it is about the same, or follows soon, unless the
   * pointer is in this tour.
   */
  function isEcho({ frame, sent, next }: Tour, view: TourView): boolean {
    if (frame.matches(':hover')) return sent !== undefined && isSameView(view, sent.view);
    if (next !== undefined) return true;
    return sent !== undefined && (now() - sent.at < ECHO_MS || isSameView(view, sent.view));
  }

  function leadBy(tour: Tour, view: TourView) {
    const { state } = tour;
    if (state === undefined) return;
    lead = { slot: state.slot, scenes: state.scenes, turns: state.turns, view };
    if (isPaused) return;
    for (const other of tours) if (other !== tour) follow(other);
  }

  function follow(tour: Tour, isJump = false) {
    const { state } = tour;
    if (lead === undefined || state === undefined || isPaused) return;
    const match = matchScene(lead.view.scene, lead, state, alignments);
    if (match === undefined) return;
    const { scene } = match;
    if (lead.turns && state.turns) {
      show(tour, { ...lead.view, scene, yaw: turned(lead.view.yaw + match.yaw) }, isJump);
    } else if (tour.view?.scene !== scene) {
      const { yaw, pitch, zoom } = tour.view ?? lead.view;
      show(tour, { scene, yaw, pitch, zoom }, isJump);
    }
  }

  function followMain() {
    const main = tourIn('main');
    if (main?.view !== undefined && tourIn('other')) leadBy(main, main.view);
  }

  /** Sends a view with the next frame: of several, only the last. */
  function show(tour: Tour, view: TourView, isJump: boolean, isOwn = false) {
    tour.next = { view, isJump: isJump || tour.next?.isJump === true, isOwn };
    see(tour, view);
    schedule();
  }

  function see(tour: Tour, view: TourView) {
    tour.view = view;
    if (tour.state === undefined || tour.state.scene === view.scene) return;
    tour.state = { ...tour.state, scene: view.scene };
    schedule();
  }

  function goTo(scene: string) {
    const tour = tourIn('main');
    if (tour?.state === undefined) return;
    const view = { scene, yaw: 0, pitch: 0, zoom: tour.view?.zoom ?? MIDDLE_ZOOM };
    show(tour, view, true, true);
    leadBy(tour, view);
  }

  return {
    connect(frame, options) {
      const tour: Tour = {
        ...options,
        frame,
        takeContent: createBudget(CONTENT, now),
        state: undefined,
        view: undefined,
        sent: undefined,
        next: undefined,
        hidesTitles: false,
        isReadySinceLoad: false,
        readyAt: -READY_INTERVAL_MS,
        messageCount: 0,
        unread: undefined,
      };
      tours.add(tour);
      return {
        onLoad() {
          // The frame has another document, which has not said that it speaks the protocol.
          if (!tour.isReadySinceLoad) tour.state = undefined;
          tour.isReadySinceLoad = false;
          schedule();
        },
        disconnect() {
          tours.delete(tour);
          schedule();
        },
      };
    },
    receive(event) {
      if (event.source === null) return;
      for (const tour of tours) {
        if (tour.frame.contentWindow !== event.source) continue;
        tour.messageCount += 1;
        if (tour.messageCount <= MESSAGES_PER_FRAME) read(tour, event.data);
        else tour.unread = event;
        schedule();
      }
    },
    goTo,
    goToPlace({ slot, scene, title, direction }) {
      const tour = tourIn('main');
      if (tour?.state === undefined) return undefined;
      const there = { slot, scenes: scene === '' ? [] : [{ id: scene, title }] };
      const match = matchScene(scene, there, tour.state, alignments);
      if (match === undefined) return undefined;
      if (direction === undefined || !tour.state.turns) {
        goTo(match.scene);
        return 'scene';
      }
      const yaw = turned(direction.yaw + match.yaw);
      const view = bounded({ ...direction, scene: match.scene, yaw });
      show(tour, view, true);
      leadBy(tour, view);
      return 'place';
    },
    viewIn: (pane) => tourIn(pane)?.view,
    setAlignments(next) {
      alignments = next;
      followMain();
    },
    setPaused(next) {
      if (isPaused === next) return;
      isPaused = next;
      if (!isPaused) followMain();
    },
    setTitles(next) {
      areTitlesVisible = next;
      schedule();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}

function post({ frame }: Tour, message: PageMessage) {
  // A sandboxed tour has an opaque origin, which cannot be a target origin; the message contains no secret.
  frame.contentWindow?.postMessage(toMessage(message), '*');
}

function isReadyMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'ready';
}

/** A direction that every tour can show. */
function bounded({ scene, yaw, pitch, zoom }: TourView): TourView {
  return {
    scene,
    yaw: turned(yaw),
    pitch: Math.min(Math.max(pitch, -Math.PI / 2), Math.PI / 2),
    zoom: Math.min(Math.max(zoom, 0), 100),
  };
}

function isSameView(a: TourView, b: TourView): boolean {
  return (
    a.scene === b.scene &&
    Math.abs(turned(a.yaw - b.yaw)) < SAME.radians &&
    Math.abs(a.pitch - b.pitch) < SAME.radians &&
    Math.abs(a.zoom - b.zoom) < SAME.zoom
  );
}
