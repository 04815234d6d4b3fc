/**
 * Checks whether a session may read a client's tour. A tour requests hundreds of files within seconds, so the result
 * is cached. Logout and revoked access take effect on every server when the cached result expires.
 */
import { LRUCache } from 'lru-cache';
import type { TourRecord } from '../../platform/db/schema.ts';

/** Checks in the database that the session is valid and that its user may see the tour's project. */
export type CheckTourAccess = (sessionHash: string, tour: TourRecord) => Promise<boolean>;

/** Lifetime of a result, from the start of its lookup. */
const TTL_MS = 15_000;
/** One entry per session and project, about 300 bytes each. */
const MAX_ENTRIES = 10_000;

export class TourAccess {
  readonly #check: CheckTourAccess;
  /** Promises, so that concurrent requests share one lookup. */
  readonly #answers = new LRUCache<string, Promise<boolean>>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    // Read the clock on each access. By default, `lru-cache` caches the time until a timer of 1 ms fires.
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
    // Do not cache a failed lookup: the next request retries it.
    allowed.catch(() => {
      if (this.#answers.peek(key) === allowed) this.#answers.delete(key);
    });
    return allowed;
  }
}
