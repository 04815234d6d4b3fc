import { basename } from 'node:path/win32';
import { CALLS } from '@jawla/contract';
import { IMAGE_BYTES_MAX } from '@jawla/contract/rules';
import { makeCover } from '../files/pictures.ts';
import type { Api } from '../http/api.ts';
import { Problem } from '../http/problem.ts';
import { untilGone } from '../http/untilGone.ts';
import type { Services } from '../services.ts';
import { withStaging } from '../tours/publishTour.ts';
import { receiveFile } from '../uploads/receiveFile.ts';
import { UploadCancelled } from '../uploads/runningUploads.ts';
import { coverAddress } from '../users/answers.ts';

/** Covers of projects coming in. */
export function coverRules(api: Api, services: Services): void {
  const { projects, covers } = services;

  api.on('uploadProjectImage', async ({ params, http }) => {
    if (!(await projects.byId(params.projectId))) throw new Problem(404, 'project.missing');
    return withStaging(services, (staging) =>
      untilGone(
        http,
        () => new UploadCancelled(),
        async (signal) => {
          const { name, path } = await receiveFile(http.env.incoming, {
            part: CALLS.uploadProjectImage.file,
            folder: staging,
            // Under the limit, not up to it.
            bytesMax: IMAGE_BYTES_MAX - 1,
            tooLarge: () =>
              new Problem(413, 'cover.tooLarge', {
                values: { limit: IMAGE_BYTES_MAX / 1_000_000 },
              }),
            signal,
          });
          const picture = await makeCover(path);
          signal.throwIfAborted();
          // What was there before is swept, like this one when the project was deleted meanwhile.
          const cover = { file: await covers.add(picture), name: basename(name).slice(0, 255) };
          if (!(await projects.setCover(params.projectId, cover))) {
            throw new Problem(404, 'project.missing');
          }
          return { img: { path: coverAddress(cover.file), name: cover.name } };
        },
      ),
    ).catch((error: unknown) => {
      if (error instanceof UploadCancelled) throw new Problem(400, 'upload.cancelled');
      throw error;
    });
  });
}
