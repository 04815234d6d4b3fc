import type { Needs as ToursNeeds } from '../tours/needs.ts';
import type { TourUrls } from '../tours/tourUrls.ts';
import type { VisitCounter } from '../visits/visitCounter.ts';
import type { VisitsStore } from '../visits/visits.store.ts';
import type { TrashStore } from '../trash/trash.store.ts';
import type { PilotsStore } from './pilots.store.ts';

export interface Needs extends ToursNeeds {
  readonly tourUrls: TourUrls;
  /** Number of trusted proxies. */
  readonly proxies: number;
  readonly visits: VisitsStore;
  readonly visitCounter: VisitCounter;
  readonly pilots: PilotsStore;
  readonly trash: TrashStore;
}
