import { fullName } from '@jawla/contract/fullName';
import type { Image, KeptTour, Project, ProjectSummary, TrashedDate } from '@jawla/contract';
import type {
  ProjectRecord,
  TourRecord,
  TrashRecord,
  UserRecord,
} from '../../platform/db/schema.ts';
import { coverUrl } from '../../platform/files/covers.ts';
import { can, type Relation } from '../../platform/http/can.ts';
import { toTourFacts } from '../tours/tourFacts.serializer.ts';
import { toTourPicture } from '../tours/tourPicture.serializer.ts';
import type { Services } from '../../app/services.ts';
import { toFields } from './projectColumns.ts';
import type { ProjectHead } from './projects.store.ts';

interface Reader {
  readonly user: UserRecord;
  readonly relation: Relation;
}

/** Serializes a project. Includes facts of tours and restorable ones only for admins, and other users' access not for shared users. */
export async function toProject(
  project: ProjectRecord,
  { user, relation }: Reader,
  services: Pick<
    Services,
    'projects' | 'tours' | 'keptPacks' | 'trash' | 'users' | 'visits' | 'countNotes'
  >,
): Promise<Project> {
  const { projects, tours, keptPacks, trash, users, visits, countNotes } = services;
  const owner = await users.byId(project.owner_id);
  const everyone = await projects.accessOf(project.id);
  const isManager = can(user, 'project.manage', relation);
  const access = isManager ? everyone : everyone.filter(({ user_id }) => user_id === user.id);
  const fields = toFields(project);
  const live = await tours.liveOfProject(project.id);
  const counts = await countNotes(project.id);
  return {
    _id: project.id,
    ...fields,
    img: toImage(project),
    subDate: await projects.days(project.id),
    accessUser: access.map(({ user_id, email }) => ({ _id: user_id, email })),
    owner: {
      _id: project.owner_id,
      userName: owner?.user_name ?? '',
      ...(owner && { name: fullName(owner) }),
    },
    tourPictures: live.flatMap(toTourPicture),
    ...(can(user, 'project.seeHistory') && {
      keptTours: (await keptPacks.ofProject(project.id)).map(toKeptTour),
      tours: live.map((tour) => ({ slot: tour.slot, ...toTourFacts(tour) })),
      trashedDates: (await trash.datesOf(project.id)).map(toTrashedDate),
    }),
    ...(isManager && { visits: await visits.summary(project.id) }),
    notes: counts.all > 0 ? counts : null,
    revision: String(project.revision),
    projectType: fields.status === 'done' ? 'date' : 'subDate',
  };
}

function toKeptTour({ version, slot, published_at }: TourRecord): KeptTour {
  return { id: version, slot, publishedAt: published_at };
}

function toTrashedDate({ id, day, until }: Pick<TrashRecord, 'id' | 'day' | 'until'>): TrashedDate {
  return { entry: id, day: day ?? '', until };
}

export function toSummary(project: ProjectHead): ProjectSummary {
  const hasTour = Boolean(project.has_tour);
  return {
    _id: project.id,
    name: project.name,
    owner: project.owner_id,
    img: toImage(project),
    picture:
      project.picture_file === null ? null : { path: coverUrl(project.picture_file), name: '' },
    ...(!hasTour && { hasTour }),
    ...(!hasTour && project.expected_date !== null && { expectedDate: project.expected_date }),
  };
}

export function toImage(project: Pick<ProjectRecord, 'cover_file' | 'cover_name'>): Image | null {
  if (project.cover_file === null) return null;
  return { path: coverUrl(project.cover_file), name: project.cover_name ?? '' };
}
