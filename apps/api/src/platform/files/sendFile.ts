/** Answers with a file: type, length, ETag, ranges. */
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import type { ByteRange, FileStore } from './fileStore.ts';
import { mimeType } from './mime.ts';

/** A reader who takes nothing for so long is gone, in milliseconds. */
export const IDLE_TIMEOUT_MS = 60_000;

/**
 * @param key decided by the caller; nothing is resolved here
 * @returns nothing when there is no such file
 */
export async function sendFile(
  http: { readonly req: HonoRequest; readonly env: HttpBindings },
  files: FileStore,
  key: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const file = await files.find(key);
  if (!file) return undefined;
  const { bytes, etag } = file;
  const common = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (matches(http.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: common });
  }
  const ifRange = http.req.header('if-range');
  const asked = ifRange === undefined || ifRange === etag ? http.req.header('range') : undefined;
  const range = readRange(asked, bytes);
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...common, 'Content-Range': `bytes */${bytes}` },
    });
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  const length = end - start + 1;
  const all = {
    ...common,
    'Content-Type': mimeType(key),
    'Content-Length': String(length),
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${bytes}` }),
  };
  const status = range ? 206 : 200;
  if (http.req.method === 'HEAD' || length === 0)
    return new Response(null, { status, headers: all });
  http.env.outgoing.setTimeout(IDLE_TIMEOUT_MS);
  const content = await file.open({ start, end });
  return content && new Response(Readable.toWeb(content), { status, headers: all });
}

/** Whether an If-None-Match header names an ETag; a weak one is as good. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}

/** One range; several at once are answered with the whole file, as is allowed. */
export function readRange(
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
