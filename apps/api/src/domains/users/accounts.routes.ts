/** Administration of accounts: admins create, update and delete them. */
import { nameKey } from '@jawla/contract/nameKey';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { roleOf } from '../../platform/http/can.ts';
import { Problem } from '../../platform/http/problem.ts';
import { personThing } from '../activity/things.ts';
import { deleteAccount } from './deleteAccount.ts';
import { endCodes } from './endLogins.ts';
import { addEmailChangedMail } from './emailChangedMail.ts';
import { addInvitation } from './linkMail.ts';
import type { Services } from '../../app/services.ts';
import { refuseTaken } from './refuseTaken.ts';

export function registerAccountRoutes(api: Api, services: Services): void {
  const { db, users, links, emailChanges, outbox, activity } = services;

  api.on('createUser', async ({ body, user: actor, language, say }) => {
    const { userName, fname, lname, email, phone } = body;
    await withTransaction(db, async (transaction) => {
      await refuseTaken(services, { userName, email, phone }, undefined, transaction);
      const person = { userName, fname, lname, email, ...(phone && { phone }) };
      const user = await users.add(person, transaction);
      await addInvitation(services, { user, language, inviter: actor }, transaction);
      const thing = personThing(user);
      await activity.record({ action: 'client.created', actor, thing }, transaction);
    });
    outbox.wake();
    return { data: { userName }, message: say('user.created') };
  });

  api.on('updateUser', async ({ params, body, user: actor, isByKey, language, say }) => {
    const { fname, lname, email, phone } = body;
    await withTransaction(db, async (transaction) => {
      const user = await users.byName(params.userName, transaction);
      if (!user) throw new Problem(404, 'user.missing');
      if (isByKey && roleOf(user) !== 'client') throw new Problem(403, 'key.refused');
      // The user name is immutable: URLs of tours and pages contain it.
      if (nameKey(body.userName) !== user.user_name_key) {
        throw new Problem(422, 'request.invalid', { errors: { userName: 'user.nameFixed' } });
      }
      await refuseTaken(services, { email, phone }, user.id, transaction);
      const changed = await users.update(user.id, { fname, lname, email, phone }, transaction);
      // Links to the old e-mail address end. Send a new one to a user who has not set a password yet.
      const moved = changed.email_key !== user.email_key;
      // Of the team. An address that was never confirmed may be a stranger's.
      const hasJoined = roleOf(user) !== 'client' && user.verified === 1;
      if (moved) {
        await links.endAllOf(user.id, transaction);
        if (hasJoined) {
          // Undo links of earlier changes stay: a second change must not end the first one's.
          await emailChanges.deleteRequests(user.id, transaction);
          await addEmailChangedMail(services, user, { email, language }, transaction);
        } else await emailChanges.deleteAllOf(user.id, transaction);
      }
      if (changed.phone !== user.phone) await endCodes(user.id, transaction);
      if (moved && changed.verified === 0) {
        const mail = { user: changed, language, inviter: actor };
        await addInvitation(services, mail, transaction);
      }
      const fields = (['fname', 'lname', 'email', 'phone'] as const).filter(
        (field) => changed[field] !== user[field],
      );
      if (fields.length === 0) return;
      const thing = personThing(changed);
      const action = thing.kind === 'member' ? 'member.changed' : 'client.changed';
      await activity.record({ action, actor, thing, details: { fields } }, transaction);
    });
    outbox.wake();
    return { message: say('user.saved') };
  });

  api.on('deleteUser', async ({ params, user, say }) => {
    if (params.userId === user.id) throw new Problem(422, 'user.self');
    await deleteAccount(services, user, async (transaction) => {
      const client = await users.byId(params.userId, transaction);
      if (!client) throw new Problem(404, 'user.missing');
      return client;
    });
    return { message: say('user.deleted') };
  });
}
