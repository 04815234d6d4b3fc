import { BrandError } from '../theme/createBrand';
import type { Brand } from '../theme/Brand';
import { CONTRAST_LEVELS } from '../theme/contrast';
import type { ColorTokens } from '../theme/roles';
import { toSrgb, hexOf, readColor, withContrast, type Oklch } from './oklch';
import { statusColor } from './statusColor';

const { text, graphic } = CONTRAST_LEVELS;

/** The OKLCH lightness of every neutral role per scheme, before contrast adjusts any. */
interface Neutrals {
  readonly surface: number;
  readonly surfaceRaised: number;
  readonly surfaceSunken: number;
  readonly ink: number;
  readonly inkMuted: number;
  readonly inkFaint: number;
  readonly line: number;
  readonly lineStrong: number;
  readonly stage: number;
  /** Lightness of the backgrounds of selected rows and of messages. */
  readonly soft: number;
  /** The lightness towards which colours move until their contrast is sufficient: away from the surfaces. */
  readonly towards: 0 | 1;
}

const NEUTRALS: Readonly<Record<'light' | 'dark', Neutrals>> = {
  light: {
    surface: 0.97,
    surfaceRaised: 0.993,
    surfaceSunken: 0.936,
    ink: 0.21,
    inkMuted: 0.46,
    inkFaint: 0.53,
    line: 0.88,
    lineStrong: 0.61,
    stage: 0.18,
    soft: 0.94,
    towards: 0,
  },
  dark: {
    surface: 0.195,
    surfaceRaised: 0.235,
    surfaceSunken: 0.155,
    ink: 0.945,
    inkMuted: 0.76,
    inkFaint: 0.67,
    line: 0.32,
    lineStrong: 0.58,
    stage: 0.155,
    soft: 0.29,
    towards: 1,
  },
};

/** Chroma of the surfaces: the maximum, and the part of the accent's. More would compete with photographs. */
const TINT = { most: 0.006, part: 0.05 } as const;
/**
 * Chroma of the soft backgrounds: the maximum, and the part of their colour's.
 */
const SOFT = { light: { most: 0.03, part: 0.25 }, dark: { most: 0.05, part: 0.5 } } as const;
/**
 * Difference in lightness of the hover colour.
 */
const HOVER = 0.07;
/** Lightness of texts and hairlines on the stage. */
const STAGE = { on: 0.955, line: 0.34 } as const;

/**
 * Creates the colours of a brand from one accent: a value for each role in both schemes, where every pair of
 * `CONTRAST_PAIRS` reaches its level. The accent is unchanged if its contrast is sufficient; otherwise its
 * lightness (OKLCH) is adjusted as little as possible. Outside sRGB its chroma is reduced. Its hue is
 * preserved. The neutrals are tinted with it, and danger, success and warning remain distinguishable from it.
 *
 * @param accent - Any opaque CSS colour: `#0e6b5c`, `teal`, `oklch(0.48 0.09 180)`, `color(display-p3 0 1
 * 0)`.
 * @throws {BrandError} If it is no colour, or not opaque.
 */
export function createPalette(accent: string): Brand['colors'] {
  const color = readColor(accent);
  if (color === undefined) {
    throw new BrandError(`Accent "${accent}"`, [
      'it is not a CSS colour such as #0e6b5c, teal or oklch(0.48 0.09 180)',
    ]);
  }
  if (color.alpha < 1) {
    throw new BrandError(`Accent "${accent}"`, ['it is not opaque, so its contrast is unknown']);
  }
  // Reduced to sRGB first: everything below is computed from the visible colour.
  const visible = toSrgb(color);
  return { light: schemeOf('light', visible), dark: schemeOf('dark', visible) };
}

function schemeOf(scheme: 'light' | 'dark', accent: Oklch): ColorTokens {
  const lightness = NEUTRALS[scheme];
  const { towards } = lightness;
  const tint = Math.min(TINT.most, accent.c * TINT.part);
  const neutral = (l: number, strength = 1): Oklch => ({ l, c: tint * strength, h: accent.h });
  const surface = hexOf(neutral(lightness.surface));
  const surfaceRaised = hexOf(neutral(lightness.surfaceRaised, 0.5));
  const surfaceSunken = hexOf(neutral(lightness.surfaceSunken, 1.2));
  const papers = [surface, surfaceRaised, surfaceSunken];
  const read = (l: number, grounds: readonly string[], level: number = text) =>
    hexOf(withContrast(neutral(l, 1.5), grounds, level, towards));
  const group = (main: Oklch) => colorGroup(main, scheme, papers);
  const main = group(accent);
  const danger = group(statusColor('danger', scheme, main.color));
  const success = group(statusColor('success', scheme, main.color));
  const warning = group(statusColor('warning', scheme, main.color));
  const ink = read(lightness.ink, papers);
  return {
    surface,
    surfaceRaised,
    surfaceSunken,
    ink,
    inkMuted: read(lightness.inkMuted, papers),
    inkFaint: read(lightness.inkFaint, [surface, surfaceRaised]),
    line: hexOf(neutral(lightness.line, 1.2)),
    lineStrong: read(lightness.lineStrong, papers, graphic),
    accent: main.main,
    accentHover: main.hover,
    accentSoft: main.soft,
    onAccent: main.on,
    danger: danger.main,
    dangerHover: danger.hover,
    dangerSoft: danger.soft,
    onDanger: danger.on,
    success: success.main,
    successSoft: success.soft,
    warning: warning.main,
    warningSoft: warning.soft,
    focus: ink,
    scrim: scheme === 'light' ? `${hexOf(neutral(lightness.ink, 1.5))}80` : 'rgb(0 0 0 / 0.64)',
    stage: hexOf(neutral(lightness.stage)),
    onStage: hexOf(neutral(STAGE.on)),
    lineStage: hexOf(neutral(STAGE.line)),
  };
}

/** A colour that is readable on the papers and on its own soft background, and the text colour on it. */
function colorGroup(requested: Oklch, scheme: 'light' | 'dark', papers: readonly string[]) {
  const { soft: softLightness, towards } = NEUTRALS[scheme];
  const { most, part } = SOFT[scheme];
  const soft = hexOf({ ...requested, l: softLightness, c: Math.min(most, requested.c * part) });
  const color = withContrast(requested, [...papers, soft], text, towards);
  // Moves away from the paper's lightness; at the end of the scale towards it, while it is readable.
  const further = color.l + (towards === 0 ? -HOVER : HOVER);
  const hover = withContrast(
    { ...color, l: further > 0.1 && further < 1 ? further : backFrom(color.l, towards) },
    papers,
    text,
    towards,
  );
  const [main, hovered] = [hexOf(color), hexOf(hover)];
  // On light papers both colours are dark enough for white text; on dark ones light enough for a tinted
  // black.
  const on =
    towards === 0
      ? '#ffffff'
      : hexOf(
          withContrast(
            { l: 0.2, c: Math.min(0.04, requested.c), h: requested.h },
            [main, hovered],
            text,
            0,
          ),
        );
  return { color: toSrgb(color), main, hover: hovered, soft, on };
}

function backFrom(lightness: number, towards: 0 | 1): number {
  return lightness + (towards === 0 ? 3 * HOVER : -HOVER);
}
