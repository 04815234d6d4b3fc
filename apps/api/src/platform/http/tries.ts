import { Problem } from './problem.ts';
import type { RateLimit, RateLimitsStore } from './rateLimits.store.ts';

/** A try, counted under a key. Keys are hashed: the table need not tell who tried what from where. */
export interface Try {
  readonly key: string;
  readonly limit: RateLimit;
}

/** @throws Problem 429 when one of them was one too many */
export async function countTries(
  rateLimits: RateLimitsStore,
  tries: readonly Try[],
): Promise<void> {
  for (const { key, limit } of tries) {
    const wait = await rateLimits.count(key, limit);
    if (wait !== undefined) throw new Problem(429, 'auth.tooMany', { retryAfter: wait });
  }
}
