import type { PilotsStore } from '../domains/pilots/pilots.store.ts';
import type { ProjectsStore } from '../domains/projects/projects.store.ts';
import type { TourUrls } from '../domains/tours/tourUrls.ts';
import type { ToursStore } from '../domains/tours/tours.store.ts';
import type { UsersStore } from '../domains/users/users.store.ts';
import type { VisitCounter } from '../domains/visits/visitCounter.ts';
import type { FindUser } from '../platform/http/api.ts';

export interface Needs {
  readonly findUser: FindUser;
  readonly users: UsersStore;
  readonly projects: ProjectsStore;
  readonly tours: ToursStore;
  readonly pilots: PilotsStore;
  readonly tourUrls: TourUrls;
  readonly visitCounter: VisitCounter;
  /** Number of trusted proxies. */
  readonly proxies: number;
}
