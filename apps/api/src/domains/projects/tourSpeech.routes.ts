import type { Database, TourRecord, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { can } from '../../platform/http/can.ts';
import { Problem } from '../../platform/http/problem.ts';
import { isExpectedToSpeak } from '../tours/tourSpeech.ts';
import { relationTo } from './access.ts';
import type { Services } from '../../app/services.ts';

/** Whether tours speak, as their viewers hear it: of projects those who may see them, of pilots admins. */
export function registerTourSpeechRoutes(api: Api, services: Services): void {
  const { db, projects, rateLimits, tours } = services;

  api.on('reportTourSpeech', async ({ params: { version }, body: { spoke }, user }) => {
    await rateLimits.enforce({ limit: 'speech', by: user.id });
    await withTransaction(db, async (transaction) => {
      const tour = await tours.inAnyState(version, transaction);
      if (
        !tour ||
        tour.state === 'trashed' ||
        tour.state === 'doomed' ||
        !(await mayOpen(tour, user, transaction))
      ) {
        throw new Problem(404, 'tour.missing');
      }
      // Its bridge may have been turned off in the meantime: then it is silent by choice.
      if (spoke || isExpectedToSpeak(tour)) await tours.recordSpeech(version, spoke, transaction);
    });
    return {};
  });

  async function mayOpen(tour: TourRecord, user: UserRecord, db: Database): Promise<boolean> {
    if (tour.project_id === null) return can(user, 'pilot.manage');
    const project = await projects.byId(tour.project_id, db);
    if (!project) return false;
    return can(user, 'project.see', await relationTo(project, user, projects, db));
  }
}
