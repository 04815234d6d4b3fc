import type { Language } from '@jawla/contract/limits';
import { DATE_SLOT } from '@jawla/contract/tours';
import type { Database, ProjectRecord } from '../../platform/db/schema.ts';
import { Problem } from '../../platform/http/problem.ts';
import { UNDO_SECONDS } from '../../uploads/activeUploads.ts';
import type { Undo } from '../../uploads/uploadTag.ts';
import type { PublishedTour } from '../tours/publishTour.ts';
import type { Needs } from './needs.ts';

type RecordNeeds = Pick<Needs, 'origins' | 'outbox' | 'projects' | 'users'>;

interface ProjectTour {
  readonly project: ProjectRecord;
  readonly slot: string;
  readonly day: string;
  readonly language: Language;
  readonly published: PublishedTour;
}

/**
 * What a project knows of a new tour: its day, and a mail to the owner. Inside the transaction that publishes
 * the tour.
 *
 * @returns how to take it back
 */
export async function recordProjectTour(
  needs: RecordNeeds,
  { project, slot, day, language, published }: ProjectTour,
  transaction: Database,
): Promise<Undo> {
  const { projects } = needs;
  // It may have been deleted while the archive came in, or renamed.
  const now = await projects.byId(project.id, transaction);
  if (!now) throw new Problem(404, 'project.missing');
  // A tour never hangs on a day that the project does not know.
  const isChanged =
    slot === DATE_SLOT
      ? await projects.setDate(project.id, day, transaction)
      : await projects.addDay(project.id, slot, transaction);
  const mail = await addOwnerMail(needs, { project: now, day, slot, language }, transaction);
  const { version, before } = published;
  return {
    kind: 'tour',
    version,
    ...(before !== undefined && { before }),
    ...(mail !== undefined && { mail }),
    ...(isChanged && {
      project: {
        projectId: project.id,
        revision: now.revision,
        day,
        ...(slot === DATE_SLOT && { dateBefore: now.date }),
      },
    }),
  };
}

/** The mail waits until the upload cannot be taken back any more. */
async function addOwnerMail(
  { users, outbox, origins }: RecordNeeds,
  { project, day, slot, language }: Omit<ProjectTour, 'published'>,
  transaction: Database,
): Promise<string | undefined> {
  const owner = await users.byId(project.owner_id, transaction);
  // A user without a password could not open the link.
  if (owner?.verified !== 1) return undefined;
  const parts = ['user', owner.user_name, project.name, ...(slot === DATE_SLOT ? [] : [day])];
  return outbox.addMail(
    {
      letter: 'tourPublished',
      to: { name: `${owner.fname} ${owner.lname}`, address: owner.email },
      language,
      link: `${origins.portal}/${parts.map(encodeURIComponent).join('/')}`,
      values: { project: project.name, day },
    },
    transaction,
    UNDO_SECONDS + 2,
  );
}
