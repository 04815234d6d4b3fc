/**
 * ZIP archives of stored files, made while they are sent. Nothing is compressed, so the length is known before. Checksums
 * are too: with data descriptors after the files there would be no ranges, and a cut download could not continue.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ByteRange } from '../files/fileStore.ts';
import {
  directoryEntry,
  endRecords,
  localHeader,
  STORED,
  type PackedEntry,
} from '@jawla/archives/zipFormat';

export interface StoredEntry {
  /** Unique in the archive. */
  readonly name: string;
  readonly bytes: number;
  readonly crc32: number;
  /** ISO 8601; only the day is written. */
  readonly date: string;
  /** @returns `undefined` if the file was deleted in the meantime. */
  open(range: ByteRange): Promise<Readable | undefined>;
}

export interface StoredZip {
  readonly bytes: number;
  /** Changes with the archive's content; with quotes, as in the header. */
  readonly etag: string;
  /** Opens a range. The stream fails if a file has another length, or was deleted. */
  read(range: ByteRange): Readable;
}

interface Segment {
  readonly start: number;
  readonly bytes: number;
  open(range: ByteRange): Promise<Readable | Buffer | undefined>;
}

export function storedZip(entries: readonly StoredEntry[]): StoredZip {
  const segments: Segment[] = [];
  const packed: PackedEntry[] = [];
  const hash = createHash('sha256');
  let at = 0;
  const add = (bytes: number, open: Segment['open']) => {
    if (bytes > 0) segments.push({ start: at, bytes, open });
    at += bytes;
  };
  const addBuffer = (buffer: Buffer) => {
    hash.update(buffer);
    add(buffer.length, ({ start, end }) => Promise.resolve(buffer.subarray(start, end + 1)));
  };
  for (const entry of entries) {
    const { name, bytes: size, crc32, date } = entry;
    const described: PackedEntry = {
      name,
      method: STORED,
      crc32,
      compressedSize: size,
      size,
      offset: at,
      day: dosDay(date),
    };
    packed.push(described);
    addBuffer(localHeader(described));
    add(size, (range) => entry.open(range));
  }
  const directoryAt = at;
  const directory = Buffer.concat(packed.map(directoryEntry));
  const end = endRecords(packed.length, directory.length, directoryAt);
  addBuffer(Buffer.concat([directory, end]));
  return {
    bytes: at,
    // The headers contain names, sizes and checksums of all files.
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    read: (range) => Readable.from(partsOf(segments, range), { objectMode: false }),
  };
}

async function* partsOf(segments: readonly Segment[], { start, end }: ByteRange) {
  for (const segment of segments) {
    const last = segment.start + segment.bytes - 1;
    if (last < start) continue;
    if (segment.start > end) return;
    yield* within(segment, {
      start: Math.max(0, start - segment.start),
      end: Math.min(last, end) - segment.start,
    });
  }
}

async function* within(segment: Segment, range: ByteRange): AsyncGenerator<Buffer> {
  const content = await segment.open(range);
  if (content === undefined) throw new Error('A file of the archive is gone');
  if (Buffer.isBuffer(content)) {
    yield content;
    return;
  }
  let left = range.end - range.start + 1;
  for await (const chunk of content) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A file is made of bytes');
    left -= chunk.length;
    if (left < 0) break;
    yield chunk;
  }
  // The rest of the archive would be at other offsets than its directory says.
  if (left !== 0) throw new Error('A file of the archive has another length');
}

/** The format begins in 1980 and ends in 2107. */
function dosDay(date: string): number {
  const [year = 1980, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return ((Math.min(Math.max(year, 1980), 2107) - 1980) << 9) | (month << 5) | day;
}
