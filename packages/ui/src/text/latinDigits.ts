const DIGIT = /\p{Nd}/u;

/** Converts decimal digits of any script to Latin ones; all other characters are unchanged. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Unicode encodes the decimal digits of a script in ascending order, ten code points from 0 to 9. */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}
