import type { FindUser } from '../../platform/http/api.ts';
import type { RateLimitsStore } from '../../platform/http/rateLimits.store.ts';
import type { ActivityStore } from './activity.store.ts';

export interface Needs {
  readonly findUser: FindUser;
  readonly rateLimits: RateLimitsStore;
  readonly activity: ActivityStore;
}
