/** Roles that the provider gives and takes. */
import type { UserRecord } from '../../platform/db/schema.ts';
import type { Database } from '../../platform/db/schema.ts';
import { roleOf } from '../../platform/http/can.ts';
import { personThing } from '../activity/things.ts';
import type { Services } from '../../app/services.ts';
import { hasClaim, type Claims, type SsoConfig } from './ssoProvider.ts';

/**
 * Gives a person the role that the provider tells. Without a claim for a role, the portal decides about it. The last active
 * admin stays one: nobody could give the role back.
 */
export async function applyRole(
  { users, activity }: Pick<Services, 'activity' | 'users'>,
  user: UserRecord,
  { claims, config }: { claims: Claims; config: SsoConfig },
  transaction: Database,
): Promise<UserRecord> {
  const before = roleOf(user);
  const role = roleFor(before, claims, config);
  if (role === before) return user;
  const isLast = before === 'admin' && !(await users.hasOtherAdmin(user.id, transaction));
  if (isLast) return user;
  const changed = await users.setRole(user.id, role, transaction);
  await activity.record(
    {
      action: 'member.roleChanged',
      actor: 'job',
      thing: personThing(role === 'client' ? user : changed),
      ...(role !== 'client' && { details: { role } }),
    },
    transaction,
  );
  return changed;
}

type Role = ReturnType<typeof roleOf>;

function roleFor(before: Role, claims: Claims, { adminClaim, staffClaim }: SsoConfig): Role {
  const isAdmin = adminClaim ? hasClaim(claims, adminClaim) : before === 'admin';
  if (isAdmin) return 'admin';
  const isStaff = staffClaim ? hasClaim(claims, staffClaim) : before === 'staff';
  return isStaff ? 'staff' : 'client';
}
