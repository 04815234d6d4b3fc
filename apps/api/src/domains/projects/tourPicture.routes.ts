import { uploadFormOf } from '@jawla/contract';
import { coverUrl } from '../../platform/files/covers.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { receivePicture } from '../../uploads/receivePicture.ts';
import { tourImage } from '../tours/tourPicture.serializer.ts';
import type { Needs } from './needs.ts';

/** Pictures chosen by admins, which replace those that were found in tours of projects. */
export function registerTourPictureRoutes(api: Api, needs: Needs): void {
  const { projects, tours } = needs;

  api.on('uploadTourPicture', async ({ params, http, user }) => {
    const tour = await liveTour(params);
    const part = uploadFormOf('uploadTourPicture');
    const { file } = await receivePicture(needs, { http, user, part });
    // The tour may have been replaced during the upload. The picture must not apply to the new tour.
    if (!(await tours.choosePicture(tour.version, file))) throw new Problem(404, 'tour.missing');
    return { picture: { path: coverUrl(file), name: '' } };
  });

  api.on('removeTourPicture', async ({ params }) => {
    const { version } = await liveTour(params);
    const tour = await tours.choosePicture(version, null);
    if (!tour) throw new Problem(404, 'tour.missing');
    return { picture: tourImage(tour) };
  });

  async function liveTour({ projectId, slot }: { projectId: string; slot: string }) {
    const project = await projects.byId(projectId);
    if (!project) throw new Problem(404, 'project.missing');
    const tour = await tours.live({ projectId: project.id, slot });
    if (!tour) throw new Problem(404, 'tour.missing');
    return tour;
  }
}
