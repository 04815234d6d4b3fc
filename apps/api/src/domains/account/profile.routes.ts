/** One's own account: names, phone number, settings, password. */
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { personThing } from '../activity/things.ts';
import { endCodes, endLogins } from '../users/endLogins.ts';
import { rereadUser, withPassword } from './checkPassword.ts';
import type { Services } from '../../app/services.ts';
import { readAccount } from './serializers.ts';

export function registerProfileRoutes(api: Api, services: Services): void {
  const { db, users, activity, passwords, rateLimits, passwordLogin } = services;

  api.on('account', ({ user }) => readAccount(user.id, services));

  api.on('updateAccount', async ({ body, user, http }) => {
    const { phone = user.phone ?? '', password } = body;
    const isNewPhone = phone !== (user.phone ?? '');
    if (isNewPhone) {
      // A code to the number is enough to log in: a stolen session must not add one.
      await withPassword(services, { user, password: password ?? '', http }, () =>
        rateLimits.enforce({ limit: 'own-phone', by: user.id }),
      );
    }
    await withTransaction(db, async (transaction) => {
      const now = await rereadUser(services, user, transaction);
      if (isNewPhone && phone !== '') {
        const other = await users.holderOf({ phone }, transaction);
        if (other && other.id !== user.id) {
          const errors = { phone: 'user.phoneTaken' } as const;
          throw new Problem(409, 'user.phoneTaken', { code: 'taken', errors });
        }
      }
      // Without a new number, the stored one stays, even if another request has changed it since.
      const form = isNewPhone ? body : { ...body, phone: undefined };
      const changed = await users.updateOwn(now, form, transaction);
      if (isNewPhone) await endCodes(user.id, transaction);
      // Language, colours and mails are preferences.
      const fields = (['fname', 'lname', 'phone'] as const).filter(
        (field) => changed[field] !== now[field],
      );
      if (fields.length === 0) return;
      const about = { actor: changed, thing: personThing(changed), details: { fields } };
      await activity.record({ action: 'account.changed', ...about }, transaction);
    });
    return readAccount(user.id, services);
  });

  api.on('changePassword', async ({ body, user, token, http, say }) => {
    await passwordLogin.require();
    const hash = await withPassword(services, { user, password: body.password, http }, () =>
      passwords.hash(body.newPassword),
    );
    await withTransaction(db, async (transaction) => {
      await rereadUser(services, user, transaction);
      await users.setPassword(user.id, hash, transaction);
      await endLogins(services, user.id, transaction, { exceptToken: token });
      const about = { actor: user, thing: personThing(user) };
      await activity.record({ action: 'account.passwordChanged', ...about }, transaction);
    });
    return { message: say('password.changed') };
  });
}
