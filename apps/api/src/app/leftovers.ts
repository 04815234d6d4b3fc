/** Deletes what servers left that were killed while they published. */
import { clearOrphans } from '../domains/tours/cleanup.ts';
import { clearStaging, type StagingNeeds } from '../platform/files/staging.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Services } from './services.ts';

/** How far the clocks of servers and stores may be apart, in seconds. */
const CLOCKS_SECONDS = 15 * 60;

export type LeftoverNeeds = StagingNeeds &
  Pick<Services, 'clock' | 'files' | 'log' | 'tours' | 'uploads'>;

/** At the start: clears away what a server that was killed left half done. */
export async function clearLeftovers(services: LeftoverNeeds): Promise<void> {
  const { log } = services;
  let cleared = await clearStaging(services);
  const { isShared } = services.files;
  const before = isShared ? await quietSince(services) : services.clock.now();
  cleared += await clearOrphans(services, before).catch((error: unknown) => {
    // A store that is away is no reason not to start: the job for tours clears later.
    if (!(error instanceof Problem)) throw error;
    return 0;
  });
  if (cleared > 0) log.info('leftovers cleared', { count: cleared });
}

/** Before this time, nothing was written that some server may still be about to publish. */
export async function quietSince({
  uploads,
  clock,
}: Pick<Services, 'uploads' | 'clock'>): Promise<string> {
  const oldest = (await uploads.oldestStart()) ?? clock.now();
  const margin = clock.in(-CLOCKS_SECONDS);
  return oldest < margin ? oldest : margin;
}
