import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { projectThing } from '../activity/things.ts';
import type { Services } from '../../app/services.ts';

/** Turns the bridge of a project's tour on or off. */
export function registerTourBridgeRoutes(api: Api, services: Services): void {
  const { db, activity, projects, tours } = services;

  api.on('switchBridge', async ({ params: { projectId, slot }, body: { enabled }, user, say }) => {
    await withTransaction(db, async (transaction) => {
      const project = await projects.byId(projectId, transaction);
      if (!project) throw new Problem(404, 'project.missing');
      const tour = await tours.live({ projectId: project.id, slot }, transaction);
      if (!tour || !(await tours.switchBridge(tour.version, { isOff: !enabled }, transaction))) {
        throw new Problem(404, 'tour.missing');
      }
      const action = enabled ? 'bridge.switchedOn' : 'bridge.switchedOff';
      const about = { actor: user, thing: projectThing(project), details: { slot } };
      await activity.record({ action, ...about }, transaction);
    });
    return { message: say(enabled ? 'bridge.on' : 'bridge.off') };
  });
}
