import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { projectThing } from '../activity/things.ts';
import { restoreTour } from '../tours/restoreTour.ts';
import type { Services } from '../../app/services.ts';

/** Restores replaced tours. */
export function registerKeptTourRoutes(api: Api, services: Services): void {
  api.on('restoreTour', async ({ params, user, say }) => {
    const project = await services.projects.byId(params.projectId);
    if (!project) throw new Problem(404, 'project.missing');
    const restoration = { projectId: project.id, version: params.id };
    const about = { action: 'tour.restored', actor: user, thing: projectThing(project) } as const;
    await restoreTour(services, restoration, async (slot, transaction) => {
      if (!(await services.projects.byId(project.id, transaction))) {
        throw new Problem(404, 'project.missing');
      }
      await services.activity.record({ ...about, details: { slot } }, transaction);
    });
    return { message: say('tour.restored') };
  });
}
