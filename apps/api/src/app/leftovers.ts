/** Deletes what has expired, and what servers left that were killed. */
import { clearOrphans, sweepTours } from '../domains/tours/cleanup.ts';
import { holdReserve } from '../platform/db/sqliteReserve.ts';
import { clearStaging, type StagingNeeds } from '../platform/files/staging.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Services } from './services.ts';

/** Minimum age before an unreferenced cover is deleted, in seconds: a younger one may be about to be saved. */
const COVER_SECONDS = 3600;
/** How far the clocks of servers and stores may be apart, in seconds. */
const CLOCKS_SECONDS = 15 * 60;

export type LeftoverNeeds = StagingNeeds &
  Pick<Services, 'clock' | 'files' | 'log' | 'tours' | 'uploads'>;

/** Runs every few minutes. */
export async function sweep(services: Services): Promise<void> {
  const { projects, tours, clock, sessions, links, codes, rateLimits, uploads } = services;
  // What needs no file store comes first: that may be away.
  for (const rows of [sessions, links, codes, rateLimits, uploads]) await rows.sweep();
  await clearStaging(services);
  await sweepTours(services);
  const covers = new Set([...(await projects.covers()), ...(await tours.pictures())]);
  await services.covers.sweep((file) => covers.has(file), clock.in(-COVER_SECONDS));
  if (services.files.isShared) await clearOrphans(services, await quietSince(services));
  await services.resumable.sweep();
  // Last, when there is as much room as there can be.
  await holdReserve(services.db, services.log, { always: false });
  await services.tourPictures.fillIn();
}

/** At the start: clears away what a server that was killed left half done. */
export async function clearLeftovers(services: LeftoverNeeds): Promise<void> {
  const { log } = services;
  let cleared = await clearStaging(services);
  const { isShared } = services.files;
  const before = isShared ? await quietSince(services) : services.clock.now();
  cleared += await clearOrphans(services, before).catch((error: unknown) => {
    // A store that is away is no reason not to start; the sweep comes back to it.
    if (!(error instanceof Problem)) throw error;
    return 0;
  });
  if (cleared > 0) log.info('leftovers cleared', { count: cleared });
}

/** Before this time, nothing was written that some server may still be about to publish. */
async function quietSince({
  uploads,
  clock,
}: Pick<Services, 'uploads' | 'clock'>): Promise<string> {
  const oldest = (await uploads.oldestStart()) ?? clock.now();
  const margin = clock.in(-CLOCKS_SECONDS);
  return oldest < margin ? oldest : margin;
}
