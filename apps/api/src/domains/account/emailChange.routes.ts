/** Changes of one's own e-mail address: requested, confirmed from the new address, undone from the old one. */
import { emailKey } from '../../platform/db/keys.ts';
import type { Database, EmailChangeRecord, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { personThing } from '../activity/things.ts';
import { endKeys, endLogins } from '../users/endLogins.ts';
import { addEmailChangedMail } from '../users/emailChangedMail.ts';
import { addLinkMail } from '../users/linkMail.ts';
import { rereadUser, withPassword } from './checkPassword.ts';
import type { Services } from '../../app/services.ts';
import { readAccount } from './serializers.ts';

type Kind = EmailChangeRecord['kind'];

interface LinkedChange {
  readonly change: EmailChangeRecord;
  readonly user: UserRecord;
}

export function registerEmailChangeRoutes(api: Api, services: Services): void {
  const { db, users, activity, emailChanges, links, outbox, origins, rateLimits } = services;

  api.on('requestEmailChange', async ({ body, user, language, http }) => {
    const { email: newEmail, password } = body;
    await withPassword(services, { user, password, http }, () => {
      if (emailKey(newEmail) === user.email_key) {
        throw new Problem(422, 'request.invalid', { errors: { email: 'account.sameEmail' } });
      }
      return rateLimits.enforce(
        { limit: 'email-change', by: user.id },
        { limit: 'email-change-to', by: emailKey(newEmail) },
      );
    });
    await withTransaction(db, async (transaction) => {
      const now = await rereadUser(services, user, transaction);
      await emailChanges.deleteRequests(user.id, transaction);
      // Whether another account has the address is checked at the confirmation: only a reader of the mailbox learns it.
      const change = { userId: user.id, oldEmail: now.email, newEmail };
      const secret = await emailChanges.add('confirm', change, transaction);
      await outbox.addMail(
        {
          letter: 'confirmEmail',
          // The address may be a stranger's: nothing about the account.
          to: { name: '', address: newEmail },
          language: now.language ?? language,
          link: `${origins.portal}/confirm-email/${secret}`,
          values: {},
        },
        transaction,
      );
    });
    outbox.wake();
    return readAccount(user.id, services);
  });

  api.on('emailChangeLink', async ({ body: { kind, secret } }) => ({
    isUsable: (await findChange(kind, secret, db)) !== undefined,
  }));

  api.on('confirmEmailChange', async ({ body, language }) => {
    const email = await withTransaction(db, async (transaction) => {
      const { change, user } = await requireChange('confirm', body.secret, transaction);
      const { new_email: newEmail } = change;
      await moveTo(newEmail, user, transaction);
      await emailChanges.deleteRequests(user.id, transaction);
      // As the account wrote it when the change was requested.
      const before = { ...user, email: change.old_email };
      await addEmailChangedMail(services, before, { email: newEmail, language }, transaction);
      const about = { actor: user, thing: personThing(user) };
      await activity.record({ action: 'account.emailChanged', ...about }, transaction);
      return newEmail;
    });
    outbox.wake();
    return { email };
  });

  api.on('undoEmailChange', async ({ body, language }) => {
    const email = await withTransaction(db, async (transaction) => {
      const { change, user } = await requireChange('undo', body.secret, transaction);
      await moveTo(change.old_email, user, transaction);
      await emailChanges.deleteSince(change, transaction);
      // The user who changed the address knows the password, and may have set a phone number.
      await users.removeCredentials(user.id, transaction);
      await endLogins(services, user.id, transaction);
      await endKeys(user.id, transaction);
      const restored = { ...user, email: change.old_email };
      const mail = { user: restored, language: user.language ?? language };
      await addLinkMail(services, 'resetPassword', mail, transaction);
      const about = { actor: user, thing: personThing(user) };
      await activity.record({ action: 'account.emailChangeUndone', ...about }, transaction);
      return change.old_email;
    });
    outbox.wake();
    return { email };
  });

  /** Returns what a link changes, and of whom; `undefined` if it cannot be used. */
  async function findChange(
    kind: Kind,
    secret: string,
    connection: Database,
  ): Promise<LinkedChange | undefined> {
    const change = await emailChanges.find(kind, secret, connection);
    const user = change && (await users.byId(change.user_id, connection));
    if (!user) return undefined;
    // The address was changed by an admin or another link.
    const isOutdated = kind === 'confirm' && user.email_key !== emailKey(change.old_email);
    return isOutdated ? undefined : { change, user };
  }

  async function requireChange(
    kind: Kind,
    secret: string,
    transaction: Database,
  ): Promise<LinkedChange> {
    const found = await findChange(kind, secret, transaction);
    if (!found) throw new Problem(404, 'link.dead');
    return found;
  }

  async function moveTo(email: string, user: UserRecord, transaction: Database): Promise<void> {
    const other = await users.holderOf({ email }, transaction);
    if (other && other.id !== user.id) {
      throw new Problem(409, 'account.emailTaken', { code: 'taken' });
    }
    await users.setEmail(user.id, email, transaction);
    // Bound to the old address, which the user may get again.
    await links.endAllOf(user.id, transaction);
  }
}
