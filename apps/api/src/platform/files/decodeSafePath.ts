/**
 * The name that the rest of an address spells, by exact match: no step up, no encoded separator, no control
 * character, even where a store would accept them.
 *
 * @param rest the still encoded part of the address, without a leading slash
 */
export function decodeSafePath(rest: string): string | undefined {
  const segments: string[] = [];
  for (const encoded of rest.split('/')) {
    const segment = decode(encoded);
    // eslint-disable-next-line no-control-regex -- NUL and its kin are what is looked for
    if (segment === undefined || /^\.{0,2}$|[/\\\u0000-\u001f]/.test(segment)) return undefined;
    segments.push(segment);
  }
  return segments.join('/');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
