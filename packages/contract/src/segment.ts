/** Percent-encodes any value as one segment of a path. */
export function segment(value: string): string {
  const encoded = encodeURIComponent(value);
  // Browsers resolve even encoded dot segments (`%2e%2e`); encoding them twice prevents that.
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%252E') : encoded;
}
