/** Fields of view between which a tool zooms, in any unit. */
export interface FovRange {
  readonly min: number;
  readonly max: number;
}

const DEGREES = 180 / Math.PI;

export function toDegrees(radians: number): number {
  return radians * DEGREES;
}

export function toRadians(degrees: number): number {
  return degrees / DEGREES;
}

/** 0 (widest) to 100 (closest). @throws {RangeError} if the range is empty. */
export function toZoom(fov: number, { min, max }: FovRange): number {
  if (!(max > min)) throw new RangeError('fov');
  return Math.min(100, Math.max(0, (100 * (max - fov)) / (max - min)));
}

export function toFov(zoom: number, { min, max }: FovRange): number {
  return max - (Math.min(100, Math.max(0, zoom)) / 100) * (max - min);
}
