import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeSafePath } from './decodeSafePath.ts';

/**
 * Resolves a path from a URL below a folder. Rejects path traversal, symbolic links and names in another case, even
 * if the file system would accept them.
 *
 * @param folder - Absolute path without symbolic links.
 * @param rest - The encoded path without a leading slash.
 */
export async function resolveInside(folder: string, rest: string): Promise<string | undefined> {
  const name = decodeSafePath(rest);
  if (name === undefined) return undefined;
  const path = join(folder, ...name.split('/'));
  const real = await realpath(path).catch(() => undefined);
  return real === path ? path : undefined;
}
