/** Authorization: the relation of a user to a project. */
import type { ProjectRecord, UserRecord } from '../../platform/db/schema.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ProjectsStore } from './projects.store.ts';

export type Relation = 'admin' | 'owner' | 'shared' | 'none';

export async function relationTo(
  project: ProjectRecord,
  user: UserRecord,
  projects: ProjectsStore,
): Promise<Relation> {
  if (user.is_admin === 1) return 'admin';
  // Staff may have been admins with projects of their own.
  if (user.is_staff === 1) return 'none';
  if (project.owner_id === user.id) return 'owner';
  return (await projects.isSharedWith(project.id, user.id)) ? 'shared' : 'none';
}

/**
 * Returns the project if the user owns it or is an admin.
 *
 * @throws {Problem} 404 if the project does not exist; 403 if it is at most shared with the user, who must not see the
 *   other people's access.
 */
export async function ownProject(
  found: ProjectRecord | undefined,
  user: UserRecord,
  projects: ProjectsStore,
): Promise<ProjectRecord> {
  const { project, relation } = await visibleProject(found, user, projects);
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
): Promise<{ project: ProjectRecord; relation: Exclude<Relation, 'none'> }> {
  if (!project) throw new Problem(404, 'project.missing');
  const relation = await relationTo(project, user, projects);
  if (relation === 'none') throw new Problem(403, 'auth.notAllowed');
  return { project, relation };
}
