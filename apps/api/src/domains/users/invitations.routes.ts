/** Sends invitations of clients again. */
import { roleOf } from '../../platform/http/can.ts';
import type { ResendOutcome } from '@jawla/contract';
import type { Language } from '@jawla/contract/limits';
import type { UserRecord } from '../../platform/db/schema.ts';
import { errorFields } from '../../platform/base/log.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { personThing } from '../activity/things.ts';
import { addInvitation } from './linkMail.ts';
import type { Services } from '../../app/services.ts';

/** A user gets one invitation in this time: a request can be repeated, also by two admins concurrently. */
const PAUSE_SECONDS = 15 * 60;

export function registerInvitationRoutes(api: Api, services: Services): void {
  const { db, users, links, activity, log, outbox, rateLimits } = services;

  api.on('resendInvitations', async ({ body, user, language }) => {
    await rateLimits.enforce({ limit: 'resend', by: user.id });
    const results: { _id: string; outcome: ResendOutcome }[] = [];
    // A transaction each: one of 200 users would conflict with those who accept their invitation in the meantime.
    for (const id of new Set(body.users)) {
      results.push({ _id: id, outcome: await resendOrFail(id, user, language) });
    }
    outbox.wake();
    return { results };
  });

  /** A failure must not hide which of the others were sent. The caller's own rights end the request. */
  async function resendOrFail(
    id: string,
    actor: UserRecord,
    language: Language,
  ): Promise<ResendOutcome> {
    try {
      return await resend(id, actor, language);
    } catch (error) {
      if (error instanceof Problem) throw error;
      log.warn('invitation not sent', errorFields(error));
      return 'failed';
    }
  }

  function resend(id: string, actor: UserRecord, language: Language): Promise<ResendOutcome> {
    return withTransaction(db, async (transaction) => {
      const user = await users.byId(id, transaction);
      // Members of the team get another mail, from their page.
      if (!user || roleOf(user) !== 'client') return 'missing';
      if (user.verified === 1) return 'accepted';
      if (await links.isMailed(user, PAUSE_SECONDS, transaction)) return 'recent';
      const mail = { user, language: user.language ?? language, inviter: actor };
      await addInvitation(services, mail, transaction);
      const thing = personThing(user);
      await activity.record({ action: 'client.invitedAgain', actor, thing }, transaction);
      return 'sent';
    });
  }
}
