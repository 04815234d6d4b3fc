/** How many characters before the extension always stay in sight. */
const KEPT = 4;

/** Letters that are drawn the same next to any other letter. */
const SEPARABLE = /^[\p{Script=Latin}\p{ASCII}]*$/u;

/**
 * Cuts a file name in two parts, of which the first may be shortened. Elements shape and order their text
 * separately, so a name in Arabic or another script is cut at its extension only.
 */
export function splitName(name: string): readonly [start: string, end: string] {
  const dot = name.lastIndexOf('.');
  const stem = dot <= 0 ? name.length : dot;
  const at = SEPARABLE.test(name) ? Math.max(0, stem - KEPT) : stem;
  return [name.slice(0, at), name.slice(at)];
}
