/** Replaces Arabic-Indic and Persian digits by Latin ones; other characters stay. */
export function latinDigits(text: string): string {
  // The last four bits of each of these digits are its value.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
