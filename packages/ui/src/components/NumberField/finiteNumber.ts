/** Beyond the precision of a number. */
export const MAX_FRACTION_DIGITS = 15;

/** Returns the number, or `null` for one that cannot be shown. */
export function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function round(value: number, fractionDigits: number = MAX_FRACTION_DIGITS): number {
  // Converts -0 to 0: small negative numbers are rounded to -0.
  return Number(value.toFixed(fractionDigits)) + 0;
}
