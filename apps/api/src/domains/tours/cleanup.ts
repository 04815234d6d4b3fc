/** Deletes tours: first their rows, so that they are no longer served, then their files. */
import type { Clock } from '../../platform/base/clock.ts';
import { errorFields } from '../../platform/base/log.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import { tourKey, TOURS_KEY } from '../../platform/files/fileStore.ts';
import type { Needs } from './needs.ts';

/** How long a replaced tour stays readable for those who are walking through it, in seconds. */
const RETIRED_SECONDS = 3600;
/** How long the files of what was deleted can still be got back by hand, in seconds. */
const WITHDRAWN_SECONDS = 24 * 3600;

/** Deletes the files of tours without a row. Files that cannot be deleted now are deleted by a later sweep. */
export async function deleteFiles(
  { files, log }: Pick<Needs, 'files' | 'log'>,
  removed: readonly TourRecord[],
): Promise<void> {
  for (const tour of removed) {
    await files
      .remove(tourKey(tour))
      .catch((error: unknown) => log.warn('tour files not deleted', errorFields(error)));
  }
}

/** Deletes versions that were replaced or deleted a while ago. */
export async function sweepTours(
  needs: Pick<Needs, 'files' | 'log' | 'tours'> & { readonly clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const { clock, tours } = needs;
  const over = await tours.overBefore({
    retired: clock.in(-RETIRED_SECONDS),
    withdrawn: clock.in(-WITHDRAWN_SECONDS),
  });
  for (const tour of over) {
    signal?.throwIfAborted();
    const removed = await tours.remove(tour.version);
    if (removed) await deleteFiles(needs, [removed]);
  }
}

/**
 * Deletes files of tours that were written before a time and that no row names.
 *
 * @returns how many tours
 */
export async function clearOrphans(
  { files, tours }: Pick<Needs, 'files' | 'tours'>,
  before: string,
  signal?: AbortSignal,
): Promise<number> {
  let cleared = 0;
  for (const owner of await files.list(TOURS_KEY)) {
    const place = `${TOURS_KEY}/${owner}`;
    for (const name of await files.list(place)) {
      signal?.throwIfAborted();
      const key = `${place}/${name}`;
      // Asked one by one, and after the look: what was published in the meantime has its row by now.
      if ((await tours.keyOf(name.replace(/\.zip$/, ''))) === key) continue;
      const writtenAt = await files.writtenAt(key);
      if (writtenAt === undefined || writtenAt > before) continue;
      await files.remove(key);
      cleared += 1;
    }
  }
  return cleared;
}
