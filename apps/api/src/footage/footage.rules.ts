/** Videos and photos that staff hand in from building sites. */
import { CALLS } from '@jawla/contract';
import { FOOTAGE_BYTES_MAX, FOOTAGE_FILES_MAX, FOOTAGE_FOLDERS } from '@jawla/contract/rules';
import type { Api, CallRequest } from '../http/api.ts';
import { Problem } from '../http/problem.ts';
import { untilGone } from '../http/untilGone.ts';
import type { Services } from '../services.ts';
import { withStaging } from '../tours/publishTour.ts';
import { receiveForm } from '../uploads/receiveFile.ts';
import { UploadCancelled } from '../uploads/runningUploads.ts';
import { claimsToFit } from './footageTypes.ts';
import { handIn, type FootageFolder } from './handIn.ts';

export function footageRules(api: Api, services: Services): void {
  api.on('uploadSession', (request) => take(request, FOOTAGE_FOLDERS.session));
  api.on('uploadMissing', (request) => take(request, FOOTAGE_FOLDERS.missing));

  async function take(
    { http, user, language, say }: CallRequest<'uploadSession' | 'uploadMissing'>,
    folder: FootageFolder,
  ): Promise<{ message: string }> {
    const isMissing = folder === FOOTAGE_FOLDERS.missing;
    const { file: part } = isMissing ? CALLS.uploadMissing : CALLS.uploadSession;
    try {
      await services.uploads.run({ kind: 'footage' }, (cancelled) =>
        untilGone(
          http,
          () => new UploadCancelled(),
          (gone) =>
            withStaging(services, async (staging) => {
              const signal = AbortSignal.any([cancelled, gone]);
              const { files, texts } = await receiveForm(http.env.incoming, {
                part,
                folder: staging,
                bytesMax: FOOTAGE_BYTES_MAX,
                filesMax: FOOTAGE_FILES_MAX,
                textStatus: 400,
                tooLarge: (name) => new Problem(413, 'footage.tooLarge', { values: { name } }),
                check: (file) => {
                  if (claimsToFit(file, isMissing)) return;
                  throw new Problem(415, 'footage.type', { values: { name: file.name } });
                },
                signal,
              });
              signal.throwIfAborted();
              const projectName = texts['project_name'] ?? '';
              await handIn(services, { user, language, projectName, folder, files, staging });
            }),
        ),
      );
    } catch (error) {
      if (error instanceof UploadCancelled) throw new Problem(400, 'upload.cancelled');
      throw error;
    }
    return { message: say('footage.received') };
  }
}
