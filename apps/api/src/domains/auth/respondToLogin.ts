import type { Login } from '@jawla/contract';
import type { UserRecord } from '../../platform/db/schema.ts';
import type { CallRequest } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { toLoginUser, toSessionUser } from '../users/serializers.ts';
import { deviceNames } from './deviceNames.ts';
import type { Needs } from './needs.ts';

type LoginRequest = Pick<CallRequest<'emailLogin' | 'phoneLoginVerify'>, 'http' | 'language'>;

/**
 * Starts a session and returns its token and user. The response to an unverified account contains no other data.
 *
 * @throws {Problem} 403 for a suspended account: the caller has proven to be its user.
 */
export async function respondToLogin(
  user: UserRecord,
  { http, language }: LoginRequest,
  { sessions, users, findProjects }: Pick<Needs, 'sessions' | 'users' | 'findProjects'>,
): Promise<Login> {
  if (user.suspended_at !== null) throw new Problem(403, 'auth.suspended');
  const device = deviceNames(http.req.header('user-agent'));
  const login = { token: await sessions.start(user.id, device), user: toLoginUser(user) };
  if (!login.user.verified) return login;
  // Mails that others cause are in the language in which the user logged in first, until the user chooses another.
  if (user.language === null) await users.suggestLanguage(user.id, language);
  if (user.is_admin === 1 || user.is_staff === 1) await users.noteLogin(user.id);
  return { ...login, sessionUser: await toSessionUser(user, findProjects) };
}
