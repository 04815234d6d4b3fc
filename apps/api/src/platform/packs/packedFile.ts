/**
 * Responds with a file of a pack: as gzip if it is stored deflated and the client accepts gzip, otherwise
 * uncompressed.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflateRaw } from 'node:zlib';
import { cutStream, streamOf } from '../files/cutStream.ts';
import {
  answerFile,
  type FileAnswer,
  type FileBody,
  type FileHeaders,
  type FileRequest,
  type Representation,
} from '../files/fileAnswer.ts';
import type { ByteRange } from '../files/fileStore.ts';
import { contentEncoding, mimeType, type ContentEncoding } from '../files/mime.ts';
import { acceptedEncoding } from '../http/acceptedEncoding.ts';
import { RANGED_SIZE_MAX } from './compression.ts';
import type { PackedFile } from './packDirectory.ts';
import { keptRange, type Pack } from './packs.ts';

/**
 * Maximum size of a file that is read into memory and sent in one write. Larger files are streamed, to limit the
 * memory per slow client.
 */
const BUFFERED_BYTES = 256 * 1024;
/** Magic number, deflate, no flags, no time, no extra flags, unknown system (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const GZIP_TRAILER_BYTES = 8;
const VARIES = { Vary: 'Accept-Encoding' };
const AS_GZIP = { ...VARIES, 'Content-Encoding': 'gzip' };

/** @returns `undefined` if the pack has no such file. */
export async function answerPackedFile(
  request: FileRequest,
  pack: Pack,
  path: string,
  headers: FileHeaders,
): Promise<FileAnswer | undefined> {
  const file = pack.find(path) ?? pack.findAnyCase(path);
  if (!file) return undefined;
  const encoding = contentEncoding(path);
  if (encoding !== undefined) {
    return answerFile(request, precompressed(request, pack, file, path, encoding), headers);
  }
  const type = await pack.typeOf(file, mimeType(path));
  return answerFile(request, representationOf(request, pack, file, type), headers);
}

function representationOf(
  { headers }: FileRequest,
  pack: Pack,
  file: PackedFile,
  type: string,
): Representation {
  const { isDeflated, size } = file;
  // Ranges refer to the uncompressed file.
  const hasRanges = !isDeflated || size <= RANGED_SIZE_MAX;
  const isRange = hasRanges && headers.range !== undefined;
  if (isDeflated && !isRange && acceptedEncoding(headers['accept-encoding'], ['gzip'])) {
    return {
      etag: etagOf(file, '-gzip'),
      type,
      bytes: GZIP_HEADER.length + file.compressedSize + GZIP_TRAILER_BYTES,
      hasRanges: false,
      headers: AS_GZIP,
      read: () => gzipBody(pack, file),
    };
  }
  return {
    etag: etagOf(file),
    type,
    bytes: size,
    hasRanges,
    ...(isDeflated && { headers: VARIES }),
    read: (range) => plainBody(pack, file, range),
  };
}

/** A precompressed file of a tour: sent as it is, or decompressed for clients that do not accept its encoding. */
function precompressed(
  { headers }: FileRequest,
  pack: Pack,
  file: PackedFile,
  path: string,
  encoding: ContentEncoding,
): Representation {
  const type = mimeType(path.replace(/\.\w+$/, ''));
  if (acceptedEncoding(headers['accept-encoding'], [encoding])) {
    return {
      etag: etagOf(file),
      type,
      bytes: file.size,
      hasRanges: true,
      headers: { ...VARIES, 'Content-Encoding': encoding },
      read: (range) => plainBody(pack, file, range),
    };
  }
  return {
    etag: etagOf(file, '-plain'),
    type,
    // The uncompressed size is unknown.
    bytes: Infinity,
    hasRanges: false,
    headers: VARIES,
    read: async () => {
      const content = await plainBody(pack, file, { start: 0, end: file.size - 1 });
      const decompress = encoding === 'br' ? createBrotliDecompress() : createGunzip();
      // If the client disconnects, `pipeline` also destroys the source. That is not an error.
      const source = content instanceof Readable ? content : Readable.from(content);
      pipeline(source, decompress).catch(() => undefined);
      return decompress;
    },
  };
}

/** The ETag is derived from the checksum of the content. Each encoding has its own ETag (RFC 9110, section 8.8.3). */
function etagOf({ crc32, size }: PackedFile, encoding = ''): string {
  return `"${crc32.toString(36)}-${size.toString(36)}${encoding}"`;
}

async function gzipBody(pack: Pack, file: PackedFile): Promise<FileBody> {
  const trailer = Buffer.alloc(GZIP_TRAILER_BYTES);
  trailer.writeUInt32LE(file.crc32, 0);
  trailer.writeUInt32LE(file.size, 4);
  if (file.compressedSize <= BUFFERED_BYTES) {
    return Buffer.concat([GZIP_HEADER, await pack.readFile(file), trailer]);
  }
  const stream = await pack.stream(keptRange(file));
  return streamOf(joined(GZIP_HEADER, stream, trailer), stream);
}

async function plainBody(pack: Pack, file: PackedFile, range: ByteRange): Promise<FileBody> {
  if (file.size <= BUFFERED_BYTES) {
    const plain = await pack.readPlain(file);
    return plain.subarray(range.start, range.end + 1);
  }
  if (!file.isDeflated) {
    const within = { start: file.start + range.start, end: file.start + range.end };
    const isSmall = range.end - range.start < BUFFERED_BYTES;
    return isSmall ? pack.read(within) : pack.stream(within);
  }
  const inflater = createInflateRaw();
  // If the client disconnects, `pipeline` also destroys the source. That is not an error.
  pipeline(await pack.stream(keptRange(file)), inflater).catch(() => undefined);
  return cutStream(inflater, range);
}

async function* joined(head: Buffer, stream: Readable, tail: Buffer): AsyncGenerator<Buffer> {
  yield head;
  yield* stream;
  yield tail;
}
