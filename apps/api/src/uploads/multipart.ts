/** Reads a multipart body part by part. Backpressure pauses the client until a part is read. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { Problem } from '../platform/http/problem.ts';

/** A request that is idle for this long counts as aborted. */
const IDLE_TIMEOUT_MS = 60_000;

export type Part =
  | { readonly kind: 'text'; readonly field: string; readonly text: string }
  | {
      readonly kind: 'file';
      readonly field: string;
      /** File name from the request. */
      readonly name: string;
      /** Media type declared by the client. */
      readonly type: string;
      /** Fails if the file is too large. */
      readonly content: Readable;
    };

export interface Limits {
  /** Limit of one file. */
  readonly bytesMax: number;
  readonly filesMax: number;
  /** Creates the rejection of a larger file, by its name. */
  readonly tooLarge: (name: string) => Problem;
}

/**
 * Yields the parts of a multipart request. The caller must read the content of a file, or leave the loop, before the
 * next part arrives. When the loop ends, the content of the current file is destroyed.
 *
 * @throws {Problem} 400 if the body is not a form or is truncated.
 * @throws The abort reason of the signal.
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
    // `pipeline` would close the connection together with the parser, and the client would not get the error response.
    request.pipe(parser);
    // Cancelling a failed stream would throw. The parser is destroyed below.
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

/** Maps errors of streams and disks to a `Problem`; returns other errors unchanged. */
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
      // One byte more: the parser emits `limit` when the limit is reached, not when it is exceeded.
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
