/** Serializes JSON responses: compressed if the client accepts gzip, and with an ETag on request. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { etagMatches } from './etagMatches.ts';

const gzipped = promisify(gzip);
/** Minimum length for compression: a shorter body fits into one packet anyway. */
const COMPRESSED_FROM = 1024;

export interface JsonBody {
  /** `null` for a 304: the client has the current body. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly headers: Record<string, string>;
}

export interface JsonRequest {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** @param options.isRevalidated - Adds an ETag; returns no body if it matches `ifNoneMatch`. */
export async function toJsonBody(
  value: unknown,
  { acceptEncoding, ifNoneMatch }: JsonRequest,
  { isRevalidated }: { readonly isRevalidated: boolean },
): Promise<JsonBody> {
  const text = JSON.stringify(value);
  const isLong = text.length >= COMPRESSED_FROM;
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (isLong) headers['Vary'] = 'Accept-Encoding';
  const encoding = isLong ? acceptedEncoding(acceptEncoding, ['gzip']) : undefined;
  if (isRevalidated) {
    const etag = `"${hash('sha1', text)}"`;
    headers['ETag'] = encoding ? `W/${etag}` : etag;
    if (etagMatches(ifNoneMatch, etag)) return { body: null, headers };
  }
  if (!encoding) return { body: text, headers };
  headers['Content-Encoding'] = encoding;
  return { body: new Uint8Array(await gzipped(text)), headers };
}
