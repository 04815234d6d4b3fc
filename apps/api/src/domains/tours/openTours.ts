/**
 * The tours that are being read. A tour asks for hundreds of files within seconds: what they have in common, the
 * check of the ticket and the open pack, is looked up once every few seconds.
 */
import { LRUCache } from 'lru-cache';
import type { TourRecord } from '../../platform/db/schema.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import type { Pack, Packs } from '../../platform/packs/packs.ts';
import type { ToursStore } from './tours.store.ts';

/** Addresses of tours: those of pilots, and one for each ticket of a client's tour. */
const MAX_ENTRIES = 10_000;
/** In milliseconds; it adds to that of `TourAccess`, after which the end of a session takes effect. */
const TTL_MS = 5000;

/** A tour that may be read. */
export interface Grant {
  readonly tour: TourRecord;
  /** The cookie that each request for its files must have. */
  readonly cookie?: string | undefined;
}

export interface OpenTour extends Grant {
  readonly pack: Pack;
}

interface Entry extends OpenTour {
  /** Of the stored tours, when this was looked up. */
  readonly changes: number;
}

export class OpenTours {
  readonly #tours: ToursStore;
  readonly #packs: Packs;
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    // An entry keeps the directory of its pack in memory, which `Packs` may have dropped.
    ttlAutopurge: true,
    // Reads the clock each time: by default it would be remembered until a timer of 1 ms fires.
    ttlResolution: 0,
  });

  constructor(tours: ToursStore, packs: Packs) {
    this.#tours = tours;
    this.#packs = packs;
  }

  /** The tour at an address, as long as what was looked up holds. */
  get(address: string): OpenTour | undefined {
    const entry = this.#entries.get(address);
    return entry?.changes === this.#tours.changes ? entry : undefined;
  }

  /**
   * @param find looks the tour up, with every check
   * @throws FileGone when its pack is not there
   */
  async open(
    address: string,
    find: () => Promise<Grant | undefined>,
  ): Promise<OpenTour | undefined> {
    const { changes } = this.#tours;
    const found = await find();
    if (!found) return undefined;
    const { tour, cookie } = found;
    const { pack_bytes: packBytes, directory_bytes: directoryBytes } = tour;
    const pack = await this.#packs.open({ key: tourKey(tour), packBytes, directoryBytes });
    const entry = { tour, cookie, pack, changes };
    this.#entries.set(address, entry);
    return entry;
  }
}
