/** The portal's files, compressed once and kept: there are few, and they never change while we run. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { isCompressible, mimeType } from './mime.ts';
import { matches } from './sendFile.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Below this many bytes compression is not worth a header. */
const WORTH_PACKING = 1000;

type Encoding = 'br' | 'gzip';

interface Kept {
  mtime: number;
  etag: string;
  type: string;
  plain: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
}

export class PackedFiles {
  readonly #kept = new Map<string, Kept>();

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
    const encoding = compressible ? accepted(http.req.header('accept-encoding')) : undefined;
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    const common = { ...headers, ETag: etag, ...(compressible && { Vary: 'Accept-Encoding' }) };
    if (matches(http.req.header('if-none-match'), etag)) {
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

  async #load(path: string): Promise<Kept | undefined> {
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const kept = this.#kept.get(path);
    if (kept?.mtime === stats.mtimeMs) return kept;
    const plain = await readFile(path);
    const file: Kept = {
      mtime: stats.mtimeMs,
      etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      type: mimeType(path),
      plain,
      packed: new Map(),
    };
    this.#kept.set(path, file);
    return file;
  }
}

function pack(file: Kept, encoding: Encoding): Promise<Buffer> {
  const known = file.packed.get(encoding);
  if (known) return known;
  const packed =
    encoding === 'br'
      ? brotli(file.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipped(file.plain, { level: 9 });
  file.packed.set(encoding, packed);
  return packed;
}

function accepted(header: string | undefined): Encoding | undefined {
  const names = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
