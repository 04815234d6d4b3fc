/** Pilots: public tours. */
import * as z from 'zod/mini';
import { imageSchema, messageSchema } from '../objects.ts';
import { pilotSchema, pilotSummarySchema } from '../pilotObjects.ts';
import type { Endpoint } from './endpoint.ts';

export const pilotEndpoints = {
  pilots: {
    method: 'GET',
    path: 'pilot_project',
    caller: 'admin',
    response: z.object({
      projects: z.array(z.string()),
      /** The same pilots in the same order. */
      pilots: z.optional(z.nullable(z.array(pilotSummarySchema))),
    }),
  },
  pilot: {
    method: 'GET',
    path: 'pilot_project/{name}',
    caller: 'anyone',
    response: pilotSchema,
  },
  deletePilot: {
    method: 'DELETE',
    path: 'pilot_project/{projectId}',
    caller: 'admin',
    response: messageSchema,
  },
  removePilotPicture: {
    method: 'DELETE',
    path: 'pilot-picture/{name}',
    caller: 'admin',
    response: z.object({ picture: z.nullable(imageSchema) }),
  },
  switchPilotBridge: {
    method: 'PUT',
    path: 'pilot-bridge/{name}',
    caller: 'admin',
    response: messageSchema,
  },
} as const satisfies Record<string, Endpoint>;
