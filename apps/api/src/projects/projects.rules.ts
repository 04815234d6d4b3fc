import { parseFolderParam, type Project } from '@jawla/contract';
import { PROJECT_STATUSES, PROJECT_TYPES } from '@jawla/contract/rules';
import type { ProjectRecord } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { findProject, findTour } from '../tours/findTour.ts';
import { toImage } from '../users/answers.ts';
import { visibleProject } from './access.ts';

export function projectRules(api: Api, services: Services): void {
  const { projects, addresses } = services;

  api.on('projectFolder', async ({ params, user }) => {
    const asked = parseFolderParam(params.folder);
    if (!asked) throw new Problem(404, 'tour.missing');
    const found = await findProject(asked.owner, asked.projectName, services);
    const { project } = await visibleProject(found, user, projects);
    const tour = await findTour(project, asked.day, services);
    if (!tour) throw new Problem(404, 'tour.missing');
    return { exists: true as const, path: addresses.of(tour) };
  });

  api.on('project', async ({ params, user }) => {
    const { project } = await visibleProject(await projects.byId(params.id), user, projects);
    return toProject(project, services);
  });
}

async function toProject(project: ProjectRecord, { projects, users }: Services): Promise<Project> {
  const owner = await users.byId(project.owner_id);
  const access = await projects.accessOf(project.id);
  const status = PROJECT_STATUSES.find((each) => each === project.status) ?? 'done';
  return {
    _id: project.id,
    number: project.number,
    name: project.name,
    location: project.location,
    type: PROJECT_TYPES.find((each) => each === project.type) ?? '',
    area: project.area,
    height: project.height,
    consultant: project.consultant,
    duration: project.duration,
    date: project.date,
    status,
    img: toImage(project),
    subDate: await projects.days(project.id),
    accessUser: access.map(({ user_id, email }) => ({ _id: user_id, email })),
    owner: { _id: project.owner_id, userName: owner?.user_name ?? '' },
    projectType: status === 'done' ? 'date' : 'subDate',
  };
}
