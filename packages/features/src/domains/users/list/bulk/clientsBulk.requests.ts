import { invitationEndpoints, type ResentInvitation, RESEND_MAX } from '@jawla/contract';
import { isTransient, toProblem, type Problem } from '#core/http';
import { createRequest } from '#core/store';

export interface Resent {
  results: readonly ResentInvitation[];
  /** Why the last ones were not sent, and their ids; no answer says whether the first `unsure` of them were. */
  failure: { problem: Problem; ids: readonly string[]; unsure: number } | undefined;
}

/**
 * Sends the invitations of users again, in portions that the server accepts. A failure keeps what was sent before: the
 * others can be tried again.
 */
export const resendInvitations = createRequest({
  name: 'users/resendInvitations',
  kind: 'write',
  send: async (http, ids: readonly string[]): Promise<Resent> => {
    const results: ResentInvitation[] = [];
    for (let start = 0; start < ids.length; start += RESEND_MAX) {
      const users = ids.slice(start, start + RESEND_MAX);
      try {
        const response = await http.send(invitationEndpoints.resendInvitations, {
          body: { users },
        });
        results.push(...response.results);
      } catch (cause) {
        const problem = toProblem(cause);
        const unsure = isTransient(problem) ? users.length : 0;
        return { results, failure: { problem, ids: ids.slice(start), unsure } };
      }
    }
    return { results, failure: undefined };
  },
});
