/** Checks the paths of an export that comes from elsewhere: it is written below a folder, on any system. */

const SEGMENT_BYTES_MAX = 255;
const PATH_BYTES_MAX = 2000;
/** Separators and signs that Windows reserves, and control characters. */
const RESERVED = /[\\:*?"<>|\p{Cc}]/u;
/** Windows drops them at the end of a name. */
const DROPPED = /[. ]$/;
/** Names of devices on Windows, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|con(?:in|out)\$)\s*(?:\.|$)/i;

export function isExportName(segment: string): boolean {
  return (
    segment !== '' &&
    Buffer.byteLength(segment) <= SEGMENT_BYTES_MAX &&
    !RESERVED.test(segment) &&
    !DROPPED.test(segment) &&
    !DEVICE.test(segment)
  );
}

/**
 * Finds a path that cannot be written below a folder, or that another one would take the place of on some disk.
 *
 * @param kept - Names in the folder that no path may have.
 * @returns `undefined` if all can be written.
 */
export function badPath(paths: readonly string[], kept: ReadonlySet<string>): string | undefined {
  const files = new Set<string>();
  const folders = new Set<string>();
  for (const path of paths) {
    const segments = path.split('/');
    const isPath = segments.every(isExportName) && Buffer.byteLength(path) <= PATH_BYTES_MAX;
    const key = keyOf(path);
    if (!isPath || kept.has(key) || files.has(key)) return path;
    files.add(key);
    for (let depth = 1; depth < segments.length; depth += 1) {
      folders.add(keyOf(segments.slice(0, depth).join('/')));
    }
  }
  return paths.find((path) => folders.has(keyOf(path)));
}

/** The same for names that are one on a disk that ignores case or the composition of letters. */
function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
