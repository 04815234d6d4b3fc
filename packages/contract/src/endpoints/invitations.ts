/** Invitations: mails with a link that sets the first password. */
import * as z from 'zod/mini';
import { resentInvitationSchema } from '../userObjects.ts';
import type { Endpoint } from './endpoint.ts';

export const invitationEndpoints = {
  resendInvitations: {
    method: 'POST',
    path: 'user/resend-invitations',
    caller: 'admin',
    response: z.object({
      /** One for each id of the request, in the same order, without duplicates. */
      results: z.array(resentInvitationSchema),
    }),
  },
} as const satisfies Record<string, Endpoint>;
