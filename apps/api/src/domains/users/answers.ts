/** Users and projects as the contract's objects. */
import { setImmediate } from 'node:timers/promises';
import type { Image, LoginUser, ProjectSummary, SessionUser, UserRow } from '@jawla/contract';
import { COVERS_PATH } from '@jawla/contract/covers';
import type { UserRecord } from '../../platform/db/schema.ts';
import type { ProjectHead, ProjectsStore } from '../projects/projects.store.ts';

/** Users whose projects are looked up at once. */
const BATCH = 500;

export function toLoginUser(user: UserRecord): LoginUser {
  return {
    _id: user.id,
    userName: user.user_name,
    email: user.email,
    ...(user.phone !== null && { phone: user.phone }),
    verified: user.verified === 1,
    isAdmin: user.is_admin === 1,
  };
}

export function toImage(project: ProjectHead): Image | null {
  if (project.cover_file === null) return null;
  return { path: coverAddress(project.cover_file), name: project.cover_name ?? '' };
}

export function coverAddress(file: string): string {
  return `${COVERS_PATH}/${file}`;
}

function toSummary(project: ProjectHead): ProjectSummary {
  return {
    _id: project.id,
    name: project.name,
    owner: project.owner_id,
    img: toImage(project),
  };
}

function toUserRow(user: UserRecord, projects: readonly ProjectHead[]): UserRow {
  return {
    ...toLoginUser(user),
    fname: user.fname,
    lname: user.lname,
    projectsData: projects.map(toSummary),
  };
}

/** Users with the own projects, then those shared with them. */
export async function toUserRows(
  users: readonly UserRecord[],
  projects: ProjectsStore,
): Promise<UserRow[]> {
  const rows: UserRow[] = [];
  for (let start = 0; start < users.length; start += BATCH) {
    // SQLite answers at once, without ever waiting: of a long list, the others get their turn in between.
    if (start > 0) await setImmediate();
    const batch = users.slice(start, start + BATCH);
    const reachable = await projects.reachableBy(batch.map(({ id }) => id));
    rows.push(...batch.map((user) => toUserRow(user, reachable.get(user.id) ?? [])));
  }
  return rows;
}

export async function toSessionUser(
  user: UserRecord,
  projects: ProjectsStore,
): Promise<SessionUser> {
  const reachable = await projects.reachableBy([user.id]);
  return toUserRow(user, reachable.get(user.id) ?? []);
}
