import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { restoreTour } from '../tours/restoreTour.ts';
import type { Needs } from './needs.ts';

/** Restores replaced tours. */
export function registerKeptTourRoutes(api: Api, needs: Needs): void {
  api.on('restoreTour', async ({ params, user, say }) => {
    const project = await needs.projects.byId(params.projectId);
    if (!project) throw new Problem(404, 'project.missing');
    await restoreTour(needs, { projectId: project.id, version: params.id, userId: user.id });
    return { message: say('tour.restored') };
  });
}
