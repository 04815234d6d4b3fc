/**
 * Sends forms. `fetch` neither shows the progress of a body, nor waits longer than five minutes for an answer: a portal
 * may need more for a large tour.
 */
import { randomUUID } from 'node:crypto';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { SourceFault } from '@jawla/archives/sourceFault';
import type { ArchiveToSend } from './archiveToSend.ts';
import { Unreachable, type Answered, type Portal } from './portal.ts';

const PART_BYTES = 256 * 1024;
/** Without a byte in either direction for so long, the connection counts as dead. */
const IDLE_TIMEOUT_MS = 15 * 60_000;
const KEEP_ALIVE_MS = 30_000;

interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: {
    readonly field: string;
    readonly name: string;
    readonly archive: ArchiveToSend;
  };
}

interface FormOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
}

/** @throws {Unreachable} If the connection ends before the answer: the portal may have got the form nevertheless. */
export async function sendForm(
  portal: Portal,
  path: string,
  form: Form,
  options: FormOptions,
): Promise<Answered> {
  const { signal } = options;
  signal.throwIfAborted();
  try {
    const { status, headers, body } = await exchange(portal, path, form, options);
    const header = (name: string) => {
      const value = headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    };
    return { status, text: body, header };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof SourceFault) throw cause;
    throw new Unreachable(portal.settings.origin, cause);
  }
}

function exchange(
  portal: Portal,
  path: string,
  { fields, file }: Form,
  { signal, onProgress }: FormOptions,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  const url = new URL(path, portal.settings.origin);
  const boundary = `jawla-${randomUUID()}`;
  const start = Buffer.from(
    Object.entries(fields)
      .map(([name, value]) => `${partHead(boundary, name)}\r\n${value}\r\n`)
      .join('') +
      (file
        ? `${partHead(boundary, file.field, file.name)}Content-Type: application/zip\r\n\r\n`
        : ''),
  );
  const end = Buffer.from(`${file ? '\r\n' : ''}--${boundary}--\r\n`);
  const fileBytes = file?.archive.bytes ?? 0;
  async function* body() {
    yield start;
    if (file) yield* partsOf(file.archive, onProgress);
    yield end;
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: {
        ...portal.headers,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': start.length + fileBytes + end.length,
      },
      signal,
      timeout: IDLE_TIMEOUT_MS,
    });
    let isAnswered = false;
    // A refusal may come before the whole file is sent, and the connection end right after it.
    const fail = (error: unknown) => {
      if (!isAnswered) reject(error);
    };
    request.on('socket', (socket) => socket.setKeepAlive(true, KEEP_ALIVE_MS));
    request.on('error', fail);
    request.on('close', () => fail(new Error('The connection ended without an answer')));
    request.on('timeout', () => request.destroy(new Error('No answer for too long')));
    request.on('response', (response) => {
      isAnswered = true;
      const { statusCode: status = 0, headers } = response;
      text(response)
        .then((body) => resolve({ status, headers, body }), reject)
        .finally(() => request.destroy());
    });
    pipeline(Readable.from(body()), request).catch(fail);
  });
}

async function* partsOf(archive: ArchiveToSend, onProgress: FormOptions['onProgress']) {
  const { bytes } = archive;
  for (let at = 0; at < bytes; at += PART_BYTES) {
    const end = Math.min(at + PART_BYTES, bytes);
    yield await archive.read(at, end);
    onProgress(end, bytes);
  }
}

/** As browsers escape names in forms. */
function partHead(boundary: string, name: string, fileName?: string): string {
  const escaped = (fileName ?? '').replaceAll(/["\r\n]/g, encodeURIComponent);
  const file = fileName === undefined ? '' : `; filename="${escaped}"`;
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n`;
}
