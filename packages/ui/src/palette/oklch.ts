import {
  clampChroma,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRec2020,
  modeRgb,
  parse,
  useMode as registerMode,
} from 'culori/fn';
import { contrastBetween } from '../theme/contrast';

/** A colour in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

// culori reads every CSS colour in 8.6 KB gzip: colorjs.io needs 20 KB, and @texel/color reads no names.
// Only these colour spaces are bundled; other ones cannot be parsed.
for (const mode of [modeLrgb, modeOklab, modeHsl, modeHwb, modeLab, modeLch, modeP3, modeRec2020]) {
  registerMode(mode);
}
const toRgb = registerMode(modeRgb);
const toOklch = registerMode(modeOklch);

/** Half a step of an 8-bit channel: two lightnesses closer than this give the same hex colour. */
const FINEST = 0.001;

/** Tolerance: converting pure blue to OKLCH and back leaves sRGB by this much, which must not reduce its chroma. */
const ROUNDING = 0.0005;

/**
 * Parses a CSS colour; `undefined` if it is none, or depends on the page (`currentcolor`). Missing channels
 * (`none`) are 0, as in CSS.
 */
export function readColor(text: unknown): (Oklch & { readonly alpha: number }) | undefined {
  // Callers without types may pass anything.
  const color = typeof text === 'string' ? parse(text.trim()) : undefined;
  if (color === undefined || Object.values(color).some(Number.isNaN)) return undefined;
  const { l, c, h = 0, alpha = 1 } = toOklch(color);
  return { l: Math.min(1, channel(l)), c: channel(c), h, alpha };
}

/** Culori's types promise a number, but a channel that is `none` is missing. */
function channel(value: number | undefined): number {
  return Math.max(0, value ?? 0);
}

/** Converts a colour to an opaque hex colour. Outside sRGB, chroma is reduced; lightness and hue are preserved. */
export function hexOf({ l, c, h }: Oklch): string {
  const color = { mode: 'oklch', l, c, h } as const;
  const { r, g, b } = toRgb(color);
  const isInside = [r, g, b].every((channel) => channel > -ROUNDING && channel < 1 + ROUNDING);
  return formatHex(isInside ? color : clampChroma(color, 'oklch'));
}

/** Returns the nearest colour in sRGB. */
export function toSrgb(color: Oklch): Oklch {
  return readColor(hexOf(color)) ?? color;
}

/** Returns the distance of two colours in OKLab: 0.02 is just noticeable. */
export function distanceBetween(one: Oklch, other: Oklch): number {
  const angle = ((one.h - other.h) * Math.PI) / 180;
  return Math.hypot(
    one.l - other.l,
    Math.sqrt(Math.max(0, one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(angle))),
  );
}

/** Returns the lowest contrast of a hex colour on any of the backgrounds, from 1 to 21. */
export function leastContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastBetween(ground, color)));
}

/**
 * Returns the colour unchanged if it reaches `level` on all backgrounds, otherwise the nearest lightness that
 * does, with the same hue. Black or white if none does.
 *
 * @param towards - The lightness to move to: 0 on light backgrounds, 1 on dark ones.
 */
export function withContrast(
  color: Oklch,
  grounds: readonly string[],
  level: number,
  towards: 0 | 1,
): Oklch {
  const passes = (l: number) => leastContrast(hexOf({ ...color, l }), grounds) >= level;
  if (passes(color.l)) return color;
  let [fails, works]: [number, number] = [color.l, towards];
  while (Math.abs(works - fails) > FINEST) {
    const middle = (works + fails) / 2;
    if (passes(middle)) works = middle;
    else fails = middle;
  }
  return { ...color, l: works };
}
