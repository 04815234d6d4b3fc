/**
 * Whether a session may read a client's tour. A tour asks for hundreds of files within seconds, so the answer is
 * cached; log-out and the end of access take effect on every server once the cached answer is too old.
 */
import type { TourRecord } from '../../platform/db/schema.ts';

/** Asks the database: is the session alive, and may its user see the tour's project? */
export type CheckTourAccess = (sessionHash: string, tour: TourRecord) => Promise<boolean>;

/** How long an answer is used, in milliseconds, from the start of its lookup. */
const TTL_MS = 20_000;
/** Sessions times projects: some 300 bytes each. */
const MAX_ENTRIES = 10_000;

interface CacheEntry {
  /** A promise, so that concurrent requests share one lookup. */
  readonly allowed: Promise<boolean>;
  readonly startedAt: number;
}

export class TourAccess {
  readonly #check: CheckTourAccess;
  /** In the order in which the lookups began. */
  readonly #entries = new Map<string, CacheEntry>();

  constructor(check: CheckTourAccess) {
    this.#check = check;
  }

  isAllowed(sessionHash: string, tour: TourRecord): Promise<boolean> {
    const key = `${sessionHash}/${tour.project_id}`;
    const now = performance.now();
    const known = this.#entries.get(key);
    if (known && now - known.startedAt < TTL_MS) return known.allowed;
    const entry = { allowed: this.#check(sessionHash, tour), startedAt: now };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#evictOldest();
    // A failed lookup says nothing about access: the next request asks again.
    entry.allowed.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.allowed;
  }

  #evictOldest(): void {
    if (this.#entries.size <= MAX_ENTRIES) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
