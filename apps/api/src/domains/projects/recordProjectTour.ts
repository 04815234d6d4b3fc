import { fullName } from '@jawla/contract/fullName';
import type { Language } from '@jawla/contract/limits';
import { DATE_SLOT } from '@jawla/contract/tours';
import type { Database, ProjectRecord } from '../../platform/db/schema.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../app/services.ts';

type RecordServices = Pick<Services, 'origins' | 'outbox' | 'projects' | 'users'>;

interface ProjectTour {
  readonly project: ProjectRecord;
  readonly slot: string;
  readonly day: string;
  readonly language: Language;
}

/** Records the day of a new tour and mails the owner. Runs in the transaction that publishes the tour. */
export async function recordProjectTour(
  services: RecordServices,
  { project, slot, day, language }: ProjectTour,
  transaction: Database,
): Promise<void> {
  const now = await recordTourDay(services, { project, slot, day }, transaction);
  await addOwnerMail(services, { project: now, day, slot, language }, transaction);
}

/**
 * Records the day of a new tour.
 *
 * @returns The project as it is now.
 */
export async function recordTourDay(
  { projects }: Pick<Services, 'projects'>,
  { project, slot, day }: Omit<ProjectTour, 'language'>,
  transaction: Database,
): Promise<ProjectRecord> {
  // The project may have been deleted or renamed during the upload.
  const now = await projects.byId(project.id, transaction);
  if (!now) throw new Problem(404, 'project.missing');
  // The project must have the day of each of its tours.
  if (slot === DATE_SLOT) await projects.setDate(project.id, day, transaction);
  else await projects.addDay(project.id, slot, transaction);
  return now;
}

async function addOwnerMail(
  { users, outbox, origins }: RecordServices,
  { project, day, slot, language }: ProjectTour,
  transaction: Database,
): Promise<void> {
  const owner = await users.byId(project.owner_id, transaction);
  // A user without a password could not open the link.
  if (owner?.verified !== 1) return;
  const parts = ['user', owner.user_name, project.name, ...(slot === DATE_SLOT ? [] : [day])];
  await outbox.addMail(
    {
      letter: 'tourPublished',
      to: { name: fullName(owner), address: owner.email },
      language: owner.language ?? language,
      link: `${origins.portal}/${parts.map(encodeURIComponent).join('/')}`,
      values: { project: project.name, day },
    },
    transaction,
  );
}
