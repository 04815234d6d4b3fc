import { Worker, type ResourceLimits } from 'node:worker_threads';
import { Semaphore } from './semaphore.ts';

export interface ThreadPoolOptions {
  /** Number of threads; further jobs wait in a FIFO queue. */
  readonly size: number;
  readonly resourceLimits?: ResourceLimits;
  /** How long an idle thread is kept, in milliseconds; without it, for ever. Starting one takes a tenth of a second. */
  readonly idleMs?: number;
}

/**
 * Worker threads of a module that answers each message, a job, with one message. Threads are reused; an idle one does not
 * keep the process alive.
 */
export class ThreadPool<Job> {
  readonly #module: URL;
  readonly #resourceLimits: ResourceLimits;
  readonly #idleMs: number | undefined;
  readonly #semaphore: Semaphore;
  readonly #ended = new WeakSet<Worker>();
  /** With the timers that end them, longest idle first. */
  readonly #idle = new Map<Worker, NodeJS.Timeout | undefined>();

  constructor(module: URL, { size, resourceLimits = {}, idleMs }: ThreadPoolOptions) {
    this.#module = module;
    this.#resourceLimits = resourceLimits;
    this.#idleMs = idleMs;
    this.#semaphore = new Semaphore(size);
  }

  /**
   * @param signal - Aborts the job. The thread has ended before `run` rejects with the reason.
   * @throws {Error} What the job throws, or if its thread ends without an answer.
   */
  run(job: Job, signal?: AbortSignal): Promise<unknown> {
    return this.#semaphore.run(async () => {
      signal?.throwIfAborted();
      const worker = this.#take();
      try {
        const answer = await answerOf(worker, job, signal);
        this.#keep(worker);
        return answer;
      } catch (error) {
        await worker.terminate();
        throw error;
      }
    });
  }

  #take(): Worker {
    const worker = [...this.#idle.keys()].at(-1);
    if (worker === undefined) return this.#start();
    this.#forget(worker);
    worker.ref();
    return worker;
  }

  #start(): Worker {
    const worker = new Worker(this.#module, { resourceLimits: this.#resourceLimits });
    const onEnd = () => {
      this.#ended.add(worker);
      this.#forget(worker);
    };
    // An idle thread can fail as well, by what its last job left: without a listener, the process would end.
    return worker.on('error', onEnd).on('exit', onEnd);
  }

  #keep(worker: Worker): void {
    // `message` and `exit` can be emitted in one turn of the event loop.
    if (this.#ended.has(worker)) return;
    worker.unref();
    const end = () => {
      this.#forget(worker);
      void worker.terminate();
    };
    const isKept = this.#idleMs === undefined;
    this.#idle.set(worker, isKept ? undefined : setTimeout(end, this.#idleMs).unref());
  }

  #forget(worker: Worker): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }
}

async function answerOf(worker: Worker, job: unknown, signal?: AbortSignal): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onExit = () => reject(new Error('The thread ended without an answer'));
  const onAbort = () => reject(signal?.reason);
  worker.once('message', resolve).once('error', reject).once('exit', onExit);
  signal?.addEventListener('abort', onAbort);
  try {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job);
    return await promise;
  } finally {
    worker.off('message', resolve).off('error', reject).off('exit', onExit);
    signal?.removeEventListener('abort', onAbort);
  }
}
