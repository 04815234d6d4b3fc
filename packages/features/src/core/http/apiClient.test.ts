import { accountEndpoints, projectEndpoints } from '@jawla/contract';
import { loginUser, noor, projects } from '@jawla/mocks/fixtures';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createApiClient,
  hasCode,
  toProblem,
  type ApiClient,
  trashedPerson,
  type ApiClientOptions,
  type Problem,
} from '.';
import { addEarlyResponse, fetchEarly, type EarlyResponse } from './earlyResponses';

let server: Server;
let handle: (request: IncomingMessage, response: ServerResponse) => void;
let seen: IncomingMessage[];
let settings: ApiClientOptions;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    seen.push(request);
    handle(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  settings = {
    base: `http://127.0.0.1:${portOf(address)}/api/`,
    token: () => 't1',
    language: () => 'ar',
    onSignedOut: vi.fn<ApiClientOptions['onSignedOut']>(() => Promise.resolve(false)),
    onReachabilityChange: vi.fn<(reached: boolean) => void>(),
    retryWaitMs: 1,
  };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

async function problemOfGet() {
  const http = createApiClient(settings);
  return http.send('currentUser', { params: { token: 't1' } }).then(
    (): Problem | undefined => undefined,
    (cause: unknown) => toProblem(cause),
  );
}

it('sends token and language, and returns the validated response', async () => {
  handle = json(200, noor);
  const http = createApiClient(settings);
  await expect(http.send('currentUser', { params: { token: 'a/b' } })).resolves.toEqual(noor);
  expect(seen[0]?.headers).toMatchObject({ token: 't1', lang: 'ar' });
  expect(seen[0]?.url).toBe('/api/user/a%2Fb');
});

describe('a request is bound to the session in which it was created', () => {
  it('sends the token of that session after the session has ended', async () => {
    handle = json(200, { message: 'm' });
    let token: string | undefined = 't1';
    const call = createApiClient({ ...settings, token: () => token }).send('logout', {});
    token = undefined;
    await call;
    expect(seen[0]?.headers).toMatchObject({ token: 't1' });
  });

  it('retries with the token of that session after another session has begun', async () => {
    let token = 't1';
    handle = (request, response) => {
      token = 't2';
      json(seen.length === 1 ? 503 : 200, seen.length === 1 ? {} : noor)(request, response);
    };
    const http = createApiClient({ ...settings, token: () => token });
    await http.send('currentUser', { params: { token: 't1' } });
    expect(seen.map(({ headers }) => headers['token'])).toEqual(['t1', 't1']);
  });

  it('does not end a session that began after the request', async () => {
    let token = 't1';
    handle = (request, response) => {
      token = 't2';
      json(401, { message: 'm' })(request, response);
    };
    const http = createApiClient({ ...settings, token: () => token });
    const call = http.send('currentUser', { params: { token: 't1' } });
    await expect(call).rejects.toMatchObject({ problem: { kind: 'unauthenticated' } });
    expect(settings.onSignedOut).not.toHaveBeenCalled();
  });
});

describe('a client for one piece of work', () => {
  it('sends all requests with the token of the session in which the work began', async () => {
    handle = json(200, { message: 'm' });
    let token = 't1';
    const http = createApiClient({ ...settings, token: () => token }).within(
      new AbortController().signal,
    );
    await http.send('logout', {});
    token = 't2';
    await http.send('logout', {});
    expect(seen.map(({ headers }) => headers['token'])).toEqual(['t1', 't1']);
  });

  it('sends nothing once the work is aborted', async () => {
    handle = json(200, { message: 'm' });
    const work = new AbortController();
    const http = createApiClient(settings).within(work.signal);
    const first = http.send('logout', {});
    work.abort();
    await expect(http.send('logout', {})).rejects.toMatchObject({
      problem: { kind: 'offline' },
    });
    await first;
    expect(seen).toHaveLength(1);
  });
});

describe('a write whose session has ended', () => {
  /** The token `t1` is refused, and the user logs in again as `t2`. */
  function ended(renews: boolean) {
    let token = 't1';
    handle = (request, response) => {
      const isOver = request.headers['token'] === 't1';
      json(isOver ? 401 : 200, { message: 'm' })(request, response);
    };
    const onSignedOut = vi.fn<ApiClientOptions['onSignedOut']>(async () => {
      if (renews) token = 't2';
      return renews;
    });
    return { http: createApiClient({ ...settings, token: () => token, onSignedOut }), onSignedOut };
  }

  it.each([
    ['of the portal', (http: ApiClient) => http],
    ['of a piece of work', (http: ApiClient) => http.within(new AbortController().signal)],
  ])('is sent again once its user has logged in again: %s', async (_, of) => {
    const { http, onSignedOut } = ended(true);
    await expect(of(http).send(accountEndpoints.endOtherSessions, {})).resolves.toEqual({
      message: 'm',
    });
    expect(seen.map(({ headers }) => headers['token'])).toEqual(['t1', 't2']);
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('fails if its user has left', async () => {
    const { http } = ended(false);
    await expect(http.send(accountEndpoints.endOtherSessions, {})).rejects.toMatchObject({
      problem: { kind: 'unauthenticated' },
    });
    expect(seen).toHaveLength(1);
  });

  it('keeps the page also when a read is answered first', async () => {
    const { http, onSignedOut } = ended(false);
    const answer = handle;
    const read = Promise.withResolvers<void>();
    handle = (request, response) => {
      if (request.method === 'GET') answer(request, response);
      else void read.promise.then(() => answer(request, response));
    };
    const save = http.send(accountEndpoints.endOtherSessions, {});
    await expect(http.send('currentUser', { params: { token: 't1' } })).rejects.toThrow(
      'unauthenticated',
    );
    expect(onSignedOut).toHaveBeenLastCalledWith(true);
    read.resolve();
    await expect(save).rejects.toThrow('unauthenticated');
    await expect(http.send('currentUser', { params: { token: 't1' } })).rejects.toThrow(
      'unauthenticated',
    );
    expect(onSignedOut).toHaveBeenLastCalledWith(false);
  });
});

describe('reads a response in each form that the contract allows', () => {
  const { phone: _, ...account } = noor;
  const { phone: __, ...user } = loginUser(noor);

  it.each([null, undefined])('without a phone number: %s', async (phone) => {
    const http = createApiClient(settings);
    handle = json(200, { ...noor, phone, unknown: 1 });
    await expect(http.send('currentUser', { params: { token: 't1' } })).resolves.toEqual(account);
    handle = json(200, { token: 't2', user: { ...user, phone }, unknown: {} });
    const body = { email: 'a@example.com', password: 'b' };
    await expect(http.send('emailLogin', { body })).resolves.toEqual({
      token: 't2',
      user,
    });
    const verify = { phoneNumber: '962790123456', otpVal: '123456' };
    await expect(http.send('phoneLoginVerify', { body: verify })).resolves.toMatchObject({ user });
  });

  it.each([7, '7'])('with the project number %j', async (number) => {
    handle = json(201, { ...projects.villa, number });
    const project = await createApiClient(settings).send(projectEndpoints.project, {
      params: { id: 'p1' },
    });
    expect(project).toEqual({ ...projects.villa, number: '7' });
  });
});

describe('converts errors to problems', () => {
  it.each([
    [401, { kind: 'unauthenticated', message: 'm' }],
    [403, { kind: 'forbidden', message: 'm' }],
    [404, { kind: 'notFound', message: 'm' }],
    [409, { kind: 'refused', status: 409, message: 'm', errors: { email: 'taken' } }],
    [422, { kind: 'refused', status: 422, message: 'm', errors: { email: 'taken' } }],
    [507, { kind: 'refused', status: 507, message: 'm', errors: { email: 'taken' } }],
  ])('%d', async (status, problem) => {
    handle = json(status, { message: 'm', errors: { email: 'taken', odd: 3 } });
    expect(await problemOfGet()).toEqual(problem);
    expect(seen).toHaveLength(1);
  });

  it('keeps the code of a conflict, and who is in the trash', async () => {
    const trashed = { _id: 'u-9', name: 'Layla' };
    handle = json(409, { message: 'm', code: 'trashed', trashed });
    const problem = await problemOfGet();
    expect(problem).toMatchObject({ kind: 'refused', status: 409, message: 'm', errors: {} });
    expect(problem && hasCode(problem, 'trashed')).toBe(true);
    expect(problem && hasCode(problem, 'taken')).toBe(false);
    expect(problem && trashedPerson(problem)).toEqual(trashed);
  });

  it.each([{}, { code: 'odd' }, { code: 3 }, { code: 'trashed', trashed: { name: 'Layla' } }])(
    'reads a conflict of another server by its message: %j',
    async (more) => {
      handle = json(409, { message: 'm', ...more });
      const problem = await problemOfGet();
      expect(problem).toMatchObject({ kind: 'refused', message: 'm' });
      expect(problem && hasCode(problem, 'taken')).toBe(false);
      expect(problem && trashedPerson(problem)).toBeUndefined();
    },
  );

  it('reads the delay of a 429 from `Retry-After`', async () => {
    handle = json(429, { message: 'm' }, { 'Retry-After': '7' });
    expect(await problemOfGet()).toEqual({ kind: 'rateLimited', message: 'm', retryAfter: 7 });
  });

  it.each([
    [200, '<html>'],
    [200, '{"_id":1}'],
    [400, 'no json'],
  ])('an undocumented response of %d: %s', async (status, body) => {
    handle = (_, response) => {
      response.writeHead(status, { 'Content-Type': 'text/html' });
      response.end(body);
    };
    expect(await problemOfGet()).toEqual({ kind: 'invalidResponse' });
  });

  it('reports an expired session to `onSignedOut`', async () => {
    handle = json(401, { message: 'm' });
    await problemOfGet();
    expect(settings.onSignedOut).toHaveBeenCalledOnce();
  });

  it('reports an expired session even if the cookie expired earlier', async () => {
    handle = json(401, { message: 'm' });
    settings.token = () => undefined;
    const http = createApiClient(settings);
    await http.send(projectEndpoints.project, { params: { id: 'p1' } }).catch(() => undefined);
    expect(settings.onSignedOut).toHaveBeenCalledOnce();
  });

  it('does not report a wrong password of a signed-in user as an expired session', async () => {
    handle = json(401, { message: 'm' });
    const http = createApiClient(settings);
    const body = { email: 'a@example.com', password: 'b' };
    await http.send('emailLogin', { body }).catch(() => undefined);
    expect(settings.onSignedOut).not.toHaveBeenCalled();
  });
});

describe('retries', () => {
  it('retries a GET three times after a 5xx', async () => {
    handle = json(500, { message: 'm' });
    expect(await problemOfGet()).toEqual({ kind: 'serverError', message: 'm' });
    expect(seen).toHaveLength(4);
  });

  it('stops retrying after the first success', async () => {
    handle = (request, response) =>
      (seen.length < 3 ? json(503, {}) : json(200, noor))(request, response);
    expect(await problemOfGet()).toBeUndefined();
    expect(seen).toHaveLength(3);
  });

  it('does not retry a request that changes data', async () => {
    handle = json(500, { message: 'm' });
    const http = createApiClient(settings);
    const cause: unknown = await http
      .send('emailLogin', { body: { email: 'a', password: 'b' } })
      .catch((thrown: unknown) => thrown);
    expect(toProblem(cause)).toEqual({ kind: 'serverError', message: 'm' });
    expect(seen).toHaveLength(1);
  });
});

describe('a prefetched GET', () => {
  const second = { ...noor, fname: 'Second' };
  const request = { params: { token: 't1' } };

  beforeEach(() => {
    handle = (message, response) => json(200, seen.length > 1 ? second : noor)(message, response);
  });

  it('answers one request only', async () => {
    const http = createApiClient(settings);
    http.prefetch('currentUser', request);
    const answers = await Promise.all([
      http.send('currentUser', request),
      http.send('currentUser', request),
    ]);
    expect(answers).toEqual([noor, second]);
    expect(seen).toHaveLength(2);
  });

  it.each<[string, () => void]>([
    ['of another session', () => (settings.token = () => 't2')],
    ['in another language', () => (settings.language = () => 'en')],
    ['of a minute ago', () => vi.setSystemTime(Date.now() + 61_000)],
  ])('does not answer a request %s', async (_, change) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const http = createApiClient(settings);
      http.prefetch('currentUser', request);
      change();
      await expect(http.send('currentUser', request)).resolves.toEqual(second);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not answer a request with other parameters', async () => {
    const http = createApiClient(settings);
    http.prefetch('currentUser', request);
    await http.send('currentUser', { params: { token: 'other' } });
    expect(seen).toHaveLength(2);
  });

  it('is discarded by a request that changes data', async () => {
    const http = createApiClient(settings);
    http.prefetch('currentUser', request);
    await http.send('emailLogin', { body: { email: 'a', password: 'b' } }).catch(() => undefined);
    await http.send('currentUser', request);
    expect(seen).toHaveLength(3);
  });

  it('rejects the request that consumes it if it failed', async () => {
    handle = json(401, { message: 'm' });
    const http = createApiClient(settings);
    http.prefetch('currentUser', request);
    const cause: unknown = await http
      .send('currentUser', request)
      .catch((thrown: unknown) => thrown);
    expect(toProblem(cause)).toEqual({ kind: 'unauthenticated', message: 'm' });
    expect(settings.onSignedOut).toHaveBeenCalledOnce();
    expect(seen).toHaveLength(1);
  });
});

it('reports an unreachable server as offline and a slow one as a timeout', async () => {
  handle = (request) => request.socket.destroy();
  expect(await problemOfGet()).toEqual({ kind: 'offline' });
  expect(settings.onReachabilityChange).toHaveBeenLastCalledWith(false);
  handle = () => undefined;
  settings.timeoutMs = 50;
  const reports = vi.mocked(settings.onReachabilityChange ?? vi.fn<() => void>()).mock.calls.length;
  expect(await problemOfGet()).toEqual({ kind: 'timeout' });
  expect(settings.onReachabilityChange).toHaveBeenCalledTimes(reports);
});

describe('a background request', () => {
  const report = () =>
    createApiClient(settings)
      .send(projectEndpoints.reportTourSpeech, {
        params: { version: 'v-1' },
        body: { spoke: true },
      })
      .then(
        () => undefined,
        (cause: unknown) => toProblem(cause).kind,
      );

  it('that fails neither ends the session nor says that the server is away', async () => {
    for (const [status, kind] of [
      [401, 'unauthenticated'],
      [404, 'notFound'],
      [500, 'serverError'],
    ] as const) {
      handle = json(status, { message: 'm' });
      expect(await report()).toBe(kind);
    }
    handle = (request) => request.socket.destroy();
    expect(await report()).toBe('offline');
    expect(seen).toHaveLength(4);
    expect(settings.onSignedOut).not.toHaveBeenCalled();
    expect(settings.onReachabilityChange).not.toHaveBeenCalledWith(false);
  });

  it('is no write that a login would have to save', async () => {
    let answer = (): void => undefined;
    handle = (request, response) => {
      if (request.method === 'GET') json(401, { message: 'm' })(request, response);
      else answer = () => json(200, {})(request, response);
    };
    const http = createApiClient(settings);
    const sending = http.send(projectEndpoints.reportTourSpeech, {
      params: { version: 'v-1' },
      body: { spoke: true },
    });
    await http.send(projectEndpoints.project, { params: { id: 'p1' } }).catch(() => undefined);
    expect(settings.onSignedOut).toHaveBeenCalledExactlyOnceWith(false);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    answer();
    await sending;
  });
});

describe('an early request sent by index.html', () => {
  const early = { ...noor, fname: 'Early' };
  const requestUser = () =>
    createApiClient(settings).send('currentUser', { params: { token: 't1' } });

  function sendEarly(response: Promise<Response>, given: Partial<EarlyResponse> = {}) {
    vi.stubGlobal('fetch', () => response);
    const request = { url: `${settings.base}user/t1`, token: 't1', language: 'ar' };
    const sent: EarlyResponse[] = [];
    addEarlyResponse(sent, request, fetchEarly(request));
    vi.unstubAllGlobals();
    settings.early = sent.map((one) => ({ ...one, ...given }));
  }
  const answered = (status: number, body: unknown, headers = {}) =>
    Promise.resolve(Response.json(body, { status, headers }));

  beforeEach(() => {
    handle = json(200, noor);
  });

  it('answers only the first request', async () => {
    sendEarly(answered(200, early));
    await expect(requestUser()).resolves.toEqual(early);
    expect(seen).toHaveLength(0);
    expect(settings.onReachabilityChange).toHaveBeenLastCalledWith(true);
    await expect(requestUser()).resolves.toEqual(noor);
    expect(seen).toHaveLength(1);
  });

  it('answers one of two concurrent requests', async () => {
    sendEarly(answered(200, early));
    expect(await Promise.all([requestUser(), requestUser()])).toEqual([early, noor]);
  });

  it.each([
    ['of another account', { token: 't2' }],
    ['in another language', { language: 'en' }],
    ['of another URL', { url: '/api/user/t2' }],
    ['of a minute ago', { at: Date.now() - 61_000 }],
  ])('answers no request if it is %s', async (_, given) => {
    sendEarly(answered(200, early), given);
    await expect(requestUser()).resolves.toEqual(noor);
    expect(seen).toHaveLength(1);
  });

  it('is discarded by a write', async () => {
    sendEarly(answered(200, early));
    const body = { email: 'a@example.com', password: 'b' };
    await createApiClient(settings)
      .send('emailLogin', { body })
      .catch(() => undefined);
    await expect(requestUser()).resolves.toEqual(noor);
  });

  it('ends the session with a 401', async () => {
    sendEarly(answered(401, { message: 'm' }));
    expect(await problemOfGet()).toEqual({ kind: 'unauthenticated', message: 'm' });
    expect(settings.onSignedOut).toHaveBeenCalledOnce();
    expect(seen).toHaveLength(0);
  });

  it('has the delay of a 429', async () => {
    sendEarly(answered(429, { message: 'm' }, { 'Retry-After': '7' }));
    expect(await problemOfGet()).toEqual({ kind: 'rateLimited', message: 'm', retryAfter: 7 });
  });

  it.each([
    ['failed at the server', () => answered(503, {})],
    ['was not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was interrupted', () => Promise.resolve(new Response(interrupted()))],
  ])('is the first of four tries if it %s', async (_, response) => {
    handle = json(503, {});
    sendEarly(response());
    expect(await problemOfGet()).toMatchObject({ kind: 'serverError' });
    expect(seen).toHaveLength(3);
  });

  it('is followed by pauses of 1, 2 and 4 s if it failed', async () => {
    handle = json(503, {});
    sendEarly(answered(503, {}));
    const pauses: number[] = [];
    const schedule = setTimeout;
    vi.stubGlobal('setTimeout', (run: () => void, wait = 0) => {
      const isPause = wait >= 1000 && wait < 10_000;
      if (isPause) pauses.push(wait);
      return schedule(run, isPause ? 0 : wait);
    });
    const { retryWaitMs: _, ...usual } = settings;
    await expect(
      createApiClient(usual).send('currentUser', { params: { token: 't1' } }),
    ).rejects.toMatchObject({ problem: { kind: 'serverError' } });
    vi.unstubAllGlobals();
    expect(pauses).toEqual([1000, 2000, 4000]);
    expect(seen).toHaveLength(3);
  });

  it('has timed out if it took too long, like any other request', async () => {
    sendEarly(Promise.reject(new DOMException('', 'TimeoutError')));
    expect(await problemOfGet()).toEqual({ kind: 'timeout' });
    expect(seen).toHaveLength(0);
  });

  it('is validated against the contract', async () => {
    sendEarly(Promise.resolve(new Response('<html>')));
    expect(await problemOfGet()).toEqual({ kind: 'invalidResponse' });
  });

  function interrupted() {
    return new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
  }
});
