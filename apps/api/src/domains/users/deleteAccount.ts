import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Needs } from './needs.ts';
import { requireOtherAdmin } from './requireOtherAdmin.ts';

/**
 * Deletes an account with its projects, and ends uploads by it and to them.
 *
 * @param find - Returns the account to be deleted, in the transaction.
 * @throws {Problem} 409 for the last active admin.
 */
export async function deleteAccount(
  { db, users, uploads, withdrawToursOf }: Needs,
  find: (transaction: Database) => Promise<UserRecord>,
): Promise<void> {
  const { id, owned } = await withTransaction(db, async (transaction) => {
    const user = await find(transaction);
    await requireOtherAdmin(users, user, transaction);
    const projectIds = await withdrawToursOf(user.id, transaction);
    // Cascades to sessions, links, codes and projects.
    await users.delete(user.id, transaction);
    return { id: user.id, owned: new Set(projectIds) };
  });
  await uploads.cancel(
    (tag) => tag.userId === id || ('projectId' in tag && owned.has(tag.projectId)),
  );
}
