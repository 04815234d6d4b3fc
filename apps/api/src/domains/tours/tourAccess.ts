/**
 * Checks whether the holder of a ticket may read a client's tour. A tour requests hundreds of files within seconds, so
 * the result is cached. Logout, revoked access and ended guest links take effect on every server when the cached result
 * expires.
 */
import { LRUCache } from 'lru-cache';
import type { TourRecord } from '../../platform/db/schema.ts';
import type { TourVisitor } from '../visits/countVisit.ts';

/** Who the holder of a ticket is, and what they may do with a tour. */
export interface Access extends TourVisitor {
  /** Origins of sites that may frame the tour, besides the portal. */
  readonly sites: readonly string[];
}

/**
 * Checks in the database that the session is valid and its user may see the tour's project, or that the guest link is
 * active and covers the tour.
 *
 * @param holder - `Ticket.holder`.
 * @returns `undefined` if the holder has no access.
 */
export type CheckTourAccess = (holder: string, tour: TourRecord) => Promise<Access | undefined>;

/** Lifetime of a result, from the start of its lookup. */
const TTL_MS = 15_000;
/** Lifetime of a refusal: a prolonged link and access that is given again open the tour on the next try. */
const REFUSED_TTL_MS = 1000;
/** One entry per holder and date of a project, about 300 bytes each. */
const MAX_ENTRIES = 10_000;

export class TourAccess {
  readonly #check: CheckTourAccess;
  /** Promises, so that concurrent requests share one lookup. */
  readonly #answers = new LRUCache<string, Promise<Access | undefined>>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    // Read the clock on each access. By default, `lru-cache` caches the time until a timer of 1 ms fires.
    ttlResolution: 0,
  });

  constructor(check: CheckTourAccess) {
    this.#check = check;
  }

  find(holder: string, tour: TourRecord): Promise<Access | undefined> {
    // A guest link may cover one date of a project only.
    const key = `${holder}/${tour.project_id}/${tour.slot}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const found = this.#check(holder, tour);
    this.#answers.set(key, found);
    const isCached = () => this.#answers.peek(key) === found;
    const settle = async () => {
      try {
        const access = await found;
        if (!access && isCached()) this.#answers.set(key, found, { ttl: REFUSED_TTL_MS });
      } catch {
        // Do not cache a failed lookup: the next request retries it.
        if (isCached()) this.#answers.delete(key);
      }
    };
    void settle();
    return found;
  }
}
