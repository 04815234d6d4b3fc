import { createHash } from 'node:crypto';

/** The directory of a pack. */
interface PackFiles {
  find(path: string): { readonly crc32: number } | undefined;
  files(): Iterable<{ readonly name: string; readonly size: number }>;
}

interface HashedFile {
  readonly name: string;
  readonly size: number;
  readonly crc32: number;
}

/**
 * Returns a SHA-256 of the paths, sizes and checksums of a tour’s files: two archives of the same files have the same,
 * however they are compressed and in whatever order.
 */
export function contentHash(files: Iterable<HashedFile>): string {
  const sorted = [...files]
    .map((file) => ({ ...file, bytes: Buffer.from(file.name) }))
    .toSorted((a, b) => Buffer.compare(a.bytes, b.bytes));
  const hash = createHash('sha256');
  for (const { bytes, size, crc32 } of sorted) {
    hash.update(bytes).update(`\0${size}\0${crc32.toString(16).padStart(8, '0')}\n`);
  }
  return hash.digest('hex');
}

export function contentHashOfPack(pack: PackFiles): string {
  return contentHash(filesOf(pack));
}

function* filesOf(pack: PackFiles): Generator<HashedFile> {
  for (const { name, size } of pack.files()) {
    yield { name, size, crc32: pack.find(name)?.crc32 ?? 0 };
  }
}
