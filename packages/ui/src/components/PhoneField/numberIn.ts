/** Longest number the world has, without its plus (E.164). */
export const PHONE_DIGITS = 15;

/** A number as it is kept: a plus and at most 15 Latin digits; empty for none. */
export function numberIn(value: string | undefined): string {
  const digits = (value ?? '').replace(/\D/g, '').slice(0, PHONE_DIGITS);
  return digits === '' ? '' : `+${digits}`;
}
