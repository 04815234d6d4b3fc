import type { BrandTokens } from './BrandTokens';
import type { BrandType, ScriptType, TextSize } from './BrandType';
import type { TextRole } from './scales';

type TypeTokens = Pick<BrandTokens, 'text' | 'leading' | 'tracking' | 'weight'>;

/** Vertical metrics of a script. */
type Setting = 'close' | 'open' | 'arabic' | 'nastaliq';

/** Scripts whose letters stay between ascender and descender, by ISO 15924 code. */
const CLOSE: ReadonlySet<string> = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr']);
/**
 * Scripts whose large letters look better with tighter spacing.
 */
const TRACKED: ReadonlySet<string> = new Set(['Latn', 'Cyrl', 'Grek']);

/**
 * Arabic letters have smaller bodies than Latin ones of the same size: see the measurements in
 * foundations/Scripts.
 */
const SIZE_FACTOR: Readonly<Record<Setting, number>> = {
  close: 1,
  open: 1,
  arabic: 1.06,
  nastaliq: 1.06,
};

/** Minimum and maximum size in rem; between them the size depends on the width of the window. */
const SIZES: Readonly<Record<TextRole, readonly [least: number, greatest: number]>> = {
  display: [2.75, 5],
  heading: [1.75, 2.5],
  title: [1.25, 1.375],
  lead: [1.0625, 1.125],
  body: [1, 1],
  small: [0.875, 0.875],
  caption: [0.8125, 0.8125],
};

/** Exponents of a brand's ratio above body text. Smaller roles keep their size, for readability. */
const STEPS: Readonly<Partial<Record<TextRole, readonly [least: number, greatest: number]>>> = {
  display: [4.5, 7],
  heading: [2.5, 4],
  title: [1, 1.5],
  lead: [0.25, 0.5],
};

const OPEN_LEADING: Readonly<Record<TextRole, number>> = {
  display: 1.3,
  heading: 1.4,
  title: 1.5,
  lead: 1.6,
  body: 1.75,
  small: 1.65,
  caption: 1.6,
};

const LEADING: Readonly<Record<Setting, Readonly<Record<TextRole, number>>>> = {
  close: {
    display: 1,
    heading: 1.12,
    title: 1.25,
    lead: 1.4,
    body: 1.55,
    small: 1.45,
    caption: 1.4,
  },
  // Dots and diacritics need vertical space: the minimum for text is 1.6.
  arabic: OPEN_LEADING,
  // Devanagari, Thai, Han and others: diacritics above and below, or letters that fill their square.
  open: OPEN_LEADING,
  // Words of Nastaliq descend from right to left across the line. Applies only to a brand with a font for
  // `Aran`: the Arabic fonts of brands and of most systems are Naskh, and then Urdu needs no more than
  // Arabic.
  nastaliq: {
    display: 1.8,
    heading: 1.9,
    title: 2,
    lead: 2.1,
    body: 2.3,
    small: 2.2,
    caption: 2.1,
  },
};

/** In em. Arabic has none: its letters join. */
const TRACKING = { display: -0.035, heading: -0.02, caption: 0.01 } as const;
const WEIGHT = { regular: 400, medium: 500, strong: 600 } as const;

/** Returns the sizes, line heights, letter spacing and weights of a brand for a script, by ISO 15924 code. */
export function typeTokens(type: BrandType, script: string): TypeTokens {
  const setting = settingOf(script);
  const set = scriptTypeOf(type, setting);
  const factor = set.size ?? SIZE_FACTOR[setting];
  const leading = { ...LEADING[setting], ...set.leading };
  const tracking = { ...TRACKING, ...type.latin?.tracking };
  const weight = { ...WEIGHT, ...set.weight };
  const spaced = (em: number) => (!TRACKED.has(script) || em === 0 ? 'normal' : `${em}em`);
  return {
    text: forEachRole((role) => fluid(sizeOf(role, type), factor)),
    leading: forEachRole((role) => String(leading[role])),
    tracking: {
      display: spaced(tracking.display),
      heading: spaced(tracking.heading),
      caption: spaced(tracking.caption),
    },
    weight: {
      regular: String(weight.regular),
      medium: String(weight.medium),
      strong: String(weight.strong),
    },
  };
}

function settingOf(script: string): Setting {
  if (script === 'Arab') return 'arabic';
  if (script === 'Aran') return 'nastaliq';
  return CLOSE.has(script) ? 'close' : 'open';
}

/** Line heights apply only to the script that they were chosen for. */
function scriptTypeOf({ latin = {}, arabic = {} }: BrandType, setting: Setting): ScriptType {
  if (setting === 'arabic') return arabic;
  if (setting === 'close') return latin;
  const { size, weight } = setting === 'open' ? latin : arabic;
  return { size, weight };
}

function forEachRole(valueOf: (role: TextRole) => string): Record<TextRole, string> {
  return {
    display: valueOf('display'),
    heading: valueOf('heading'),
    title: valueOf('title'),
    lead: valueOf('lead'),
    body: valueOf('body'),
    small: valueOf('small'),
    caption: valueOf('caption'),
  };
}

function sizeOf(role: TextRole, { ratio, sizes }: BrandType): readonly [number, number] {
  const own: TextSize | undefined = sizes?.[role];
  if (own !== undefined) return typeof own === 'number' ? [own, own] : own;
  const steps = STEPS[role];
  if (ratio === undefined || steps === undefined) return SIZES[role];
  return [ratio ** steps[0], ratio ** steps[1]];
}

function fluid([least, greatest]: readonly [number, number], factor: number): string {
  const low = round(least * factor);
  const high = round(greatest * factor);
  if (low === high) return `${low}rem`;
  // From 360 px to 1280 px of window width; in rem, so that the user's own text size is respected.
  const slope = (high - low) / (80 - 22.5);
  return `clamp(${low}rem, ${round(low - slope * 22.5)}rem + ${round(slope * 100)}vw, ${high}rem)`;
}

function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}
