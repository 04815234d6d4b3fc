/** Repeatable randomness: everything is a hash of whole numbers, so a picture never depends on which thread drew it. */
export function hash(a: number, b = 0, c = 0): number {
  let h = (Math.imul(a, 0x27d4eb2d) ^ Math.imul(b, 0x165667b1) ^ Math.imul(c, 0x9e3779b1)) | 0;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A small seeded generator for loops which need many numbers. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 2654435761) >>> 0 || 1;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }
}

/** Smooth value noise in 0..1. */
export function noise(x: number, y: number, seed = 0): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const a = hash(i, j, seed);
  const b = hash(i + 1, j, seed);
  const c = hash(i, j + 1, seed);
  const d = hash(i + 1, j + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Layered noise, about 0.5 on average. `foot` is the size of a pixel in the same unit: layers finer than it are left out. */
export function fbm(x: number, y: number, seed: number, layers: number, foot = 0): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let f = 1;
  for (let i = 0; i < layers; i++) {
    const fade = foot * f < 0.35 ? 1 : foot * f > 0.9 ? 0 : (0.9 - foot * f) / 0.55;
    sum += weight * ((fade > 0 ? noise(x * f, y * f, seed + i) - 0.5 : 0) * fade + 0.5);
    total += weight;
    weight *= 0.55;
    f *= 2.07;
  }
  return sum / total;
}
