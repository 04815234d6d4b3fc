/** Takes tours away: out of the database first, so that they are gone for readers, then their files. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TourRecord } from '../../platform/db/schema.ts';
import { tourKey, TOURS_KEY } from '../../platform/files/fileStore.ts';
import { Problem } from '../../platform/http/problem.ts';
import { errorFields } from '../../platform/base/log.ts';
import type { Services } from '../../app/services.ts';

/** How long a replaced tour stays readable for those who are walking through it, in seconds. */
const RETIRED_SECONDS = 3600;
/** How long the files of what was deleted can still be got back by hand, in seconds. */
const WITHDRAWN_SECONDS = 24 * 3600;
/** How old a cover has to be before nobody can be about to put it on a project, in seconds. */
const COVER_SECONDS = 3600;
/** How far the clocks of servers and stores may be apart, in seconds. */
const CLOCKS_SECONDS = 15 * 60;

/** Deletes the files of tours whose rows are gone. What cannot be deleted now is swept later. */
export async function deleteFiles(
  { files, log }: Services,
  removed: readonly TourRecord[],
): Promise<void> {
  for (const tour of removed) {
    await files
      .remove(tourKey(tour))
      .catch((error: unknown) => log.warn('tour files not deleted', errorFields(error)));
  }
}

/**
 * Deletes versions that were replaced a while ago, and what is over: sessions, links, counters. Makes what
 * older versions did not.
 */
export async function sweep(services: Services): Promise<void> {
  const { tours, projects, clock, sessions, links, codes, rateLimits, uploads } = services;
  // What needs no file store comes first: that may be away.
  for (const rows of [sessions, links, codes, rateLimits, uploads]) await rows.sweep();
  await clearIncoming(services);
  const over = await tours.overBefore({
    retired: clock.in(-RETIRED_SECONDS),
    withdrawn: clock.in(-WITHDRAWN_SECONDS),
  });
  for (const tour of over) {
    const removed = await tours.remove(tour.version);
    if (removed) await deleteFiles(services, [removed]);
  }
  const covers = new Set(await projects.covers());
  await services.covers.sweep((file) => covers.has(file), clock.in(-COVER_SECONDS));
  if (services.files.isShared) await clearOrphans(services, await quietSince(services));
  await services.resumable.sweep();
  // Last, when there is as much room as there can be.
  await services.covers.fillIn(covers, services.log);
}

/** At the start: clears away what a server that was killed left half done. */
export async function clearLeftovers(services: Services): Promise<void> {
  const { log } = services;
  let cleared = await clearIncoming(services);
  const { isShared } = services.files;
  const before = isShared ? await quietSince(services) : services.clock.now();
  cleared += await clearOrphans(services, before).catch((error: unknown) => {
    // A store that is away is no reason not to start; the sweep comes back to it.
    if (!(error instanceof Problem)) throw error;
    return 0;
  });
  if (cleared > 0) log.info('leftovers cleared', { count: cleared });
}

/**
 * Deletes what servers that are dead were receiving.
 *
 * @returns how many uploads
 */
async function clearIncoming({ folders, processes }: Services): Promise<number> {
  await processes.sweep();
  const names = await readdir(folders.incoming);
  const alive = await processes.alive();
  const dead = names.filter((name) => !alive.has(name.split('.')[0] ?? ''));
  for (const name of dead) {
    await rm(join(folders.incoming, name), { recursive: true, force: true });
  }
  return dead.length;
}

/** Before this time, nothing was written that some server may still be about to publish. */
async function quietSince({ uploads, clock }: Services): Promise<string> {
  const oldest = (await uploads.oldestStart()) ?? clock.now();
  const margin = clock.in(-CLOCKS_SECONDS);
  return oldest < margin ? oldest : margin;
}

/**
 * Deletes files of tours that were written before a time and that no row knows.
 *
 * @returns how many tours
 */
export async function clearOrphans({ files, tours }: Services, before: string): Promise<number> {
  let cleared = 0;
  for (const owner of await files.list(TOURS_KEY)) {
    const place = `${TOURS_KEY}/${owner}`;
    for (const version of await files.list(place)) {
      const key = `${place}/${version}`;
      // Asked one by one, and after the look: what is published meanwhile has its row by now.
      if (await tours.has(version)) continue;
      const writtenAt = await files.writtenAt(key);
      if (writtenAt === undefined || writtenAt > before) continue;
      await files.remove(key);
      cleared += 1;
    }
  }
  return cleared;
}
