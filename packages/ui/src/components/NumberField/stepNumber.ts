export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  step: number;
}

/**
 * Returns the number after some steps on the grid that starts at `min`, or at 0, as in a native number input.
 * From between two points of the grid, the first step goes to the next point. Without a value, a step up goes
 * to the minimum, and a step down to the maximum.
 */
export function stepNumber(value: number | null, steps: number, range: NumberRange): number {
  const { min, max } = range;
  const size = range.step > 0 && Number.isFinite(range.step) ? range.step : 1;
  const base = min ?? 0;
  const decimals = Math.min(20, Math.max(decimalsOf(base), decimalsOf(size)));
  const pointAt = (index: number) => Number((base + index * size).toFixed(decimals));
  if (value === null) return clamp((steps > 0 ? min : max) ?? 0, range);
  const position = (value - base) / size;
  const nearest = Math.round(position);
  // Rounds floating-point errors of fractions.
  const isOnPoint = Math.abs(position - nearest) < 1e-9;
  const from = isOnPoint ? nearest : steps > 0 ? Math.floor(position) : Math.ceil(position);
  const last = max === undefined ? Infinity : Math.floor((max - base) / size + 1e-9);
  return clamp(pointAt(Math.min(from + steps, last)), range);
}

function clamp(value: number, { min, max }: NumberRange): number {
  const limit = Number.MAX_SAFE_INTEGER;
  return Math.max(min ?? -limit, Math.min(max ?? limit, value));
}

function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] =
    /^-?\d+(?:\.(\d+))?(?:e(.+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}
