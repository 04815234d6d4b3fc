import { nameKey } from '@jawla/contract/nameKey';
import { userNamesFor, userNameStem } from '@jawla/contract/userNames';
import type { Database } from '../../platform/db/schema.ts';
import type { UsersStore } from './users.store.ts';

/**
 * Derives a user name from an e-mail address: what precedes the @, with a number if it is taken. Runs in the transaction
 * that adds the user; the name is unique, so of two concurrent transactions one is repeated.
 */
export async function deriveUserName(
  email: string,
  users: UsersStore,
  transaction: Database,
): Promise<string> {
  const taken = await users.namesBeginning(nameKey(userNameStem(email)), transaction);
  for (const name of userNamesFor(email)) if (!taken.has(nameKey(name))) return name;
  throw new Error('There is always another name');
}
