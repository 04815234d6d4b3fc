/**
 * The name that the rest of an address spells, by exact match: no step up, no encoded separator, no control
 * character, even where a store would accept them.
 *
 * @param rest the still encoded part of the address, without a leading slash
 */
export function decodeSafePath(rest: string): string | undefined {
  const path = decode(rest);
  if (path === undefined || UNSAFE.test(path) || ENCODED_SLASH.test(rest)) return undefined;
  return path;
}

/** An empty segment, one of dots, a backslash or a control character. */
// eslint-disable-next-line no-control-regex -- NUL and its kin are what is looked for
const UNSAFE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\u0000-\u001f]/;
const ENCODED_SLASH = /%2f/i;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
