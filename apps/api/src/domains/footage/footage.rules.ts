/** Videos and photos that staff hand in from building sites. */
import { CALLS } from '@jawla/contract';
import { FOOTAGE_BYTES_MAX, FOOTAGE_FILES_MAX, FOOTAGE_FOLDERS } from '@jawla/contract/rules';
import type { Api, CallRequest } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { FileHead } from '../../uploads/receiveForm.ts';
import { takeUpload } from '../../uploads/takeUpload.ts';
import { claimsToFit } from './footageTypes.ts';
import { handIn, type FootageFolder } from './handIn.ts';
import type { Needs } from './needs.ts';

export function footageRules(api: Api, needs: Needs): void {
  api.on('uploadSession', (request) => take(request, FOOTAGE_FOLDERS.session));
  api.on('uploadMissing', (request) => take(request, FOOTAGE_FOLDERS.missing));

  async function take(
    { http, user, language, say }: CallRequest<'uploadSession' | 'uploadMissing'>,
    folder: FootageFolder,
  ): Promise<{ message: string }> {
    const isMissing = folder === FOOTAGE_FOLDERS.missing;
    const upload = {
      http,
      user,
      tag: { kind: 'footage' as const },
      part: isMissing ? CALLS.uploadMissing.file : CALLS.uploadSession.file,
      bytesMax: FOOTAGE_BYTES_MAX,
      filesMax: FOOTAGE_FILES_MAX,
      textStatus: 400 as const,
      tooLarge: (name: string) => new Problem(413, 'footage.tooLarge', { values: { name } }),
      check: (file: FileHead) => {
        if (claimsToFit(file, isMissing)) return;
        throw new Problem(415, 'footage.type', { values: { name: file.name } });
      },
    };
    await takeUpload(needs, upload, ({ files, texts }, { folder: staging }) => {
      const projectName = texts['project_name'] ?? '';
      return handIn(needs, { user, language, projectName, folder, files, staging });
    });
    return { message: say('footage.received') };
  }
}
