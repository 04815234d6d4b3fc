import { CALLS } from '@jawla/contract';
import type { Api } from '../http/api.ts';
import { Problem } from '../http/problem.ts';
import { nameKey } from '../db/keys.ts';
import { pilotNameOf } from '../pilots/pilotName.ts';
import type { Services } from '../services.ts';
import { DATE_SLOT } from '../tours/tours.store.ts';
import { undoPublish } from '../tours/undoPublish.ts';
import { uploadTour } from './uploadTour.ts';
import type { UploadTag } from './runningUploads.ts';

/** Tours of projects coming in, and uploads of any kind being cancelled. */
export function uploadRules(api: Api, services: Services): void {
  const { projects, uploads } = services;

  api.on('uploadFolder', async ({ params, query, user, http, say }) => {
    const project = await projects.byId(params.projectId);
    if (!project) throw new Problem(404, 'project.missing');
    const slot = query.projectType === 'date' ? DATE_SLOT : query.date;
    const place = { projectId: project.id, slot };
    const tag: UploadTag = { kind: 'project', ...place };

    const { published } = await uploadTour(services, {
      http,
      user,
      part: CALLS.uploadFolder.file,
      tag,
      placeFor: () => Promise.resolve(place),
      alongside: async (transaction) => {
        // It may have been deleted while the archive came in.
        if (!(await projects.byId(project.id, transaction))) {
          throw new Problem(404, 'project.missing');
        }
        // A tour never hangs on a day that the project does not know.
        if (slot === DATE_SLOT) await projects.setDate(project.id, query.date, transaction);
        else await projects.addDay(project.id, slot, transaction);
      },
    });
    uploads.remember(tag, () => undoPublish(services, published));
    return { message: say('tour.published') };
  });

  api.on('cancelUpload', async ({ params, body, say }) => {
    const { uploadFor, projectType, date, file } = body;
    const pilots = [params.projectId, pilotNameOf(file ?? '')].map(nameKey);
    await uploads.cancel((tag) => {
      if (tag.kind === 'pilot') {
        return (
          uploadFor === 'pilot' && (tag.name === undefined || pilots.includes(nameKey(tag.name)))
        );
      }
      if (tag.kind !== 'project' || uploadFor !== 'project' || tag.projectId !== params.projectId)
        return false;
      if (projectType === 'date') return tag.slot === DATE_SLOT;
      return !date || tag.slot === date;
    });
    return { message: say('upload.cancelled') };
  });
}
