/** A point, a direction or a linear colour. Used while building scenes; the hot loops work on plain numbers. */
export type Vec3 = readonly [number, number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1));
export const clamp = (x: number, low: number, high: number): number =>
  x < low ? low : x > high ? high : x;
export const smooth = (low: number, high: number, x: number): number => {
  const k = clamp((x - low) / (high - low), 0, 1);
  return k * k * (3 - 2 * k);
};

/** An sRGB hex colour as linear light. */
export function hex(colour: string): Vec3 {
  const n = Number.parseInt(colour.replace('#', ''), 16);
  return [linear((n >> 16) & 255), linear((n >> 8) & 255), linear(n & 255)];
}

const linear = (c: number): number => {
  const s = c / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};
