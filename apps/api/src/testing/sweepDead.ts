import type { RunningServer } from '../app/server.ts';
import { sweep } from '../app/sweep.ts';

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
