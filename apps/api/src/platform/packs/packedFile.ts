/** Answers with a file of a pack: as gzip where it lies deflated and the client takes that, else plain. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';
import { cutStream } from '../files/cutStream.ts';
import {
  answerFile,
  type FileAnswer,
  type FileBody,
  type FileHeaders,
  type FileRequest,
} from '../files/fileAnswer.ts';
import type { ByteRange } from '../files/fileStore.ts';
import { mimeType } from '../files/mime.ts';
import { acceptedEncoding } from '../http/acceptedEncoding.ts';
import type { PackedFile } from './packDirectory.ts';
import type { Pack } from './packs.ts';

/** Up to so many bytes are read into memory and sent in one write; larger files are streamed, to bound the memory per slow client. */
const BUFFERED_BYTES = 256 * 1024;
/** Magic number, deflate, no flags, no time, no extra flags, unknown system (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const GZIP_TRAILER_BYTES = 8;
const VARIES = { Vary: 'Accept-Encoding' };
const AS_GZIP = { ...VARIES, 'Content-Encoding': 'gzip' };

const inflate = promisify(inflateRaw);

/** @returns nothing when the pack has no such file */
export async function answerPackedFile(
  request: FileRequest,
  pack: Pack,
  path: string,
  headers: FileHeaders,
): Promise<FileAnswer | undefined> {
  const file = pack.find(path);
  if (!file) return undefined;
  const { 'accept-encoding': accepted, range: asked } = request.headers;
  const type = mimeType(path);
  // Ranges are counted in the plain file.
  if (file.isDeflated && asked === undefined && acceptedEncoding(accepted, ['gzip'])) {
    const gzip = {
      etag: etagOf(file, '-gzip'),
      type,
      bytes: GZIP_HEADER.length + file.compressedSize + GZIP_TRAILER_BYTES,
      headers: AS_GZIP,
      read: () => gzipBody(pack, file),
    };
    return answerFile(request, gzip, headers);
  }
  const plain = {
    etag: etagOf(file),
    type,
    bytes: file.size,
    ...(file.isDeflated && { headers: VARIES }),
    read: (range: ByteRange) => plainBody(pack, file, range),
  };
  return answerFile(request, plain, headers);
}

/** The ETag is derived from the checksum of the content. Each encoding has its own ETag (RFC 9110, section 8.8.3). */
function etagOf({ crc32, size }: PackedFile, encoding = ''): string {
  return `"${crc32.toString(36)}-${size.toString(36)}${encoding}"`;
}

async function gzipBody(pack: Pack, file: PackedFile): Promise<FileBody> {
  const trailer = Buffer.alloc(GZIP_TRAILER_BYTES);
  trailer.writeUInt32LE(file.crc32, 0);
  trailer.writeUInt32LE(file.size, 4);
  const kept = keptRange(file);
  if (file.compressedSize <= BUFFERED_BYTES) {
    return Buffer.concat([GZIP_HEADER, await pack.read(kept), trailer]);
  }
  const stream = await pack.stream(kept);
  return Readable.from(joined(GZIP_HEADER, stream, trailer), { objectMode: false });
}

async function plainBody(pack: Pack, file: PackedFile, range: ByteRange): Promise<FileBody> {
  if (!file.isDeflated) {
    const within = { start: file.start + range.start, end: file.start + range.end };
    const isSmall = range.end - range.start < BUFFERED_BYTES;
    return isSmall ? pack.read(within) : pack.stream(within);
  }
  const kept = keptRange(file);
  if (file.size <= BUFFERED_BYTES) {
    const plain = await inflate(await pack.read(kept), { maxOutputLength: file.size });
    return plain.subarray(range.start, range.end + 1);
  }
  const stream = await pack.stream(kept);
  const inflater = createInflateRaw();
  // Ends the reading as well when the reader leaves, which is no failure.
  pipeline(stream, inflater).catch(() => undefined);
  return cutStream(inflater, range);
}

function keptRange({ start, compressedSize }: PackedFile): ByteRange {
  return { start, end: start + compressedSize - 1 };
}

async function* joined(head: Buffer, stream: Readable, tail: Buffer): AsyncGenerator<Buffer> {
  yield head;
  yield* stream;
  yield tail;
}
