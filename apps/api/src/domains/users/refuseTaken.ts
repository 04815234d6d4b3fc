import { fullName } from '@jawla/contract/fullName';
import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { TextKey } from '../../platform/texts/texts.ts';
import type { Services } from '../../app/services.ts';

interface Wanted {
  readonly userName?: string;
  readonly email: string;
  readonly phone?: string | undefined;
}

/**
 * Refuses values that no two users share.
 *
 * @param ownId - The user who may have them.
 * @throws {Problem} 409 that lists all fields whose value is taken. If the holder is in the trash, it says so of those
 *   that this holder has.
 */
export async function refuseTaken(
  { users, trash }: Pick<Services, 'users' | 'trash'>,
  { userName, email, phone }: Wanted,
  ownId: string | undefined,
  transaction: Database,
): Promise<void> {
  const fields = [
    ['userName', 'user.nameTaken', userName === undefined ? undefined : { userName }],
    ['email', 'user.emailTaken', { email }],
    ['phone', 'user.phoneTaken', phone ? { phone } : undefined],
  ] as const;
  const errors: Record<string, TextKey> = {};
  let inTrash: UserRecord | undefined;
  for (const [field, taken, value] of fields) {
    const holder = value && (await users.holderOf(value, transaction));
    if (!holder || holder.id === ownId) continue;
    if (holder.trash_id !== null) inTrash ??= holder;
    errors[field] = holder.id === inTrash?.id ? 'user.inTrash' : taken;
  }
  const [first] = Object.values(errors);
  if (first === undefined) return;
  const until = await trash.until(inTrash?.trash_id ?? '', transaction);
  // Isolated (FSI, LRI, PDI): in Arabic, the parts of the date would change places.
  const name = inTrash ? fullName(inTrash) : '';
  const values = { name: `\u2068${name}\u2069`, until: `\u2066${until}\u2069` };
  const trashed = inTrash && {
    _id: inTrash.id,
    name: fullName(inTrash),
    userName: inTrash.user_name,
  };
  // All callers are admins.
  throw new Problem(409, first, { code: trashed ? 'trashed' : 'taken', errors, values, trashed });
}
