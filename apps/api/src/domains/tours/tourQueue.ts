import { errorFields, type Log } from '../../platform/base/log.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import { FileGone, tourKey } from '../../platform/files/fileStore.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Pack, Packs } from '../../platform/packs/packs.ts';
import type { TourTask, ToursStore } from './tours.store.ts';

export interface QueueOptions {
  readonly tours: ToursStore;
  readonly packs: Pick<Packs, 'use'>;
  readonly log: Log;
  readonly task: TourTask;
  /** Message of the log if a tour fails. */
  readonly failure: string;
  /** Number of tours that one call of `resume` takes. */
  readonly resumedMax: number;
  /**
   * Does the task for a tour, and records its result.
   *
   * @param signal - Aborted when the server stops: the attempt does not count.
   * @throws {Problem} If the file store is unavailable or full: the attempt does not count.
   * @throws {FileGone} If the tour is not there: the attempt does not count.
   */
  readonly run: (
    tour: TourRecord,
    pack: Pack,
    startPage: string,
    signal: AbortSignal,
  ) => Promise<void>;
}

/**
 * Background queue of a task that every tour needs once, one tour at a time. A tour is live before its task is done,
 * and stays live if the task fails. The row of the tour records the progress, so the task continues after a restart of
 * the server.
 */
export class TourQueue {
  readonly #options: QueueOptions;
  readonly #waiting = new Set<string>();
  /** Tours that were not there, perhaps because a disk is not mounted: `resume` takes all others first. */
  readonly #gone = new Set<string>();
  #running: Promise<void> | undefined;
  readonly #controller = new AbortController();

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Adds a version to the queue. */
  add(version: string): void {
    if (this.#controller.signal.aborted) return;
    this.#waiting.add(version);
    this.#running ??= this.#work();
  }

  /** Adds tours whose task is not done, up to a limit, and waits for them. */
  async resume(): Promise<void> {
    const { tours, task, resumedMax } = this.#options;
    const pending = await tours.pending(task, resumedMax, this.#gone);
    if (pending.length < resumedMax) this.#gone.clear();
    for (const version of pending) this.add(version);
    await this.idle();
  }

  /** Waits until the queue is empty. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Aborts the current task, waits for its end and drops the queue: the tours follow after the next start. */
  async stop(): Promise<void> {
    this.#controller.abort(new Error('The server stops'));
    this.#waiting.clear();
    await this.idle();
  }

  async #work(): Promise<void> {
    const { log, failure } = this.#options;
    for (const version of this.#waiting) {
      this.#waiting.delete(version);
      await this.#do(version).catch((error: unknown) => {
        if (this.#controller.signal.aborted) return;
        log.warn(failure, { version, ...errorFields(error) });
      });
    }
    this.#running = undefined;
  }

  async #do(version: string): Promise<void> {
    const { tours, packs, task, run } = this.#options;
    const tour = await tours.begin(task, version);
    if (!tour) return;
    const { pack_bytes: packBytes, directory_bytes: directoryBytes } = tour;
    const place = { key: tourKey(tour), packBytes, directoryBytes };
    try {
      const { signal } = this.#controller;
      await packs.use(place, (pack) => run(tour, pack, startPageOf(tour), signal));
    } catch (error) {
      const isGone = error instanceof FileGone;
      if (isGone) this.#gone.add(version);
      if (isGone || error instanceof Problem || this.#controller.signal.aborted) {
        await tours.postpone(task, version);
      }
      throw error;
    }
  }
}

/** Returns the path of a tour's start page. */
export function startPageOf({ start_page: page }: Pick<TourRecord, 'start_page'>): string {
  return page === '' ? 'index.html' : page;
}
