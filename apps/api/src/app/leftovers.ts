/** Deletes files that a server left behind when it was killed during an upload. */
import { clearOrphans } from '../domains/tours/cleanup.ts';
import { clearStaging, type StagingNeeds } from '../platform/files/staging.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Services } from './services.ts';

/** Maximum clock skew between servers and stores, in seconds. */
const CLOCKS_SECONDS = 15 * 60;

export type LeftoverNeeds = StagingNeeds &
  Pick<Services, 'clock' | 'files' | 'log' | 'tours' | 'uploads'>;

/** Clears staging folders and orphaned tours at start-up. */
export async function clearLeftovers(services: LeftoverNeeds): Promise<void> {
  const { log } = services;
  let cleared = await clearStaging(services);
  const { isShared } = services.files;
  const before = isShared ? await quietSince(services) : services.clock.now();
  cleared += await clearOrphans(services, before).catch((error: unknown) => {
    // An unavailable store must not prevent the start: the job for tours retries later.
    if (!(error instanceof Problem)) throw error;
    return 0;
  });
  if (cleared > 0) log.info('leftovers cleared', { count: cleared });
}

/** Garbage-collection horizon: files older than this belong to no upload in progress. */
export async function quietSince({
  uploads,
  clock,
}: Pick<Services, 'uploads' | 'clock'>): Promise<string> {
  const oldest = (await uploads.oldestStart()) ?? clock.now();
  const margin = clock.in(-CLOCKS_SECONDS);
  return oldest < margin ? oldest : margin;
}
