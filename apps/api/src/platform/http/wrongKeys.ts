import { Problem } from './problem.ts';
import { RATE_LIMITS } from './rateLimits.ts';

/** Addresses that are counted at the same time; beyond them, the oldest is forgotten. */
const ADDRESSES_MAX = 10_000;

/**
 * Counts wrong keys by address in the memory of this server: unlike the other limits, it protects the database from
 * the attempts, and no key can be guessed.
 */
export class WrongKeys {
  readonly #now: () => number;
  readonly #counted = new Map<string, { count: number; readonly endsAt: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  count(address: string): void {
    const counted = this.#current(address);
    if (counted) {
      counted.count += 1;
      return;
    }
    const [oldest] = this.#counted.keys();
    if (this.#counted.size >= ADDRESSES_MAX && oldest !== undefined) this.#counted.delete(oldest);
    const endsAt = this.#now() + RATE_LIMITS.key.seconds * 1000;
    this.#counted.set(address, { count: 1, endsAt });
  }

  /** @throws {Problem} 429, if the address has sent too many wrong keys. */
  refuse(address: string): void {
    const counted = this.#current(address);
    if (counted === undefined || counted.count < RATE_LIMITS.key.tries) return;
    const retryAfter = Math.max(1, Math.ceil((counted.endsAt - this.#now()) / 1000));
    throw new Problem(429, 'auth.tooMany', { retryAfter });
  }

  #current(address: string) {
    const counted = this.#counted.get(address);
    if (counted === undefined || counted.endsAt > this.#now()) return counted;
    this.#counted.delete(address);
    return undefined;
  }
}
