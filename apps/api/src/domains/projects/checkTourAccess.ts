import type { TourRecord, UserRecord } from '../../platform/db/schema.ts';
import { can } from '../../platform/http/can.ts';
import { relationTo } from './access.ts';
import type { ProjectsStore } from './projects.store.ts';

export interface CheckTourAccessNeeds {
  readonly findUserOfSession: (sessionHash: string) => Promise<UserRecord | undefined>;
  readonly projects: ProjectsStore;
}

/**
 * Checks that a session is valid and that its user may still see the project of a tour.
 *
 * @param holder - `Ticket.holder`; only the hash of a session is accepted.
 * @returns As whom the user visits the tour; `undefined` if they may not.
 */
export async function checkTourAccess(
  { findUserOfSession, projects }: CheckTourAccessNeeds,
  holder: string,
  tour: TourRecord,
): Promise<'own' | 'account' | undefined> {
  const user = await findUserOfSession(holder);
  if (!user || user.verified === 0 || tour.project_id === null) return undefined;
  const project = await projects.byId(tour.project_id);
  if (!project) return undefined;
  const relation = await relationTo(project, user, projects);
  if (!can(user, 'project.see', relation)) return undefined;
  return can(user, 'project.manage', relation) ? 'own' : 'account';
}
