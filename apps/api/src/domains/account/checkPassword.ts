import type { Database, UserRecord } from '../../platform/db/schema.ts';
import type { HttpContext } from '../../platform/http/api.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../app/services.ts';

/**
 * Runs `work` once the password of the current user is proven, in the queue of the logins.
 *
 * @throws {Problem} 422 if the password is wrong, 429 after too many wrong ones.
 */
export function withPassword<T>(
  {
    rateLimits,
    passwords,
    loginQueue,
    proxies,
  }: Pick<Services, 'loginQueue' | 'passwords' | 'proxies' | 'rateLimits'>,
  { user, password, http }: { user: UserRecord; password: string; http: HttpContext },
  work: () => Promise<T> | T,
): Promise<T> {
  return loginQueue.run(clientIp(http, proxies), async () => {
    const attempt = { limit: 'password', by: user.id } as const;
    await rateLimits.enforce(attempt);
    if (!(await passwords.matches(password, user.password_hash))) {
      // Not 401: the session is valid.
      throw new Problem(422, 'request.invalid', { errors: { password: 'account.wrongPassword' } });
    }
    await rateLimits.refund(attempt);
    return work();
  });
}

/**
 * Reads the user again in a transaction.
 *
 * @throws {Problem} 401 if the account was deleted, 409 if its password was changed since the request began.
 */
export async function rereadUser(
  { users }: Pick<Services, 'users'>,
  user: UserRecord,
  transaction: Database,
): Promise<UserRecord> {
  const now = await users.byId(user.id, transaction);
  if (!now) throw new Problem(401, 'auth.signedOut');
  if (now.password_hash !== user.password_hash) {
    throw new Problem(409, 'account.passwordMoved', { code: 'passwordChanged' });
  }
  return now;
}
