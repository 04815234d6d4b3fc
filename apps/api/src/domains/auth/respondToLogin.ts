import { roleOf } from '../../platform/http/can.ts';
import type { Login } from '@jawla/contract';
import type { UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { CallRequest } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { toLoginUser, toSessionUser } from '../users/serializers.ts';
import { deviceNames, type DeviceNames } from './deviceNames.ts';
import type { SsoOrigin } from './sessions.store.ts';
import type { Services } from '../../app/services.ts';

type LoginRequest = Pick<CallRequest<'emailLogin' | 'phoneLoginVerify'>, 'http' | 'language'> & {
  /** Of a login at the provider. */
  readonly origin?: SsoOrigin;
};

/**
 * Starts a session and returns its token and user. The response to an unverified account contains no other data.
 *
 * @throws {Problem} 403 for a suspended account: the caller has proven to be its user.
 */
export async function respondToLogin(
  user: UserRecord,
  { http, language, origin }: LoginRequest,
  services: Pick<Services, 'db' | 'sessions' | 'users' | 'findProjects' | 'countWaitingFootage'>,
): Promise<Login> {
  const { users } = services;
  if (user.suspended_at !== null) throw new Problem(403, 'auth.suspended');
  const device = deviceNames(http.req.header('user-agent'));
  const login = {
    token: await startSession(user, { device, origin }, services),
    user: toLoginUser(user),
  };
  if (!login.user.verified) return login;
  // Mails that others cause are in the language in which the user logged in first, until the user chooses another.
  if (user.language === null) await users.suggestLanguage(user.id, language);
  if (roleOf(user) !== 'client') await users.noteLogin(user.id);
  return { ...login, sessionUser: await toSessionUser(user, services) };
}

/**
 * Starts a session, unless what the caller has proven was changed since: a new password or number ends all sessions that
 * began with the old one, and so it does those that are about to begin.
 *
 * @throws {Problem} 401 if it was.
 */
function startSession(
  user: UserRecord,
  { device, origin }: { device: DeviceNames; origin: SsoOrigin | undefined },
  { db, sessions, users }: Pick<Services, 'db' | 'sessions' | 'users'>,
): Promise<string> {
  return withTransaction(db, async (transaction) => {
    const now = await users.byId(user.id, transaction);
    const isSame =
      now?.password_hash === user.password_hash &&
      now.phone === user.phone &&
      now.suspended_at === null;
    if (!isSame) throw new Problem(401, 'auth.signedOut');
    return sessions.start(user.id, device, transaction, origin);
  });
}
