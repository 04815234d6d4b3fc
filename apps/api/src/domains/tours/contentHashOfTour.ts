import { contentHashOfPack } from '@jawla/archives/contentHash';
import type { Services } from '../../app/services.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import { FileGone, tourKey } from '../../platform/files/fileStore.ts';

/**
 * Returns the content hash of a tour, which does not change with the compression.
 *
 * @returns `undefined` if its file is missing.
 */
export async function contentHashOfTour(
  { packs }: Pick<Services, 'packs'>,
  tour: TourRecord,
): Promise<string | undefined> {
  const { pack_bytes: packBytes, directory_bytes: directoryBytes } = tour;
  const place = { key: tourKey(tour), packBytes, directoryBytes };
  try {
    return await packs.use(place, (pack) => Promise.resolve(contentHashOfPack(pack)));
  } catch (cause) {
    if (cause instanceof FileGone) return undefined;
    throw cause;
  }
}
