import { SESSION_COOKIE } from '@jawla/contract/limits';
import { getCookie } from 'hono/cookie';
import type { UserRecord } from '../db/schema.ts';
import type { FindUser, HttpContext } from './api.ts';
import { can, type Action } from './can.ts';
import { Problem } from './problem.ts';

/**
 * Checks the session cookie, for what a browser requests without scripts. Other sites cannot use it: it is
 * `SameSite=Lax`, and what it authorizes changes nothing.
 *
 * @throws {Problem} 401 without a session; 403 if its user may not do it.
 */
export async function authorizeByCookie(
  http: HttpContext,
  findUser: FindUser,
  action: Action,
): Promise<{ user: UserRecord; token: string }> {
  const token = getCookie(http, SESSION_COOKIE);
  const user = await findUser(token);
  http.set('language', user?.language);
  if (token === undefined || !user || user.verified === 0) throw new Problem(401, 'auth.signedOut');
  if (!can(user, action)) throw new Problem(403, 'auth.notAllowed');
  return { user, token };
}
