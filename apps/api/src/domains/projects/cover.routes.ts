import { uploadFormOf } from '@jawla/contract';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { coverUrl } from '../../platform/files/covers.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { receivePicture } from '../../uploads/receivePicture.ts';
import { projectThing } from '../activity/things.ts';
import type { Services } from '../../app/services.ts';

/** Receives uploaded covers of projects. */
export function registerCoverRoutes(api: Api, services: Services): void {
  const { db, activity, projects } = services;

  api.on('uploadProjectImage', async ({ params, http, user }) => {
    if (!(await projects.byId(params.projectId))) throw new Problem(404, 'project.missing');

    const part = uploadFormOf('uploadProjectImage');
    // The sweep deletes the previous cover, and this one if the project was deleted in the meantime.
    const cover = await receivePicture(services, { http, user, part });
    await withTransaction(db, async (transaction) => {
      const project = await projects.byId(params.projectId, transaction);
      if (!project) throw new Problem(404, 'project.missing');
      await projects.setCover(project.id, cover, transaction);
      const thing = projectThing(project);
      await activity.record({ action: 'cover.changed', actor: user, thing }, transaction);
    });
    return { img: { path: coverUrl(cover.file), name: cover.name } };
  });
}
