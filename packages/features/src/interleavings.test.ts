/**
 * What must hold for every request: concurrent requests, responses out of order, failures, repeated requests, and a
 * change of user in between. It is proved for a read and a write; `requests.test.ts` has the keys and entities of all.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError, type ApiClient } from '#core/http';
import { createRequest, entitiesChanged, takeEvery, type Entity } from '#core/store';
import { session } from '#session';
import { createTestStore } from '#testing';

interface Call {
  resolve: (data: string) => void;
  reject: (cause: unknown) => void;
  signal: AbortSignal;
}

const PROBLEM = { kind: 'serverError' } as const;
/** Requests that were sent; a test resolves them one by one. */
const calls: Call[] = [];
const changes: (readonly Entity[])[] = [];
const entitiesOf = (id: string): Entity[] => [{ kind: 'project', id }];
const send = (_: ApiClient, __: string, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => calls.push({ resolve, reject, signal }));

const read = createRequest({
  name: 'test/read',
  kind: 'read',
  key: (id: string) => id,
  maxAgeMs: 60_000,
  send,
  entities: entitiesOf,
});
const write = createRequest({
  name: 'test/write',
  kind: 'write',
  key: (id: string) => id,
  send,
  invalidates: entitiesOf,
});

let world: ReturnType<typeof createTestStore>;
beforeEach(() => {
  calls.length = 0;
  changes.length = 0;
  const log = ({ payload }: ReturnType<typeof entitiesChanged>) => void changes.push(payload);
  world = createTestStore({
    features: [
      {
        name: 'test',
        requests: { read, write },
        *saga() {
          yield takeEvery(entitiesChanged, log);
        },
      },
    ],
  });
});
afterEach(() => world.stop());

const until = (check: () => void) => vi.waitFor(check, { interval: 1 });
const settled = () => vi.waitFor(() => Promise.resolve());
const root = (): object => world.store.getState();
const dispatch = (action: Parameters<typeof world.store.dispatch>[0]) =>
  world.store.dispatch(action);

describe.each([read, write])('$name, with concurrent requests', (request) => {
  const state = (key: string) => request.selectState(root(), key);
  const isReady = (key: string, data: string) =>
    until(() => expect(state(key)).toMatchObject({ phase: 'ready', data }));

  it('assigns the responses of two keys correctly, in either order', async () => {
    dispatch(request.requested('a'));
    dispatch(request.requested('b'));
    expect(calls).toHaveLength(2);
    calls[1]?.resolve('second');
    await isReady('b', 'second');
    expect(state('a').phase).toBe('loading');
    calls[0]?.resolve('first');
    await isReady('a', 'first');
    expect(state('b')).toMatchObject({ phase: 'ready', data: 'second' });
  });

  it('keeps the failure of one key separate from the other', async () => {
    dispatch(request.requested('a'));
    dispatch(request.requested('b'));
    calls[1]?.resolve('second');
    await isReady('b', 'second');
    calls[0]?.reject(new ProblemError(PROBLEM));
    await until(() => expect(state('a')).toEqual({ phase: 'failed', problem: PROBLEM }));
    expect(state('b')).toMatchObject({ phase: 'ready', data: 'second' });
  });

  it('sends once while one of the same key is pending', () => {
    for (let press = 0; press < 3; press += 1) dispatch(request.requested('a'));
    expect(calls).toHaveLength(1);
  });

  it('replaces a pending read with `force`, but sends a pending write once', async () => {
    const isRead = request.kind === 'read';
    dispatch(request.requested('a'));
    dispatch(request.requested('a', { force: true }));
    expect(calls).toHaveLength(isRead ? 2 : 1);
    calls.at(-1)?.resolve('last');
    await isReady('a', 'last');
    // The response to a read that was replaced is ignored.
    expect(calls[0]?.signal.aborted).toBe(isRead);
    calls[0]?.resolve('first');
    await settled();
    expect(state('a')).toMatchObject({ phase: 'ready', data: 'last' });
  });

  it('can be sent again after a failure', async () => {
    dispatch(request.requested('a'));
    calls[0]?.reject(new ProblemError(PROBLEM));
    await until(() => expect(state('a').phase).toBe('failed'));
    dispatch(request.requested('a'));
    calls[1]?.resolve('again');
    await isReady('a', 'again');
  });

  it.each([
    ['logs out', session.actions.loggedOut()],
    [
      'is replaced by another',
      session.actions.loggedIn({ token: 't2', userName: 'khalid', isAdmin: false }),
    ],
  ])('is discarded when the user %s while it is pending', async (_, change) => {
    dispatch(request.requested('a'));
    dispatch(change);
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.resolve('of the former user');
    await settled();
    expect(state('a').phase).toBe('idle');
    // A request of the next user works.
    dispatch(request.requested('a'));
    calls[1]?.resolve('of the next user');
    await until(() => expect(state('a')).toMatchObject({ data: 'of the next user' }));
  });
});

describe('a read, when what it describes changes', () => {
  const state = () => read.selectState(root(), 'a');

  it('replaces a pending request, whose response may be older than the change', async () => {
    dispatch(read.requested('a'));
    dispatch(entitiesChanged(entitiesOf('a')));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]?.resolve('new');
    await until(() => expect(state()).toMatchObject({ phase: 'ready', data: 'new' }));
    calls[0]?.resolve('old');
    await settled();
    expect(state()).toMatchObject({ phase: 'ready', data: 'new' });
  });

  it('is requested again on the next occasion, however young the data is', async () => {
    dispatch(read.requested('a'));
    calls[0]?.resolve('old');
    await until(() => expect(state().phase).toBe('ready'));
    dispatch(entitiesChanged(entitiesOf('a')));
    expect(calls).toHaveLength(1);
    dispatch(read.requested('a'));
    expect(calls).toHaveLength(2);
  });

  it('is requested again after a failure, too', async () => {
    dispatch(read.requested('a'));
    calls[0]?.reject(new ProblemError({ kind: 'notFound' }));
    await until(() => expect(state().phase).toBe('failed'));
    dispatch(entitiesChanged(entitiesOf('a')));
    expect(state().phase).toBe('idle');
  });
});

describe('a write, when it ends', () => {
  const state = () => write.selectState(root(), 'a');

  it.each<[string, (call: Call | undefined) => void, (readonly Entity[])[]]>([
    ['what it has changed', (call) => call?.resolve('done'), [entitiesOf('a')]],
    [
      'the same after a failure, as the server may have applied it',
      (call) => call?.reject(new ProblemError({ kind: 'timeout' })),
      [entitiesOf('a')],
    ],
    [
      'nothing when the server has rejected it',
      (call) => call?.reject(new ProblemError({ kind: 'forbidden' })),
      [],
    ],
  ])('outdates %s', async (_, answer, expected) => {
    dispatch(write.requested('a'));
    expect(changes).toEqual([]);
    answer(calls[0]);
    await until(() => expect(state().phase).not.toBe('loading'));
    expect(changes).toEqual(expected);
  });

  it.each<[string, (call: Call | undefined) => void]>([
    ['success', (call) => call?.resolve('done')],
    ['failure', (call) => call?.reject(new ProblemError(PROBLEM))],
  ])('tells no later visit of the %s that one has left', async (_, answer) => {
    dispatch(write.requested('a'));
    dispatch(write.left());
    answer(calls[0]);
    await until(() => expect(changes).toEqual([entitiesOf('a')]));
    await settled();
    expect(state().phase).toBe('idle');
    dispatch(write.requested('a'));
    answer(calls[1]);
    await until(() => expect(state().phase).not.toBe('loading'));
    dispatch(write.left());
    expect(state().phase).toBe('idle');
  });
});
