import { uploadEndpoints, type FileEndpointName, type ResponseOf } from '@jawla/contract';
import { RESUMED_FIELD } from '@jawla/contract/limits';
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import type { ApiClientOptions } from '../options';
import { sendForm } from '../apiClient';
import { INSUFFICIENT_STORAGE, problemFromResponse, ProblemError } from '../problem';
import type { UploadRequest, UploadCallbacks } from './request';

/** Bytes of one request, within the body limits of common proxies. */
const CHUNK_BYTES = 32_000_000;
/**
 * Up to this size, a file is sent with the request that creates the upload. After an interruption it starts
 * over.
 */
const CREATION_WITH_UPLOAD_MAX_BYTES = 1_000_000;
/** Delays before a failed chunk is sent again, in milliseconds. */
const RETRY_WAITS_MS = [500, 2000, 5000, 10_000];
/**
 * Without progress for this long, a connection may be dead without either end having noticed, as when a phone
 * changes its network. The upload then resumes over a new connection.
 */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Sends files by the tus protocol one after the other, then sends the form with the ids of the uploads in
 * place of the files. Chunks that the server has from an earlier attempt, or from before a reload, are not
 * sent again.
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
  const uploaded: UploadedFile[] = [];
  let before = 0;
  for (const file of files) {
    const start = before;
    const one = await sendFile(settings, endpoint, {
      file,
      signal,
      onSent: (bytes) => onSent(start + bytes),
    });
    uploaded.push(one);
    body.append(RESUMED_FIELD, one.id);
    before += file.size;
  }
  const answer = await sendForm(settings, uploadEndpoints[name], {
    params,
    query,
    body,
    signal,
    onSent: () => onSent(before),
  });
  // The uploads are forgotten only after the form was accepted: until then, a retry finds and reuses them.
  for (const { forget } of uploaded) forget();
  return answer;
}

interface UploadedFile {
  /** The id of the upload on the server. */
  id: string;
  forget: () => void;
}

interface OneFile {
  file: File;
  signal: AbortSignal;
  onSent: (bytes: number) => void;
}

async function sendFile(
  settings: ApiClientOptions,
  endpoint: string,
  { file, signal, onSent }: OneFile,
): Promise<UploadedFile> {
  const { onReachabilityChange, onSignedOut } = settings;
  const ended = Promise.withResolvers<undefined>();
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  const restartIdleTimer = () => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(reconnect, IDLE_TIMEOUT_MS);
  };
  const reconnect = () => {
    restartIdleTimer();
    void upload.abort(false).then(() => upload.start());
  };
  const upload = new Upload(file, {
    ...commonOptions(settings, endpoint),
    metadata: { filename: file.name, filetype: file.type },
    chunkSize: CHUNK_BYTES,
    uploadDataDuringCreation: file.size <= CREATION_WITH_UPLOAD_MAX_BYTES,
    retryDelays: RETRY_WAITS_MS,
    onShouldRetry: isRetryable,
    onProgress(sent) {
      onSent(sent);
      // All bytes are sent: the server may take its time to respond.
      if (sent < file.size) restartIdleTimer();
      else clearTimeout(idleTimer);
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
      if (problem.kind === 'unauthenticated') void onSignedOut();
      ended.reject(new ProblemError(problem, { cause }));
    },
  });
  const stop = () => {
    clearTimeout(idleTimer);
    ended.reject(new ProblemError({ kind: 'offline' }));
    void upload.abort(false);
  };
  signal.addEventListener('abort', stop);
  try {
    await resume(upload);
    if (signal.aborted) stop();
    else upload.start();
    await ended.promise;
  } finally {
    clearTimeout(idleTimer);
    signal.removeEventListener('abort', stop);
  }
  const id = upload.url?.split('/').at(-1);
  if (id === undefined) throw new ProblemError({ kind: 'invalidResponse' });
  return { id, forget: () => void forget(upload) };
}

/** Deletes what the server has received of files, by the ids that the browser has stored. */
export async function discardResumable(
  settings: ApiClientOptions,
  endpoint: string,
  files: readonly File[],
): Promise<void> {
  for (const file of files) {
    const upload = new Upload(file, commonOptions(settings, endpoint));
    await resume(upload);
    await upload.abort(true);
  }
}

function commonOptions({ token, language }: ApiClientOptions, endpoint: string): UploadOptions {
  return {
    endpoint,
    onBeforeRequest(request) {
      const session = token();
      if (session !== undefined) request.setHeader('token', session);
      request.setHeader('lang', language());
    },
  };
}

async function resume(upload: Upload): Promise<void> {
  const [earlier] = await upload.findPreviousUploads();
  if (earlier !== undefined) upload.resumeFromPreviousUpload(earlier);
}

/**
 * Whether sending a chunk again may help: not after a refusal (4xx), a full disk, or while the browser is
 * offline. Of the 4xx codes, tus retries 409 (offset conflict) and 423 (locked).
 */
function isRetryable({ originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  const isRefusal = status >= 400 && status < 500 && ![409, 423].includes(status);
  return !isRefusal && status !== INSUFFICIENT_STORAGE && navigator.onLine;
}

/** Forgets the URL of an upload that is complete: sending the same file again starts a new upload. */
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
