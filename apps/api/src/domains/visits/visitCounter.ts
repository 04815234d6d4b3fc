/**
 * Counts visits in memory and writes their sums at an interval. A tour never waits for a count, and under a flood
 * counts are lost rather than memory.
 */
import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/base/clock.ts';
import type { DayVisits, VisitSubject } from './visit.ts';
import type { VisitsStore } from './visits.store.ts';

/** A visitor who opens a tour again within this time has not left: reloading does not count. */
const SAME_VISIT_MS = 30 * 60_000;
/** Visitors that are remembered; older ones are forgotten first. */
const VISITORS_MAX = 50_000;
/** Sums that wait to be written. */
const WAITING_MAX = 10_000;

export class VisitCounter {
  readonly #store: Pick<VisitsStore, 'add'>;
  readonly #clock: Clock;
  readonly #visitors = new LRUCache<string, true>({ max: VISITORS_MAX, ttl: SAME_VISIT_MS });
  /** Visitors are recognized by a hash that is valid in this process only, and never stored. */
  readonly #salt = randomBytes(16);
  #waiting = new Map<string, DayVisits>();

  constructor(store: Pick<VisitsStore, 'add'>, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Counts a visit unless it continues a counted one. Never fails.
   *
   * @param visitor - Identifies the visitor of the tour, such as its session and address.
   */
  count(visitor: string, subject: VisitSubject): void {
    if (this.#isNew(visitor)) this.#add(subject);
  }

  /** Writes what has been counted; if that fails, the next call does. */
  async flush(): Promise<void> {
    const waiting = this.#waiting;
    if (waiting.size === 0) return;
    this.#waiting = new Map();
    try {
      await this.#store.add([...waiting.values()]);
    } catch (error) {
      this.#restore(waiting);
      throw error;
    }
  }

  #isNew(visitor: string): boolean {
    const hash = createHash('sha256').update(this.#salt).update(visitor).digest('base64');
    if (this.#visitors.has(hash)) return false;
    this.#visitors.set(hash, true);
    return true;
  }

  #add(subject: VisitSubject): void {
    const lastAt = this.#clock.now();
    const day = lastAt.slice(0, 'YYYY-MM-DD'.length);
    const { kind, id, slot, audience, linkId = '' } = subject;
    const key = JSON.stringify([kind, id, day, slot, audience, linkId]);
    const known = this.#waiting.get(key);
    if (!known && this.#waiting.size >= WAITING_MAX) return;
    this.#waiting.set(key, { ...subject, day, count: (known?.count ?? 0) + 1, lastAt });
  }

  #restore(unwritten: ReadonlyMap<string, DayVisits>): void {
    for (const [key, visits] of unwritten) {
      const later = this.#waiting.get(key);
      if (!later && this.#waiting.size >= WAITING_MAX) return;
      this.#waiting.set(key, { ...visits, ...later, count: visits.count + (later?.count ?? 0) });
    }
  }
}
