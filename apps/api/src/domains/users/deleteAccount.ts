import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { endKeys, endLogins } from './endLogins.ts';
import type { Services } from '../../app/services.ts';
import { requireOtherAdmin } from './requireOtherAdmin.ts';

/**
 * Puts an account with its projects into the trash, and ends uploads by it and to them.
 *
 * @param by - The admin who does it.
 * @param find - Returns the account, in the transaction.
 * @throws {Problem} 409 for the last active admin.
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'emailChanges' | 'links' | 'trash' | 'uploads' | 'users'>,
  by: UserRecord,
  find: (transaction: Database) => Promise<UserRecord>,
): Promise<void> {
  const { db, users, uploads, trash } = services;
  const { id, owned } = await withTransaction(db, async (transaction) => {
    const user = await find(transaction);
    await requireOtherAdmin(users, user, transaction);
    // None of them comes back with the account.
    await endLogins(services, user.id, transaction);
    await endKeys(user.id, transaction);
    return { id: user.id, owned: new Set(await trash.putClient(user, by, transaction)) };
  });
  await uploads.cancel(
    (tag) => tag.userId === id || ('projectId' in tag && owned.has(tag.projectId)),
  );
}
