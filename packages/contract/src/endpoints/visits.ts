/** Visits of tours. */
import { visitsSchema } from '../visitObjects.ts';
import type { Endpoint } from './endpoint.ts';

export const visitEndpoints = {
  visits: {
    method: 'GET',
    path: 'visits',
    caller: 'owner',
    response: visitsSchema,
  },
} as const satisfies Record<string, Endpoint>;
