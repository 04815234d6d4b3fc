/** Takes one file of a multipart request to the disk as it arrives. */
import { createWriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FilePart } from '@jawla/contract';
import busboy from 'busboy';
import * as z from 'zod/mini';
import { Problem } from '../http/problem.ts';

/** An upload that brings nothing for so long has broken off, in milliseconds. */
const SILENCE_MS = 60_000;
const GIGA = 1_000_000_000;
/** Bytes that multipart puts around a file, generously. */
const WRAPPING = 100_000;

export interface ReceivedFile {
  /** As the sender named it. */
  readonly name: string;
  readonly bytes: number;
}

export interface ReceiveOptions {
  readonly part: FilePart;
  /** Where the file goes; its folder is there. */
  readonly path: string;
  readonly bytesMax: number;
  /** What is said of a larger one, where gigabytes are not the measure. */
  readonly tooLarge?: () => Problem;
  readonly signal: AbortSignal;
  /** Looks at the name before the content arrives; throws to refuse. */
  readonly checkName?: (name: string) => Promise<void>;
}

/**
 * @throws Problem 400 without exactly one file or when it breaks off, 413 when it is too large,
 *   422 when a text field is wrong, 507 when the disk has no place for it
 */
export async function receiveFile(
  request: IncomingMessage,
  options: ReceiveOptions,
): Promise<ReceivedFile> {
  const { bytesMax, signal, path, part } = options;
  const tooLarge =
    options.tooLarge ??
    (() => new Problem(413, 'upload.tooLarge', { values: { limit: bytesMax / GIGA } }));
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > bytesMax + WRAPPING) throw tooLarge();
  const { bavail, bsize } = await statfs(dirname(path));
  if (announced > bavail * bsize) throw new Problem(507, 'upload.noSpace');

  const parser = makeParser(request, bytesMax);
  const breakOff = new AbortController();
  const stopped = AbortSignal.any([signal, breakOff.signal]);
  const texts: Record<string, string> = {};
  const files: Promise<ReceivedFile>[] = [];

  parser.on('field', (name, value) => {
    texts[name] = value;
  });
  parser.on('file', (field, stream, info) => {
    // The types promise a name, and a part may come without one.
    const name = nameOf(info);
    if (field !== part.field || files.length > 0) {
      stream.resume();
      breakOff.abort(new Problem(400, files.length > 0 ? 'upload.oneFile' : 'upload.noFile'));
      return;
    }
    stream.on('limit', () => breakOff.abort(tooLarge()));
    const write = async (): Promise<ReceivedFile> => {
      await options.checkName?.(name);
      const file = createWriteStream(path, { flags: 'wx' });
      await pipeline(stream, file, { signal: stopped });
      return { name, bytes: file.bytesWritten };
    };
    files.push(
      write().catch((error: unknown) => {
        breakOff.abort(error);
        stream.resume();
        throw error;
      }),
    );
    // Whoever waits for it comes later.
    files[0]?.catch(() => undefined);
  });

  const silence = setTimeout(() => breakOff.abort(incomplete()), SILENCE_MS);
  const heard = () => silence.refresh();
  request.on('data', heard);
  try {
    await feed(request, parser, stopped);
    const file = await files[0];
    if (!file) throw new Problem(400, 'upload.noFile');
    checkTexts(part, texts);
    return file;
  } catch (error) {
    throw reasonFor(error, stopped);
  } finally {
    clearTimeout(silence);
    request.off('data', heard);
    // Nothing may write any more once this is over.
    await files[0]?.catch(() => undefined);
  }
}

/**
 * Hands a request to its parser. Not by `pipeline`, which would close the connection along with the
 * parser: a refusal has to reach the sender.
 */
async function feed(
  request: IncomingMessage,
  parser: Writable,
  stopped: AbortSignal,
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      if (stopped.aborted) reject(stopped.reason);
      stopped.addEventListener('abort', () => reject(stopped.reason), { once: true });
      parser.once('error', reject).once('close', resolve);
      request.once('error', reject).once('close', () => {
        if (!request.complete) reject(incomplete());
      });
      request.pipe(parser);
    });
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    request.resume();
    throw error;
  }
}

function nameOf({ filename }: { filename?: string | undefined }): string {
  return filename ?? '';
}

function makeParser(request: IncomingMessage, bytesMax: number) {
  try {
    return busboy({
      headers: request.headers,
      // Without it, Arabic file names arrive as Latin-1.
      defParamCharset: 'utf8',
      // One more: the parser complains when a limit is reached, not when it is passed.
      limits: { fields: 20, fieldSize: 10_000, fileSize: bytesMax + 1, headerPairs: 100 },
    });
  } catch {
    throw new Problem(400, 'upload.noFile');
  }
}

function checkTexts(part: FilePart, texts: Readonly<Record<string, string>>): void {
  for (const [name, schema] of Object.entries(part.texts)) {
    if (!z.safeParse(schema, texts[name]).success) {
      const key = texts[name] === undefined ? 'field.required' : 'field.form';
      throw new Problem(422, 'request.invalid', { errors: { [name]: key } });
    }
  }
}

function incomplete(): Problem {
  return new Problem(400, 'upload.incomplete');
}

/** What stopped the work stands behind the stream's own complaint about being stopped. */
function reasonFor(error: unknown, stopped: AbortSignal): unknown {
  if (stopped.aborted) return asProblem(stopped.reason);
  return asProblem(error);
}

function asProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Problem) return error;
  if ('code' in error && error.code === 'ENOSPC') return new Problem(507, 'upload.noSpace');
  // The sender went away, or the form is cut off.
  const broken =
    ('code' in error &&
      ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))) ||
    error.message === 'Unexpected end of form' ||
    error.message === 'Malformed part header';
  return broken ? incomplete() : error;
}
