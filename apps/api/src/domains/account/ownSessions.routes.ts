/** One's own sessions and data. */
import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { personThing } from '../activity/things.ts';
import { endLinksAndCodes } from '../users/endLogins.ts';
import type { Services } from '../../app/services.ts';
import { readData } from './readData.ts';
import { readSessions } from './serializers.ts';

export function registerOwnSessionRoutes(api: Api, services: Services): void {
  const { db, activity, sessions } = services;

  api.on('sessions', async ({ user, token }) => ({
    sessions: await readSessions(user.id, token, services),
  }));

  api.on('endSession', async ({ params, user, say }) => {
    await withTransaction(db, async (transaction) => {
      const isEnded = await sessions.endOne(user.id, params.id, transaction);
      if (!isEnded) throw new Problem(404, 'session.missing');
      await record(user, 1, transaction);
    });
    return { message: say('session.ended') };
  });

  api.on('endOtherSessions', async ({ user, token, say }) => {
    await withTransaction(db, async (transaction) => {
      const count = await sessions.endOthers(user.id, token, transaction);
      // Another device may have asked for them.
      await endLinksAndCodes(services, user.id, transaction);
      if (count > 0) await record(user, count, transaction);
    });
    return { message: say('session.othersEnded') };
  });

  api.on('accountData', ({ user, token }) => readData(user, token, services));

  async function record(user: UserRecord, count: number, transaction: Database): Promise<void> {
    const about = { actor: user, thing: personThing(user), details: { count } };
    await activity.record({ action: 'account.sessionsEnded', ...about }, transaction);
  }
}
