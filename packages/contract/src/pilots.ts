/** Pilots: public tours. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { imageSchema, messageSchema } from './objects.ts';
import { askedSpeechSchema, tourFactsSchema, visitSummarySchema } from './tourObjects.ts';

export const pilotSchema = z.object({
  name: z.string(),
  /** As in `tourLocationSchema`; without it, `pilotPath` is the path. */
  path: z.optional(z.string()),
  picture: z.optional(z.nullable(imageSchema)),
  /** For admins. */
  askedSpeech: z.optional(z.nullable(askedSpeechSchema)),
});
export type Pilot = z.infer<typeof pilotSchema>;

/** A pilot in the list. */
export const pilotSummarySchema = z.object({
  name: z.string(),
  picture: z.optional(z.nullable(imageSchema)),
  /** Whether an admin chose the picture. */
  isChosen: z.optional(z.nullable(z.boolean())),
  tour: z.optional(z.nullable(tourFactsSchema)),
  visits: z.optional(z.nullable(visitSummarySchema)),
});
export type PilotSummary = z.infer<typeof pilotSummarySchema>;

export const pilotEndpoints = {
  pilots: endpoint({
    method: 'GET',
    path: 'pilot_project',
    caller: 'admin',
    scope: 'read',
    response: z.object({
      projects: z.array(z.string()),
      /** The same pilots in the same order. */
      pilots: z.optional(z.nullable(z.array(pilotSummarySchema))),
    }),
    summary: 'The names of the pilots',
  }),
  pilot: endpoint({
    method: 'GET',
    path: 'pilot_project/{name}',
    caller: 'anyone',
    scope: 'read',
    response: pilotSchema,
    summary: 'A pilot and where its tour is',
    errors: { 404: 'no such pilot' },
  }),
  deletePilot: endpoint({
    method: 'DELETE',
    path: 'pilot_project/{projectId}',
    caller: 'admin',
    response: messageSchema,
    summary: 'Deletes a pilot, by name',
    errors: { 404: 'no such pilot' },
  }),
  removePilotPicture: endpoint({
    method: 'DELETE',
    path: 'pilot-picture/{name}',
    caller: 'admin',
    response: z.object({ picture: z.nullable(imageSchema) }),
    summary: 'Restores the picture of the pilot’s tour; always safe to repeat',
    errors: { 404: 'no such pilot' },
  }),
  switchPilotBridge: endpoint({
    method: 'PUT',
    path: 'pilot-bridge/{name}',
    caller: 'admin',
    body: z.object({ enabled: z.boolean() }),
    response: messageSchema,
    summary: 'Turns the bridge of a pilot to the tour protocol on or off; always safe to repeat',
    errors: { 404: 'no such pilot' },
  }),
};
