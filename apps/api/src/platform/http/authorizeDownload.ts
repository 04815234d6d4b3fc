import type { KeyScope } from '@jawla/contract/keyLimits';
import type { UserRecord } from '../db/schema.ts';
import type { FindUser, HttpContext } from './api.ts';
import { authorizeByCookie } from './authorizeByCookie.ts';
import { can, type Action } from './can.ts';
import { clientIp } from './clientIp.ts';
import { userByKey, type FindKeyHolder } from './keyAccess.ts';
import { Problem } from './problem.ts';

interface Needs {
  readonly findUser: FindUser;
  readonly findKeyHolder: FindKeyHolder;
  /** Number of trusted proxies. */
  readonly proxies: number;
}

/**
 * Checks who downloads a file: a program by its key, or a browser by its cookie.
 *
 * @throws {Problem} As `userByKey` with a key, and as `authorizeByCookie` without.
 */
export async function authorizeDownload(
  http: HttpContext,
  { findUser, findKeyHolder, proxies }: Needs,
  { action, scope }: { readonly action: Action; readonly scope: KeyScope },
): Promise<UserRecord> {
  const { headers } = http.req.raw;
  const address = () => clientIp(http, proxies);
  const holder = await userByKey({ headers, address, scope }, findKeyHolder);
  if (!holder) return (await authorizeByCookie(http, findUser, action)).user;
  if (holder.verified === 0) throw new Problem(403, 'auth.unverified');
  if (!can(holder, action)) throw new Problem(403, 'auth.notAllowed');
  return holder;
}
