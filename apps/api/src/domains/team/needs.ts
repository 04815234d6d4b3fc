import type { Clock } from '../../platform/base/clock.ts';
import type { RateLimitsStore } from '../../platform/http/rateLimits.store.ts';
import type { ActivityStore } from '../activity/activity.store.ts';
import type { GuestLinksStore } from '../guests/guestLinks.store.ts';
import type { Needs as UserNeeds } from '../users/needs.ts';

export interface Needs extends UserNeeds {
  readonly clock: Clock;
  readonly activity: ActivityStore;
  readonly rateLimits: RateLimitsStore;
  readonly guestLinks: GuestLinksStore;
}
