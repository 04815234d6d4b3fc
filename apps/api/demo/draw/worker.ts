import { parentPort } from 'node:worker_threads';
import type { View } from './building.ts';
import { buildings } from './buildings/index.ts';
import { Eye } from './eye.ts';
import { Lighting } from './light.ts';
import type { LightMaps } from './light.ts';
import { hash } from './noise.ts';
import type { Chart } from './scene.ts';
import { Tracer } from './tracer.ts';
import { cross, normalize } from './vec.ts';

export interface Start {
  building: string;
  maps: LightMaps;
  counter: Int32Array<SharedArrayBuffer>;
}

/** A picture being taken: its light, the blurred mirror images apart from it, and which chart each pixel shows. */
export interface Plate {
  view: View;
  width: number;
  height: number;
  image: Float32Array<SharedArrayBuffer>;
  gloss: Float32Array<SharedArrayBuffer>;
  met: Int32Array<SharedArrayBuffer>;
}

export type Job =
  | ({ kind: 'start' } & Start)
  | { kind: 'direct' }
  | { kind: 'gather'; side: number; stride: number }
  /** One ray a pixel. */
  | { kind: 'look'; plate: Plate }
  /** More rays where a pixel differs from its neighbours. */
  | { kind: 'refine'; plate: Plate; rough: Float32Array<SharedArrayBuffer>; grid: number };

/** One thread's share of the work on a building: it takes the next row as long as there is one. */
class Hand {
  private readonly start: Start;
  private readonly lighting: Lighting;
  private readonly eye: Eye;
  private readonly rows: { chart: Chart; id: number; row: number }[];

  constructor(start: Start) {
    const { scene, sky } = buildings[start.building]();
    const tracer = new Tracer(scene);
    this.start = start;
    this.lighting = new Lighting(scene, sky, tracer, start.maps);
    this.eye = new Eye(scene, sky, tracer, start.maps);
    this.rows = scene.charts.flatMap((chart, id) =>
      Array.from({ length: chart.height }, (_, row) => ({ chart, id, row })),
    );
  }

  run(job: Exclude<Job, { kind: 'start' }>): void {
    const { rows, lighting, eye, start } = this;
    if (job.kind === 'look' || job.kind === 'refine') {
      const trace = aim(eye, job.plate);
      for (let y = this.next(1); y < job.plate.height; y = this.next(1)) {
        if (job.kind === 'look') look(eye, job.plate, trace, y);
        else refine(eye, job.plate, trace, job.rough, job.grid, y);
      }
      return;
    }
    for (let from = this.next(BATCH); from < rows.length; from = this.next(BATCH)) {
      for (const { chart, id, row } of rows.slice(from, from + BATCH)) {
        if (job.kind === 'direct') lighting.direct(chart, row);
        else if (job.stride > 1) lighting.gather(chart, row, job.side, job.stride);
        else if (start.maps.seen[id]) lighting.gather(chart, row, job.side, 1);
      }
    }
  }

  private next(step: number): number {
    return Atomics.add(this.start.counter, 0, step);
  }
}

const BATCH = 16;

type Trace = (px: number, py: number, key: number) => void;

function aim(eye: Eye, { view, width, height }: Plate): Trace {
  const [ox, oy, oz] = view.at;
  if (!view.towards) {
    const spread = ((Math.PI * 2) / width) * 0.8;
    return (px, py, key) => {
      const lon = (px / width - 0.5) * Math.PI * 2;
      const lat = (0.5 - py / height) * Math.PI;
      const flat = Math.cos(lat);
      eye.look(ox, oy, oz, Math.sin(lon) * flat, Math.sin(lat), -Math.cos(lon) * flat, spread, key);
    };
  }
  const to = view.towards;
  const forward = normalize([to[0] - ox, to[1] - oy, to[2] - oz]);
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const reach = Math.tan((((view.lens ?? 70) / 2) * Math.PI) / 180);
  const spread = ((2 * reach) / width) * 0.8;
  return (px, py, key) => {
    const sx = ((px / width) * 2 - 1) * reach;
    const sy = ((1 - (py / height) * 2) * reach * height) / width;
    const x = forward[0] + right[0] * sx + up[0] * sy;
    const y = forward[1] + right[1] * sx + up[1] * sy;
    const z = forward[2] + right[2] * sx + up[2] * sy;
    const l = 1 / Math.hypot(x, y, z);
    eye.look(ox, oy, oz, x * l, y * l, z * l, spread, key);
  };
}

const LIMIT = 16;
/** Rays are averaged the way they will look: otherwise one ray out of a bright window outshines all others and edges turn to stairs. */
const squeeze = (x: number): number => x / (x + 0.35);
const stretch = (y: number): number => Math.min(LIMIT, (0.35 * y) / (1 - y + 1e-6));

function look(eye: Eye, { width, image, gloss, met }: Plate, trace: Trace, y: number): void {
  for (let x = 0; x < width; x++) {
    const p = y * width + x;
    trace(x + 0.5, y + 0.5, p * 16);
    met[p] = eye.met;
    for (let c = 0; c < 3; c++) {
      image[p * 3 + c] = Math.min(LIMIT, eye.out[c]);
      gloss[p * 3 + c] = eye.gloss[c];
    }
  }
}

function refine(
  eye: Eye,
  { width, height, image, met }: Plate,
  trace: Trace,
  rough: Float32Array,
  grid: number,
  y: number,
): void {
  const bright = (p: number): number =>
    Math.cbrt(0.3 * rough[p * 3] + 0.6 * rough[p * 3 + 1] + 0.1 * rough[p * 3 + 2] + 0.001);
  for (let x = 0; x < width; x++) {
    const p = y * width + x;
    const own = bright(p);
    let edge = false;
    for (let k = 0; k < 9 && !edge; k++) {
      const ny = Math.min(height - 1, Math.max(0, y + Math.floor(k / 3) - 1));
      const q = ny * width + ((x + (k % 3) - 1 + width) % width);
      edge =
        Math.abs(bright(q) - own) > 0.028 ||
        (met[q] !== met[p] && Math.abs(bright(q) - own) > 0.008);
    }
    if (!edge) continue;
    const rays = grid * grid;
    let [r, g, b] = [0, 0, 0];
    for (let k = 0; k < rays; k++) {
      const key = p * 16 + k + 1;
      trace(
        x + ((k % grid) + hash(key, 11)) / grid,
        y + (Math.floor(k / grid) + hash(key, 12)) / grid,
        key,
      );
      r += squeeze(eye.out[0]);
      g += squeeze(eye.out[1]);
      b += squeeze(eye.out[2]);
    }
    image[p * 3] = stretch(r / rays);
    image[p * 3 + 1] = stretch(g / rays);
    image[p * 3 + 2] = stretch(b / rays);
  }
}

let hand: Hand | undefined;
parentPort?.on('message', (job: Job) => {
  if (job.kind === 'start') hand = new Hand(job);
  else hand?.run(job);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage('done');
});
