/** Visits in responses. */
import * as z from 'zod/mini';
import { idSchema } from './objects.ts';

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

/** The visits of a project or pilot in a range of days. */
export const visitRowSchema = z.object({
  kind: z.enum(['project', 'pilot']),
  _id: idSchema,
  name: z.string(),
  /** Of a project: its owner. */
  owner: z.optional(z.nullable(z.object({ userName: z.string(), name: z.string() }))),
  /** By step, without `own`. */
  series: z.array(z.number()),
  /** By people with an account. */
  accounts: z.number(),
  /** Through guest links. */
  guests: z.number(),
  /** Of a pilot, which is public. */
  public: z.number(),
  /** By the owner and admins. */
  own: z.number(),
  /** ISO 8601. */
  lastAt: z.string(),
});
export type VisitRow = z.infer<typeof visitRowSchema>;

export const visitsSchema = z.object({
  /** First day of each step of `series`: days, or the months of a year. The last step includes today. */
  steps: z.array(z.string()),
  /** The one with the most visits first; those without visits are left out. */
  rows: z.array(visitRowSchema),
});
export type Visits = z.infer<typeof visitsSchema>;
