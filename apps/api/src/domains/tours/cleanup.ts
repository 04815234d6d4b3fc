/** Deletes tours: first their rows, which ends their serving, then their files. */
import type { Clock } from '../../platform/base/clock.ts';
import { errorFields } from '../../platform/base/log.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import type { Services } from '../../app/services.ts';
import { READABLE_SECONDS } from './tours.store.ts';

/** Grace period in seconds before the files of a deleted tour are deleted: a backup may be copying them. */
const WITHDRAWN_SECONDS = 3600;

/**
 * Deletes replaced and deleted versions whose retention has ended. If the deletion of files fails, they are
 * orphans: without a row.
 */
export async function sweepTours(
  {
    files,
    log,
    clock,
    tours,
    covers,
  }: Pick<Services, 'files' | 'log' | 'tours' | 'covers'> & { readonly clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const removed = await tours.removeOver({
    withdrawn: clock.in(-WITHDRAWN_SECONDS),
    retired: clock.in(-READABLE_SECONDS),
    kept: clock.now(),
  });
  for (const tour of removed) {
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
