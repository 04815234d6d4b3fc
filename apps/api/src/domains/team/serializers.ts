import type { TeamMember, TeamRole } from '@jawla/contract';
import type { TeamState } from '@jawla/contract/team';
import type { UserRecord } from '../../platform/db/schema.ts';

/** @param guestLinks - Number of active guest links that the member has made. */
export function toMember(user: UserRecord, guestLinks: number): TeamMember {
  return {
    _id: user.id,
    userName: user.user_name,
    fname: user.fname,
    lname: user.lname,
    email: user.email,
    role: memberRole(user),
    state: stateOf(user),
    seenAt: user.seen_at,
    guestLinks,
  };
}

export function memberRole(user: UserRecord): TeamRole {
  return user.is_admin === 1 ? 'admin' : 'staff';
}

function stateOf({ suspended_at, verified }: UserRecord): TeamState {
  if (suspended_at !== null) return 'suspended';
  return verified === 1 ? 'active' : 'invited';
}
