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
  type Color,
} from 'culori/fn';
import { contrastBetween } from '../theme/contrast';

/** A colour of OKLCH: lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

// Only these spaces are sent; a colour of another one is not read.
for (const mode of [modeLrgb, modeOklab, modeHsl, modeHwb, modeLab, modeLch, modeP3, modeRec2020]) {
  registerMode(mode);
}
const toRgb = registerMode(modeRgb);
const toOklch = registerMode(modeOklch);

/** Half a step of an 8-bit channel: two lightnesses closer than this give the same hex colour. */
const FINEST = 0.001;

/** A channel of pure blue leaves sRGB by this much on its way through OKLCH: no reason to reduce its chroma. */
const ROUNDING = 0.0005;

/** Returns the colour that a CSS text names; `undefined` if it names none, or one that depends on the page. */
export function readColor(text: string): Color | undefined {
  const color = parse(text.trim());
  return color === undefined || Object.values(color).some(Number.isNaN) ? undefined : color;
}

/** Returns a colour in OKLCH; missing channels (`none`) are 0, as CSS has it. */
export function oklchOf(color: Color): Oklch {
  const { l, c, h = 0 } = toOklch(color);
  return { l: Math.min(1, Math.max(0, l ?? 0)), c: Math.max(0, c ?? 0), h };
}

/** Returns an opaque hex colour. Outside sRGB, chroma is reduced; lightness and hue stay. */
export function hexOf({ l, c, h }: Oklch): string {
  const color = { mode: 'oklch', l, c, h } as const;
  const { r, g, b } = toRgb(color);
  const isInside = [r, g, b].every((channel) => channel > -ROUNDING && channel < 1 + ROUNDING);
  return formatHex(isInside ? color : clampChroma(color, 'oklch'));
}

/** Returns a colour as sRGB shows it. */
export function drawn(color: Oklch): Oklch {
  const shown = readColor(hexOf(color));
  return shown === undefined ? color : oklchOf(shown);
}

/** Returns the distance of two colours in OKLab: 0.02 is just noticeable. */
export function distanceBetween(one: Oklch, other: Oklch): number {
  const angle = ((one.h - other.h) * Math.PI) / 180;
  return Math.hypot(
    one.l - other.l,
    Math.sqrt(Math.max(0, one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(angle))),
  );
}

/** Returns the least contrast of a hex colour on any of the grounds, from 1 to 21. */
export function leastContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastBetween(ground, color)));
}

/**
 * Returns the colour itself if it reaches `level` on all grounds, else the nearest lightness that does, with
 * the same hue. Black or white if none does.
 *
 * @param towards - The lightness to move to: 0 on light grounds, 1 on dark ones.
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
