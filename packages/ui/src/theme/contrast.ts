import type { ColorRole, ColorTokens } from './roles';

/**
 * Minimum contrast of text, of large or bold text and icons, and of the borders of controls (WCAG 1.4.3 and
 * 1.4.11).
 */
export const CONTRAST_LEVELS = { text: 4.5, graphic: 3 } as const;

export interface ContrastPair {
  readonly on: ColorRole;
  readonly what: ColorRole;
  readonly level: keyof typeof CONTRAST_LEVELS;
}

const PAPERS = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
const READ_ON_PAPER = [
  'ink',
  'inkMuted',
  'accent',
  'accentHover',
  'danger',
  'success',
  'warning',
] as const;
const SEEN_ON_PAPER = ['lineStrong', 'focus'] as const;

/** Which colour is used on which background. A test checks each pair for every brand and scheme. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...PAPERS.flatMap((on) => [
    ...READ_ON_PAPER.map((what) => ({ on, what, level: 'text' as const })),
    ...SEEN_ON_PAPER.map((what) => ({ on, what, level: 'graphic' as const })),
  ]),
  { on: 'surface', what: 'inkFaint', level: 'text' },
  { on: 'surfaceRaised', what: 'inkFaint', level: 'text' },
  { on: 'accent', what: 'onAccent', level: 'text' },
  { on: 'accentHover', what: 'onAccent', level: 'text' },
  { on: 'accentSoft', what: 'ink', level: 'text' },
  { on: 'accentSoft', what: 'accent', level: 'text' },
  { on: 'danger', what: 'onDanger', level: 'text' },
  { on: 'dangerHover', what: 'onDanger', level: 'text' },
  { on: 'dangerSoft', what: 'danger', level: 'text' },
  { on: 'dangerSoft', what: 'ink', level: 'text' },
  { on: 'successSoft', what: 'success', level: 'text' },
  { on: 'successSoft', what: 'ink', level: 'text' },
  { on: 'warningSoft', what: 'warning', level: 'text' },
  { on: 'warningSoft', what: 'ink', level: 'text' },
  { on: 'stage', what: 'onStage', level: 'text' },
];

/**
 * Returns the contrast of a pair of roles in a set of colours, from 1 to 21.
 *
 * @throws {Error} For anything but an opaque hex colour.
 */
export function contrastOf(
  { on, what }: Pick<ContrastPair, 'on' | 'what'>,
  colors: ColorTokens,
): number {
  return contrastBetween(colors[on], colors[what]);
}

/**
 * Returns the contrast of two colours by WCAG 2.2, from 1 to 21.
 *
 * @throws {Error} For anything but an opaque hex colour.
 */
export function contrastBetween(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) throw new Error(`"${color}" is no opaque hex colour.`);
  const step = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((at) => {
    const channel = digits.slice(at * step, (at + 1) * step);
    const value = Number.parseInt(step === 1 ? channel + channel : channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
