/** Number of characters before the extension that are never truncated. */
const KEPT = 4;

/** Letters that look the same next to any other letter. */
const SEPARABLE = /^[\p{Script=Latin}\p{ASCII}]*$/u;

/**
 * Splits a file name in two parts, of which the first may be truncated. Text is shaped and ordered per
 * element, so names in Arabic and similar scripts are split at the extension only.
 */
export function splitName(name: string): readonly [start: string, end: string] {
  const dot = name.lastIndexOf('.');
  const stem = dot <= 0 ? name.length : dot;
  const at = SEPARABLE.test(name) ? Math.max(0, stem - KEPT) : stem;
  return [name.slice(0, at), name.slice(at)];
}
