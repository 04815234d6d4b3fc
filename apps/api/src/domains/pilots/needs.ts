import type { Needs as ToursNeeds } from '../tours/needs.ts';
import type { TourUrls } from '../tours/tourUrls.ts';
import type { PilotsStore } from './pilots.store.ts';

export interface Needs extends ToursNeeds {
  readonly tourUrls: TourUrls;
  readonly pilots: PilotsStore;
}
