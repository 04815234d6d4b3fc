/** Deletes tours: first their rows, so that they are no longer served, then their files. */
import type { Clock } from '../../platform/base/clock.ts';
import { errorFields } from '../../platform/base/log.ts';
import { tourKey, TOURS_KEY } from '../../platform/files/fileStore.ts';
import type { Needs } from './needs.ts';
import { READABLE_SECONDS } from './tours.store.ts';

/** How long the files of what was deleted can still be got back by hand, in seconds. */
const WITHDRAWN_SECONDS = 24 * 3600;

/**
 * Deletes versions that were replaced or deleted, and are not kept any more. Files that cannot be deleted now have no
 * row: they are deleted as orphans.
 */
export async function sweepTours(
  { files, log, clock, tours }: Pick<Needs, 'files' | 'log' | 'tours'> & { readonly clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const removed = await tours.removeOver({
    withdrawn: clock.in(-WITHDRAWN_SECONDS),
    retired: clock.in(-READABLE_SECONDS),
    kept: clock.now(),
  });
  for (const tour of removed) {
    signal?.throwIfAborted();
    await files
      .remove(tourKey(tour))
      .catch((error: unknown) => log.warn('tour files not deleted', errorFields(error)));
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
