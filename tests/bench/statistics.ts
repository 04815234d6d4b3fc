/** Medians, percentiles, and ratios of medians with an interval. */

/** How often samples are resampled for an interval. */
const RESAMPLES = 2000;
const SEED = 20_240_607;

export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The nearest-rank percentile: the smallest value that at least `part` (0 to 1) of all do not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const rank = Math.max(1, Math.ceil(part * values.length));
  return ascending(values)[rank - 1] ?? 0;
}

export interface Ratio {
  ratio: number;
  /** The 95 % confidence interval. */
  low: number;
  high: number;
}

/**
 * The ratio of two medians, with a percentile bootstrap interval: both samples are resampled with replacement.
 * The generator is seeded, so the same samples give the same interval.
 *
 * @returns `undefined` without samples, or when a value of the denominator is not positive
 */
export function ratioOfMedians(
  numerator: readonly number[],
  denominator: readonly number[],
): Ratio | undefined {
  if (numerator.length === 0 || denominator.length === 0) return undefined;
  if (denominator.some((value) => value <= 0)) return undefined;
  const random = mulberry32(SEED);
  const resample = (values: readonly number[]) =>
    values.map(() => values[Math.floor(random() * values.length)] ?? 0);
  const ratios = Array.from(
    { length: RESAMPLES },
    () => median(resample(numerator)) / median(resample(denominator)),
  );
  return {
    ratio: median(numerator) / median(denominator),
    low: percentile(ratios, 0.025),
    high: percentile(ratios, 0.975),
  };
}

/**
 * A pseudo-random number generator: numbers from 0 to below 1.
 *
 * @see https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32
 */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other);
}
