import { ENDPOINTS, parseResponse } from '@jawla/contract';
import { EMAIL_TYPES, FOOTAGE_FOLDERS } from '@jawla/contract/limits';
import { multipart, type TestServer } from './testServer.ts';

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
  const { body, headers } = multipart([
    ...Object.entries(texts).map(([name, value]) => ({ name, value })),
    ...files.map(([fileName, file]) => ({ name: 'file', file, fileName })),
  ]);
  const answer = await server.send({
    method: 'POST',
    path: `/api/${ENDPOINTS.uploadMissing.path}`,
    headers: { ...headers, token },
    body,
  });
  parseResponse('uploadMissing', answer.json());
}
