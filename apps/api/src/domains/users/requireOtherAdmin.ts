import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { UsersStore } from './users.store.ts';

/**
 * Checks that an admin other than a user can log in, unless the user could not either. Runs in the serializable
 * transaction that takes the role, the access or the account from the user: of two concurrent ones, the second finds
 * what the first has left.
 *
 * @throws {Problem} 409 for the last active admin.
 */
export async function requireOtherAdmin(
  users: UsersStore,
  user: UserRecord,
  transaction: Database,
): Promise<void> {
  const isActive =
    user.is_admin === 1 &&
    user.verified === 1 &&
    user.suspended_at === null &&
    (await users.canLogIn(user.id, transaction));
  if (isActive && !(await users.hasOtherAdmin(user.id, transaction))) {
    throw new Problem(409, 'team.lastAdmin', { code: 'lastAdmin' });
  }
}
