import { isDay } from '@jawla/contract/limits';
import { DATE_SLOT } from '@jawla/contract/tours';
import type { Services } from '../../app/services.ts';
import type { ProjectRecord, TourRecord } from '../../platform/db/schema.ts';

/**
 * Finds the project that a URL names, or named before it was renamed.
 *
 * @param ownerName - User name or id of the owner.
 */
export async function findProject(
  ownerName: string,
  projectName: string,
  { users, projects }: Pick<Services, 'projects' | 'users'>,
): Promise<ProjectRecord | undefined> {
  const owner = (await users.byName(ownerName)) ?? (await users.byId(ownerName));
  if (!owner) return undefined;
  return (
    (await projects.byName(owner.id, projectName)) ??
    (await projects.byFormerName(owner.id, projectName))
  );
}

/**
 * Finds the live tour of a project: of `day` if given, otherwise of the project's own date. The tour of the own date
 * is also found by that date.
 */
export async function findTour(
  project: ProjectRecord,
  day: string | undefined,
  { tours }: Pick<Services, 'tours'>,
): Promise<TourRecord | undefined> {
  const single = { projectId: project.id, slot: DATE_SLOT };
  if (day === undefined) return tours.live(single);
  if (!isDay(day)) return undefined;
  const ofDay = await tours.live({ projectId: project.id, slot: day });
  return ofDay ?? (project.date === day ? tours.live(single) : undefined);
}
