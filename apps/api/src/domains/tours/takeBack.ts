import { transact } from '../../platform/db/transact.ts';
import type { Services } from '../../app/services.ts';
import { deleteFiles } from './removeTours.ts';
import { undoPublish } from './undoPublish.ts';
import type { Undo } from '../../uploads/uploadTag.ts';

/** Of an upload that was cancelled just after it was published, nothing stays. */
export async function takeBack(services: Services, undo: Undo): Promise<void> {
  const { db, outbox, pilots, tours } = services;
  if (undo.kind === 'tour') {
    if (undo.mail !== undefined) await outbox.withdraw(undo.mail);
    return undoPublish(services, { version: undo.version, before: undo.before });
  }
  const removed = await transact(db, async (transaction) => {
    await pilots.delete(undo.pilotId, transaction);
    return tours.removeAll({ pilotId: undo.pilotId }, transaction);
  });
  await deleteFiles(services, removed);
}
