import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../db/schema.ts';

export interface RateLimit {
  /** Attempts per window. */
  readonly tries: number;
  /** Length of a window. */
  readonly seconds: number;
}

/** Fixed-window rate limiter. One upsert per attempt, so that concurrent attempts are all counted. */
export class RateLimitsStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Counts an attempt.
   *
   * @returns The seconds until the window ends if the limit is exceeded, otherwise `undefined`.
   */
  async count(key: string, limit: RateLimit): Promise<number | undefined> {
    const now = this.#clock.now();
    const ends = this.#clock.in(limit.seconds);
    const row = await this.#db
      .insertInto('rate_limits')
      .values({ key, count: 1, ends_at: ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when rate_limits.ends_at <= ${now} then 1 else rate_limits.count + 1 end`,
          ends_at: sql<string>`case when rate_limits.ends_at <= ${now} then ${ends} else rate_limits.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
    if (row.count <= limit.tries) return undefined;
    return Math.max(1, Math.ceil((Date.parse(row.ends_at) - Date.parse(now)) / 1000));
  }

  /** Removes a successful attempt from the count. */
  async refund(key: string): Promise<void> {
    await this.#db
      .updateTable('rate_limits')
      .set({ count: sql<number>`count - 1` })
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute();
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('ends_at', '<=', this.#clock.now()).execute();
  }
}
