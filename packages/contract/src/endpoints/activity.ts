/** Who did what to what. */
import { activityFiltersSchema, activityPageSchema } from '../activityObjects.ts';
import type { Endpoint } from './endpoint.ts';

export const activityEndpoints = {
  activity: {
    method: 'GET',
    path: 'activity',
    caller: 'admin',
    response: activityPageSchema,
  },
  activityFilters: {
    method: 'GET',
    path: 'activity/filters',
    caller: 'admin',
    response: activityFiltersSchema,
  },
} as const satisfies Record<string, Endpoint>;
