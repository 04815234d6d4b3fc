import { Worker } from 'node:worker_threads';
import { Semaphore } from '../../platform/base/semaphore.ts';

/** The parameters of argon2id, as `node:crypto` names them. */
export interface HashInput {
  readonly message: string;
  readonly nonce: Uint8Array;
  readonly parallelism: number;
  /** Length of the hash in bytes. */
  readonly tagLength: number;
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** Each hash takes 19 MiB and a CPU core: unbounded concurrency would allow denial of service. */
const THREADS = 2;

/**
 * Pool of threads that compute argon2id hashes in FIFO order, with a lower priority than the main thread. Does not use
 * libuv's thread pool, which file access, compression and DNS lookups need.
 */
export class HashingThreads {
  readonly #semaphore = new Semaphore(THREADS);
  readonly #idle: Worker[] = [];

  /** @throws {Error} If the parameters are invalid or the thread exits. */
  derive(input: HashInput): Promise<Uint8Array> {
    return this.#semaphore.run(async () => {
      const worker = this.#idle.pop() ?? startWorker();
      // A pending hash keeps the process alive; an idle thread does not.
      worker.ref();
      const hash = await hashIn(worker, input);
      worker.unref();
      this.#idle.push(worker);
      return hash;
    });
  }

  /** Terminates the idle threads. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()));
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./hashing.worker.ts', import.meta.url));
}

async function hashIn(worker: Worker, input: HashInput): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const onMessage = (hash: unknown) => {
    if (hash instanceof Uint8Array) resolve(hash);
    else reject(new TypeError('The hashing thread sent no hash'));
  };
  const onExit = () => reject(new Error('The hashing thread ended without a hash'));
  worker.once('message', onMessage).once('error', reject).once('exit', onExit);
  try {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(input);
    return await promise;
  } finally {
    worker.off('message', onMessage).off('error', reject).off('exit', onExit);
  }
}
