/** Serializes users as objects of the contract. */
import { setImmediate } from 'node:timers/promises';
import type { Identity, LoginUser, ProjectSummary, SessionUser, UserRow } from '@jawla/contract';
import type { IdentityRecord, UserRecord } from '../../platform/db/schema.ts';
import type { Services } from '../../app/services.ts';

/** Number of users whose projects one query loads. */
const BATCH = 500;

export function toLoginUser(user: UserRecord): LoginUser {
  return {
    _id: user.id,
    userName: user.user_name,
    email: user.email,
    ...(user.phone !== null && { phone: user.phone }),
    verified: user.verified === 1,
    isAdmin: user.is_admin === 1,
    ...(user.is_staff === 1 && { isStaff: true }),
  };
}

function toUserRow(user: UserRecord, projects: readonly ProjectSummary[] = []): UserRow {
  return {
    ...toLoginUser(user),
    fname: user.fname,
    lname: user.lname,
    projectsData: [...projects],
  };
}

/** Returns users with their own projects, followed by the projects shared with them. */
export async function toUserRows(
  users: readonly UserRecord[],
  findProjects: Services['findProjects'],
): Promise<UserRow[]> {
  const projects = await findProjects(users.map(({ id }) => id));
  return users.map((user) => ({
    ...toUserRow(user, projects.get(user.id)),
    created: user.created_at.slice(0, 'YYYY-MM-DD'.length),
  }));
}

/** Does the same for a long list, in parts. */
export async function* toUserRowBatches(
  users: readonly UserRecord[],
  findProjects: Services['findProjects'],
): AsyncGenerator<UserRow[]> {
  for (let start = 0; start < users.length; start += BATCH) {
    // SQLite queries are synchronous: yield to the event loop between the batches.
    if (start > 0) await setImmediate();
    yield await toUserRows(users.slice(start, start + BATCH), findProjects);
  }
}

/** Returns the user of a session, for admins with the number beside their inbox. */
export async function toSessionUser(
  user: UserRecord,
  { findProjects, countWaitingFootage }: Pick<Services, 'findProjects' | 'countWaitingFootage'>,
): Promise<SessionUser> {
  const [projects, waitingFootage] = await Promise.all([
    findProjects([user.id]),
    user.is_admin === 1 ? countWaitingFootage() : undefined,
  ]);
  return {
    ...toUserRow(user, projects.get(user.id)),
    colorScheme: user.color_scheme,
    ...(waitingFootage !== undefined && { waitingFootage }),
  };
}

export function toIdentity({ id, email, created_at, used_at }: IdentityRecord): Identity {
  return { _id: id, email, createdAt: created_at, usedAt: used_at };
}
