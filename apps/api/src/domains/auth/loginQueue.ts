import { setImmediate } from 'node:timers/promises';
import { Semaphore } from '../../platform/base/semaphore.ts';
import { Problem } from '../../platform/http/problem.ts';

/** Logins that wait or are being checked: at 20 hashes a second, the last one waits for six seconds. */
export const LOGIN_QUEUE = {
  total: 128,
  /** A quarter, so that one client cannot fill the queue. Users may share an address. */
  perAddress: 32,
} as const;
/** More than hashing threads: some logins use the database while others are hashed. */
const CONCURRENCY = 4;
/** For most of the queue to be done. */
const RETRY_AFTER_SECONDS = 5;

/**
 * A bounded FIFO queue for requests that hash a password. A flood of them is slow by design; without a bound, all
 * would wait until their clients have given up.
 */
export class LoginQueue {
  readonly #semaphore = new Semaphore(CONCURRENCY);
  readonly #byAddress = new Map<string, number>();
  #length = 0;

  /** Requests that wait or run. */
  get length(): number {
    return this.#length;
  }

  /**
   * @param address the IP address of the client
   * @throws Problem 503 when the queue is full
   */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    this.#enter(address);
    try {
      return await this.#semaphore.run(async () => {
        // SQLite answers without leaving the microtask queue: without a turn of the event loop, the writes of all
        // waiting logins would be done before any other request is read.
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
