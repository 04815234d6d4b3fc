import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { UsersStore } from '../users/users.store.ts';

/**
 * Checks in a transaction that the caller is still an admin: another one may have taken the role since the request began.
 *
 * @throws {Problem} 403 otherwise.
 */
export async function requireAdmin(
  users: UsersStore,
  caller: UserRecord,
  transaction: Database,
): Promise<void> {
  const now = await users.byId(caller.id, transaction);
  if (now?.is_admin !== 1 || now.suspended_at !== null) throw new Problem(403, 'auth.notAllowed');
}
