import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { Problem } from '../http/problem.ts';
import type { PackedFile } from './packDirectory.ts';
import { keptRange, type Pack } from './packs.ts';

/**
 * Reads all files of a pack.
 *
 * @throws {Problem} If the file store is unavailable.
 * @returns The name of the first file whose checksum does not match; `undefined` if all match.
 */
export async function findDamaged(pack: Pack): Promise<string | undefined> {
  for (const { name } of pack.files()) {
    const file = pack.find(name);
    if (file && file.compressedSize > 0 && !(await isWhole(pack, file))) return name;
  }
  return undefined;
}

async function isWhole(pack: Pack, file: PackedFile): Promise<boolean> {
  let sum = 0;
  const count = async (parts: AsyncIterable<unknown>) => {
    for await (const part of parts) if (Buffer.isBuffer(part)) sum = crc32(part, sum);
  };
  try {
    const kept = await pack.stream(keptRange(file));
    await (file.isDeflated ? pipeline(kept, createInflateRaw(), count) : pipeline(kept, count));
  } catch (error) {
    // The store does not answer: that says nothing about the pack.
    if (error instanceof Problem) throw error;
    return false;
  }
  return sum === file.crc32;
}
