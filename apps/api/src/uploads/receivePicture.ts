import { basename } from 'node:path/win32';
import type { UploadForm } from '@jawla/contract';
import { IMAGE_BYTES_MAX } from '@jawla/contract/limits';
import { removeHidden } from '@jawla/contract/visibleText';
import type { Context } from 'hono';
import type { UserRecord } from '../platform/db/schema.ts';
import type { Covers } from '../platform/files/covers.ts';
import { makeCover } from '../platform/files/images.ts';
import { createStagingFolder } from '../platform/files/staging.ts';
import type { Environment } from '../platform/http/api.ts';
import { Problem } from '../platform/http/problem.ts';
import { openForm } from './form.ts';
import type { Services } from '../app/services.ts';

interface PictureRequest {
  readonly http: Context<Environment>;
  readonly user: UserRecord;
  readonly part: UploadForm;
}

/**
 * Stores an uploaded picture in the sizes of covers. The sweep deletes files that the caller does not record.
 *
 * @returns The stored file, and the file name from the request.
 * @throws {Problem} 400, 413 or 415 if the picture is rejected.
 */
export async function receivePicture(
  services: Pick<Services, 'covers' | 'folders' | 'processes' | 'resumable' | 'uploads'> & {
    readonly covers: Covers;
  },
  { http, user, part }: PictureRequest,
): Promise<{ readonly file: string; readonly name: string }> {
  const limit = IMAGE_BYTES_MAX / 1_000_000;
  await using upload = await services.uploads.begin({ kind: 'cover', userId: user.id }, http);
  const { signal } = upload;
  await using staging = await createStagingFolder(services);
  await using form = await openForm(services, {
    http,
    user,
    part,
    staging,
    signal,
    // The limit is exclusive.
    bytesMax: IMAGE_BYTES_MAX - 1,
    tooLarge: () => new Problem(413, 'cover.tooLarge', { values: { limit } }),
  });
  const { name, path } = await form.save();
  const { full, smaller } = await makeCover(path);
  signal.throwIfAborted();
  const file = await services.covers.add(full, smaller);
  return { file, name: removeHidden(basename(name).slice(0, 255)) };
}
