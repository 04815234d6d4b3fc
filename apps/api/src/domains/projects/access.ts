/** Authorization: the relation of a user to a project. */
import type { Database, ProjectRecord, UserRecord } from '../../platform/db/schema.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ProjectsStore } from './projects.store.ts';

export type Relation = 'admin' | 'owner' | 'shared' | 'none';

export async function relationTo(
  project: ProjectRecord,
  user: UserRecord,
  projects: ProjectsStore,
  db?: Database,
): Promise<Relation> {
  if (user.is_admin === 1) return 'admin';
  // Staff may have been admins with projects of their own.
  if (user.is_staff === 1) return 'none';
  if (project.owner_id === user.id) return 'owner';
  return (await projects.isSharedWith(project.id, user.id, db)) ? 'shared' : 'none';
}

/**
 * Returns the project if the user owns it or is an admin.
 *
 * @param db - The transaction that writes: the project may have been put into the trash since the request began.
 * @throws {Problem} 404 if the project does not exist; 403 if it is at most shared with the user, who must not see the
 *   other people's access.
 */
export async function ownProject(
  id: string,
  user: UserRecord,
  projects: ProjectsStore,
  db?: Database,
): Promise<ProjectRecord> {
  const found = await projects.byId(id, db);
  const { project, relation } = await visibleProject(found, user, projects, db);
  if (relation === 'shared') throw new Problem(403, 'auth.notAllowed');
  return project;
}

/**
 * Returns the project if the user may see it.
 *
 * @throws {Problem} 404 if the project does not exist; 403 if the user has no access to it.
 */
export async function visibleProject(
  project: ProjectRecord | undefined,
  user: UserRecord,
  projects: ProjectsStore,
  db?: Database,
): Promise<{ project: ProjectRecord; relation: Exclude<Relation, 'none'> }> {
  if (!project) throw new Problem(404, 'project.missing');
  const relation = await relationTo(project, user, projects, db);
  if (relation === 'none') throw new Problem(403, 'auth.notAllowed');
  return { project, relation };
}
