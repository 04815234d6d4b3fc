/**
 * Messages between a tour in a frame and the page around it: docs/tour-protocol.md. One definition for the portal, the
 * demo tours and the bridge. Without dependencies, because tours load it.
 *
 * Messages come from untrusted windows: readers accept any value and return only what conforms, within bounds.
 */

/** Direction of view. */
export interface TourView {
  /** Id of a scene. */
  readonly scene: string;
  /** Radians; 0 is the middle of the panorama; grows to the right. */
  readonly yaw: number;
  /** Radians; grows upwards. */
  readonly pitch: number;
  /** 120 minus the vertical field of view in degrees: 0 (widest) to 100 (closest). */
  readonly zoom: number;
}

export interface TourScene {
  readonly id: string;
  /** As the tour's author wrote it: any language, for people to read. */
  readonly title?: string | undefined;
}

/** The tour can be seen and accepts messages. */
export interface TourReady {
  readonly type: 'ready';
  /** In the tour's order, without duplicates. Empty if the tour does not tell them. */
  readonly scenes: readonly TourScene[];
  /** The view at that moment; version 1 does not have it. */
  readonly view?: TourView | undefined;
  /** Whether the camera can be read and set; otherwise only the scene. */
  readonly turns: boolean;
}

/** What a tour tells the page. */
export type TourMessage =
  | TourReady
  | ({ readonly type: 'view' } & TourView)
  | { readonly type: 'motion' | 'cookies-cleared' };

/** What the page tells a tour. */
export type PageMessage = SetView | { readonly type: 'set-title'; readonly visible: boolean };

export interface SetView extends TourView {
  readonly type: 'set-view';
  /**
   * The scene as its author starts it, whose view the tour then reports. The direction is for tours that do not know
   * this.
   */
  readonly own?: boolean | undefined;
}

/** The version in which a message got its present form; `ready` of version 1 has ids instead of scenes. */
const VERSIONS = { ready: 2, other: 1 } as const;

export const SCENE_ID_MAX = 200;
export const SCENE_TITLE_MAX = 120;
export const SCENES_MAX = 2000;

/** Parses a message from a tour; `undefined` if it does not conform to the protocol. */
export function readTourMessage(data: unknown): TourMessage | undefined {
  const version = field(data, 'jawla');
  const type = field(data, 'type');
  if (type === 'ready') return readReady(version, data);
  if (version !== VERSIONS.other) return undefined;
  if (type === 'motion' || type === 'cookies-cleared') return { type };
  const view = type === 'view' ? readView(data) : undefined;
  return view && { type: 'view', ...view };
}

/** Parses a message from the page; `undefined` if it does not conform to the protocol. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (field(data, 'jawla') !== VERSIONS.other) return undefined;
  const type = field(data, 'type');
  if (type === 'set-title') {
    const visible = field(data, 'visible');
    return typeof visible === 'boolean' ? { type, visible } : undefined;
  }
  const view = type === 'set-view' ? readView(data) : undefined;
  return view && { type: 'set-view', ...view, ...(field(data, 'own') === true && { own: true }) };
}

/** Builds the message to post. */
export function toMessage<Message extends TourMessage | PageMessage>(message: Message) {
  return { jawla: message.type === 'ready' ? VERSIONS.ready : VERSIONS.other, ...message };
}

function readReady(version: unknown, data: unknown): TourReady | undefined {
  if (version !== VERSIONS.other && version !== VERSIONS.ready) return undefined;
  const listed = field(data, 'scenes');
  const scenes = new Map<string, TourScene>();
  if (Array.isArray(listed)) {
    const bounded: readonly unknown[] = listed.slice(0, SCENES_MAX);
    for (const item of bounded) {
      const scene = readScene(version === VERSIONS.ready ? item : { id: item });
      if (scene && !scenes.has(scene.id)) scenes.set(scene.id, scene);
    }
  }
  const view = readView(field(data, 'view'));
  const turns = field(data, 'turns') !== false;
  return { type: 'ready', scenes: [...scenes.values()], ...(view && { view }), turns };
}

function readScene(data: unknown): TourScene | undefined {
  const id = field(data, 'id');
  if (typeof id !== 'string' || id === '' || id.length > SCENE_ID_MAX) return undefined;
  const title = field(data, 'title');
  const shown = typeof title === 'string' ? readTitle(title) : '';
  return shown === '' ? { id } : { id, title: shown };
}

/** Control, format and bidirectional characters, and lone surrogates: they could hide or reorder text around them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;

/** The beginning of a title on one line, without invisible characters. */
function readTitle(title: string): string {
  const line = title
    .slice(0, 4 * SCENE_TITLE_MAX)
    .replaceAll(HIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, SCENE_TITLE_MAX).join('').trim();
}

function readView(data: unknown): TourView | undefined {
  const scene = field(data, 'scene');
  const yaw = field(data, 'yaw');
  const pitch = field(data, 'pitch');
  const zoom = field(data, 'zoom');
  if (typeof scene !== 'string' || scene.length > SCENE_ID_MAX) return undefined;
  if (!isNumber(yaw) || !isNumber(pitch) || !isNumber(zoom)) return undefined;
  return { scene, yaw, pitch, zoom };
}

/** Own data properties only: no getters, nothing from a prototype. */
function field(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.getOwnPropertyDescriptor(data, name)?.value;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Parameter of URLs that open a tour at a view: of the viewer, of pilots and, for the bridge, of the tour itself. */
export const VIEW_PARAM = 'view';

/**
 * A view in a URL: the scene by its id or, if that is long, by its place among the scenes, counted from 1. Without a scene
 * for tours that have none, such as a single panorama.
 */
export interface LinkedView extends Omit<TourView, 'scene'> {
  readonly scene: { readonly id: string } | { readonly place: number } | undefined;
}

/** Longer ids would make links unreadable. */
const LINKED_ID_MAX = 20;
const DEGREES = 180 / Math.PI;

/**
 * Writes a view for a URL: `court~90~-12~30`, with angles in whole degrees; `~90~-12~30` of a tour without scenes. Not
 * percent-encoded.
 *
 * @returns `undefined` if the scene is not among the tour's.
 */
export function formatView(view: TourView, scenes: readonly TourScene[]): string | undefined {
  const place = scenes.findIndex(({ id }) => id === view.scene) + 1;
  const isWithout = scenes.length === 0 && view.scene === '';
  if (place === 0 && !isWithout) return undefined;
  const isShort = /^[\w-]*$/.test(view.scene) && view.scene.length <= LINKED_ID_MAX;
  const numbers = [turned(view.yaw) * DEGREES, view.pitch * DEGREES, view.zoom].map(wholeNumber);
  return [isShort ? view.scene : `.${place}`, ...numbers].join('~');
}

/** Parses what `formatView` wrote; `undefined` for any other text. */
export function parseView(text: string): LinkedView | undefined {
  const match = /^(?:([\w-]{1,20})|\.([1-9]\d{0,3}))?~(-?\d{1,3})~(-?\d{1,2})~(\d{1,3})$/.exec(
    text,
  );
  if (!match) return undefined;
  const [, id, place, yaw, pitch, zoom] = match;
  return {
    scene: id !== undefined ? { id } : place !== undefined ? { place: Number(place) } : undefined,
    yaw: Number(yaw) / DEGREES,
    pitch: Number(pitch) / DEGREES,
    zoom: Math.min(Number(zoom), 100),
  };
}

/** Resolves the scene of a link; `undefined` if the tour does not have it. */
export function resolveView(
  { scene, ...direction }: LinkedView,
  scenes: readonly TourScene[],
): TourView | undefined {
  if (scene === undefined) return scenes.length === 0 ? { scene: '', ...direction } : undefined;
  const found = 'id' in scene ? scenes.find(({ id }) => id === scene.id) : scenes[scene.place - 1];
  return found && { scene: found.id, ...direction };
}

const FULL_TURN = 2 * Math.PI;

/** The same angle between -π and π; angles in that range are not rounded. */
export function turned(yaw: number): number {
  const rest = yaw % FULL_TURN;
  if (Math.abs(rest) <= Math.PI) return rest;
  return rest < 0 ? rest + FULL_TURN : rest - FULL_TURN;
}

/** Without the sign of -0. */
function wholeNumber(value: number): number {
  return Math.round(value) || 0;
}
