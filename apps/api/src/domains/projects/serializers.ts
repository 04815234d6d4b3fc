import type { Image, Project, ProjectSummary } from '@jawla/contract';
import { COVERS_PATH } from '@jawla/contract/covers';
import type { ProjectRecord, UserRecord } from '../../platform/db/schema.ts';
import type { Needs } from './needs.ts';
import { toFields } from './projectColumns.ts';
import type { ProjectHead } from './projects.store.ts';

/** @param reader somebody it is shared with, who does not learn with whom else; nothing for owner and admins */
export async function toProject(
  project: ProjectRecord,
  reader: UserRecord | undefined,
  { projects, users }: Pick<Needs, 'projects' | 'users'>,
): Promise<Project> {
  const owner = await users.byId(project.owner_id);
  const everyone = await projects.accessOf(project.id);
  const access = reader ? everyone.filter(({ user_id }) => user_id === reader.id) : everyone;
  const fields = toFields(project);
  return {
    _id: project.id,
    ...fields,
    img: toImage(project),
    subDate: await projects.days(project.id),
    accessUser: access.map(({ user_id, email }) => ({ _id: user_id, email })),
    owner: { _id: project.owner_id, userName: owner?.user_name ?? '' },
    revision: String(project.revision),
    projectType: fields.status === 'done' ? 'date' : 'subDate',
  };
}

export function toSummary(project: ProjectHead): ProjectSummary {
  return {
    _id: project.id,
    name: project.name,
    owner: project.owner_id,
    img: toImage(project),
    ...(project.expected_date !== null && { expectedDate: project.expected_date }),
  };
}

export function coverUrl(file: string): string {
  return `${COVERS_PATH}/${file}`;
}

function toImage(project: ProjectHead): Image | null {
  if (project.cover_file === null) return null;
  return { path: coverUrl(project.cover_file), name: project.cover_name ?? '' };
}
