import { setImmediate } from 'node:timers/promises';
import { Semaphore } from '../../platform/base/semaphore.ts';
import { Problem } from '../../platform/http/problem.ts';

/** Maximum number of queued and running logins. At 20 hashes per second, the last one waits for six seconds. */
export const LOGIN_QUEUE = {
  total: 128,
  /** A quarter, so that one client cannot fill the queue. Several users may share an IP address. */
  perAddress: 32,
} as const;
/** More than the hashing threads: some logins use the database while others compute hashes. */
const CONCURRENCY = 4;
/** Long enough to drain most of the queue. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Bounded FIFO queue for requests that hash a password. Hashing is slow by design: without a bound, a flood of requests
 * would make all of them wait until their clients time out.
 */
export class LoginQueue {
  readonly #semaphore = new Semaphore(CONCURRENCY);
  readonly #byAddress = new Map<string, number>();
  #length = 0;

  /** Number of queued and running requests. */
  get length(): number {
    return this.#length;
  }

  /**
   * @param address - The IP address of the client.
   * @throws {Problem} 503 if the queue is full.
   */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    this.#enter(address);
    try {
      return await this.#semaphore.run(async () => {
        // SQLite resolves within the microtask queue. Without yielding to the event loop, the writes of all queued
        // logins would run before any other request is read.
        await setImmediate();
        return await work();
      });
    } finally {
      this.#leave(address);
    }
  }

  #enter(address: string): void {
    const own = this.#byAddress.get(address) ?? 0;
    if (this.#length >= LOGIN_QUEUE.total || own >= LOGIN_QUEUE.perAddress) {
      throw new Problem(503, 'auth.busy', { retryAfter: RETRY_AFTER_SECONDS });
    }
    this.#length += 1;
    this.#byAddress.set(address, own + 1);
  }

  #leave(address: string): void {
    this.#length -= 1;
    const own = (this.#byAddress.get(address) ?? 1) - 1;
    if (own === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, own);
  }
}
