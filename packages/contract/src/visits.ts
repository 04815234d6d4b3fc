/** Visits of tours. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { VISIT_RANGES } from './limits.ts';
import { idSchema } from './objects.ts';

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

export const visitEndpoints = {
  visits: endpoint({
    method: 'GET',
    path: 'visits',
    caller: 'owner',
    scope: 'read',
    query: z.object({ days: z.enum(VISIT_RANGES) }),
    response: visitsSchema,
    summary: 'Visits by project and pilot: of all for admins, of their own for clients',
  }),
};
