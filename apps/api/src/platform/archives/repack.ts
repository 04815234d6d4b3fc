/** Writes the files of an archive into a pack, and verifies every byte. */
import { setImmediate } from 'node:timers/promises';
import {
  crc32,
  createDeflateRaw,
  createInflateRaw,
  deflateRawSync,
  inflateRawSync,
} from 'node:zlib';
import { isWorthDeflating, mayStayDeflated, shouldDeflate } from '../packs/compression.ts';
import type { PackContent, PackWriter } from '@jawla/archives/packWriter';
import { transformParts } from '../packs/transformParts.ts';
import { DEFLATED, STORED } from '@jawla/archives/zipFormat';
import type { ArchiveFile } from '@jawla/archives/archiveFile';
import { checkLocalHeader, damaged, type Plan, type PlannedEntry } from '@jawla/archives/inspect';
import type { ArchiveDirectory, ArchiveEntry } from '@jawla/archives/readDirectory';

/** Maximum size of a file that is processed in memory. */
const SMALL_BYTES = 4 * 1024 * 1024;
/** Size of the parts in which larger files are processed. */
const PART_BYTES = 1024 * 1024;
/** Number of bytes after which the loop yields to the event loop, for completed disk operations. */
const TURN_BYTES = 16 * 1024 * 1024;
/** Minimum `chunkSize` of zlib. */
const OUTPUT_BYTES_MIN = 64;

/** Estimates the size of the pack: the content of its files, without names and headers. */
export function neededBytes({ inOrder }: Plan): number {
  const needed = inOrder.map(({ entry, path }) => {
    if (path === undefined) return 0;
    return staysDeflated(entry, path) ? entry.compressedSize : entry.size;
  });
  return needed.reduce((sum, bytes) => sum + bytes, 0);
}

/** @throws {ArchiveRefusal} If content and directory do not match. */
export async function repack(
  archive: ArchiveFile,
  { directory, plan }: { readonly directory: ArchiveDirectory; readonly plan: Plan },
  pack: PackWriter,
): Promise<void> {
  let free = 0;
  let turnAt = 0;
  for (const { entry, path } of plan.inOrder) {
    const dataAt = checkLocalHeader(archive, directory, entry, free);
    free = dataAt + entry.compressedSize;
    if (path === undefined) continue;
    if (Math.max(entry.size, entry.compressedSize) <= SMALL_BYTES) {
      const kept = archive.read(dataAt, entry.compressedSize);
      pack.add(path, smallContent(kept, entry, path));
    } else {
      await addLarge(archive, { entry, path, dataAt }, pack);
    }
    if (free - turnAt > TURN_BYTES) {
      turnAt = free;
      await setImmediate();
    }
  }
}

function smallContent(kept: Buffer, entry: ArchiveEntry, path: string): PackContent {
  const plain = entry.method === STORED ? kept : inflate(kept, entry);
  if (crc32(plain) !== entry.crc32) throw damaged(entry);
  const described = { crc32: entry.crc32, size: entry.size };
  if (staysDeflated(entry, path)) return { ...described, method: DEFLATED, content: kept };
  if (shouldDeflate(path, entry.size)) {
    const content = deflateRawSync(plain);
    if (isWorthDeflating(content.length, entry.size)) {
      return { ...described, method: DEFLATED, content };
    }
  }
  return { ...described, method: STORED, content: plain };
}

function staysDeflated(entry: ArchiveEntry, path: string): boolean {
  return (
    entry.method === DEFLATED &&
    mayStayDeflated(path, entry.size) &&
    isWorthDeflating(entry.compressedSize, entry.size)
  );
}

/** Inflates an entry with a limit on the output, because the sizes in the directory are untrusted. */
function inflate(kept: Buffer, entry: ArchiveEntry): Buffer {
  let inflated: unknown;
  try {
    inflated = inflateRawSync(kept, {
      info: true,
      // Reads one byte more than expected, to detect additional data.
      chunkSize: Math.max(entry.size + 1, OUTPUT_BYTES_MIN),
      maxOutputLength: Math.max(entry.size + 1, OUTPUT_BYTES_MIN),
    });
  } catch {
    throw damaged(entry);
  }
  if (!isInflated(inflated)) throw new TypeError('zlib gave no information');
  const isWhole = inflated.engine.bytesWritten === kept.length;
  if (!isWhole || inflated.buffer.length !== entry.size) throw damaged(entry);
  return inflated.buffer;
}

/** Result of zlib with the option `info`, which its types omit. */
function isInflated(
  value: unknown,
): value is { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'buffer' in value &&
    Buffer.isBuffer(value.buffer) &&
    'engine' in value &&
    typeof value.engine === 'object' &&
    value.engine !== null &&
    'bytesWritten' in value.engine &&
    typeof value.engine.bytesWritten === 'number'
  );
}

interface LargeFile extends PlannedEntry {
  readonly path: string;
  readonly dataAt: number;
}

async function addLarge(archive: ArchiveFile, file: LargeFile, pack: PackWriter): Promise<void> {
  const { entry, path, dataAt } = file;
  const described = () => ({ crc32: entry.crc32, size: entry.size });
  const kept = () => partsOf(archive, dataAt, entry.compressedSize);
  const plain = () =>
    checked(entry.method === STORED ? kept() : inflated(copiesOf(kept()), entry), entry);
  if (staysDeflated(entry, path)) {
    for await (const _ of plain());
    await pack.addParts(path, DEFLATED, kept(), described);
  } else if (shouldDeflate(path, entry.size)) {
    await pack.addParts(
      path,
      DEFLATED,
      transformParts(createDeflateRaw(), copiesOf(plain())),
      described,
    );
  } else {
    await pack.addParts(path, STORED, plain(), described);
  }
}

/**
 * Reads an archive in parts (double buffering). A part is valid until the part after the next is requested, so that
 * it can be written while the next is read.
 */
async function* partsOf(archive: ArchiveFile, start: number, bytes: number) {
  const buffers = [Buffer.allocUnsafe(PART_BYTES), Buffer.allocUnsafe(PART_BYTES)] as const;
  for (let at = 0; at < bytes; at += PART_BYTES) {
    const buffer = buffers[(at / PART_BYTES) % 2 === 0 ? 0 : 1];
    const part = buffer.subarray(0, Math.min(PART_BYTES, bytes - at));
    archive.readInto(part, start + at);
    yield part;
  }
}

/** Copies each part, because streams retain their chunks for longer than a part is valid. */
async function* copiesOf(parts: AsyncIterable<Buffer>) {
  for await (const part of parts) yield Buffer.from(part);
}

async function* inflated(kept: AsyncIterable<Buffer>, entry: ArchiveEntry) {
  const inflater = createInflateRaw({ chunkSize: PART_BYTES });
  try {
    yield* transformParts(inflater, kept);
  } catch (error) {
    // A disk error is not the archive's fault.
    throw error instanceof Error && 'syscall' in error ? error : damaged(entry);
  }
  if (inflater.bytesWritten !== entry.compressedSize) throw damaged(entry);
}

/** Verifies size and checksum. Stops as soon as the content exceeds the stated size. */
async function* checked(parts: AsyncIterable<Buffer>, entry: ArchiveEntry) {
  let size = 0;
  let sum = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > entry.size) throw damaged(entry);
    sum = crc32(part, sum);
    yield part;
  }
  if (size !== entry.size || sum !== entry.crc32) throw damaged(entry);
}
