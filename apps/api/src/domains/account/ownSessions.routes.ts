/** One's own sessions and data. */
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Needs } from './needs.ts';
import { readData, readSessions } from './serializers.ts';

export function registerOwnSessionRoutes(api: Api, needs: Needs): void {
  const { sessions } = needs;

  api.on('sessions', async ({ user, token }) => ({
    sessions: await readSessions(user.id, token, needs),
  }));

  api.on('endSession', async ({ params, user, say }) => {
    if (!(await sessions.endOne(user.id, params.id))) throw new Problem(404, 'session.missing');
    return { message: say('session.ended') };
  });

  api.on('endOtherSessions', async ({ user, token, say }) => {
    await sessions.endOthers(user.id, token);
    return { message: say('session.othersEnded') };
  });

  api.on('accountData', ({ user, token }) => readData(user, token, needs));
}
