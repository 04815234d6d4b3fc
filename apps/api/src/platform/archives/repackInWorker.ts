import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { Semaphore } from '../base/semaphore.ts';
import { Problem } from '../http/problem.ts';
import type { PackFacts } from '../packs/packWriter.ts';
import { ArchiveRefusal } from './refusal.ts';
import { repackOutcomeSchema, type RepackJob } from './repackMessages.ts';

/** One keeps a CPU core and the disk busy: concurrent ones would be slower in total. */
const semaphore = new Semaphore(2);

export interface Repacked extends PackFacts {
  readonly files: number;
  /** Of the files, unpacked. */
  readonly bytes: number;
  /** Path in the pack. */
  readonly startPage: string;
}

/**
 * Makes a pack of an archive by the whole policy.
 *
 * @param signal aborts the work immediately; the caller removes what was written
 * @throws ArchiveRefusal naming the rule that is broken
 * @throws Problem 507 when the disk is full
 */
export async function repackInWorker(job: RepackJob, signal: AbortSignal): Promise<Repacked> {
  const outcome = await semaphore.run(() => {
    signal.throwIfAborted();
    return runWorker(job, signal);
  });
  if (outcome.outcome === 'refused') throw new ArchiveRefusal(outcome.key, outcome.values);
  if (outcome.outcome === 'noSpace') throw new Problem(507, 'upload.noSpace');
  return outcome;
}

async function runWorker({ archive, target }: RepackJob, signal: AbortSignal) {
  const worker = new Worker(new URL('./repack.worker.ts', import.meta.url), {
    // Strings, so that the thread need not load the library that checks messages: it starts in half the time.
    argv: [archive, target],
    // Names of 100,000 entries fit in easily; a hostile archive cannot take the server's memory.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    const message = await new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The worker ended without an answer')));
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return z.parse(repackOutcomeSchema, message);
  } finally {
    await worker.terminate();
  }
}
