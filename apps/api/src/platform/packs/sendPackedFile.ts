/** Answers with a file of a pack: as gzip where it lies deflated and the client takes that, else plain. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import { cutStream } from '../files/cutStream.ts';
import type { ByteRange } from '../files/fileStore.ts';
import { mimeType } from '../files/mime.ts';
import { IDLE_TIMEOUT_MS, matches, readRange } from '../files/sendFile.ts';
import type { PackedFile } from './packDirectory.ts';
import type { Pack } from './packs.ts';

/** Up to so many bytes are read into memory and sent at once; more would be held for each slow reader. */
const BUFFERED_BYTES = 256 * 1024;
/** Magic number, deflate, no flags, no time, no extra flags, unknown system (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const GZIP_TRAILER_BYTES = 8;

const inflate = promisify(inflateRaw);

type Http = { readonly req: HonoRequest; readonly env: HttpBindings };
type Headers = Readonly<Record<string, string>>;
type Body = Buffer<ArrayBuffer> | Readable;

/** @returns nothing when the pack has no such file */
export async function sendPackedFile(
  { req, env }: Http,
  pack: Pack,
  path: string,
  headers: Headers,
): Promise<Response | undefined> {
  const file = pack.find(path);
  if (!file) return undefined;
  const rangeHeader = req.header('range');
  const asGzip =
    file.isDeflated && rangeHeader === undefined && takesGzip(req.header('accept-encoding'));
  const etag = etagOf(file, asGzip);
  const common = {
    ...headers,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    ...(file.isDeflated && { Vary: 'Accept-Encoding' }),
  };
  if (matches(req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: common });
  }
  const ifRange = req.header('if-range');
  const asked = ifRange === undefined || ifRange === etag ? rangeHeader : undefined;
  const range = readRange(asked, file.size);
  if (range === 'unsatisfiable') {
    const contentRange = { 'Content-Range': `bytes */${file.size}` };
    return new Response(null, { status: 416, headers: { ...common, ...contentRange } });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const length = asGzip ? gzipBytes(file) : end - start + 1;
  const all = {
    ...common,
    'Content-Type': mimeType(path),
    'Content-Length': String(length),
    ...(asGzip && { 'Content-Encoding': 'gzip' }),
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${file.size}` }),
  };
  const status = range ? 206 : 200;
  if (req.method === 'HEAD' || length === 0) return new Response(null, { status, headers: all });
  env.outgoing.setTimeout(IDLE_TIMEOUT_MS);
  const body = asGzip ? await gzipBody(pack, file) : await plainBody(pack, file, { start, end });
  return new Response(Buffer.isBuffer(body) ? body : Readable.toWeb(body), {
    status,
    headers: all,
  });
}

/** The checksum is that of the content, so it stands for it. Each encoding has an ETag of its own. */
function etagOf({ crc32, size }: PackedFile, asGzip: boolean): string {
  return `"${crc32.toString(36)}-${size.toString(36)}${asGzip ? '-gzip' : ''}"`;
}

function takesGzip(header: string | undefined): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .some((each) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(each));
}

function gzipBytes({ compressedSize }: PackedFile): number {
  return GZIP_HEADER.length + compressedSize + GZIP_TRAILER_BYTES;
}

async function gzipBody(pack: Pack, file: PackedFile): Promise<Body> {
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

async function plainBody(pack: Pack, file: PackedFile, range: ByteRange): Promise<Body> {
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
