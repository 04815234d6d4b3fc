/**
 * Decodes a path from a URL. Rejects path traversal (`..`), encoded separators and control characters, even if the
 * store would accept them.
 *
 * @param rest - The encoded path without a leading slash.
 * @returns `undefined` if the path is unsafe or malformed.
 */
export function decodeSafePath(rest: string): string | undefined {
  const path = decode(rest);
  if (path === undefined || UNSAFE.test(path) || ENCODED_SLASH.test(rest)) return undefined;
  return path;
}

/** An empty segment, `.` or `..`, a backslash or a control character. */
// eslint-disable-next-line no-control-regex -- the pattern has to match control characters
const UNSAFE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\u0000-\u001f]/;
const ENCODED_SLASH = /%2f/i;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
