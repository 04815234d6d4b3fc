/**
 * Running uploads, so that they can be cancelled by a request or when the connection closes. They
 * are stored in the database, because the request may reach another server than the one that receives the upload.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../platform/base/clock.ts';
import { errorFields, type Log } from '../platform/base/log.ts';
import type { Database } from '../platform/db/schema.ts';
import { withTransaction } from '../platform/db/withTransaction.ts';
import type { HttpContext } from '../platform/http/api.ts';
import { Problem } from '../platform/http/problem.ts';
import type { ServerRegistry } from '../platform/processes/serverRegistry.ts';
import { isSamePlace, readTag, readUndo, tagText, type Undo, type UploadTag } from './uploadTag.ts';

type Fits = (tag: UploadTag) => boolean;

/** How long a published upload can still be cancelled, in seconds: by someone who got no answer. */
export const UNDO_SECONDS = 10;
/** How often a server looks whether another one wants an upload of its own cancelled, in milliseconds. */
const POLL_INTERVAL_MS = 300;
/** How long to wait for another server to clear away what was cancelled, in milliseconds. */
const CANCEL_TIMEOUT_MS = 15_000;

export class UploadCancelled extends Problem {
  override name = 'UploadCancelled';

  constructor() {
    super(400, 'upload.cancelled');
  }
}

interface ActiveUploadOptions {
  readonly tag: UploadTag;
  readonly http: HttpContext;
  readonly db: Database;
  readonly clock: Clock;
  /** Forgets the upload. */
  readonly end: (upload: ActiveUpload) => Promise<void>;
}

/** One upload. Dispose of it last, when nothing that it left is there any more. */
export class ActiveUpload implements AsyncDisposable {
  readonly id = randomUUID();
  /** Ends when the upload is over and its leftovers are deleted. */
  readonly done: Promise<void>;
  readonly #options: ActiveUploadOptions;
  readonly #controller = new AbortController();
  readonly #done = Promise.withResolvers<void>();
  readonly #onClose = () => this.cancel();
  #tag: UploadTag;

  constructor(options: ActiveUploadOptions) {
    this.#options = options;
    this.#tag = options.tag;
    this.done = this.#done.promise;
    const { outgoing } = options.http.env;
    outgoing.once('close', this.#onClose);
    // The client may have disconnected while the session was looked up.
    if (outgoing.destroyed) this.cancel();
  }

  get tag(): UploadTag {
    return this.#tag;
  }

  /** Aborted with `UploadCancelled`: by a call, or when the connection ends before the answer is sent. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  cancel(): void {
    this.#controller.abort(new UploadCancelled());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { incoming, outgoing } = this.#options.http.env;
    outgoing.off('close', this.#onClose);
    // What is not read yet, so that the answer reaches a sender who still sends.
    incoming.resume();
    const ended = this.#options.end(this);
    this.#done.resolve();
    await ended;
  }

  /** Says what it is for in more detail than was known at its start. */
  async retag(tag: UploadTag): Promise<void> {
    this.#tag = tag;
    await this.#options.db
      .updateTable('uploads')
      .set({ tag: tagText(tag) })
      .where('id', '=', this.id)
      .execute();
  }

  /**
   * Part of the transaction that publishes it: the point of no return. From then on, a cancel takes back what
   * is published. Earlier tours at the same place stay published: later changes may depend on them.
   *
   * @throws UploadCancelled if it was cancelled first, or this server's heartbeat has expired
   */
  async publish(undo: Undo, transaction: Database): Promise<void> {
    this.signal.throwIfAborted();
    const { numDeletedRows } = await transaction
      .deleteFrom('uploads')
      .where('id', '=', this.id)
      .where('cancelled_at', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new UploadCancelled();
    const tag = tagText(this.#tag);
    const undos = await transaction.selectFrom('undos').select(['id', 'tag']).execute();
    const replaced = undos.filter((row) => isSamePlace(readTag(row.tag), this.#tag));
    for (const { id } of replaced) {
      await transaction.deleteFrom('undos').where('id', '=', id).execute();
    }
    const ends_at = this.#options.clock.in(UNDO_SECONDS);
    await transaction
      .insertInto('undos')
      .values({ id: this.id, tag, undo: JSON.stringify(undo), ends_at })
      .execute();
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

  /** How many this server is receiving. */
  get count(): number {
    return this.#own.size;
  }

  async begin(tag: UploadTag, http: HttpContext): Promise<ActiveUpload> {
    const upload = new ActiveUpload({
      tag,
      http,
      db: this.#db,
      clock: this.#clock,
      end: ({ id }) => {
        this.#own.delete(id);
        return this.#forget(id);
      },
    });
    this.#own.set(upload.id, upload);
    try {
      await this.#db
        .insertInto('uploads')
        .values({
          id: upload.id,
          process_id: this.#processes.id,
          tag: tagText(tag),
          started_at: this.#clock.now(),
          cancelled_at: null,
        })
        .execute();
    } catch (error) {
      await upload[Symbol.asyncDispose]();
      throw error;
    }
    void this.#watch();
    return upload;
  }

  /** Cancels all uploads that match, takes back what was just published, and waits until nothing of it is left. */
  async cancel(fits: Fits, undoUpload: (undo: Undo) => Promise<void>): Promise<void> {
    await this.#cancelRunning(fits);
    // Last: an upload that was past its point of no return can be taken back by now.
    for (const undo of await this.#takeUndos(fits)) await undoUpload(undo);
  }

  /** Cancels what runs and keeps what is published. */
  async stop(fits: Fits): Promise<void> {
    await this.#takeUndos(fits);
    await this.#cancelRunning(fits);
  }

  /** Cancels what this server receives. */
  async stopOwn(): Promise<void> {
    await cancelAll([...this.#own.values()]);
  }

  /** When the oldest upload began that is under way, at any server. */
  async oldestStart(): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('uploads')
      .select((select) => select.fn.min('started_at').as('oldest'))
      .executeTakeFirst();
    return row?.oldest ?? undefined;
  }

  /** Forgets what cannot be taken back any more, and rows that could not be deleted in their time. */
  async sweep(): Promise<void> {
    await this.#db.deleteFrom('undos').where('ends_at', '<=', this.#clock.now()).execute();
    const rows = await this.#db
      .selectFrom('uploads')
      .where('process_id', '=', this.#processes.id)
      .select('id')
      .execute();
    for (const { id } of rows) if (!this.#own.has(id)) await this.#forget(id);
  }

  async #cancelRunning(fits: Fits): Promise<void> {
    const rows = await this.#db.selectFrom('uploads').selectAll().execute();
    const ids = rows.filter(({ tag }) => fits(readTag(tag))).map(({ id }) => id);
    if (ids.length > 0) {
      await withTransaction(this.#db, (transaction) =>
        transaction
          .updateTable('uploads')
          .set({ cancelled_at: this.#clock.now() })
          .where('id', 'in', ids)
          .execute(),
      );
    }
    // Those of this server by their tags: one that has just been published has no row any more.
    const own = [...this.#own.values()].filter(({ tag }) => fits(tag));
    await cancelAll(own);
    await this.#othersGone(ids);
  }

  /** Waits until other servers have cleared away what was cancelled; not for those that are dead. */
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

  /** Of two who want to take the same thing back, one gets it. */
  async #takeUndos(fits: Fits): Promise<Undo[]> {
    const rows = await this.#db
      .selectFrom('undos')
      .where('ends_at', '>', this.#clock.now())
      .selectAll()
      .execute();
    const undos: Undo[] = [];
    for (const row of rows.filter(({ tag }) => fits(readTag(tag)))) {
      const { numDeletedRows } = await this.#db
        .deleteFrom('undos')
        .where('id', '=', row.id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) undos.push(readUndo(row.undo));
    }
    return undos;
  }

  /** Polls for cancellations on other servers while uploads are running. */
  async #watch(): Promise<void> {
    if (this.#watching) return;
    this.#watching = true;
    while (this.#own.size > 0) {
      await pause(POLL_INTERVAL_MS, undefined, { ref: false });
      await this.#cancelMarked().catch((error: unknown) =>
        this.#log.warn('uploads not looked at', errorFields(error)),
      );
    }
    this.#watching = false;
  }

  async #cancelMarked(): Promise<void> {
    const marked = await this.#db
      .selectFrom('uploads')
      .where('process_id', '=', this.#processes.id)
      .where('cancelled_at', 'is not', null)
      .select('id')
      .execute();
    for (const { id } of marked) this.#own.get(id)?.cancel();
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
