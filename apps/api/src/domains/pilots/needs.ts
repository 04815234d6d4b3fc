import type { Needs as ToursNeeds } from '../tours/needs.ts';
import type { TourAddresses } from '../tours/tourAddresses.ts';
import type { PilotsStore } from './pilots.store.ts';

export interface Needs extends ToursNeeds {
  readonly addresses: TourAddresses;
  readonly pilots: PilotsStore;
}
