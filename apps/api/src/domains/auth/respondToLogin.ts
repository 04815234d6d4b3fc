import type { Login } from '@jawla/contract';
import type { UserRecord } from '../../platform/db/schema.ts';
import { toLoginUser, toSessionUser } from '../users/serializers.ts';
import type { Needs } from './needs.ts';

/** Starts a session and returns its token and user. The response to an unverified account contains no other data. */
export async function respondToLogin(
  user: UserRecord,
  { sessions, findProjects }: Pick<Needs, 'sessions' | 'findProjects'>,
): Promise<Login> {
  const login = { token: await sessions.start(user.id), user: toLoginUser(user) };
  if (!login.user.verified) return login;
  return { ...login, sessionUser: await toSessionUser(user, findProjects) };
}
