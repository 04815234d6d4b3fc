/** The objects of the team, and of invitations of several clients, in responses: a schema and its type each. */
import * as z from 'zod/mini';
import { TEAM_ROLES, TEAM_STATES } from './team.ts';
import { idSchema } from './objects.ts';

/** A person who is not a client. */
export const teamMemberSchema = z.object({
  _id: idSchema,
  userName: z.string(),
  fname: z.string(),
  lname: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  state: z.enum(TEAM_STATES),
  /** ISO 8601, to a few minutes; `null` before the first login. */
  seenAt: z.nullable(z.string()),
  /** Number of active guest links that the person has made. */
  guestLinks: z.optional(z.number()),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** What became of each client of a list. */
export const invitedClientsSchema = z.object({
  /** E-mail addresses that got an account and an invitation. */
  invited: z.array(z.string()),
  /** Those that had an account already, and got no mail. */
  existing: z.array(z.string()),
});
export type InvitedClients = z.infer<typeof invitedClientsSchema>;
