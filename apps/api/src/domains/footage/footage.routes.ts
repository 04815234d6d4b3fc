/** Receives videos and photos that staff upload from building sites. */
import { uploadFormOf } from '@jawla/contract';
import {
  FOOTAGE_BYTES_MAX,
  FOOTAGE_FILES_MAX,
  FOOTAGE_FOLDERS,
} from '@jawla/contract/footageLimits';
import { normalizeLine } from '@jawla/contract/visibleText';
import { createStagingFolder } from '../../platform/files/staging.ts';
import type { Api, CallRequest } from '../../platform/http/api.ts';
import { openForm, type ReceivedFile } from '../../uploads/form.ts';
import { claimsToFit } from './footageTypes.ts';
import type { Services } from '../../app/services.ts';
import { fileRefusal, refuseTooMuch, submitFootage, type FootageFolder } from './submitFootage.ts';

type TakeRequest = CallRequest<'uploadSession' | 'uploadMissing'>;

export function registerFootageRoutes(api: Api, services: Services): void {
  api.on('uploadSession', (request) => take(request, FOOTAGE_FOLDERS.session));
  api.on('uploadMissing', (request) => take(request, FOOTAGE_FOLDERS.missing));

  async function take(request: TakeRequest, folder: FootageFolder): Promise<{ message: string }> {
    const { user } = request;
    // Fail fast, before receiving the files. The transaction checks again.
    await refuseTooMuch(services.footage, user.id, 0);
    const attempt = { limit: 'footage', by: user.id } as const;
    await services.rateLimits.enforce(attempt);
    try {
      return await receive(request, folder);
    } catch (error) {
      // A refused file, or a connection that was lost, is no delivery.
      await services.rateLimits.refund(attempt);
      throw error;
    }
  }

  async function receive(
    { http, user, say }: TakeRequest,
    folder: FootageFolder,
  ): Promise<{ message: string }> {
    const isMissing = folder === FOOTAGE_FOLDERS.missing;
    await using upload = await services.uploads.begin({ kind: 'footage', userId: user.id }, http);
    await using staging = await createStagingFolder(services);
    await using form = await openForm(services, {
      http,
      user,
      part: uploadFormOf(isMissing ? 'uploadMissing' : 'uploadSession'),
      staging,
      signal: upload.signal,
      bytesMax: FOOTAGE_BYTES_MAX,
      filesMax: FOOTAGE_FILES_MAX,
      tooLarge: (name) => fileRefusal(413, 'footage.tooLarge', name),
      textStatus: 400,
    });
    const files: ReceivedFile[] = [];
    for await (const file of form.files) {
      if (!claimsToFit(file, isMissing)) throw fileRefusal(415, 'footage.type', file.name);
      files.push(await file.save());
    }
    upload.signal.throwIfAborted();
    const projectName = normalizeLine(form.fields['project_name'] ?? '');
    await submitFootage(services, { user, projectName, folder, files });
    return { message: say('footage.received') };
  }
}
