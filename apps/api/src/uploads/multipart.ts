/** Reads a multipart body part by part. Backpressure stops the sender while a part is not read. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { Problem } from '../platform/http/problem.ts';

/** A request that sends nothing for so long is treated as aborted, in milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;

export type Part =
  | { readonly kind: 'text'; readonly field: string; readonly text: string }
  | {
      readonly kind: 'file';
      readonly field: string;
      /** As the sender named it. */
      readonly name: string;
      /** The type that the sender says it has. */
      readonly type: string;
      /** Fails when the file is too large. */
      readonly content: Readable;
    };

export interface Limits {
  /** Of one file. */
  readonly bytesMax: number;
  readonly filesMax: number;
  /** The refusal of a larger one, by its name. */
  readonly tooLarge: (name: string) => Problem;
}

/**
 * The content of a file has to be read, or the loop left, before the next part comes. The end of
 * the reading, for any reason, also ends the content of the file that is being read.
 *
 * @throws Problem 400 when the body is no form or breaks off
 * @throws what the signal is aborted with
 */
export async function* readParts(
  request: IncomingMessage,
  limits: Limits,
  signal: AbortSignal,
): AsyncGenerator<Part, void> {
  signal.throwIfAborted();
  const parser = makeParser(request, limits);
  const failIncomplete = () => parser.destroy(incomplete());
  const stop = () => {
    const reason: unknown = signal.reason;
    parser.destroy(reason instanceof Error ? reason : incomplete());
  };
  const onClose = () => {
    if (!request.complete) failIncomplete();
  };
  const idle = setTimeout(() => {
    if (!request.readableEnded) failIncomplete();
  }, IDLE_TIMEOUT_MS);
  const onData = () => idle.refresh();

  const parts = new ReadableStream<Part>({
    start(controller) {
      parser.on('field', (field, text) => controller.enqueue({ kind: 'text', field, text }));
      parser.on('file', (field, content, { filename, mimeType }) => {
        const name = filename ?? '';
        content.once('limit', () => content.destroy(limits.tooLarge(name)));
        // The reader of the content gets the error, possibly later.
        content.on('error', () => undefined);
        controller.enqueue({ kind: 'file', field, name, type: mimeType, content });
      });
      parser.on('error', (error) => controller.error(asProblem(error)));
      parser.on('finish', () => controller.close());
    },
  });

  signal.addEventListener('abort', stop, { once: true });
  request.on('data', onData).on('error', failIncomplete).on('close', onClose);
  try {
    // The event may have been emitted before the listener was added.
    if (request.destroyed) onClose();
    // Not by `pipeline`, which would close the connection along with the parser: a refusal has to reach the
    // sender.
    request.pipe(parser);
    // Cancelling would fail once the stream has failed; the parser is ended below.
    yield* parts.values({ preventCancel: true });
  } finally {
    clearTimeout(idle);
    signal.removeEventListener('abort', stop);
    request.off('data', onData).off('error', failIncomplete).off('close', onClose);
    request.unpipe(parser);
    parser.destroy();
    request.resume();
  }
}

/** Maps errors of streams and disks to the response that the sender gets. */
export function asProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Problem) return error;
  if ('code' in error && error.code === 'ENOSPC') return new Problem(507, 'upload.noSpace');
  // The connection was lost, or the form is truncated.
  const broken =
    ('code' in error &&
      ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))) ||
    error.message === 'Unexpected end of form' ||
    error.message === 'Malformed part header';
  return broken ? incomplete() : error;
}

function makeParser(request: IncomingMessage, { bytesMax, filesMax }: Limits): Busboy {
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

function incomplete(): Problem {
  return new Problem(400, 'upload.incomplete');
}
