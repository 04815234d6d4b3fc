import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Services } from '../../app/services.ts';

/** The background job that deletes the files of what was deleted permanently. */
export const TOURS_SWEEP_JOB = 'deleted tours';

/** Permanently deletes what has been in the trash long enough. */
export async function emptyTrash(
  { db, jobs, trash }: Pick<Services, 'db' | 'jobs' | 'trash'>,
  signal?: AbortSignal,
): Promise<void> {
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
