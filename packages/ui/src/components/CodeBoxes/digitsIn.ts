const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;

/** The digits of a text as Latin digits, whichever digits they were; everything else is left out. */
export function digitsIn(text: string): string {
  return Array.from(text, latinDigit).join('');
}

function latinDigit(character: string): string {
  if (/^[0-9]$/.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  for (const zero of [ARABIC_ZERO, PERSIAN_ZERO]) {
    if (code >= zero && code <= zero + 9) return String(code - zero);
  }
  return '';
}
