/** The direction of view in a tour; see docs/tour-protocol.md. */
export interface TourView {
  scene: string;
  /** Radians. */
  yaw: number;
  pitch: number;
  /** 0 (widest) to 100. */
  zoom: number;
}

export type TourMessage =
  { type: 'ready' | 'motion' | 'cookies-cleared' } | ({ type: 'view' } & TourView);

const VERSION = 1;
const SCENE_MAX = 200;

/** Parses a message from a tour; `undefined` if it does not conform to the protocol. */
export function readTourMessage(data: unknown): TourMessage | undefined {
  if (typeof data !== 'object' || data === null || field(data, 'jawla') !== VERSION)
    return undefined;
  const type = field(data, 'type');
  if (type === 'ready' || type === 'motion' || type === 'cookies-cleared') return { type };
  const scene = field(data, 'scene');
  const yaw = field(data, 'yaw');
  const pitch = field(data, 'pitch');
  const zoom = field(data, 'zoom');
  if (type !== 'view' || typeof scene !== 'string' || scene.length > SCENE_MAX) return undefined;
  if (!isNumber(yaw) || !isNumber(pitch) || !isNumber(zoom)) return undefined;
  return { type, scene, yaw, pitch, zoom };
}

/** Builds the message that sets a tour's view. */
export function setView({ scene, yaw, pitch, zoom }: TourView) {
  return { jawla: VERSION, type: 'set-view', scene, yaw, pitch, zoom };
}

/** Builds the message that shows or hides a tour's titles. */
export function setTitle(visible: boolean) {
  return { jawla: VERSION, type: 'set-title', visible };
}

function field(data: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(data, name)?.value;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
