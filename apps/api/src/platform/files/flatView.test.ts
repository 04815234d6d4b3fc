/** The view of a panorama, on one that is drawn by directions. */
import { describe, expect, it } from 'vitest';
import { flatRegion, flatSize, projectFlat, type Pixels } from './flatView.ts';

const PANORAMA = { width: 2400, height: 1200 };
const EDGE = Math.tan((75 / 2) * (Math.PI / 180));

/** The part of a panorama that the view shows, with a colour by direction in radians. */
function drawn(colourOf: (longitude: number, latitude: number) => number): Pixels {
  const { left, top, width, height } = flatRegion(PANORAMA);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const longitude = ((left + x + 0.5) / PANORAMA.width - 0.5) * 2 * Math.PI;
      const latitude = ((top + y + 0.5) / PANORAMA.height - 0.5) * Math.PI;
      data[y * width + x] = colourOf(longitude, latitude);
    }
  }
  return { data, width, height, channels: 1 };
}

describe('the view of a panorama', () => {
  it('has 75 degrees of its width, in 4:3, without enlarging its middle', () => {
    expect(flatSize(PANORAMA)).toEqual({ width: 586, height: 440 });
    expect(flatRegion(PANORAMA)).toEqual({ left: 950, top: 401, width: 500, height: 398 });
  });

  it('has at most the size of a cover', () => {
    expect(flatSize({ width: 12_000, height: 6000 })).toEqual({ width: 1280, height: 960 });
  });

  it('shows straight lines of the building as straight lines', async () => {
    // The upper edge of a flat wall, at a third of the view: above it is sky.
    const wall = 1 / 3;
    const part = drawn((longitude, latitude) =>
      Math.tan(latitude) / Math.cos(longitude) < -wall ? 255 : 0,
    );
    const size = flatSize(PANORAMA);
    const { data, width } = await projectFlat(part, size);
    const edges = Array.from({ length: width }, (_, x) => {
      const column = Array.from({ length: size.height }, (_, y) => data[y * width + x] ?? 0);
      return column.findIndex((value) => value < 128);
    });
    const expected = size.height / 2 - (wall * width) / (2 * EDGE);
    // In the panorama, the ends of the edge are 15 pixels lower than its middle.
    for (const edge of edges) expect(Math.abs(edge - expected)).toBeLessThan(1.5);
  });

  it('keeps all channels of a pixel', async () => {
    const region = flatRegion(PANORAMA);
    const data = new Uint8Array(region.width * region.height * 3).map(
      (_, at) => [9, 90, 200][at % 3] ?? 0,
    );
    const flat = await projectFlat({ ...region, data, channels: 3 }, { width: 8, height: 6 });
    expect([...flat.data.subarray(0, 3)]).toEqual([9, 90, 200]);
    expect(new Set(flat.data)).toEqual(new Set([9, 90, 200]));
  });
});
