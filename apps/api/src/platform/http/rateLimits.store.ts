import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { hashSecret } from '../base/secrets.ts';
import type { Database } from '../db/schema.ts';
import { Problem } from './problem.ts';
import { RATE_LIMITS, type RateLimitName } from './rateLimits.ts';

/** An attempt, and by what it is counted. */
export interface Attempt {
  readonly limit: RateLimitName;
  /** Stored as a hash, so that the table reveals neither accounts nor IP addresses. */
  readonly by: string;
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
   * Counts attempts.
   *
   * @throws {Problem} 429, if one of the limits is exceeded.
   */
  async enforce(...attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) {
      const wait = await this.#count(attempt);
      if (wait !== undefined) throw new Problem(429, 'auth.tooMany', { retryAfter: wait });
    }
  }

  /** Removes successful attempts from their counts. */
  async refund(...attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) {
      await this.#db
        .updateTable('rate_limits')
        .set({ count: sql<number>`count - 1` })
        .where('key', '=', keyOf(attempt))
        .where('count', '>', 0)
        .execute();
    }
  }

  /** @returns The seconds until the window ends if the limit is exceeded, otherwise `undefined`. */
  async #count(attempt: Attempt): Promise<number | undefined> {
    const { tries, seconds } = RATE_LIMITS[attempt.limit];
    const now = this.#clock.now();
    const ends = this.#clock.in(seconds);
    const row = await this.#db
      .insertInto('rate_limits')
      .values({ key: keyOf(attempt), count: 1, ends_at: ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when rate_limits.ends_at <= ${now} then 1 else rate_limits.count + 1 end`,
          ends_at: sql<string>`case when rate_limits.ends_at <= ${now} then ${ends} else rate_limits.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
    if (row.count <= tries) return undefined;
    return Math.max(1, Math.ceil((Date.parse(row.ends_at) - Date.parse(now)) / 1000));
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('ends_at', '<=', this.#clock.now()).execute();
  }
}

function keyOf({ limit, by }: Attempt): string {
  return `${limit}:${hashSecret(by)}`;
}
