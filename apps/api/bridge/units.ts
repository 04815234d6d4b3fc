const DEGREES = 180 / Math.PI;

/** Vertical fields of view in degrees at zoom 0 and 100: docs/tour-protocol.md. */
const WIDEST = 120;
const CLOSEST = 20;

export function toDegrees(radians: number): number {
  return radians * DEGREES;
}

export function toRadians(degrees: number): number {
  return degrees / DEGREES;
}

/** Returns the zoom of a vertical field of view in degrees. */
export function toZoom(fov: number): number {
  return WIDEST - Math.min(WIDEST, Math.max(CLOSEST, fov));
}

/** Returns the vertical field of view in degrees. */
export function toFov(zoom: number): number {
  return WIDEST - Math.min(WIDEST - CLOSEST, Math.max(0, zoom));
}

/** Converts a field of view in degrees to that of a side which is `ratio` times as long, as of a rectangle. */
export function fovOfSide(fov: number, ratio: number): number {
  return toDegrees(2 * Math.atan(Math.tan(toRadians(fov) / 2) * ratio));
}
