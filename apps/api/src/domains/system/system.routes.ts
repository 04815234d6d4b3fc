/** How the server is, and sending failed messages again. For admins. */
import { enforceRateLimits } from '../../platform/http/rateLimit.ts';
import type { RateLimit } from '../../platform/http/rateLimits.store.ts';
import type { Api } from '../../platform/http/api.ts';
import { SYSTEM } from '../activity/things.ts';
import type { Services } from '../../app/services.ts';
import { systemStatus } from './systemStatus.ts';

/** Of all admins together: each retry reaches the mail server with every unsent mail. */
const RETRIES: RateLimit = { tries: 20, seconds: 15 * 60 };

export function registerSystemRoutes(api: Api, services: Services): void {
  const { activity, outbox, rateLimits } = services;

  api.on('systemStatus', ({ language }) => systemStatus(services, language));

  api.on('retryMessages', async ({ user, say }) => {
    await enforceRateLimits(rateLimits, [{ key: 'retry-messages', limit: RETRIES }]);
    const about = { action: 'messages.retried', actor: user, thing: SYSTEM } as const;
    const count = await outbox.retryAll((sent, transaction) =>
      activity.record({ ...about, details: { count: sent } }, transaction),
    );
    return { count, message: say(count === 0 ? 'messages.none' : 'messages.retried') };
  });
}
