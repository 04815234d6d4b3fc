/** Deletes tours: first their rows, which ends their serving, then their files. */
import { errorFields } from '../../platform/base/log.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import type { Services } from '../../app/services.ts';

/**
 * Deletes replaced and deleted versions whose retention has ended. If the deletion of files fails, they are
 * orphans: without a row.
 */
export async function sweepTours(
  { files, log, tours, covers }: Pick<Services, 'files' | 'log' | 'tours' | 'covers'>,
  signal?: AbortSignal,
): Promise<void> {
  for (const tour of await tours.removeOver()) {
    signal?.throwIfAborted();
    try {
      await files.remove(tourKey(tour));
      for (const picture of [tour.picture_file, tour.chosen_picture_file]) {
        if (picture !== null) await covers.remove(picture);
      }
    } catch (error) {
      log.warn('tour files not deleted', errorFields(error));
    }
  }
}
