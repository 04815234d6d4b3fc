import { css } from 'styled-components';

/** The right half of the arch in percent of its box, from its point to its springing line: a cubic Bézier curve. */
const POINT = [50, 0] as const;
const CONTROLS = [
  [74, 8],
  [98, 24],
] as const;
const SPRING = [100, 44] as const;
/** Number of straight pieces of each half; more are not visible at the size of a card. */
const PIECES = 16;

/** From the lower start corner around the arch to the lower end corner, in percent. */
const OUTLINE = [[100, 100], ...halfArch()].flatMap(([x = 0, y = 0]) => [[x, y] as const]);
const MIRRORED = OUTLINE.map(([x, y]) => [100 - x, y] as const).toReversed();
const POINTS = [...OUTLINE, ...MIRRORED];

/**
 * The shape of a doorway as a `clip-path`: pointed, with straight sides. Avatars, marks of dates and the featured
 * project have it, in any proportion.
 */
export const DOORWAY = `polygon(${POINTS.map(([x, y]) => `${x}% ${y}%`).join(', ')})`;

/** The outline of a doorway, as wide as `stroke`, a CSS length. */
export function doorwayOutline(stroke: string) {
  const inner = POINTS.map(([x, y]) => {
    const share = (50 - x) / 50;
    return `calc(${x}% + ${round(share)} * ${stroke}) calc(${y}% + ${round(1.6 - y / 38.5)} * ${stroke})`;
  });
  const outer = POINTS.map(([x, y]) => `${x}% ${y}%`);
  return css`
    clip-path: polygon(evenodd, ${[...outer, outer[0], ...inner, inner[0]].join(', ')});
  `;
}

/** Points of the right half, from the springing line to the point. */
function halfArch(): number[][] {
  return Array.from({ length: PIECES + 1 }, (_, at) => {
    const s = at / PIECES;
    const r = 1 - s;
    return [0, 1].map((axis) =>
      round(
        r ** 3 * (SPRING[axis] ?? 0) +
          3 * r ** 2 * s * (CONTROLS[1][axis] ?? 0) +
          3 * r * s ** 2 * (CONTROLS[0][axis] ?? 0) +
          s ** 3 * (POINT[axis] ?? 0),
      ),
    );
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
