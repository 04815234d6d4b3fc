import { NAME_MAX, NAME_MIN } from '@jawla/contract/limits';
import { isPathName, isReservedUserName } from '@jawla/contract/pathNames';
import { nameKey } from '@jawla/contract/nameKey';
import type { Database } from '../../platform/db/schema.ts';
import type { UsersStore } from './users.store.ts';

/** Room for the number behind a name that is taken. */
const DIGITS = 5;

/**
 * Derives a user name from an e-mail address: what precedes the @, with a number if it is taken. Runs in the transaction
 * that adds the user; the name is unique, so of two concurrent transactions one is repeated.
 */
export async function deriveUserName(
  email: string,
  users: UsersStore,
  transaction: Database,
): Promise<string> {
  const [local = ''] = email.toLowerCase().split('@');
  const base = local
    .replaceAll(/[^a-z0-9._-]/g, '')
    .replace(/^\.+/, '')
    .slice(0, NAME_MAX - DIGITS);
  const start = base.length < NAME_MIN ? `user${base}` : base;
  const taken = await users.namesBeginning(nameKey(start), transaction);
  const isFree = (name: string) =>
    !taken.has(nameKey(name)) && isPathName(name) && !isReservedUserName(name);
  if (isFree(start)) return start;
  for (let number = 2; ; number += 1) {
    if (isFree(`${start}${number}`)) return `${start}${number}`;
  }
}
