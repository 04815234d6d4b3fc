/** Deletes tours: first their rows, which ends their serving, then their files. */
import type { Clock } from '../../platform/base/clock.ts';
import { errorFields } from '../../platform/base/log.ts';
import { tourKey, TOURS_KEY } from '../../platform/files/fileStore.ts';
import type { Needs } from './needs.ts';
import { READABLE_SECONDS } from './tours.store.ts';

/** Grace period in seconds before the files of a deleted tour are deleted: a backup may be copying them. */
const WITHDRAWN_SECONDS = 3600;

/**
 * Deletes replaced and deleted versions whose retention has ended. If the deletion of files fails, `clearOrphans`
 * deletes them later: they no longer have a row.
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
 * Deletes orphans: files of tours without a row.
 *
 * @param before - Ignores files written later: their upload may still be in progress.
 * @returns The number of deleted packs.
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
      // Query each row after listing the files: a tour published in the meantime has its row by now.
      if ((await tours.keyOf(name.replace(/\.zip$/, ''))) === key) continue;
      const writtenAt = await files.writtenAt(key);
      if (writtenAt === undefined || writtenAt > before) continue;
      await files.remove(key);
      cleared += 1;
    }
  }
  return cleared;
}
