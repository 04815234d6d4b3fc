import { isDay } from '@jawla/contract/limits';
import { DATE_SLOT } from '@jawla/contract/tours';
import type { ProjectRecord, TourRecord } from '../../platform/db/schema.ts';
import type { ToursStore } from '../tours/tours.store.ts';
import type { UsersStore } from '../users/users.store.ts';
import type { ProjectsStore } from './projects.store.ts';

interface Stores {
  readonly users: UsersStore;
  readonly projects: ProjectsStore;
  readonly tours: ToursStore;
}

/** A project by its place in an address; the owner may be named by user name or by id. */
export async function findProject(
  ownerName: string,
  projectName: string,
  { users, projects }: Stores,
): Promise<ProjectRecord | undefined> {
  const owner = (await users.byName(ownerName)) ?? (await users.byId(ownerName));
  return owner && projects.byName(owner.id, projectName);
}

/**
 * The live tour of a project: of a day where one is named, of the single date otherwise. The single
 * date's tour answers to its day as well.
 */
export async function findTour(
  project: ProjectRecord,
  day: string | undefined,
  { tours }: Stores,
): Promise<TourRecord | undefined> {
  const single = { projectId: project.id, slot: DATE_SLOT };
  if (day === undefined) return tours.live(single);
  if (!isDay(day)) return undefined;
  const ofDay = await tours.live({ projectId: project.id, slot: day });
  return ofDay ?? (project.date === day ? tours.live(single) : undefined);
}
