/** Responses with files: conditional requests, ranges and lengths, for Node's HTTP server and for Hono. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { etagMatches } from '../http/etagMatches.ts';
import type { ByteRange } from './fileStore.ts';

/** Time after which a client that reads nothing is disconnected, in milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;

export type FileRequest = Pick<IncomingMessage, 'headers' | 'method'>;
export type FileHeaders = Readonly<Record<string, string>>;
export type FileBody = Buffer<ArrayBuffer> | Readable;

export interface FileAnswer {
  readonly status: number;
  readonly headers: FileHeaders;
  readonly body?: FileBody | undefined;
}

/** A file in one of its encodings. */
export interface Representation {
  /** With quotes, as in the header. */
  readonly etag: string;
  readonly type: string;
  /** `Infinity` if the length is unknown until all bytes are sent. */
  readonly bytes: number;
  /** `false` ignores `Range`, as RFC 9110 (section 14.2) permits. */
  readonly hasRanges: boolean;
  /** Headers of this encoding. */
  readonly headers?: FileHeaders;
  /** @returns `undefined` if the file was deleted in the meantime. */
  read(range: ByteRange): Promise<FileBody | undefined>;
}

/** @returns `undefined` if the file was deleted in the meantime. */
export async function answerFile(
  { headers: asked, method }: FileRequest,
  file: Representation,
  headers: FileHeaders,
): Promise<FileAnswer | undefined> {
  const { etag, bytes, hasRanges } = file;
  const acceptRanges = { 'Accept-Ranges': hasRanges ? 'bytes' : 'none' };
  const common = { ...headers, ...file.headers, ETag: etag, ...acceptRanges };
  if (etagMatches(asked['if-none-match'], etag)) return { status: 304, headers: common };
  const ifRange = asked['if-range'];
  const isFresh = ifRange === undefined || ifRange === etag;
  const range = hasRanges && isFresh ? readRange(asked.range, bytes) : undefined;
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...common, 'Content-Range': `bytes */${bytes}` } };
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  const length = end - start + 1;
  const all: Record<string, string> = common;
  all['Content-Type'] = file.type;
  if (Number.isFinite(length)) all['Content-Length'] = String(length);
  if (range) all['Content-Range'] = `bytes ${start}-${end}/${bytes}`;
  const status = range ? 206 : 200;
  if (method === 'HEAD' || length === 0) return { status, headers: all };
  const body = await file.read({ start, end });
  return body && { status, headers: all, body };
}

/** Sends a response. If the client disconnects, the body stream is destroyed. */
export function writeAnswer(response: ServerResponse, { status, headers, body }: FileAnswer): void {
  response.setTimeout(IDLE_TIMEOUT_MS);
  response.writeHead(status, headers);
  if (body === undefined || Buffer.isBuffer(body)) {
    response.end(body);
    return;
  }
  // On an error, `pipeline` destroys both streams: the client then receives fewer bytes than announced. It destroys none if
  // the client has left before.
  pipeline(body, response).catch(() => body.destroy());
}

/** Converts a response for Hono. */
export function toResponse(
  { status, headers, body }: FileAnswer,
  outgoing: Pick<ServerResponse, 'setTimeout'>,
): Response {
  outgoing.setTimeout(IDLE_TIMEOUT_MS);
  const content = body instanceof Readable ? Readable.toWeb(body) : (body ?? null);
  return new Response(content, { status, headers });
}

/** Supports a single range; a request for several gets the complete file (RFC 9110, section 14.2). */
function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
