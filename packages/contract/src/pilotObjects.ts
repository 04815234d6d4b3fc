/** Pilots in responses. */
import * as z from 'zod/mini';
import { imageSchema } from './objects.ts';
import { askedSpeechSchema, tourFactsSchema } from './projectObjects.ts';
import { visitSummarySchema } from './visitObjects.ts';

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
