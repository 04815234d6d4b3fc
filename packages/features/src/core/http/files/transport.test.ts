import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTransport, toProblem, type UploadRequest } from '..';

const request: UploadRequest<'uploadSession'> = {
  name: 'uploadSession',
  params: {},
  fields: { project_name: 'Villa', emailType: 'filesUpload', folderName: 'photo session data' },
  files: [new File(['12345'], 'a.mp4')],
};

const stored: { token: string | undefined } = { token: undefined };
const onSignedOut = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
let waiting: PromiseWithResolvers<ServerResponse>;
const server = createServer((incoming, response) => {
  incoming.resume().once('end', () => waiting.resolve(response));
});

beforeEach(async () => {
  onSignedOut.mockClear();
  stored.token = 't1';
  waiting = Promise.withResolvers();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts an upload, and returns a function that answers it with a 401. */
async function sent() {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const transport = createTransport({
    base: `http://127.0.0.1:${port}/api/`,
    token: () => stored.token,
    language: () => 'en',
    onSignedOut,
  });
  const problem = transport
    .send(request, { signal: new AbortController().signal, onSent: () => undefined })
    .then(() => undefined, toProblem);
  const response = await waiting.promise;
  return async () => {
    response.writeHead(401, { 'Content-Type': 'application/json' }).end('{}');
    return problem;
  };
}

describe('a 401 of an upload', () => {
  it.each([
    ['ends the session in which it was sent', 't1', 1],
    ['ends the session whose cookie has expired in the meantime', undefined, 1],
    ['does not end a session that began after it was sent', 't2', 0],
  ])('%s', async (_, token, times) => {
    const answer = await sent();
    stored.token = token;
    expect(await answer()).toMatchObject({ kind: 'unauthenticated' });
    expect(onSignedOut).toHaveBeenCalledTimes(times);
  });

  it('does not end a session that began after one that was sent without a token', async () => {
    stored.token = undefined;
    const answer = await sent();
    stored.token = 't2';
    await answer();
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
