/** Takes tours away: out of the database first, so that they are gone for readers, then off the disk. */
import { readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TourRecord } from '../db/schema.ts';
import { tourFolder } from '../files/folders.ts';
import { errorFields } from '../log.ts';
import type { Services } from '../services.ts';

/** How long a replaced tour stays readable for those who are walking through it, in seconds. */
const RETIRED_SECONDS = 3600;
/** How long the files of what was deleted can still be got back by hand, in seconds. */
const WITHDRAWN_SECONDS = 24 * 3600;
/** How old a cover has to be before nobody can be about to put it on a project, in seconds. */
const COVER_SECONDS = 3600;

/** Deletes the folders of tours whose rows are gone. What cannot be deleted now is swept later. */
export async function deleteFolders(
  services: Services,
  removed: readonly TourRecord[],
): Promise<void> {
  for (const tour of removed) {
    const folder = tourFolder(services.folders, tour);
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      services.log.warn('tour folder not deleted', errorFields(error)),
    );
    // Gone with its last tour.
    await rmdir(dirname(folder)).catch(() => undefined);
  }
}

/** Deletes versions that were replaced a while ago, and what is over: sessions, links, counters. */
export async function sweep(services: Services): Promise<void> {
  const { tours, projects, clock, sessions, links, codes, rateLimits } = services;
  const over = await tours.overBefore({
    retired: clock.in(-RETIRED_SECONDS),
    withdrawn: clock.in(-WITHDRAWN_SECONDS),
  });
  for (const tour of over) {
    const removed = await tours.remove(tour.version);
    if (removed) await deleteFolders(services, [removed]);
  }
  const covers = new Set(await projects.covers());
  await services.covers.sweep((file) => covers.has(file), clock.in(-COVER_SECONDS));
  await services.resumable.sweep();
  await sessions.sweep();
  await links.sweep();
  await codes.sweep();
  await rateLimits.sweep();
}

/** At the start: clears away what a server that was killed left half done. */
export async function clearLeftovers(services: Services): Promise<void> {
  const { folders, tours, log } = services;
  let cleared = 0;
  for (const name of await readdir(folders.incoming)) {
    await rm(join(folders.incoming, name), { recursive: true, force: true });
    cleared += 1;
  }
  const known = new Set((await tours.all()).map((tour) => tourFolder(folders, tour)));
  for (const owner of await readdir(folders.tours)) {
    for (const version of await readdir(join(folders.tours, owner)).catch(() => [])) {
      const folder = join(folders.tours, owner, version);
      if (known.has(folder)) continue;
      await rm(folder, { recursive: true, force: true });
      cleared += 1;
    }
    await rmdir(join(folders.tours, owner)).catch(() => undefined);
  }
  if (cleared > 0) log.info('leftovers cleared', { count: cleared });
}
