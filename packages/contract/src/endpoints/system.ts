/** The state of the server. */
import * as z from 'zod/mini';
import { systemStatusSchema } from '../systemObjects.ts';
import type { Endpoint } from './endpoint.ts';

export const systemEndpoints = {
  systemStatus: {
    method: 'GET',
    path: 'system',
    caller: 'admin',
    response: systemStatusSchema,
  },
  retryMessages: {
    method: 'POST',
    path: 'system/retry-messages',
    caller: 'admin',
    response: z.object({ count: z.number(), message: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
