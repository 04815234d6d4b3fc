/**
 * Serves the portal's files from an in-memory cache. An entry is reloaded when the file's modification time changes.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Context } from 'hono';
import { acceptedEncoding, ENCODINGS } from '../http/acceptedEncoding.ts';
import { etagMatches } from '../http/etagMatches.ts';
import { isCompressible, mimeType } from './mime.ts';

/** Suffixes of the files that the build has compressed. */
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

interface CacheEntry {
  mtime: number;
  etag: string;
  bytes: Buffer<ArrayBuffer>;
}

export class StaticFiles {
  readonly #cache = new Map<string, CacheEntry>();

  /** @returns `undefined` if the file does not exist. */
  async text(path: string): Promise<string | undefined> {
    return (await this.#load(path))?.bytes.toString('utf8');
  }

  /**
   * Sends a file, in its precompressed variant if the client accepts that encoding.
   *
   * @returns `undefined` if the file does not exist.
   */
  async send(
    http: Context,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response | undefined> {
    const type = mimeType(path);
    const accepted = isCompressible(type)
      ? acceptedEncoding(http.req.header('accept-encoding'), ENCODINGS)
      : undefined;
    const compressed = accepted && (await this.#load(path + SUFFIXES[accepted]));
    const file = compressed ?? (await this.#load(path));
    if (!file) return undefined;
    const common = {
      ...headers,
      ETag: `"${file.etag}"`,
      ...(isCompressible(type) && { Vary: 'Accept-Encoding' }),
    };
    if (etagMatches(http.req.header('if-none-match'), common.ETag)) {
      return new Response(null, { status: 304, headers: common });
    }
    return new Response(http.req.method === 'HEAD' ? null : file.bytes, {
      headers: {
        ...common,
        'Content-Type': type,
        'Content-Length': String(file.bytes.length),
        ...(compressed && { 'Content-Encoding': accepted }),
      },
    });
  }

  async #load(path: string): Promise<CacheEntry | undefined> {
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const kept = this.#cache.get(path);
    if (kept?.mtime === stats.mtimeMs) return kept;
    const bytes = await readFile(path);
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const file: CacheEntry = { mtime: stats.mtimeMs, etag, bytes };
    this.#cache.set(path, file);
    return file;
  }
}
