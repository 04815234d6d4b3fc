/** Maximum length of a number without its plus, by E.164. */
export const PHONE_DIGITS = 15;

/** Returns a number as a plus and at most 15 digits, or an empty string without digits. */
export function toE164(value: string | undefined): string {
  const digits = (value ?? '').replace(/\D/g, '').slice(0, PHONE_DIGITS);
  return digits === '' ? '' : `+${digits}`;
}
