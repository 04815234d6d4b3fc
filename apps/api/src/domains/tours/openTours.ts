/**
 * Cache of open tours. A tour requests hundreds of files within seconds. Their requests share the check of the ticket
 * and the open pack, which are looked up once every few seconds.
 */
import { LRUCache } from 'lru-cache';
import type { TourRecord } from '../../platform/db/schema.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import type { FileHeaders } from '../../platform/files/fileAnswer.ts';
import type { Pack, Packs } from '../../platform/packs/packs.ts';
import type { ToursStore } from './tours.store.ts';

/** One entry per pilot, and per ticket of a client's tour. */
const MAX_ENTRIES = 10_000;
/** Adds to the TTL of `TourAccess`: the end of a session or guest link takes effect after both. */
const TTL_MS = 5000;

/** Headers of a tour's responses, prepared once for its hundreds of files. */
export interface TourHeaders {
  readonly redirects: FileHeaders;
  readonly pages: FileHeaders;
  readonly others: FileHeaders;
}

/** A tour that the request may read. */
export interface Grant {
  readonly tour: TourRecord;
  readonly headers: TourHeaders;
  /** The cookie that requests for its files must send. */
  readonly cookie?: string | undefined;
}

export interface OpenTour extends Grant {
  readonly pack: Pack;
}

interface Entry extends OpenTour {
  /** `ToursStore.changes` at the time of the lookup. */
  readonly changes: number;
}

export class OpenTours {
  readonly #tours: ToursStore;
  readonly #packs: Packs;
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    // An entry retains the directory of its pack in memory, even if `Packs` has evicted it.
    ttlAutopurge: true,
    // Read the clock on each access. By default, `lru-cache` caches the time until a timer of 1 ms fires.
    ttlResolution: 0,
  });

  constructor(tours: ToursStore, packs: Packs) {
    this.#tours = tours;
    this.#packs = packs;
  }

  /** Returns the cached tour; `undefined` if it has expired or the stored tours have changed. */
  get(address: string): OpenTour | undefined {
    const entry = this.#entries.get(address);
    return entry?.changes === this.#tours.changes ? entry : undefined;
  }

  /**
   * Looks a tour up, opens its pack and caches both.
   *
   * @param find - Looks the tour up, including all checks.
   * @throws {FileGone} If the pack is missing.
   */
  async open(
    address: string,
    find: () => Promise<Grant | undefined>,
  ): Promise<OpenTour | undefined> {
    const { changes } = this.#tours;
    const found = await find();
    if (!found) return undefined;
    const { tour, headers, cookie } = found;
    const { pack_bytes: packBytes, directory_bytes: directoryBytes } = tour;
    const pack = await this.#packs.open({ key: tourKey(tour), packBytes, directoryBytes });
    const entry = { tour, headers, cookie, pack, changes };
    this.#entries.set(address, entry);
    return entry;
  }
}
