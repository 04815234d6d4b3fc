import { Problem } from './problem.ts';
import type { RateLimit, RateLimitsStore } from './rateLimits.store.ts';

/** A rate limit and its key. Callers hash the keys, so that the table does not reveal accounts or IP addresses. */
export interface RateLimitCheck {
  readonly key: string;
  readonly limit: RateLimit;
}

/** @throws {Problem} 429, if one of the limits is exceeded. */
export async function enforceRateLimits(
  rateLimits: RateLimitsStore,
  checks: readonly RateLimitCheck[],
): Promise<void> {
  for (const { key, limit } of checks) {
    const wait = await rateLimits.count(key, limit);
    if (wait !== undefined) throw new Problem(429, 'auth.tooMany', { retryAfter: wait });
  }
}
