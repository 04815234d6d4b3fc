/** One percent-encoded segment of a path, for any value. */
export function segment(value: string): string {
  const encoded = encodeURIComponent(value);
  // Browsers take even an encoded dot segment for a step; a second encoding keeps it a name.
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%252E') : encoded;
}
