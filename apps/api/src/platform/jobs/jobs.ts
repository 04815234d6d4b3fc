/** Background jobs that run at an interval while the server is up. */
import { errorFields, type Log } from '../base/log.ts';
import { OperatorError } from '../base/operatorError.ts';
import { tryAdvisoryLock } from '../db/advisoryLock.ts';
import type { Database } from '../db/schema.ts';

export interface Job {
  /** Name in logs, metrics and locks. */
  readonly name: string;
  /** Delay from the end of a run to the start of the next. */
  readonly intervalMs: number;
  /** Whether only one server at a time runs it, under an advisory lock. The others skip the run. */
  readonly isExclusive: boolean;
  /** @param signal - Aborted when the server stops. */
  run(signal: AbortSignal): Promise<void>;
}

/** `skipped`: another server holds the job's lock. */
export type JobResult = 'done' | 'skipped' | 'failed';

export interface JobNeeds {
  readonly db: Database;
  readonly log: Log;
  readonly metrics: { job(name: string, result: JobResult, seconds: number): void } | undefined;
}

/** Fraction by which an interval varies, so that servers that start together spread their jobs. */
const JITTER = 0.1;
/** Jobs with shorter intervals are logged only when they fail; metrics count all runs. */
const LOGGED_INTERVAL_MS = 60_000;

/** Runs each job at its interval, without overlapping runs of the same job. */
export class Jobs {
  readonly #needs: JobNeeds;
  readonly #controller = new AbortController();
  readonly #loops = new Map<string, JobLoop>();

  constructor(needs: JobNeeds) {
    this.#needs = needs;
  }

  /** Schedules the jobs. The first run of each starts after its interval. */
  start(jobs: readonly Job[]): void {
    for (const job of jobs) {
      this.#loops.set(job.name, new JobLoop(job, this.#needs, this.#controller.signal));
    }
  }

  /** Runs a job immediately; if it is running, runs it once more afterwards. */
  wake(name: string): void {
    this.#loops.get(name)?.wake();
  }

  /** Aborts running jobs and waits until they end. */
  async stop(): Promise<void> {
    this.#controller.abort(new Error('The server stops'));
    await Promise.all([...this.#loops.values()].map((loop) => loop.stop()));
  }
}

class JobLoop {
  readonly #job: Job;
  readonly #needs: JobNeeds;
  readonly #signal: AbortSignal;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(job: Job, needs: JobNeeds, signal: AbortSignal) {
    this.#job = job;
    this.#needs = needs;
    this.#signal = signal;
    this.#schedule();
  }

  wake(): void {
    this.#again = true;
    if (this.#signal.aborted) return;
    clearTimeout(this.#timer);
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#signal.aborted) {
      this.#again = false;
      await runJob(this.#job, this.#needs, this.#signal);
    }
    this.#running = undefined;
    if (!this.#signal.aborted) this.#schedule();
  }

  #schedule(): void {
    const jitter = 1 + JITTER * (2 * Math.random() - 1);
    this.#timer = setTimeout(() => this.wake(), this.#job.intervalMs * jitter).unref();
  }
}

async function runJob(
  job: Job,
  { db, log, metrics }: JobNeeds,
  signal: AbortSignal,
): Promise<void> {
  const { name, intervalMs, isExclusive } = job;
  const started = performance.now();
  const work = async (): Promise<JobResult> => {
    await job.run(signal);
    return 'done';
  };
  let result: JobResult;
  try {
    const lock = () => tryAdvisoryLock(db, `job ${name}`, work);
    result = (isExclusive ? await lock() : await work()) ?? 'skipped';
  } catch (error) {
    if (signal.aborted) return;
    result = 'failed';
    // Written for operators: without user input.
    const says = error instanceof OperatorError ? error.message : undefined;
    log.error('job failed', { job: name, ...errorFields(error), says });
  }
  const ms = performance.now() - started;
  metrics?.job(name, result, ms / 1000);
  if (result === 'done' && intervalMs >= LOGGED_INTERVAL_MS) {
    log.info('job done', { job: name, ms: Math.round(ms) });
  }
}
