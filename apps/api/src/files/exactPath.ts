import { realpath } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The file that the rest of an address names below a folder, by exact match: no step up, no encoded
 * separator, no link, no other case, whatever the file system would have let through.
 *
 * @param folder absolute and free of links
 * @param rest the still encoded part of the address, without a leading slash
 */
export async function exactPath(folder: string, rest: string): Promise<string | undefined> {
  const segments: string[] = [];
  for (const encoded of rest.split('/')) {
    const segment = decode(encoded);
    // eslint-disable-next-line no-control-regex -- NUL and its kin are what is looked for
    if (segment === undefined || /^\.{0,2}$|[/\\\u0000-\u001f]/.test(segment)) return undefined;
    segments.push(segment.normalize('NFC'));
  }
  const path = join(folder, ...segments);
  const real = await realpath(path).catch(() => undefined);
  return real === path ? path : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
