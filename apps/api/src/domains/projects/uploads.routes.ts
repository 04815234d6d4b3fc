import { uploadFormOf } from '@jawla/contract';
import { ARCHIVE } from '@jawla/contract/archiveLimits';
import { DATE_SLOT } from '@jawla/contract/tours';
import { createStagingFolder } from '../../platform/files/staging.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openForm } from '../../uploads/form.ts';
import { projectThing } from '../activity/things.ts';
import { publishUpload } from '../tours/publishUpload.ts';
import { isCancelledBy } from './isCancelledBy.ts';
import type { Services } from '../../app/services.ts';
import { recordProjectTour } from './recordProjectTour.ts';

/** Receives tours of projects, and cancels uploads of any kind. */
export function registerUploadRoutes(api: Api, services: Services): void {
  const { activity, projects, uploads } = services;

  api.on('uploadFolder', async ({ params, query, user, http, language, say }) => {
    const project = await projects.byId(params.projectId);
    if (!project) throw new Problem(404, 'project.missing');
    const slot = query.projectType === 'date' ? DATE_SLOT : query.date;
    const target = { projectId: project.id, slot };
    const tag = { kind: 'project', userId: user.id, ...target } as const;

    await using upload = await uploads.begin(tag, http);
    const { signal } = upload;
    await using staging = await createStagingFolder(services);
    const part = uploadFormOf('uploadFolder');
    const { bytesMax } = ARCHIVE;
    await using form = await openForm(services, { http, user, part, bytesMax, staging, signal });
    await upload.retag({ ...tag, file: (await form.readHead()).name });
    await publishUpload(services, { upload, form, staging, target }, async (transaction) => {
      await recordProjectTour(services, { project, slot, day: query.date, language }, transaction);
      const about = { actor: user, thing: projectThing(project), details: { slot } };
      await activity.record({ action: 'tour.uploaded', ...about }, transaction);
    });
    return { message: say('tour.published') };
  });

  api.on('cancelUpload', async ({ params, body, user, say }) => {
    const by = { projectId: params.projectId, userId: user.id };
    const count = await uploads.cancel((tag) => isCancelledBy(tag, by, body));
    return { message: say(count > 0 ? 'upload.cancelled' : 'upload.notRunning') };
  });
}
