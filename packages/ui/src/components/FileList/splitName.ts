/** How many characters before the extension always stay in sight. */
const KEPT = 4;

/** Cuts a file name so that its middle can be shortened and its end and extension stay. */
export function splitName(name: string): readonly [start: string, end: string] {
  const dot = name.lastIndexOf('.');
  const at = Math.max(0, (dot <= 0 ? name.length : dot) - KEPT);
  return [name.slice(0, at), name.slice(at)];
}
