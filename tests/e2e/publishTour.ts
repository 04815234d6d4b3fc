import { parseAnswer } from '@jawla/contract';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { zipOf } from '../../apps/api/demo/zipBytes.ts';
import { apiToken } from './support.ts';

/** Gives noor a project whose tour is one page, and takes it away again. */
export async function withTour(
  request: APIRequestContext,
  page: string,
  visit: (address: string) => Promise<void>,
): Promise<void> {
  const headers = { token: await apiToken(request, 'admin') };
  const name = `noor-project-${test.info().testId}-${test.info().retry}`;
  const made = await request.post('/api/project/noor', { headers, data: { name, number: '9' } });
  const { project } = parseAnswer('createProject', await made.json());
  try {
    const uploaded = await request.post(
      `/api/project/upload-folder/${project._id}?date=2024-01-01&projectType=date`,
      {
        headers,
        multipart: {
          emailType: 'uploadProjectFiles',
          'project-folder': {
            name: 'tour.zip',
            mimeType: 'application/zip',
            buffer: zipOf([{ name: 'index.html', content: Buffer.from(page) }]),
          },
        },
      },
    );
    expect(uploaded.ok()).toBe(true);
    await visit(`/user/noor/${name}`);
  } finally {
    await request.delete(`/api/project/${project._id}`, {
      headers: { ...headers, isOwner: 'true' },
    });
  }
}
