import * as z from 'zod/mini';
import { ThreadPool } from '../base/threadPool.ts';
import { Problem } from '../http/problem.ts';
import type { PackFacts } from '@jawla/archives/packWriter';
import { ArchiveRefusal } from '@jawla/archives/refusal';
import { repackOutcomeSchema, type RepackJob } from './repackMessages.ts';

const threads = new ThreadPool<RepackJob>(new URL('./repack.worker.ts', import.meta.url), {
  // Each saturates a CPU core and the disk, so more would be slower in total.
  size: 2,
  // Limits a hostile archive's memory use. The names of 100,000 entries need less.
  resourceLimits: { maxOldGenerationSizeMb: 512 },
  // It may hold that memory until then.
  idleMs: 60_000,
});

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
  const outcome = z.parse(repackOutcomeSchema, await threads.run(job, signal));
  if (outcome.outcome === 'refused') throw new ArchiveRefusal(outcome.key, outcome.values);
  if (outcome.outcome === 'noSpace') throw new Problem(507, 'upload.noSpace');
  return outcome;
}
