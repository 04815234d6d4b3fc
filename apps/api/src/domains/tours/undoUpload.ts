import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Undo } from '../../uploads/uploadTag.ts';
import { deleteFiles } from './cleanup.ts';
import type { Needs } from './needs.ts';
import { undoPublish } from './undoPublish.ts';

/** Of an upload that was cancelled just after it was published, nothing stays. */
export async function undoUpload(needs: Needs, undo: Undo): Promise<void> {
  const { db, outbox, tours, deletePilot } = needs;
  if (undo.kind === 'tour') {
    if (undo.mail !== undefined) await outbox.withdraw(undo.mail);
    return undoPublish(needs, undo);
  }
  const removed = await withTransaction(db, async (transaction) => {
    await deletePilot(undo.pilotId, transaction);
    return tours.removeAll({ pilotId: undo.pilotId }, transaction);
  });
  await deleteFiles(needs, removed);
}
