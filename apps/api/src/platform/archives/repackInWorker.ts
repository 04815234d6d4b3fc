import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { Semaphore } from '../base/semaphore.ts';
import { Problem } from '../http/problem.ts';
import type { PackFacts } from '../packs/packWriter.ts';
import { ArchiveRefusal } from './refusal.ts';
import { repackOutcomeSchema, type RepackJob } from './repackMessages.ts';

/** Limits concurrent jobs: each saturates a CPU core and the disk, so more would be slower in total. */
const semaphore = new Semaphore(2);

export interface Repacked extends PackFacts {
  readonly files: number;
  /** Total uncompressed size. */
  readonly bytes: number;
  /** Path in the pack. */
  readonly startPage: string;
}

/**
 * Repacks an archive in a worker thread, and checks it completely.
 *
 * @param signal - Aborts the work immediately; the caller deletes partial files.
 * @throws {ArchiveRefusal} If the archive violates a rule.
 * @throws {Problem} 507, if the disk is full.
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
    // Strings need no schema, so the worker does not import zod: it starts in half the time.
    argv: [archive, target],
    // Limits a hostile archive's memory use. The names of 100,000 entries need less.
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
