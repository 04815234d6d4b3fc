/** The portal's files, compressed once and kept: there are few, and they never change while we run. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncoding } from '../http/acceptedEncoding.ts';
import { etagMatches } from '../http/etagMatches.ts';
import { isCompressible, mimeType } from './mime.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** A file is packed once and sent for as long as we run: as small as it gets. */
const BEST = 11;
/** Compression level of pages, which are compressed for each request within one or two milliseconds. */
const QUICK = 5;
/** Below this many bytes compression is not worth a header. */
const WORTH_PACKING = 1000;

/** By preference. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface CacheEntry {
  mtime: number;
  etag: string;
  type: string;
  plain: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
}

export class CompressedFiles {
  readonly #cache = new Map<string, CacheEntry>();

  /** @returns nothing when there is no such file */
  async text(path: string): Promise<string | undefined> {
    return (await this.#load(path))?.plain.toString('utf8');
  }

  /** @returns nothing when there is no such file */
  async send(
    http: Context,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response | undefined> {
    const file = await this.#load(path);
    if (!file) return undefined;
    const compressible = isCompressible(file.type) && file.plain.length >= WORTH_PACKING;
    const encoding = compressible
      ? acceptedEncoding(http.req.header('accept-encoding'), ENCODINGS)
      : undefined;
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    const common = { ...headers, ETag: etag, ...(compressible && { Vary: 'Accept-Encoding' }) };
    if (etagMatches(http.req.header('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: common });
    }
    const bytes = encoding ? await pack(file, encoding) : file.plain;
    return new Response(http.req.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: {
        ...common,
        'Content-Type': file.type,
        'Content-Length': String(bytes.length),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    });
  }

  /** Compresses a file before it is requested: the best level takes a second for a large file. */
  async warm(path: string): Promise<void> {
    const file = await this.#load(path);
    if (file && isCompressible(file.type) && file.plain.length >= WORTH_PACKING) {
      await pack(file, 'br');
    }
  }

  async #load(path: string): Promise<CacheEntry | undefined> {
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const kept = this.#cache.get(path);
    if (kept?.mtime === stats.mtimeMs) return kept;
    const plain = await readFile(path);
    const file: CacheEntry = {
      mtime: stats.mtimeMs,
      etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      type: mimeType(path),
      plain,
      packed: new Map(),
    };
    this.#cache.set(path, file);
    return file;
  }
}

function pack(file: CacheEntry, encoding: Encoding): Promise<Buffer> {
  const known = file.packed.get(encoding);
  if (known) return known;
  const packed =
    encoding === 'br'
      ? brotli(file.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BEST } })
      : gzipped(file.plain, { level: 9 });
  file.packed.set(encoding, packed);
  return packed;
}

/** A page made for one request, packed as its browser likes; with the headers that say so. */
export async function packedPage(
  page: string,
  acceptEncoding: string | undefined,
): Promise<{ body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const plain = Buffer.from(page);
  const encoding =
    plain.length >= WORTH_PACKING ? acceptedEncoding(acceptEncoding, ENCODINGS) : undefined;
  const bytes =
    encoding === 'br'
      ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } })
      : encoding === 'gzip'
        ? await gzipped(plain)
        : plain;
  return {
    body: new Uint8Array(bytes),
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Length': String(bytes.length),
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  };
}
