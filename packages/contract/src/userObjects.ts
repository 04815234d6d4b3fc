/** Accounts in responses. */
import * as z from 'zod/mini';
import { idSchema, userRowSchema } from './objects.ts';

/** The page after or before; `null` at the ends. */
export const markerSchema = z.nullable(z.object({ page: z.number(), limit: z.number() }));
export type Marker = z.infer<typeof markerSchema>;

export const userListSchema = z.object({
  users: z.array(userRowSchema),
  /** The full list in the same order; absent with `usersSearch=omit`. */
  usersSearch: z.optional(z.array(userRowSchema)),
  next: markerSchema,
  prev: markerSchema,
  /** Number of all clients, and of those who have not verified their e-mail address. Earlier servers do not send them. */
  total: z.optional(z.number()),
  unverified: z.optional(z.number()),
});
export type UserList = z.infer<typeof userListSchema>;

/** A user found by the e-mail address. */
export const foundEmailSchema = z.object({
  _id: idSchema,
  email: z.string(),
  /** For admins. */
  name: z.optional(z.nullable(z.string())),
});
export type FoundEmail = z.infer<typeof foundEmailSchema>;

/**
 * What became of an invitation: sent again; not sent, because the user has accepted it, got one a short time ago, or
 * does not exist; or it could not be sent this time.
 */
export const RESEND_OUTCOMES = ['sent', 'accepted', 'recent', 'missing', 'failed'] as const;
export type ResendOutcome = (typeof RESEND_OUTCOMES)[number];

export const resentInvitationSchema = z.object({
  _id: idSchema,
  outcome: z.enum(RESEND_OUTCOMES),
});
export type ResentInvitation = z.infer<typeof resentInvitationSchema>;

/** What a pending or secret link reveals about its account. */
export const verifyStateSchema = z.object({
  _id: idSchema,
  userName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  verified: z.boolean(),
  isAdmin: z.boolean(),
});
export type VerifyState = z.infer<typeof verifyStateSchema>;
