/** How the server is, and sending failed messages again. For admins. */
import type { Api } from '../../platform/http/api.ts';
import { SYSTEM } from '../activity/things.ts';
import type { Services } from '../../app/services.ts';
import { systemStatus } from './systemStatus.ts';

export function registerSystemRoutes(api: Api, services: Services): void {
  const { activity, outbox, rateLimits } = services;

  api.on('systemStatus', ({ language }) => systemStatus(services, language));

  api.on('retryMessages', async ({ user, say }) => {
    await rateLimits.enforce({ limit: 'retry-messages', by: '' });
    const about = { action: 'messages.retried', actor: user, thing: SYSTEM } as const;
    const count = await outbox.retryAll((sent, transaction) =>
      activity.record({ ...about, details: { count: sent } }, transaction),
    );
    return { count, message: say(count === 0 ? 'messages.none' : 'messages.retried') };
  });
}
