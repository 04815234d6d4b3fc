/** The uploads that are under way, so that they can be cancelled: by a call, or by the connection's end. */

import { isDeepStrictEqual } from 'node:util';

/** What an upload is for. */
export type UploadTag =
  | { readonly kind: 'project'; readonly projectId: string; readonly slot: string }
  | { readonly kind: 'footage' | 'cover' }
  // A pilot's name is known once the file's name has arrived.
  | { readonly kind: 'pilot'; name?: string };

interface RunningUpload {
  readonly tag: UploadTag;
  /** Ends when the upload is over and whatever it left is cleared away. */
  readonly done: Promise<unknown>;
  readonly cancel: () => void;
}

interface Undo {
  readonly tag: UploadTag;
  readonly undo: () => Promise<void>;
}

/** How long a published upload can still be cancelled, in seconds: by someone who got no answer. */
export const UNDO_SECONDS = 10;

export class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}

export class RunningUploads {
  readonly #running = new Set<RunningUpload>();
  readonly #undos = new Set<Undo>();

  /** @param work gets a signal that is aborted with `UploadCancelled` */
  async run<T>(tag: UploadTag, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const done = work(controller.signal);
    const upload: RunningUpload = {
      tag,
      done: done.catch(() => undefined),
      cancel: () => controller.abort(new UploadCancelled()),
    };
    this.#running.add(upload);
    try {
      return await done;
    } finally {
      this.#running.delete(upload);
    }
  }

  /**
   * Remembers for a moment how to take back what was just published. What was published at the same place
   * before stays for good: somebody has built on it.
   */
  remember(tag: UploadTag, undo: () => Promise<void>): void {
    const entry = { tag, undo };
    for (const older of this.#undos) {
      if (isDeepStrictEqual(older.tag, tag)) this.#undos.delete(older);
    }
    this.#undos.add(entry);
    setTimeout(() => this.#undos.delete(entry), UNDO_SECONDS * 1000).unref();
  }

  /** Cancels whatever fits, takes back what was just published, and waits until nothing of it is left. */
  async cancel(fits: (tag: UploadTag) => boolean): Promise<void> {
    await this.#cancelRunning(fits);
    // Last: an upload that was past its point of no return has just been remembered.
    for (const entry of [...this.#undos].filter(({ tag }) => fits(tag))) {
      this.#undos.delete(entry);
      await entry.undo();
    }
  }

  /** Cancels what runs and keeps what is published. */
  async stop(fits: (tag: UploadTag) => boolean = () => true): Promise<void> {
    for (const entry of this.#undos) {
      if (fits(entry.tag)) this.#undos.delete(entry);
    }
    await this.#cancelRunning(fits);
  }

  async #cancelRunning(fits: (tag: UploadTag) => boolean): Promise<void> {
    const uploads = [...this.#running].filter(({ tag }) => fits(tag));
    for (const { cancel } of uploads) cancel();
    await Promise.all(uploads.map(({ done }) => done));
  }
}
