import type { TourRecord, UserRecord } from '../../platform/db/schema.ts';
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
 */
export async function checkTourAccess(
  { findUserOfSession, projects }: CheckTourAccessNeeds,
  holder: string,
  tour: TourRecord,
): Promise<boolean> {
  const user = await findUserOfSession(holder);
  if (!user || user.verified === 0 || tour.project_id === null) return false;
  const project = await projects.byId(tour.project_id);
  return project !== undefined && (await relationTo(project, user, projects)) !== 'none';
}
