import type { Services } from './services.ts';

/** Maximum clock skew between servers and stores, in seconds. */
const CLOCKS_SECONDS = 15 * 60;

/** Garbage-collection horizon: files older than this belong to no upload in progress. */
export async function quietSince({
  uploads,
  clock,
}: Pick<Services, 'uploads' | 'clock'>): Promise<string> {
  const oldest = (await uploads.oldestStart()) ?? clock.now();
  const margin = clock.in(-CLOCKS_SECONDS);
  return oldest < margin ? oldest : margin;
}
