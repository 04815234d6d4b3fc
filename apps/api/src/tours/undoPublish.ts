import { stat } from 'node:fs/promises';
import { tourFolder } from '../files/folders.ts';
import type { Services } from '../services.ts';
import type { Published } from './publishTour.ts';
import { deleteFolders } from './removeTours.ts';

/** Takes a tour back that was just published: what it replaced is live again. */
export async function undoPublish(
  services: Services,
  { version, before }: Published,
): Promise<void> {
  const { db, tours, folders } = services;
  const replaced = before === undefined ? undefined : await tours.byVersion(before);
  const folder = replaced && tourFolder(folders, replaced);
  const stands = folder !== undefined && (await stat(folder).catch(() => undefined)) !== undefined;
  const removed = await db.transaction().execute(async (transaction) => {
    const gone = await tours.remove(version, transaction);
    // Replaced or deleted meanwhile: then there is nothing to put back.
    if (gone?.retired_at === null && before !== undefined && stands) {
      await tours.restore(before, transaction);
    }
    return gone;
  });
  if (removed) await deleteFolders(services, [removed]);
}
