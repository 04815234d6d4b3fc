import type { TourRecord, UserRecord } from '../../platform/db/schema.ts';
import { relationTo } from './access.ts';
import type { ProjectsStore } from './projects.store.ts';

export interface CheckTourAccessNeeds {
  readonly findUserOfSession: (sessionHash: string) => Promise<UserRecord | undefined>;
  readonly projects: ProjectsStore;
}

/** Checks that a session is valid and that its user may still see the project of a tour. */
export async function checkTourAccess(
  { findUserOfSession, projects }: CheckTourAccessNeeds,
  sessionHash: string,
  tour: TourRecord,
): Promise<boolean> {
  const user = await findUserOfSession(sessionHash);
  if (!user || user.verified === 0 || tour.project_id === null) return false;
  const project = await projects.byId(tour.project_id);
  return project !== undefined && (await relationTo(project, user, projects)) !== 'none';
}
