/** Authorization: who may do what. */
import type { UserRecord } from '../db/schema.ts';

/** What a client has to do with a project. Admins and staff have nothing to do with any: their role decides. */
export type Relation = 'owner' | 'shared' | 'none';

type Role = 'admin' | 'staff' | 'client';

/** Refused to everybody who is not named. */
const ALLOWED = {
  // Endpoints, by the `caller` of the contract. Those of owners also check the relation to the project.
  'call.session': ['admin', 'staff', 'client'],
  'call.owner': ['admin', 'client'],
  'call.ownerOrGuest': ['admin', 'client'],
  'call.admin': ['admin'],
  // A project, its dates and its tours.
  'project.see': ['admin', 'owner', 'shared'],
  // Includes its guest links, its visits, and with whom it is shared.
  'project.manage': ['admin', 'owner'],
  // Facts of tours, restorable tours, what is in the trash.
  'project.seeHistory': ['admin'],
  'project.revokeOthers': ['admin'],
  'projects.seeAllNames': ['admin', 'staff'],
  'visits.seeAll': ['admin'],
  // Owners enter a complete address, and learn no more of its account.
  'people.searchNames': ['admin'],
  'pilot.manage': ['admin'],
  'archive.upload': ['admin'],
  'footage.download': ['admin'],
  'activity.download': ['admin'],
  'client.export': ['admin'],
} as const satisfies Record<string, readonly (Role | Relation)[]>;

export type Action = keyof typeof ALLOWED;

/** @param relation - To the project, for actions on one. */
export function can(
  user: Pick<UserRecord, 'is_admin' | 'is_staff'>,
  action: Action,
  relation: Relation = 'none',
): boolean {
  const allowed: readonly (Role | Relation)[] = ALLOWED[action];
  const role = roleOf(user);
  return allowed.includes(role) || (role === 'client' && allowed.includes(relation));
}

export function roleOf(user: Pick<UserRecord, 'is_admin' | 'is_staff'>): Role {
  if (user.is_admin === 1) return 'admin';
  return user.is_staff === 1 ? 'staff' : 'client';
}
