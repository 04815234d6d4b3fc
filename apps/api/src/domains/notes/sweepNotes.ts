import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Services } from '../../app/services.ts';
import { UNDO_SECONDS } from './notes.store.ts';

/**
 * Deletes notes and comments that can no longer be restored, comments whose photo has never arrived, and the files of
 * photos that belong to nothing any more.
 */
export async function sweepNotes(
  { db, clock, notePictures }: Pick<Services, 'db' | 'clock' | 'notePictures'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = clock.in(-UNDO_SECONDS);
  await withTransaction(db, async (transaction) => {
    const comments = transaction.selectFrom('note_entries').where('deleted_at', '<=', before);
    await transaction
      .updateTable('note_pictures')
      .set({ note_id: null })
      .where('entry_id', 'in', comments.select('id'))
      .execute();
    await transaction.deleteFrom('note_entries').where('deleted_at', '<=', before).execute();
    await transaction
      .deleteFrom('note_entries')
      .where('kind', '=', 'comment')
      .where('text', '=', '')
      .where('at', '<=', before)
      .where((at) =>
        at.not(
          at.exists(
            at
              .selectFrom('note_pictures')
              .whereRef('note_pictures.entry_id', '=', 'note_entries.id')
              .select('note_pictures.id'),
          ),
        ),
      )
      .execute();
    // Takes its entries along, and leaves its photos without a note.
    await transaction.deleteFrom('notes').where('deleted_at', '<=', before).execute();
  });
  for (const { id, file } of await notePictures.doomed()) {
    signal?.throwIfAborted();
    await notePictures.removeFiles(file);
    await notePictures.forget(id);
  }
}
