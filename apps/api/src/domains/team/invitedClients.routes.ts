/** Invites the clients of a list. */
import { emailKey } from '../../platform/db/keys.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { personThing } from '../activity/things.ts';
import { deriveUserName } from '../users/deriveUserName.ts';
import { addInvitation } from '../users/linkMail.ts';
import type { Services } from '../../app/services.ts';

export function registerInvitedClientRoutes(api: Api, services: Services): void {
  const { db, users, outbox, rateLimits, activity } = services;

  api.on('checkClients', async ({ body }) => {
    const known = await users.knownEmails(body.emails);
    return { existing: body.emails.filter((email) => known.has(emailKey(email))) };
  });

  api.on('inviteClients', async ({ body, user: admin, language }) => {
    await rateLimits.enforce({ limit: 'client-invitations', by: admin.id });
    const result = await withTransaction(db, async (transaction) => {
      const emails = body.clients.map(({ email }) => email);
      const known = await users.knownEmails(emails, transaction);
      const invited: string[] = [];
      const existing: string[] = [];
      for (const client of body.clients) {
        if (known.has(emailKey(client.email))) {
          existing.push(client.email);
          continue;
        }
        // Of two lines with the same address, the first one counts.
        known.add(emailKey(client.email));
        const userName = await deriveUserName(client.email, users, transaction);
        const user = await users.add({ ...client, userName }, transaction);
        const entry = { action: 'client.created', actor: admin, thing: personThing(user) } as const;
        await activity.record(entry, transaction);
        await addInvitation(services, { user, language, inviter: admin }, transaction);
        invited.push(client.email);
      }
      return { invited, existing };
    });
    outbox.wake();
    return result;
  });
}
