import { ENDPOINTS } from '@jawla/contract';
import { EMAIL_TYPES } from '@jawla/contract/emailTypes';
import { FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import { type TestServer } from './testServer.ts';
import { postForm } from './files.ts';
import { ok } from './api.ts';

/** Hands in photos and videos, as staff do. */
export async function handIn(
  server: TestServer,
  token: string,
  projectName: string,
  files: readonly (readonly [string, Uint8Array])[],
): Promise<void> {
  const texts = {
    project_name: projectName,
    emailType: EMAIL_TYPES.filesUpload,
    folderName: FOOTAGE_FOLDERS.missing,
  };
  const answer = await postForm(
    server,
    `/api/${ENDPOINTS.uploadMissing.path}`,
    [
      ...Object.entries(texts).map(([name, value]) => ({ name, value })),
      ...files.map(([fileName, file]) => ({ name: 'file', file, fileName })),
    ],
    { token },
  );
  ok('uploadMissing', answer);
}
