import type { Clock } from '../../platform/base/clock.ts';
import type { Origins } from '../../platform/base/origins.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { RateLimitsStore } from '../../platform/http/rateLimits.store.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { ActivityStore } from '../activity/activity.store.ts';
import type { LoginQueue } from '../auth/loginQueue.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { ProjectsStore } from '../projects/projects.store.ts';
import type { TourUrls } from '../tours/tourUrls.ts';
import type { ToursStore } from '../tours/tours.store.ts';
import type { VisitsStore } from '../visits/visits.store.ts';
import type { GuestLinksStore } from './guestLinks.store.ts';
import type { GuestPasses } from './guestPasses.ts';

export interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly origins: Pick<Origins, 'portal'>;
  /** Number of trusted proxies. */
  readonly proxies: number;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimitsStore;
  readonly passwords: Passwords;
  readonly loginQueue: LoginQueue;
  readonly activity: ActivityStore;
  readonly projects: ProjectsStore;
  readonly tours: ToursStore;
  readonly tourUrls: TourUrls;
  readonly visits: VisitsStore;
  readonly guestLinks: GuestLinksStore;
  readonly guestPasses: GuestPasses;
}
