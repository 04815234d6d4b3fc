/** Names from users inside texts of ours: on one line, and in their own direction. */

/**
 * Removes control and bidi characters from user input, so that it stays on one line and cannot change the text
 * direction.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
}

/** Wraps a name in FSI and PDI (Unicode bidi isolates), because its script may have another direction. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
