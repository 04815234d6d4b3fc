import { withTransaction } from '../../platform/db/withTransaction.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import { deleteFiles } from './cleanup.ts';
import type { Needs } from './needs.ts';
import type { PublishedTour } from './publishTour.ts';

/** Takes a tour back that was just published: what it replaced is live again. */
export async function undoPublish(needs: Needs, { version, before }: PublishedTour): Promise<void> {
  const { db, tours, files } = needs;
  const replaced = before === undefined ? undefined : await tours.byVersion(before);
  const stands = replaced && (await files.writtenAt(tourKey(replaced))) !== undefined;
  const removed = await withTransaction(db, async (transaction) => {
    const gone = await tours.remove(version, transaction);
    // Replaced or deleted meanwhile: then there is nothing to put back.
    if (gone?.retired_at === null && before !== undefined && stands) {
      await tours.restore(before, transaction);
    }
    return gone;
  });
  if (removed) await deleteFiles(needs, [removed]);
}
