import type { Needs as ToursNeeds } from '../tours/needs.ts';
import type { TourAddresses } from '../tours/tourAddresses.ts';
import type { UsersStore } from '../users/users.store.ts';
import type { Covers } from './covers.ts';
import type { ProjectsStore } from './projects.store.ts';

export interface Needs extends ToursNeeds {
  readonly addresses: TourAddresses;
  readonly users: UsersStore;
  readonly projects: ProjectsStore;
  readonly covers: Covers;
}
