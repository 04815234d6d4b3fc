import { withTransaction } from '../../platform/db/withTransaction.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import type { Undo } from '../../uploads/uploadTag.ts';
import { deleteFiles } from './cleanup.ts';
import type { Needs } from './needs.ts';

/** Takes a tour back that was just published: what it replaced is live again, and the project is as before. */
export async function undoPublish(
  needs: Needs,
  { version, before, project }: Undo & { readonly kind: 'tour' },
): Promise<void> {
  const { db, tours, files, revertProject } = needs;
  const replaced = before === undefined ? undefined : await tours.byVersion(before);
  const stands = replaced && (await files.writtenAt(tourKey(replaced))) !== undefined;
  const removed = await withTransaction(db, async (transaction) => {
    const gone = await tours.remove(version, transaction);
    // Replaced or deleted in the meantime: then there is nothing to put back.
    if (gone?.retired_at === null) {
      if (before !== undefined && stands) await tours.restore(before, transaction);
      if (project) await revertProject(project, transaction);
    }
    return gone;
  });
  if (removed) await deleteFiles(needs, [removed]);
}
