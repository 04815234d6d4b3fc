/** Projects the middle of an equirectangular panorama onto a plane, as a camera sees it: straight lines stay straight. */
import { setImmediate } from 'node:timers/promises';
import { COVER_SIDE_MAX } from '@jawla/contract/covers';

/** Horizontal field of view: 75 degrees. */
const HALF_WIDTH = (75 / 2) * (Math.PI / 180);
const RATIO = 4 / 3;
/** Half of the plane at a distance of 1. */
const HALF_X = Math.tan(HALF_WIDTH);
const HALF_Y = HALF_X / RATIO;
/** The vertical field of view is widest in the middle column. */
const HALF_HEIGHT = Math.atan(HALF_Y);
/** Number of rows to project before yielding to the event loop. */
const BATCH = 64;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

/** Pixels of 8 bits per channel. */
export interface Pixels extends Size {
  readonly data: Uint8Array;
  readonly channels: number;
}

/** Returns the size of the view of a panorama, at which its middle is neither enlarged nor reduced. */
export function flatSize(panorama: Size): Size {
  const width = Math.min(COVER_SIDE_MAX, Math.round((panorama.width / Math.PI) * HALF_X));
  return { width, height: Math.round(width / RATIO) };
}

/** Returns the part of a panorama that the view shows. */
export function flatRegion({ width, height }: Size): Region {
  const part = {
    width: 2 * Math.round((width * HALF_WIDTH) / (2 * Math.PI)),
    height: 2 * Math.round((height * HALF_HEIGHT) / Math.PI),
  };
  return {
    ...part,
    left: Math.floor((width - part.width) / 2),
    top: Math.floor((height - part.height) / 2),
  };
}

/** @param part - Pixels of the region that `flatRegion` returns, in any size. */
export async function projectFlat(part: Pixels, size: Size): Promise<Pixels> {
  const { data, channels } = part;
  const { width, height } = size;
  const projected = new Uint8Array(width * height * channels);
  const columns = Array.from({ length: width }, (_, x) => {
    const longitude = Math.atan((((x + 0.5) / width) * 2 - 1) * HALF_X);
    return { at: place(longitude / HALF_WIDTH, part.width), nearness: Math.cos(longitude) };
  });
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    if (y % BATCH === BATCH - 1) await setImmediate();
    const above = (((y + 0.5) / height) * 2 - 1) * HALF_Y;
    for (const { at, nearness } of columns) {
      const row = place(Math.atan(above * nearness) / HALF_HEIGHT, part.height);
      const topLeft = (row.first * part.width + at.first) * channels;
      const right = at.step * channels;
      const below = row.step * part.width * channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const from = topLeft + channel;
        const upper = mix(data[from], data[from + right], at.share);
        const lower = mix(data[from + below], data[from + below + right], at.share);
        projected[to] = Math.round(mix(upper, lower, row.share));
        to += 1;
      }
    }
  }
  return { data: projected, width, height, channels };
}

/** The two pixels around a place from -1 to 1, and the share of the second. */
function place(at: number, length: number) {
  const exact = Math.min(length - 1, Math.max(0, ((at + 1) / 2) * length - 0.5));
  const first = Math.floor(exact);
  return { first, step: Number(first < length - 1), share: exact - first };
}

function mix(first = 0, second = 0, share: number): number {
  return first + (second - first) * share;
}
