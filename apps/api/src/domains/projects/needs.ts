import type { RateLimitsStore } from '../../platform/http/rateLimits.store.ts';
import type { Needs as ToursNeeds } from '../tours/needs.ts';
import type { TrashStore } from '../trash/trash.store.ts';
import type { TourUrls } from '../tours/tourUrls.ts';
import type { VisitsStore } from '../visits/visits.store.ts';
import type { UsersStore } from '../users/users.store.ts';
import type { AlignmentsStore } from './alignments.store.ts';
import type { ProjectsStore } from './projects.store.ts';

export interface Needs extends ToursNeeds {
  readonly tourUrls: TourUrls;
  readonly users: UsersStore;
  readonly projects: ProjectsStore;
  readonly visits: VisitsStore;
  readonly alignments: AlignmentsStore;
  readonly trash: TrashStore;
  readonly rateLimits: RateLimitsStore;
}
