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

interface Counted {
  /** Attempts in the window, including this one. */
  readonly count: number;
  /** Seconds until the window ends, if the limit is exceeded. */
  readonly retryAfter?: number;
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
    for (const attempt of attempts) refuse(await this.#count(attempt));
  }

  /**
   * Counts an attempt from `of`, and among those of all. Above the limit for all, the first attempt of each is allowed:
   * those who have not failed wait for no one else.
   *
   * @throws {Problem} 429, if `of` has failed before and one of the limits is exceeded.
   */
  async enforceAmongAll(of: Attempt, all: Attempt): Promise<void> {
    const own = await this.#count(of);
    refuse(own);
    const shared = await this.#count(all);
    if (own.count > 1) refuse(shared);
  }

  /** Returns the keys of `by` that have been counted at least `min` times in the present window. */
  async reached(
    limit: RateLimitName,
    keys: readonly string[],
    min: number,
  ): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const byKey = new Map(keys.map((by) => [keyOf({ limit, by }), by]));
    const rows = await this.#db
      .selectFrom('rate_limits')
      .select('key')
      .where('key', 'in', [...byKey.keys()])
      .where('count', '>=', min)
      .where('ends_at', '>', this.#clock.now())
      .execute();
    return new Set(rows.flatMap(({ key }) => byKey.get(key) ?? []));
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

  async #count(attempt: Attempt): Promise<Counted> {
    const { tries, seconds: windowSeconds } = RATE_LIMITS[attempt.limit];
    const now = this.#clock.now();
    const ends = this.#clock.in(windowSeconds);
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
    if (row.count <= tries) return { count: row.count };
    const seconds = Math.ceil((Date.parse(row.ends_at) - Date.parse(now)) / 1000);
    return { count: row.count, retryAfter: Math.max(1, seconds) };
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('ends_at', '<=', this.#clock.now()).execute();
  }
}

function refuse({ retryAfter }: Counted): void {
  if (retryAfter !== undefined) throw new Problem(429, 'auth.tooMany', { retryAfter });
}

function keyOf({ limit, by }: Attempt): string {
  return `${limit}:${hashSecret(by)}`;
}
