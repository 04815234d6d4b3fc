import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import { RESUMED_FIELD } from '@jawla/contract/limits';
import { DetailedError, Upload } from 'tus-js-client';
import type { ApiClientOptions } from '../options';
import { sendForm } from '../apiClient';
import { INSUFFICIENT_STORAGE, problemFromResponse, ProblemError } from '../problem';
import { CANCELLED, type UploadRequest, type UploadCallbacks } from './request';

/** Bytes a request: what a proxy in between takes without asking. */
const CHUNK_BYTES = 32_000_000;
/** A file so small leaves with the request that announces it; after an interruption, it starts over. */
const AT_ONCE_BYTES = 1_000_000;
/** Waits before the same piece is sent again, in milliseconds. */
const RETRY_WAITS_MS = [500, 2000, 5000, 10_000];
/**
 * Without a byte for so long, a connection may be gone without either end having noticed, as when a phone
 * changes its network: the rest goes over another one.
 */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Sends files by the tus protocol, one after the other, and then makes the plain call with their names in
 * the place of the files. What is at the server already, from an earlier attempt or from before a reload,
 * is not sent again.
 *
 * @throws {ProblemError} For every error.
 */
export async function uploadResumable<Name extends FileEndpointName>(
  settings: ApiClientOptions,
  endpoint: string,
  { name, params, query, fields, files }: UploadRequest<Name>,
  { signal, onSent }: UploadCallbacks,
): Promise<ResponseOf<Name>> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  const arrived: Arrived[] = [];
  let before = 0;
  for (const file of files) {
    const start = before;
    const one = await sendFile(settings, endpoint, {
      file,
      signal,
      onSent: (bytes) => onSent(start + bytes),
    });
    arrived.push(one);
    body.append(RESUMED_FIELD, one.id);
    before += file.size;
  }
  const answer = await sendForm(settings, name, {
    params,
    query,
    body,
    signal,
    onSent: () => onSent(before),
  });
  // Only now is it certain that they have served: until then another attempt finds them.
  for (const { forget } of arrived) forget();
  return answer;
}

interface Arrived {
  /** What the server calls it. */
  id: string;
  forget: () => void;
}

interface OneFile {
  file: File;
  signal: AbortSignal;
  onSent: (bytes: number) => void;
}

async function sendFile(
  { token, language, onReachabilityChange, onSignedOut }: ApiClientOptions,
  endpoint: string,
  { file, signal, onSent }: OneFile,
): Promise<Arrived> {
  const ended = Promise.withResolvers<undefined>();
  let stillness: ReturnType<typeof setTimeout> | undefined;
  const watchStillness = () => {
    clearTimeout(stillness);
    stillness = setTimeout(startAgain, IDLE_TIMEOUT_MS);
  };
  const startAgain = () => {
    watchStillness();
    void upload.abort(false).then(() => upload.start());
  };
  const upload = new Upload(file, {
    endpoint,
    metadata: { filename: file.name, filetype: file.type },
    chunkSize: CHUNK_BYTES,
    uploadDataDuringCreation: file.size <= AT_ONCE_BYTES,
    retryDelays: RETRY_WAITS_MS,
    onShouldRetry: isRetryable,
    onBeforeRequest(request) {
      // Read for each request: the session may have been renewed since the last one.
      const session = token();
      if (session !== undefined) request.setHeader('token', session);
      request.setHeader('lang', language());
    },
    onProgress(sent) {
      onSent(sent);
      // Once all has left, the server may take its time.
      if (sent < file.size) watchStillness();
      else clearTimeout(stillness);
    },
    onSuccess() {
      onReachabilityChange?.(true);
      ended.resolve(undefined);
    },
    onError(cause) {
      const answered = cause instanceof DetailedError ? cause.originalResponse : null;
      if (answered === null) {
        onReachabilityChange?.(false);
        ended.reject(new ProblemError({ kind: 'offline' }, { cause }));
        return;
      }
      const problem = problemFromResponse({
        status: answered.getStatus(),
        data: jsonOf(answered.getBody()),
        retryAfter: answered.getHeader('retry-after'),
      });
      if (problem.kind === 'unauthenticated') onSignedOut();
      ended.reject(new ProblemError(problem, { cause }));
    },
  });
  const stop = () => {
    clearTimeout(stillness);
    ended.reject(new ProblemError({ kind: 'offline' }));
    // A cancelled upload is deleted on the server; a paused one stays there.
    upload.abort(signal.reason === CANCELLED).catch(() => undefined);
  };
  signal.addEventListener('abort', stop);
  try {
    const [earlier] = await upload.findPreviousUploads();
    if (earlier !== undefined) upload.resumeFromPreviousUpload(earlier);
    if (signal.aborted) stop();
    else upload.start();
    await ended.promise;
  } finally {
    clearTimeout(stillness);
    signal.removeEventListener('abort', stop);
  }
  const id = upload.url?.split('/').at(-1);
  if (id === undefined) throw new ProblemError({ kind: 'invalidResponse' });
  return { id, forget: () => void forget(upload) };
}

/**
 * Whether sending a chunk again may help: not after a refusal, and not while the disk is full or the browser is
 * offline. The codes in between are the tus client's own exceptions: a conflict of offsets, and a lock.
 */
function isRetryable({ originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  const isRefusal = status >= 400 && status < 500 && ![409, 423].includes(status);
  return !isRefusal && status !== INSUFFICIENT_STORAGE && navigator.onLine;
}

/** A file that has served is not found again: sending it once more sends all of it. */
async function forget(upload: Upload): Promise<void> {
  const known = await upload.findPreviousUploads();
  for (const { urlStorageKey } of known) {
    await upload.options.urlStorage?.removeUpload(urlStorageKey);
  }
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
