import { parseFolderParam } from '@jawla/contract';
import { ALIGNMENTS_MAX } from '@jawla/contract/limits';
import type { ProjectRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { projectThing } from '../activity/things.ts';
import { visibleProject } from './access.ts';
import { findProject } from './findTour.ts';
import type { Services } from '../../app/services.ts';

/** Alignments of the tours of a project's dates: everybody who sees the tours reads them, admins set them. */
export function registerAlignmentRoutes(api: Api, services: Services): void {
  const { db, activity, projects, tours, alignments } = services;

  api.on('tourAlignments', async ({ params, user }) => {
    const { project } = await visibleProject(await projectOf(params.folder), user, projects);
    return { alignments: await alignments.ofProject(project.id) };
  });

  api.on('setTourAlignment', async ({ params, body: { from, to, yaw }, user, say }) => {
    const found = await projectOf(params.folder);
    await withTransaction(db, async (transaction) => {
      const project = found && (await projects.byId(found.id, transaction));
      if (!project) throw new Problem(404, 'project.missing');
      await alignments.delete(project.id, { from, to }, transaction);
      const thing = projectThing(project);
      await activity.record({ action: 'alignment.changed', actor: user, thing }, transaction);
      if (yaw === null) return;
      for (const { slot } of [from, to]) {
        const tour = await tours.live({ projectId: project.id, slot }, transaction);
        if (!tour) throw new Problem(404, 'tour.missing');
      }
      if ((await alignments.count(project.id, transaction)) >= ALIGNMENTS_MAX) {
        throw new Problem(409, 'alignment.tooMany', {
          code: 'tooMany',
          values: { limit: ALIGNMENTS_MAX },
        });
      }
      await alignments.add(project.id, { from, to, yaw }, transaction);
    });
    return { message: say(yaw === null ? 'alignment.removed' : 'alignment.saved') };
  });

  async function projectOf(folder: string): Promise<ProjectRecord | undefined> {
    const asked = parseFolderParam(folder);
    // Alignments belong to the project, not to one of its dates.
    if (!asked || asked.day !== undefined) return undefined;
    return findProject(asked.owner, asked.projectName, services);
  }
}
