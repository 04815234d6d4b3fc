/**
 * Registry of running uploads, which a request or the close of the connection cancels. It is in the database because
 * the request may reach another server than the one that receives the upload.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../platform/base/clock.ts';
import { errorFields, type Log } from '../platform/base/log.ts';
import type { Database } from '../platform/db/schema.ts';
import { withoutCheck, withTransaction } from '../platform/db/withTransaction.ts';
import type { HttpContext } from '../platform/http/api.ts';
import { Problem } from '../platform/http/problem.ts';
import type { ServerRegistry } from '../platform/processes/serverRegistry.ts';
import { moveUploads, type NextUploadState, type UploadState } from './uploadState.ts';
import { readTag, tagText, type UploadTag } from './uploadTag.ts';

type Fits = (tag: UploadTag) => boolean;

/** Interval at which a server polls for cancellations that other servers have recorded. */
const POLL_INTERVAL_MS = 300;
/** `Retry-After` of an interrupted upload, in seconds. */
const RETRY_AFTER = 5;
/** Maximum time to wait until another server has deleted a cancelled upload. */
const CANCEL_TIMEOUT_MS = 15_000;

export class UploadCancelled extends Problem {
  override name = 'UploadCancelled';

  constructor() {
    super(400, 'upload.cancelled');
  }
}

/** Another server has counted this one as dead, because it was paused, and deleted the upload's row. */
export class UploadInterrupted extends Problem {
  override name = 'UploadInterrupted';

  constructor() {
    super(503, 'server.away', { retryAfter: RETRY_AFTER });
  }
}

interface ActiveUploadOptions {
  readonly http: HttpContext;
  readonly db: Database;
  /** Deletes the row of the upload. */
  readonly end: (upload: ActiveUpload) => Promise<void>;
}

/** One upload. Dispose of it last, after its staged files are deleted. */
export class ActiveUpload implements AsyncDisposable {
  readonly id = randomUUID();
  /** Resolves when the upload has ended and its files are deleted. */
  readonly done: Promise<void>;
  readonly #options: ActiveUploadOptions;
  readonly #controller = new AbortController();
  readonly #done = Promise.withResolvers<void>();
  readonly #onClose = () => this.cancel();
  /** Whether its row has been added. */
  isRecorded = false;

  constructor(options: ActiveUploadOptions) {
    this.#options = options;
    this.done = this.#done.promise;
    const { outgoing } = options.http.env;
    outgoing.once('close', this.#onClose);
    // The client may have disconnected while the session was looked up.
    if (outgoing.destroyed) this.cancel();
  }

  /** Aborted with `UploadCancelled` by a request, or when the connection closes before the response is sent. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  cancel(): void {
    this.#controller.abort(new UploadCancelled());
  }

  interrupt(): void {
    this.#controller.abort(new UploadInterrupted());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { incoming, outgoing } = this.#options.http.env;
    outgoing.off('close', this.#onClose);
    // Drain the request, so that the response reaches a client that is still sending.
    incoming.resume();
    const ended = this.#options.end(this);
    this.#done.resolve();
    await ended;
  }

  /** Replaces the tag with a more detailed one, once more is known of the upload. */
  async retag(tag: UploadTag): Promise<void> {
    await this.#options.db
      .updateTable('uploads')
      .set({ tag: tagText(tag) })
      .where('id', '=', this.id)
      .execute();
  }

  /**
   * Changes the state. Once the transaction that publishes the upload has done so, it cannot be cancelled.
   *
   * @throws {UploadCancelled} If it was cancelled first.
   * @throws {UploadInterrupted} If another server has deleted its row.
   */
  async advance(
    to: Exclude<NextUploadState, 'cancelled'>,
    db: Database = this.#options.db,
  ): Promise<void> {
    this.signal.throwIfAborted();
    const moved = await moveUploads(db, [this.id], to);
    if (moved.length > 0) return;
    const row = await db
      .selectFrom('uploads')
      .where('id', '=', this.id)
      .select('id')
      .executeTakeFirst();
    throw row ? new UploadCancelled() : new UploadInterrupted();
  }
}

export class ActiveUploads {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #processes: ServerRegistry;
  readonly #own = new Map<string, ActiveUpload>();
  #watching = false;

  constructor(db: Database, clock: Clock, log: Log, processes: ServerRegistry) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#processes = processes;
  }

  /** Number of uploads that this server is receiving. */
  get count(): number {
    return this.#own.size;
  }

  async begin(tag: UploadTag, http: HttpContext): Promise<ActiveUpload> {
    const upload = new ActiveUpload({
      http,
      db: this.#db,
      end: ({ id }) => {
        this.#own.delete(id);
        return this.#forget(id);
      },
    });
    this.#own.set(upload.id, upload);
    try {
      const row = {
        id: upload.id,
        process_id: this.#processes.id,
        tag: tagText(tag),
        started_at: this.#clock.now(),
        state: 'receiving' satisfies UploadState,
      };
      // A transaction, which begins with the caller's rights: who takes them also cancels the uploads that have a row.
      await withTransaction(this.#db, (transaction) =>
        transaction.insertInto('uploads').values(row).execute(),
      );
      upload.isRecorded = true;
    } catch (error) {
      await upload[Symbol.asyncDispose]();
      throw error;
    }
    void this.#watch();
    return upload;
  }

  /**
   * Cancels the matching uploads that are not published yet, and waits until their files are deleted.
   *
   * @returns The number of cancelled uploads.
   */
  async cancel(fits: Fits): Promise<number> {
    const cancelled = await withoutCheck(() =>
      // Reads in the transaction as well: of an upload that begins at the same time, one of the two is refused.
      withTransaction(this.#db, async (transaction) => {
        const rows = await transaction.selectFrom('uploads').select(['id', 'tag']).execute();
        const ids = rows.filter(({ tag }) => fits(readTag(tag))).map(({ id }) => id);
        return ids.length === 0 ? [] : moveUploads(transaction, ids, 'cancelled');
      }),
    );
    await cancelAll(cancelled.flatMap((id) => this.#own.get(id) ?? []));
    await this.#othersGone(cancelled);
    return cancelled.length;
  }

  /** Cancels all uploads that this server is receiving. */
  async stopOwn(): Promise<void> {
    await cancelAll([...this.#own.values()]);
  }

  /** Returns the start time of the oldest running upload on any server. */
  async oldestStart(): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('uploads')
      .select((select) => select.fn.min('started_at').as('oldest'))
      .executeTakeFirst();
    return row?.oldest ?? undefined;
  }

  /** Deletes this server's rows whose deletion failed when the upload ended. */
  async sweep(): Promise<void> {
    const rows = await this.#db
      .selectFrom('uploads')
      .where('process_id', '=', this.#processes.id)
      .select('id')
      .execute();
    for (const { id } of rows) if (!this.#own.has(id)) await this.#forget(id);
  }

  /** Waits until other servers have deleted the cancelled uploads. Skips servers whose heartbeat has expired. */
  async #othersGone(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (
      const until = Date.now() + CANCEL_TIMEOUT_MS;
      Date.now() < until;
      await pause(POLL_INTERVAL_MS / 3)
    ) {
      const rows = await this.#db
        .selectFrom('uploads')
        .where('id', 'in', ids)
        .select('process_id')
        .execute();
      const alive = await this.#processes.alive();
      if (!rows.some(({ process_id }) => alive.has(process_id))) return;
    }
  }

  /** Polls for cancellations by other servers, and deleted rows, while uploads are running. */
  async #watch(): Promise<void> {
    if (this.#watching) return;
    this.#watching = true;
    while (this.#own.size > 0) {
      await pause(POLL_INTERVAL_MS, undefined, { ref: false });
      await this.#endMarked().catch((error: unknown) =>
        this.#log.warn('uploads not looked at', errorFields(error)),
      );
    }
    this.#watching = false;
  }

  async #endMarked(): Promise<void> {
    const recorded = [...this.#own.values()].filter(({ isRecorded }) => isRecorded);
    const rows = await this.#db
      .selectFrom('uploads')
      .where('process_id', '=', this.#processes.id)
      .select(['id', 'state'])
      .execute();
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    for (const upload of recorded) {
      const state = states.get(upload.id);
      if (state === ('cancelled' satisfies UploadState)) upload.cancel();
      // Uploads that have ended by themselves are no longer among the own ones.
      else if (state === undefined && this.#own.has(upload.id)) upload.interrupt();
    }
  }

  async #forget(id: string): Promise<void> {
    await this.#db
      .deleteFrom('uploads')
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => this.#log.warn('upload not forgotten', errorFields(error)));
  }
}

async function cancelAll(uploads: readonly ActiveUpload[]): Promise<void> {
  for (const upload of uploads) upload.cancel();
  await Promise.all(uploads.map(({ done }) => done));
}
