import { basename } from 'node:path/win32';
import { CALLS } from '@jawla/contract';
import { IMAGE_BYTES_MAX } from '@jawla/contract/rules';
import { removeHidden } from '@jawla/contract/visibleText';
import { makeCover } from '../../platform/files/images.ts';
import { createStagingFolder } from '../../platform/files/staging.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openForm } from '../../uploads/form.ts';
import type { Needs } from './needs.ts';
import { coverUrl } from './serializers.ts';

/** Covers of projects coming in. */
export function registerCoverRoutes(api: Api, needs: Needs): void {
  const { projects, covers, uploads } = needs;
  const limit = IMAGE_BYTES_MAX / 1_000_000;

  api.on('uploadProjectImage', async ({ params, http, user }) => {
    if (!(await projects.byId(params.projectId))) throw new Problem(404, 'project.missing');

    await using upload = await uploads.begin({ kind: 'cover' }, http);
    const { signal } = upload;
    await using staging = await createStagingFolder(needs);
    await using form = await openForm(needs, {
      http,
      user,
      part: CALLS.uploadProjectImage.file,
      staging,
      signal,
      // Under the limit, not up to it.
      bytesMax: IMAGE_BYTES_MAX - 1,
      tooLarge: () => new Problem(413, 'cover.tooLarge', { values: { limit } }),
    });
    const { name, path } = await form.save();
    const { full, smaller } = await makeCover(path);
    signal.throwIfAborted();
    // What was there before is swept, like this one when the project was deleted in the meantime.
    const file = await covers.add(full, smaller);
    const cover = { file, name: removeHidden(basename(name).slice(0, 255)) };
    if (!(await projects.setCover(params.projectId, cover))) {
      throw new Problem(404, 'project.missing');
    }
    return { img: { path: coverUrl(cover.file), name: cover.name } };
  });
}
