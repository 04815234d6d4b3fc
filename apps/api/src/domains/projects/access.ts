/** Authorization for a project: `can.ts` says what the relation of a user to it allows. */
import type { Database, ProjectRecord, UserRecord } from '../../platform/db/schema.ts';
import { can, roleOf, type Relation } from '../../platform/http/can.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ProjectsStore } from './projects.store.ts';

export async function relationTo(
  project: ProjectRecord,
  user: UserRecord,
  projects: ProjectsStore,
  db?: Database,
): Promise<Relation> {
  // Admins and staff may have been clients with projects of their own.
  if (roleOf(user) !== 'client') return 'none';
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
  if (!can(user, 'project.manage', relation)) throw new Problem(403, 'auth.notAllowed');
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
): Promise<{ project: ProjectRecord; relation: Relation }> {
  if (!project) throw new Problem(404, 'project.missing');
  const relation = await relationTo(project, user, projects, db);
  if (!can(user, 'project.see', relation)) throw new Problem(403, 'auth.notAllowed');
  return { project, relation };
}
