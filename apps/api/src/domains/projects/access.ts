/** Who may do what with a project, by the server's own records. */
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
  if (project.owner_id === user.id) return 'owner';
  return (await projects.isSharedWith(project.id, user.id)) ? 'shared' : 'none';
}

/**
 * A project that the user may see.
 *
 * @throws Problem 404 if it does not exist, 403 if it belongs to another user
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
