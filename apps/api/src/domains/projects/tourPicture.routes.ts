import { uploadFormOf } from '@jawla/contract';
import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { coverUrl } from '../../platform/files/covers.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { receivePicture } from '../../uploads/receivePicture.ts';
import { projectThing } from '../activity/things.ts';
import { tourImage } from '../tours/tourPicture.serializer.ts';
import type { Services } from '../../app/services.ts';

interface Slot {
  readonly projectId: string;
  readonly slot: string;
}

/** Pictures chosen by admins, which replace those that were found in tours of projects. */
export function registerTourPictureRoutes(api: Api, services: Services): void {
  const { db, activity, projects, tours } = services;

  api.on('uploadTourPicture', async ({ params, http, user }) => {
    const { tour } = await liveTour(params);
    const part = uploadFormOf('uploadTourPicture');
    const { file } = await receivePicture(services, { http, user, part });
    // The tour may have been replaced during the upload. The picture must not apply to the new tour.
    await choose(tour.version, { file, user, params });
    return { picture: { path: coverUrl(file), name: '' } };
  });

  api.on('removeTourPicture', async ({ params, user }) => {
    const { version } = (await liveTour(params)).tour;
    return { picture: tourImage(await choose(version, { file: null, user, params })) };
  });

  interface Choice {
    readonly file: string | null;
    readonly user: UserRecord;
    readonly params: Slot;
  }

  function choose(version: string, { file, user, params }: Choice) {
    return withTransaction(db, async (transaction) => {
      const { project } = await liveTour(params, transaction);
      const tour = await tours.choosePicture(version, file, transaction);
      if (!tour) throw new Problem(404, 'tour.missing');
      const action = file === null ? 'picture.removed' : 'picture.changed';
      const about = { actor: user, thing: projectThing(project), details: { slot: params.slot } };
      await activity.record({ action, ...about }, transaction);
      return tour;
    });
  }

  async function liveTour({ projectId, slot }: Slot, transaction: Database = db) {
    const project = await projects.byId(projectId, transaction);
    if (!project) throw new Problem(404, 'project.missing');
    const tour = await tours.live({ projectId: project.id, slot }, transaction);
    if (!tour) throw new Problem(404, 'tour.missing');
    return { project, tour };
  }
}
