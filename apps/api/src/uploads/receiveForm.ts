/** Takes the files of a multipart request to the disk as they arrive. */
import { createWriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FilePart } from '@jawla/contract';
import { RESUMED_FIELD } from '@jawla/contract/rules';
import busboy from 'busboy';
import * as z from 'zod/mini';
import { Problem } from '../platform/http/problem.ts';

/** An upload that brings nothing for so long has broken off, in milliseconds. */
const SILENCE_MS = 60_000;
const GIGA = 1_000_000_000;
/** Bytes that multipart puts around a file, generously. */
const WRAPPING = 100_000;

export interface FileHead {
  /** As the sender named it. */
  readonly name: string;
  /** The type that the sender says it has. */
  readonly type: string;
}

export interface ReceivedFile extends FileHead {
  /** Where it is now. */
  readonly path: string;
  readonly bytes: number;
}

export interface ReceiveOptions {
  readonly part: FilePart;
  /** Where the files go, under their numbers; it is there. */
  readonly folder: string;
  /** Of one file. */
  readonly bytesMax: number;
  /** What is said of a larger one, where gigabytes are not the measure. */
  readonly tooLarge?: (name: string) => Problem;
  readonly signal: AbortSignal;
  /** Puts a file to a path that came before, in pieces. */
  readonly resumed: (id: string, path: string) => Promise<ReceivedFile>;
  /** Looks at a file before its content arrives; throws to refuse. */
  readonly check?: (file: FileHead) => Promise<void> | void;
}

export interface ReceivedForm {
  readonly files: readonly [ReceivedFile, ...ReceivedFile[]];
  /** Which of them came before, in pieces. */
  readonly resumed: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * @param options.textStatus what a wrong text field is answered with
 * @throws Problem 400 without a file, with too many or when it breaks off, 413 when one is too large,
 *   507 when the disk has no place for them
 */
export async function receiveForm(
  request: IncomingMessage,
  options: ReceiveOptions & { filesMax: number; textStatus: 400 | 422 },
): Promise<ReceivedForm> {
  const { bytesMax, filesMax, signal, folder, part } = options;
  const tooLarge =
    options.tooLarge ??
    (() => new Problem(413, 'upload.tooLarge', { values: { limit: bytesMax / GIGA } }));
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > filesMax * (bytesMax + WRAPPING)) throw tooLarge('');
  const { bavail, bsize } = await statfs(folder);
  if (announced > bavail * bsize) throw new Problem(507, 'upload.noSpace');

  const parser = makeParser(request, { bytesMax, filesMax });
  const breakOff = new AbortController();
  const stopped = AbortSignal.any([signal, breakOff.signal]);
  const texts: Record<string, string> = {};
  const writing: Promise<ReceivedFile>[] = [];
  const resumed: string[] = [];

  async function write(stream: Readable, file: FileHead, path: string): Promise<ReceivedFile> {
    await options.check?.(file);
    const target = createWriteStream(path, { flags: 'wx', flush: true });
    await pipeline(stream, target, { signal: stopped });
    return { ...file, path, bytes: target.bytesWritten };
  }

  async function fetch(id: string, path: string): Promise<ReceivedFile> {
    const file = await options.resumed(id, path);
    await options.check?.(file);
    if (file.bytes > bytesMax) throw tooLarge(file.name);
    return file;
  }

  function add(start: (path: string) => Promise<ReceivedFile>): void {
    const written = start(join(folder, String(writing.length))).catch((error: unknown) => {
      breakOff.abort(error);
      throw error;
    });
    // Whoever waits for it comes later.
    written.catch(() => undefined);
    writing.push(written);
  }

  parser.on('field', (name, value) => {
    if (name !== RESUMED_FIELD) texts[name] = value;
    else if (writing.length >= filesMax) breakOff.abort(tooMany(filesMax));
    else {
      resumed.push(value);
      add((path) => fetch(value, path));
    }
  });
  parser.on('file', (field, stream, info) => {
    if (field !== part.field || writing.length >= filesMax) {
      stream.resume();
      breakOff.abort(field === part.field ? tooMany(filesMax) : new Problem(400, 'upload.noFile'));
      return;
    }
    const file = { name: nameOf(info), type: info.mimeType };
    stream.on('limit', () => breakOff.abort(tooLarge(file.name)));
    add((path) => write(stream, file, path).finally(() => stream.resume()));
  });

  const silence = setTimeout(() => breakOff.abort(incomplete()), SILENCE_MS);
  const heard = () => silence.refresh();
  request.on('data', heard);
  try {
    await feed(request, parser, stopped);
    const [first, ...rest] = await Promise.all(writing);
    if (!first) throw new Problem(400, 'upload.noFile');
    checkTexts(part, texts, options.textStatus);
    return { files: [first, ...rest], resumed, texts };
  } catch (error) {
    throw reasonFor(error, stopped);
  } finally {
    clearTimeout(silence);
    request.off('data', heard);
    // Nothing may write any more once this is over.
    await Promise.allSettled(writing);
  }
}

function tooMany(filesMax: number): Problem {
  if (filesMax === 1) return new Problem(400, 'upload.oneFile');
  return new Problem(400, 'upload.tooMany', { values: { limit: filesMax } });
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
      // The end may have come before anybody listened for it.
      if (request.destroyed && !request.complete) reject(incomplete());
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

function makeParser(
  request: IncomingMessage,
  { bytesMax, filesMax }: { bytesMax: number; filesMax: number },
) {
  try {
    return busboy({
      headers: request.headers,
      // Without it, Arabic file names arrive as Latin-1.
      defParamCharset: 'utf8',
      // One more: the parser complains when a limit is reached, not when it is passed.
      limits: {
        fields: 20 + filesMax,
        fieldSize: 10_000,
        fileSize: bytesMax + 1,
        headerPairs: 100,
      },
    });
  } catch {
    throw new Problem(400, 'upload.noFile');
  }
}

function checkTexts(
  part: FilePart,
  texts: Readonly<Record<string, string>>,
  status: 400 | 422,
): void {
  for (const [name, schema] of Object.entries(part.texts)) {
    if (!z.safeParse(schema, texts[name]).success) {
      const key = texts[name] === undefined ? 'field.required' : 'field.form';
      throw new Problem(status, 'request.invalid', { errors: { [name]: key } });
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
