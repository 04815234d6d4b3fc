/** Creates the first admin of a new server, by the link that the server has printed. */
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { Problem } from '../../platform/http/problem.ts';
import { personThing } from '../activity/things.ts';
import type { Services } from '../../app/services.ts';
import { respondToLogin } from './respondToLogin.ts';

export function registerFirstAdminRoutes(api: Api, services: Services): void {
  const { db, users, activity, passwords, loginQueue, rateLimits } = services;
  const { deviceCookies, firstAdminLinks } = services;

  api.on('firstAdminLink', async ({ body, http }) => {
    await requireLink(body.secret, clientIp(http, services.proxies));
    return { exists: true };
  });

  api.on('firstAdmin', async ({ body, http, language }) => {
    const { secret, password, ...person } = body;
    const address = clientIp(http, services.proxies);
    await requireLink(secret, address);
    // Hash outside the transaction: hashing is slow, and the transaction would block other writers.
    const passwordHash = await loginQueue.run(address, () => passwords.hash(password));
    const user = await withTransaction(db, async (transaction) => {
      // Thrown within the transaction: the links of other servers stay.
      if (!(await firstAdminLinks.redeem(secret, transaction))) {
        throw new Problem(404, 'firstAdmin.dead');
      }
      const actor = await users.add({ ...person, isAdmin: true, passwordHash }, transaction);
      const thing = personThing(actor);
      await activity.record({ action: 'member.created', actor, thing }, transaction);
      return actor;
    });
    deviceCookies.remember(http, user.id);
    return respondToLogin(user, { http, language }, services);
  });

  async function requireLink(secret: string, address: string): Promise<void> {
    if (await firstAdminLinks.exists(secret)) return;
    await rateLimits.enforce({ limit: 'first-admin', by: address });
    throw new Problem(404, 'firstAdmin.dead');
  }
}
