import { distanceBetween, toSrgb, type Oklch } from './oklch';

type Status = 'danger' | 'success' | 'warning';

interface StatusRange {
  /** Hues in degrees that preserve the meaning, the usual one first. */
  readonly hues: readonly number[];
  /** Lightness and chroma per scheme, the usual ones first. */
  readonly light: { readonly l: readonly number[]; readonly c: number };
  readonly dark: { readonly l: readonly number[]; readonly c: number };
}

const STATUS: Readonly<Record<Status, StatusRange>> = {
  danger: {
    hues: [28, 20, 12, 4],
    light: { l: [0.47, 0.42, 0.37, 0.32], c: 0.17 },
    dark: { l: [0.78, 0.83, 0.88], c: 0.1 },
  },
  success: {
    hues: [152, 162, 144, 170],
    light: { l: [0.45, 0.4, 0.35, 0.3], c: 0.1 },
    dark: { l: [0.8, 0.85, 0.9], c: 0.1 },
  },
  warning: {
    hues: [76, 68, 84, 92],
    light: { l: [0.47, 0.42, 0.37, 0.32], c: 0.1 },
    dark: { l: [0.8, 0.85, 0.9], c: 0.12 },
  },
};

/** Distance in OKLab from the accent below which a status reads as the accent: several noticeable steps. */
export const STATUS_DISTANCE = 0.08;

/**
 * Returns the colour of a status: the usual one, or the first of its range that is at least `STATUS_DISTANCE`
 * from the accent. Hue varies before lightness; the most distant one of the range if none is far enough.
 */
export function statusColor(status: Status, scheme: 'light' | 'dark', accent: Oklch): Oklch {
  const { hues, [scheme]: range } = STATUS[status];
  const candidates = range.l.flatMap((l) => hues.map((h) => toSrgb({ l, c: range.c, h })));
  return (
    candidates.find((candidate) => distanceBetween(candidate, accent) >= STATUS_DISTANCE) ??
    candidates.reduce((one, other) =>
      distanceBetween(other, accent) > distanceBetween(one, accent) ? other : one,
    )
  );
}
