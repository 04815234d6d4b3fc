import { withTransaction } from '../../platform/db/withTransaction.ts';
import { TOURS_SWEEP_JOB, type Needs } from './needs.ts';

/** Permanently deletes what has been in the trash long enough. */
export async function emptyTrash({ db, jobs, trash }: Needs, signal?: AbortSignal): Promise<void> {
  for (const { id } of await trash.expired()) {
    signal?.throwIfAborted();
    await withTransaction(db, async (transaction) => {
      // It may have been restored in the meantime, or deleted together with its client.
      const entry = await trash.byId(id, transaction);
      if (entry) await trash.delete(entry, 'job', transaction);
    });
    jobs.wake(TOURS_SWEEP_JOB);
  }
}
