/** What projects, pilots and guest links know about their tours. */
import * as z from 'zod/mini';
import { idSchema } from './objects.ts';
import { PROTOCOL_SUPPORT } from './tours.ts';

/** The program that exported a tour. */
export const tourToolSchema = z.object({
  name: z.string(),
  version: z.optional(z.nullable(z.string())),
});
export type TourTool = z.infer<typeof tourToolSchema>;

/** What viewers have last heard of a tour. */
export const heardTourSchema = z.object({
  /** Whether it has spoken the tour protocol at least once; otherwise it was shown and said nothing. */
  spoke: z.boolean(),
  /** ISO 8601. */
  at: z.string(),
});
export type HeardTour = z.infer<typeof heardTourSchema>;

/** What an admin may know about a live tour. */
export const tourFactsSchema = z.object({
  /** `null` if it is not recognised; absent while the server has not looked. */
  tool: z.optional(z.nullable(tourToolSchema)),
  /** Number of scenes; `null` if it is not certain. */
  scenes: z.optional(z.nullable(z.number())),
  /** How it speaks the tour protocol, apart from `isBridgeOff`. */
  speaks: z.enum(PROTOCOL_SUPPORT),
  /** Whether an admin has turned the bridge off for it. */
  isBridgeOff: z.boolean(),
  /** `null` if no viewer has told yet; absent for tours that are not expected to speak. */
  heard: z.optional(z.nullable(heardTourSchema)),
});
export type TourFacts = z.infer<typeof tourFactsSchema>;

/** The server asks the viewer whether a tour speaks: `reportTourSpeech`. */
export const askedSpeechSchema = z.object({
  /** Of the tour that is live now. */
  version: idSchema,
  /** Whether its silence is known: then only that it speaks would be new. */
  isSilent: z.boolean(),
});
export type AskedSpeech = z.infer<typeof askedSpeechSchema>;

/** Visits of a project, pilot or guest link, without the ones by its owner and admins. */
export const visitSummarySchema = z.object({
  /** Since it exists. */
  total: z.number(),
  /** ISO 8601; absent before the first. */
  lastAt: z.optional(z.nullable(z.string())),
  /** By day, today last. */
  days: z.array(z.number()),
});
export type VisitSummary = z.infer<typeof visitSummarySchema>;
