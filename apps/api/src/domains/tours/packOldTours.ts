import { join } from 'node:path';
import { errorFields } from '../../platform/base/log.ts';
import { tryAdvisoryLock } from '../../platform/db/advisoryLock.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import { folderKey, packKey } from '../../platform/files/fileStore.ts';
import { createStagingFolder } from '../../platform/files/staging.ts';
import { packFolder } from '../../platform/packs/packFolder.ts';
import { PackWriter } from '../../platform/packs/packWriter.ts';
import type { Needs } from './needs.ts';

type PackNeeds = Pick<Needs, 'db' | 'files' | 'folders' | 'log' | 'processes' | 'tours'>;

/**
 * Makes packs of the tours that were published as folders, one after the other, while they can be read. What
 * is done stays done when the server stops or is killed; the next start continues with the rest. A tour that
 * fails stays a folder, and is tried again at the next start.
 *
 * @param signal stops it between two files
 */
export async function packOldTours(needs: PackNeeds, signal: AbortSignal): Promise<void> {
  const { db, tours, log } = needs;
  if ((await tours.countUnpacked()) === 0) return;
  await tryAdvisoryLock(db, 'pack tours', async () => {
    const total = await tours.countUnpacked();
    const failed: string[] = [];
    for (let done = 0; done < total && !signal.aborted; done += 1) {
      const tour = await tours.nextUnpacked(failed);
      if (!tour) return;
      try {
        await packTour(needs, tour, signal);
        log.info('tour packed', { version: tour.version, done: done + 1, total });
      } catch (error) {
        if (signal.aborted) return;
        failed.push(tour.version);
        log.error('tour not packed', { version: tour.version, ...errorFields(error) });
      }
    }
  });
}

async function packTour(
  { files, folders, processes, tours }: PackNeeds,
  tour: TourRecord,
  signal: AbortSignal,
): Promise<void> {
  await using staging = await createStagingFolder({ folders, processes });
  const path = join(staging.path, 'tour.zip');
  const facts = await writePack();
  await files.importFile(path, packKey(tour), signal);
  // Nothing is recorded when the tour was swept in the meantime.
  const isRecorded = await tours.setPack(tour.version, facts);
  await files.remove(isRecorded ? folderKey(tour) : packKey(tour));

  async function writePack() {
    await using pack = new PackWriter(path);
    await packFolder(files, folderKey(tour), pack, signal);
    // Awaited here, or the pack would be closed before it is finished.
    return await pack.finish();
  }
}
