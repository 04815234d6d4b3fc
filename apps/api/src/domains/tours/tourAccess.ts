/**
 * Whether a session may read a client's tour. A tour asks for hundreds of files within seconds, so the answer is
 * cached; log-out and the end of access take effect on every server once the cached answer is too old.
 */
import { LRUCache } from 'lru-cache';
import type { TourRecord } from '../../platform/db/schema.ts';

/** Asks the database: is the session alive, and may its user see the tour's project? */
export type CheckTourAccess = (sessionHash: string, tour: TourRecord) => Promise<boolean>;

/** How long an answer is used, in milliseconds, from the start of its lookup. */
const TTL_MS = 15_000;
/** Sessions times projects: some 300 bytes each. */
const MAX_ENTRIES = 10_000;

export class TourAccess {
  readonly #check: CheckTourAccess;
  /** Promises, so that concurrent requests share one lookup. */
  readonly #answers = new LRUCache<string, Promise<boolean>>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    // Reads the clock each time: by default it would be remembered until a timer of 1 ms fires.
    ttlResolution: 0,
  });

  constructor(check: CheckTourAccess) {
    this.#check = check;
  }

  isAllowed(sessionHash: string, tour: TourRecord): Promise<boolean> {
    const key = `${sessionHash}/${tour.project_id}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const allowed = this.#check(sessionHash, tour);
    this.#answers.set(key, allowed);
    // A failed lookup is not cached: the next request repeats it.
    allowed.catch(() => {
      if (this.#answers.peek(key) === allowed) this.#answers.delete(key);
    });
    return allowed;
  }
}
