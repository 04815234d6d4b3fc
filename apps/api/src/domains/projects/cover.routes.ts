import { uploadFormOf } from '@jawla/contract';
import { coverUrl } from '../../platform/files/covers.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { receivePicture } from '../../uploads/receivePicture.ts';
import type { Needs } from './needs.ts';

/** Receives uploaded covers of projects. */
export function registerCoverRoutes(api: Api, needs: Needs): void {
  const { projects } = needs;

  api.on('uploadProjectImage', async ({ params, http, user }) => {
    if (!(await projects.byId(params.projectId))) throw new Problem(404, 'project.missing');

    const part = uploadFormOf('uploadProjectImage');
    // The sweep deletes the previous cover, and this one if the project was deleted in the meantime.
    const cover = await receivePicture(needs, { http, user, part });
    if (!(await projects.setCover(params.projectId, cover))) {
      throw new Problem(404, 'project.missing');
    }
    return { img: { path: coverUrl(cover.file), name: cover.name } };
  });
}
