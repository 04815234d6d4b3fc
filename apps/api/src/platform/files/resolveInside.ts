import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeSafePath } from './decodeSafePath.ts';

/**
 * The file that the rest of an address names below a folder, by exact match: no link and no other case
 * either, even where the file system would accept them.
 *
 * @param folder absolute and free of links
 * @param rest the still encoded part of the address, without a leading slash
 */
export async function resolveInside(folder: string, rest: string): Promise<string | undefined> {
  const name = decodeSafePath(rest);
  if (name === undefined) return undefined;
  const path = join(folder, ...name.split('/'));
  const real = await realpath(path).catch(() => undefined);
  return real === path ? path : undefined;
}
