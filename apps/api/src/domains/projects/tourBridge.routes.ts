import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Needs } from './needs.ts';

/** Turns the bridge of a project's tour on or off. */
export function registerTourBridgeRoutes(api: Api, { projects, tours }: Needs): void {
  api.on('switchBridge', async ({ params: { projectId, slot }, body: { enabled }, say }) => {
    const project = await projects.byId(projectId);
    if (!project) throw new Problem(404, 'project.missing');
    const tour = await tours.live({ projectId: project.id, slot });
    if (!tour || !(await tours.switchBridge(tour.version, { isOff: !enabled }))) {
      throw new Problem(404, 'tour.missing');
    }
    return { message: say(enabled ? 'bridge.on' : 'bridge.off') };
  });
}
