import type { Database } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../app/services.ts';

export interface Restoration {
  readonly projectId: string;
  readonly version: string;
}

/**
 * Makes a retained tour of a project live again, and retains the one that it replaces; restoring that one undoes the
 * restoration. Idempotent: a tour that is already live stays live.
 *
 * @param record - Runs in the transaction that restores the tour of the slot.
 * @throws {Problem} 404 if the tour is not retained, or its pack is missing.
 */
export async function restoreTour(
  { db, files, tours, keptPacks }: Pick<Services, 'db' | 'files' | 'tours' | 'keptPacks'>,
  { projectId, version }: Restoration,
  record: (slot: string, transaction: Database) => Promise<void>,
): Promise<void> {
  const known = await tours.inAnyState(version);
  if (known?.project_id !== projectId) throw missing();
  if ((await files.writtenAt(tourKey(known))) === undefined) throw missing();
  await withTransaction(db, async (transaction) => {
    const tour = await tours.inAnyState(version, transaction);
    if (!tour || tour.state === 'trashed') throw missing();
    if (tour.state === 'live') return;
    if (!(await keptPacks.release(version, transaction))) throw missing();
    const target = { projectId, slot: tour.slot };
    const replaced = await tours.restore(target, version, transaction);
    if (replaced !== undefined) await keptPacks.keep(replaced, transaction);
    await record(tour.slot, transaction);
  });
}

const missing = () => new Problem(404, 'tour.missing');
