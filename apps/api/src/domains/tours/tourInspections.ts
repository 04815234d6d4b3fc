import type { Log } from '../../platform/base/log.ts';
import type { Packs } from '../../platform/packs/packs.ts';
import { inspectTour } from './inspectTour.ts';
import { TourQueue } from './tourQueue.ts';
import type { ToursStore } from './tours.store.ts';

interface Stores {
  readonly tours: ToursStore;
  readonly packs: Pick<Packs, 'use'>;
  readonly log: Log;
}

/** Creates the queue that finds out which tools exported the tours. */
export function tourInspections(stores: Stores): TourQueue {
  return new TourQueue({
    ...stores,
    task: 'inspection',
    failure: 'tour not inspected',
    // Much faster than the search for a picture, which decodes images.
    resumedMax: 200,
    run: async ({ version }, pack, startPage) => {
      await stores.tours.endInspection(version, await inspectTour(pack, startPage));
    },
  });
}
