import { sweepJobs } from '../app/jobs.ts';
import type { RunningServer } from '../app/server.ts';

/** Runs once what a server repeats every few minutes to delete what has expired. */
export async function sweep(services: RunningServer['services']): Promise<void> {
  const { signal } = new AbortController();
  for (const job of sweepJobs(services)) await job.run(signal);
}

/** What a server does about the others, had they been silent for long. */
export async function sweepDead({ services }: RunningServer): Promise<void> {
  const { db, processes } = services;
  await db
    .updateTable('processes')
    .set({ seen_at: '2000-01-01T00:00:00.000Z' })
    .where('id', '!=', processes.id)
    .execute();
  await sweep(services);
}
