import type { Log } from '../../platform/base/log.ts';
import type { Covers } from '../../platform/files/covers.ts';
import type { Packs } from '../../platform/packs/packs.ts';
import { findPicture } from './findPicture.ts';
import { TourQueue } from './tourQueue.ts';
import type { ToursStore } from './tours.store.ts';

interface Stores {
  readonly tours: ToursStore;
  readonly packs: Packs;
  readonly covers: Pick<Covers, 'add'>;
  readonly log: Log;
}

/** Creates the queue that searches for the pictures of tours. */
export function tourPictures({ covers, ...stores }: Stores): TourQueue {
  const { tours } = stores;
  return new TourQueue({
    ...stores,
    task: 'picture',
    failure: 'picture of a tour not found',
    resumedMax: 20,
    run: async ({ version }, pack, startPage, signal) => {
      const picture = await findPicture(pack, startPage, signal);
      signal.throwIfAborted();
      const file = picture ? await covers.add(picture.full, picture.smaller) : null;
      // If `endPicture` does not record the cover, the sweep deletes it.
      await tours.endPicture(version, file);
    },
  });
}
