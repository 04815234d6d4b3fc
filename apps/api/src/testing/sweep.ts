import { sweepJobs } from '../app/jobs.ts';
import type { RunningServer } from '../app/server.ts';

/** Runs all sweep jobs once, which a server otherwise runs every few minutes. */
export async function sweep(services: RunningServer['services']): Promise<void> {
  const { signal } = new AbortController();
  for (const job of sweepJobs(services)) await job.run(signal);
}

/** Ends the retention of everything in the trash and of its files, and runs the sweep jobs. */
export async function sweepTrash(services: RunningServer['services']): Promise<void> {
  const { db, clock } = services;
  await db
    .updateTable('trash')
    .set({ until: clock.in(-1) })
    .execute();
  await sweep(services);
  await db
    .updateTable('tours')
    .set({ state_at: clock.in(-2 * 3600) })
    .where('state', '=', 'doomed')
    .execute();
  await sweep(services);
}

/** Expires the heartbeats of all other servers, then runs the sweep jobs. */
export async function sweepDead({ services }: RunningServer): Promise<void> {
  const { db, processes } = services;
  await db
    .updateTable('processes')
    .set({ seen_at: '2000-01-01T00:00:00.000Z' })
    .where('id', '!=', processes.id)
    .execute();
  await sweep(services);
}
