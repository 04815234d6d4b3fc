/** Size limit of one file. A separate test file that runs once, because it sends 100 MB. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS, problemSchema } from '@jawla/contract';
import { FOOTAGE_BYTES_MAX, FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FOOTAGE_KEY } from '../../platform/files/fileStore.ts';
import { eventually } from '../../testing/eventually.ts';
import { filesBelow } from '../../testing/keptFiles.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { mp4, postForm } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

const content = Buffer.concat([mp4(), Buffer.alloc(FOOTAGE_BYTES_MAX)]);

let server: TestServer;
let close: () => Promise<void>;
let token = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  ({ token } = await createTestUser(server, 'staff'));
});
afterAll(() => close());

function send(files: readonly (readonly [string, Uint8Array])[]) {
  return postForm(
    server,
    `/api/${ENDPOINTS.uploadSession.path}`,
    [
      { name: 'project_name', value: 'Villa' },
      { name: 'emailType', value: 'filesUpload' },
      { name: 'folderName', value: FOOTAGE_FOLDERS.session },
      ...files.map(([fileName, file]) => ({ name: 'file', file, fileName })),
    ],
    { token },
  );
}

const stored = () => filesBelow(server.services.files, FOOTAGE_KEY);

it('rejects an oversized file with 413 and its name, and leaves no files', async () => {
  const answer = await send([
    ['good.mp4', mp4()],
    ['large.mp4', content.subarray(0, FOOTAGE_BYTES_MAX + 1)],
  ]);
  expect(answer.status).toBe(413);
  expect(z.parse(problemSchema, answer.json()).message).toContain('large.mp4');
  expect(await stored()).toEqual([]);
  await eventually(async () => expect(await readdir(join(server.dataDir, 'incoming'))).toEqual([]));
});

it('accepts a file of exactly the limit', async () => {
  const answer = await send([['fits.mp4', content.subarray(0, FOOTAGE_BYTES_MAX)]]);
  ok('uploadSession', answer);
  expect(await stored()).toEqual([expect.stringMatching(/\/fits\.mp4$/)]);
});
