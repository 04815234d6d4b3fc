import { openApiDocument } from '@jawla/contract/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { OPEN_API_PATH } from './openApi.ts';

let server: TestServer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());

it('is served without a session', async () => {
  const answer = await server.send({ path: OPEN_API_PATH });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.json()).toEqual(openApiDocument());
});

it('is compressed, and revalidated by its ETag', async () => {
  const first = await server.send({ path: OPEN_API_PATH, headers: { 'accept-encoding': 'gzip' } });
  expect(first.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'private, no-cache',
  });
  const etag = String(first.headers.etag);
  const again = await server.send({ path: OPEN_API_PATH, headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

it('is not written by requests', async () => {
  expect((await server.send({ method: 'HEAD', path: OPEN_API_PATH })).status).toBe(200);
  expect((await server.send({ method: 'PUT', path: OPEN_API_PATH })).status).toBe(404);
});
