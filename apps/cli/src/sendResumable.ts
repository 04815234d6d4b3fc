/** Sends an archive in pieces by the tus protocol, and goes on where a former connection or program has stopped. */
import { setTimeout as pause } from 'node:timers/promises';
import { SourceFault } from '@jawla/archives/sourceFault';
import { DetailedError, Upload } from 'tus-js-client';
import type { ArchiveToSend } from './archiveToSend.ts';
import { notPortal, PortalError, Unreachable, type Answered, type Portal } from './portal.ts';
import type { ResumeRecord } from './resumeRecord.ts';
import { UserError } from './userError.ts';

/** Bytes of one request, within the body limits of common proxies. */
const CHUNK_BYTES = 32_000_000;
/** Delays before a failed request is sent again, in milliseconds; the last one is repeated. */
const RETRY_WAITS_MS = [1000, 2000, 5000, 10_000, 30_000, 60_000];
/** As many as the library may need: how long it goes on is for `patienceMs` to say. */
const RETRIES = 10_000;
/** Without progress for this long, a connection may be dead without either end having noticed. */
const IDLE_TIMEOUT_MS = 60_000;
/** Another request is writing to the upload, or was: its end is asked for. */
const LOCKED = [409, 423];
const GONE = [404, 410];

type Sent = Pick<ArchiveToSend, 'bytes' | 'read'>;

export interface ResumableOptions {
  /** Of uploads, on the portal. */
  readonly endpoint: string;
  readonly fileName: string;
  readonly record: ResumeRecord;
  readonly signal: AbortSignal;
  /** Without a further byte for so long, it ends. In milliseconds. */
  readonly patienceMs: number;
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  /** Called once for each interruption; it is tried again. */
  readonly onInterrupted: (error: Error) => void;
  readonly onUnrecorded: () => void;
}

/**
 * @returns The id of the upload, for the form that takes the place of the file.
 * @throws {PortalError} If the portal refuses it; {@link Unreachable} if it is away for longer than there is patience;
 * {@link SourceFault} if the file has changed.
 */
export async function sendResumable(
  portal: Portal,
  archive: Sent,
  options: ResumableOptions,
): Promise<string> {
  const { endpoint, record, signal } = options;
  const uploadUrl = (await record.read()) ?? null;
  signal.throwIfAborted();
  const run = new ResumableRun(portal, archive, { ...options, uploadUrl });
  const stop = () => run.stop();
  signal.addEventListener('abort', stop);
  try {
    const url = await run.ended();
    if (!url.startsWith(`${endpoint}/`)) throw elsewhere();
    return url.slice(endpoint.length + 1);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

class ResumableRun {
  readonly #portal: Portal;
  readonly #options: ResumableOptions;
  readonly #upload: Upload;
  readonly #ended = Promise.withResolvers<string>();
  #idleTimer: NodeJS.Timeout | undefined;
  #patienceTimer: NodeJS.Timeout | undefined;
  /** The most bytes that were sent. */
  #sentBytes = -1;
  #isInterrupted = false;
  /** Aborted when the upload succeeds, fails or is cancelled. No request or timer starts afterwards. */
  readonly #over = new AbortController();
  /** Of the last request, if it was no success. */
  #refusal: PortalError | undefined;
  /** No request before this time, in milliseconds of `performance.now()`. */
  #notBefore = 0;

  constructor(
    portal: Portal,
    archive: Sent,
    options: ResumableOptions & { readonly uploadUrl: string | null },
  ) {
    this.#portal = portal;
    this.#options = options;
    const { endpoint, fileName: filename, uploadUrl, record, onUnrecorded } = options;
    // The library takes the file from `fileReader`.
    this.#upload = new Upload(Buffer.alloc(0), {
      endpoint,
      uploadUrl,
      metadata: { filename, filetype: 'application/zip' },
      headers: { ...portal.headers },
      chunkSize: CHUNK_BYTES,
      retryDelays: Array.from(
        { length: RETRIES },
        (_, attempt) => RETRY_WAITS_MS[Math.min(attempt, RETRY_WAITS_MS.length - 1)] ?? 0,
      ),
      storeFingerprintForResuming: false,
      fileReader: {
        openFile: () =>
          Promise.resolve({
            size: archive.bytes,
            slice: async (start: number, end: number) => {
              const last = Math.min(end, archive.bytes);
              const bytes = await archive.read(start, last);
              return {
                value: Object.assign(bytes, { size: bytes.length }),
                done: last === archive.bytes,
              };
            },
            close: () => undefined,
          }),
      },
      onBeforeRequest: async (request) => {
        // The key belongs to this portal only.
        if (!`${request.getURL()}/`.startsWith(`${endpoint}/`)) throw elsewhere();
        this.#refusal = undefined;
        const wait = this.#notBefore - performance.now();
        if (wait > 0) await pause(wait, undefined, { signal: this.#over.signal });
        // tus-js-client sends a chunk even if it was aborted while the chunk was read.
        this.#over.signal.throwIfAborted();
        this.#restartIdleTimer();
      },
      onAfterResponse: (request, response) => {
        const status = response.getStatus();
        if (status >= 200 && status < 300) return;
        const answer: Answered = {
          status,
          text: response.getBody(),
          header: (name) => response.getHeader(name),
        };
        this.#refusal = new PortalError(answer);
        this.#notBefore = performance.now() + (this.#refusal.retryAfterMs ?? 0);
        // The library would start over, although the upload is still there.
        const isKnown = [...GONE, ...LOCKED].includes(status);
        if (request.getMethod() === 'HEAD' && !isKnown) throw this.#refusal;
      },
      onShouldRetry: (error) => this.#mayRetry(error),
      onUploadUrlAvailable: () => {
        const { url } = this.#upload;
        if (url !== null) record.write(url).catch(onUnrecorded);
      },
      onProgress: (sentBytes, totalBytes) => this.#advance(sentBytes, totalBytes),
      onSuccess: () => this.#ended.resolve(this.#upload.url ?? ''),
      onError: (error) => this.#ended.reject(this.#reasonOf(error)),
    });
  }

  /** @returns The URL of the upload. */
  async ended(): Promise<string> {
    this.#restartPatience();
    this.#upload.start();
    try {
      return await this.#ended.promise;
    } finally {
      this.#over.abort();
      clearTimeout(this.#idleTimer);
      clearTimeout(this.#patienceTimer);
      await this.#upload.abort(false);
    }
  }

  stop(): void {
    this.#ended.reject(this.#options.signal.reason);
  }

  #advance(sentBytes: number, totalBytes: number): void {
    if (this.#over.signal.aborted) return;
    this.#restartIdleTimer();
    // A connection that breaks takes back what was on its way.
    if (sentBytes > this.#sentBytes) {
      this.#sentBytes = sentBytes;
      this.#restartPatience();
      this.#isInterrupted = false;
    }
    this.#options.onProgress(sentBytes, totalBytes);
  }

  #mayRetry(error: DetailedError): boolean {
    clearTimeout(this.#idleTimer);
    if (this.#over.signal.aborted) return false;
    const refusal = this.#refusal;
    const isNetwork = refusal === undefined && hasCode(error.causingError);
    const method = error.originalRequest.getMethod();
    // Another program has ended this upload meanwhile: it is asked for, and started over.
    const isGone = method === 'PATCH' && refusal !== undefined && GONE.includes(refusal.status);
    const isLocked = refusal !== undefined && LOCKED.includes(refusal.status);
    const mayRetry = isNetwork || isGone || isLocked || refusal?.isPassing === true;
    if (mayRetry && !isGone && !isLocked) this.#interrupt(error);
    return mayRetry;
  }

  #interrupt(error: Error): void {
    if (this.#isInterrupted) return;
    this.#isInterrupted = true;
    this.#options.onInterrupted(this.#reasonOf(error));
  }

  #restartIdleTimer(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.#reconnect(), IDLE_TIMEOUT_MS);
  }

  async #reconnect(): Promise<void> {
    this.#interrupt(new Error('Nothing was sent for a while'));
    await this.#upload.abort(false);
    // The request reports its end on the next turn, and would be taken for one of the new connection.
    await pause(RETRY_WAITS_MS[0]);
    if (!this.#over.signal.aborted) this.#upload.start();
  }

  #restartPatience(): void {
    clearTimeout(this.#patienceTimer);
    this.#patienceTimer = setTimeout(
      () => this.#ended.reject(this.#refusal ?? this.#unreachable(undefined)),
      this.#options.patienceMs,
    );
  }

  #reasonOf(error: Error): Error {
    if (this.#refusal) return this.#refusal;
    const cause = error instanceof DetailedError ? error.causingError : error;
    if (cause instanceof SourceFault || cause instanceof UserError) return cause;
    if (hasCode(cause) || !(error instanceof DetailedError)) return this.#unreachable(cause);
    return notPortal(error);
  }

  #unreachable(cause: unknown): Unreachable {
    return new Unreachable(this.#portal.settings.origin, cause);
  }
}

/** Errors of the network have one. */
function hasCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function elsewhere(): UserError {
  return new UserError(
    'The portal sends the upload to another address, which does not get the key.',
  );
}
