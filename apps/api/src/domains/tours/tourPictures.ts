import { errorFields, type Log } from '../../platform/base/log.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import type { Covers } from '../../platform/files/covers.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Packs } from '../../platform/packs/packs.ts';
import { findPicture } from './findPicture.ts';
import type { ToursStore } from './tours.store.ts';

interface Stores {
  readonly tours: ToursStore;
  readonly packs: Packs;
  readonly covers: Pick<Covers, 'add'>;
  readonly log: Log;
}

/** Number of tours that one call of `seekMissing` searches. */
const MISSING_MAX = 20;

/**
 * Background queue that searches for the pictures of tours, one tour at a time. A tour is live before its picture is
 * found, and stays live if it has none. The row of the tour records the progress, so the search continues after a
 * restart of the server.
 */
export class TourPictures {
  readonly #stores: Stores;
  readonly #waiting = new Set<string>();
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /** Adds a version to the queue. */
  seek(version: string): void {
    if (this.#isStopped) return;
    this.#waiting.add(version);
    this.#running ??= this.#work();
  }

  /** Resumes interrupted searches, for a limited number of tours. */
  async seekMissing(): Promise<void> {
    for (const version of await this.#stores.tours.withoutPicture(MISSING_MAX)) {
      this.seek(version);
    }
    await this.#running;
  }

  /** Waits for the current search and drops the queue: the other tours follow after the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#waiting.clear();
    await this.#running;
  }

  async #work(): Promise<void> {
    for (const version of this.#waiting) {
      this.#waiting.delete(version);
      await this.#search(version).catch((error: unknown) => {
        this.#stores.log.warn('picture of a tour not found', { version, ...errorFields(error) });
      });
    }
    this.#running = undefined;
  }

  async #search(version: string): Promise<void> {
    const { tours, covers } = this.#stores;
    const tour = await tours.beginPicture(version);
    if (!tour) return;
    try {
      const picture = await this.#find(tour);
      const file = picture ? await covers.add(picture.full, picture.smaller) : null;
      // If `endPicture` does not record the cover, the sweep deletes it.
      await tours.endPicture(version, file);
    } catch (error) {
      // The file store is unavailable or full.
      if (error instanceof Problem) await tours.postponePicture(version);
      throw error;
    }
  }

  #find(tour: TourRecord) {
    const { pack_bytes: packBytes, directory_bytes: directoryBytes } = tour;
    const page = tour.start_page === '' ? 'index.html' : tour.start_page;
    const place = { key: tourKey(tour), packBytes, directoryBytes };
    return this.#stores.packs.use(place, (pack) => findPicture(pack, page));
  }
}
