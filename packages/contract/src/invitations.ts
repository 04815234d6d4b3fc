/** Invitations: mails with a link that sets the first password. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';
import { idSchema } from './objects.ts';

/** Users in one request that sends invitations again. */
export const RESEND_MAX = 200;

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

export const invitationEndpoints = {
  resendInvitations: endpoint({
    method: 'POST',
    path: 'user/resend-invitations',
    caller: 'admin',
    scope: 'clients',
    body: z.object({
      /** `_id` of users; repeated ones count once. */
      users: z.array(idSchema).check(z.minLength(1), z.maxLength(RESEND_MAX)),
    }),
    response: z.object({
      /** One for each id of the request, in the same order, without duplicates. */
      results: z.array(resentInvitationSchema),
    }),
    summary: 'Mails the link for the first password again, to users who have not set one',
    errors: { 429: TOO_MANY },
    changesDisk: true,
  }),
};
