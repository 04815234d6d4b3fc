import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '#core/http';
import { ProblemError } from '#core/http';
import {
  entitiesChanged,
  makeStore,
  startRuntime,
  takeEvery,
  type ApiRequest,
  type Entity,
} from '#core/store';
import { isUserChange, session } from '#session';
import { fakeTransport } from './fakeTransport';

interface Call<Data> {
  resolve: (data: Data) => void;
  reject: (cause: unknown) => void;
  signal: AbortSignal;
}

/** A store that runs one request, whose responses a test resolves one by one. */
function open<Name extends string, Input, Data>(request: ApiRequest<Name, Input, Data>) {
  const calls: Call<Data>[] = [];
  const changes: (readonly Entity[])[] = [];
  const send = vi.spyOn(request, 'send').mockImplementation(
    (_http: ApiClient, _input: Input, signal: AbortSignal) =>
      new Promise<Data>((resolve, reject) => {
        calls.push({ resolve, reject, signal });
      }),
  );
  const store = makeStore({ isUserChange });
  const unused = () => undefined;
  const { transport, network } = fakeTransport();
  const http: ApiClient = {
    send: () => Promise.reject(new ProblemError({ kind: 'offline' })),
    prefetch: unused,
    within: () => http,
  };
  const runtime = startRuntime(store, {
    context: {
      http,
      transport,
      network,
      storage: {
        token: () => undefined,
        storeToken: () => true,
        clearToken: unused,
        expiresAt: unused,
        notifyTabs: unused,
        rememberedEmail: () => '',
        rememberEmail: unused,
        sentAt: unused,
        rememberSent: unused,
        listen: () => unused,
      },
      navigate: unused,
      prefetchRoute: unused,
      reload: unused,
      currentPath: () => '/',
    },
    isUserChange,
  });
  runtime.start({
    name: 'test',
    requests: [request],
    *saga() {
      yield takeEvery(entitiesChanged, ({ payload }) => {
        changes.push(payload);
      });
    },
  });
  const root = (): object => store.getState();
  const state = (input: Input) => request.selectState(root(), request.keyOf(input));
  const stop = () => {
    runtime.stop();
    send.mockRestore();
  };
  return { store, calls, changes, state, stop };
}

/** All that a response causes happens in microtasks: the usual interval of 50 ms would take most of the time. */
const until = (check: () => void) => vi.waitFor(check, { interval: 1 });
const settled = () => vi.waitFor(() => Promise.resolve());

/**
 * Defines tests of what must hold for every request: concurrent requests, responses out of order, failures,
 * repeated requests, and a logout in between.
 *
 * @param a Input of one request.
 * @param b Input of another, with another key.
 * @param data Two different responses.
 * @param entities What a read with the input `a` describes, or a write with it changes.
 */
export function testInterleavings<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  {
    a,
    b,
    data,
    entities,
  }: { a: Input; b: Input; data: readonly [Data, Data]; entities: readonly Entity[] },
): void {
  const PROBLEM = { kind: 'serverError' } as const;

  describe(`${request.name}, with concurrent requests`, () => {
    it('assigns the responses of two keys correctly, in either order', async () => {
      const { store, calls, state, stop } = open(request);
      store.dispatch(request.requested(a));
      store.dispatch(request.requested(b));
      expect(calls).toHaveLength(2);
      calls[1]?.resolve(data[1]);
      await until(() => expect(state(b)).toMatchObject({ phase: 'ready', data: data[1] }));
      expect(state(a).phase).toBe('loading');
      calls[0]?.resolve(data[0]);
      await until(() => expect(state(a)).toMatchObject({ phase: 'ready', data: data[0] }));
      expect(state(b)).toMatchObject({ phase: 'ready', data: data[1] });
      stop();
    });

    it('keeps the failure of one key separate from the other', async () => {
      const { store, calls, state, stop } = open(request);
      store.dispatch(request.requested(a));
      store.dispatch(request.requested(b));
      calls[1]?.resolve(data[1]);
      await until(() => expect(state(b).phase).toBe('ready'));
      calls[0]?.reject(new ProblemError(PROBLEM));
      await until(() => expect(state(a)).toEqual({ phase: 'failed', problem: PROBLEM }));
      expect(state(b)).toMatchObject({ phase: 'ready', data: data[1] });
      stop();
    });

    it('sends once while one of the same key is pending', () => {
      const { store, calls, stop } = open(request);
      for (let press = 0; press < 3; press += 1) store.dispatch(request.requested(a));
      expect(calls).toHaveLength(1);
      stop();
    });

    it('replaces a pending read with `force`, but sends a pending write once', async () => {
      const isRead = request.kind === 'read';
      const { store, calls, state, stop } = open(request);
      store.dispatch(request.requested(a));
      store.dispatch(request.requested(a, { force: true }));
      expect(calls).toHaveLength(isRead ? 2 : 1);
      calls.at(-1)?.resolve(data[1]);
      await until(() => expect(state(a)).toMatchObject({ phase: 'ready', data: data[1] }));
      // The response to a read that was replaced is ignored.
      expect(calls[0]?.signal.aborted).toBe(isRead);
      calls[0]?.resolve(data[0]);
      await settled();
      expect(state(a)).toMatchObject({ phase: 'ready', data: data[1] });
      stop();
    });

    it('can be sent again after a failure', async () => {
      const { store, calls, state, stop } = open(request);
      store.dispatch(request.requested(a));
      calls[0]?.reject(new ProblemError(PROBLEM));
      await until(() => expect(state(a).phase).toBe('failed'));
      store.dispatch(request.requested(a));
      calls[1]?.resolve(data[0]);
      await until(() => expect(state(a)).toMatchObject({ phase: 'ready', data: data[0] }));
      stop();
    });

    it.each([
      ['logs out', session.actions.loggedOut()],
      [
        'is replaced by another',
        session.actions.loggedIn({ token: 't2', userName: 'khalid', isAdmin: false }),
      ],
    ])('is discarded when the user %s while it is pending', async (_, change) => {
      const { store, calls, state, stop } = open(request);
      store.dispatch(request.requested(a));
      store.dispatch(change);
      expect(calls[0]?.signal.aborted).toBe(true);
      calls[0]?.resolve(data[0]);
      await settled();
      expect(state(a).phase).toBe('idle');
      // A request of the next user works.
      store.dispatch(request.requested(a));
      calls[1]?.resolve(data[1]);
      await until(() => expect(state(a)).toMatchObject({ data: data[1] }));
      stop();
    });
  });

  const testChanges = request.kind === 'read' ? testRead : testWrite;
  testChanges(request, { a, data, entities });
}

interface ChangeCase<Input, Data> {
  a: Input;
  data: readonly [Data, Data];
  entities: readonly Entity[];
}

function testRead<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  { a, data, entities }: ChangeCase<Input, Data>,
): void {
  describe(`${request.name}, when what it describes changes`, () => {
    it('replaces a pending request, whose response may be older than the change', async () => {
      const { store, calls, state, stop } = open(request);
      store.dispatch(request.requested(a));
      store.dispatch(entitiesChanged(entities));
      expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
      calls[1]?.resolve(data[1]);
      await until(() => expect(state(a)).toMatchObject({ phase: 'ready', data: data[1] }));
      calls[0]?.resolve(data[0]);
      await settled();
      expect(state(a)).toMatchObject({ phase: 'ready', data: data[1] });
      stop();
    });

    it('is requested again on the next occasion, however young the data is', async () => {
      const { store, calls, state, stop } = open(request);
      store.dispatch(request.requested(a));
      calls[0]?.resolve(data[0]);
      await until(() => expect(state(a).phase).toBe('ready'));
      store.dispatch(entitiesChanged(entities));
      expect(calls).toHaveLength(1);
      store.dispatch(request.requested(a));
      expect(calls).toHaveLength(2);
      stop();
    });

    it('is requested again after a failure, too', async () => {
      const { store, calls, state, stop } = open(request);
      store.dispatch(request.requested(a));
      calls[0]?.reject(new ProblemError({ kind: 'notFound' }));
      await until(() => expect(state(a).phase).toBe('failed'));
      store.dispatch(entitiesChanged(entities));
      expect(state(a).phase).toBe('idle');
      stop();
    });
  });
}

function testWrite<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  { a, data, entities }: ChangeCase<Input, Data>,
): void {
  describe(`${request.name}, when it ends`, () => {
    const expected = entities.length > 0 ? [entities] : [];

    it('outdates what it has changed', async () => {
      const { store, calls, changes, state, stop } = open(request);
      store.dispatch(request.requested(a));
      expect(changes).toEqual([]);
      calls[0]?.resolve(data[0]);
      await until(() => expect(state(a).phase).toBe('ready'));
      expect(changes).toEqual(expected);
      stop();
    });

    it.each<[string, (call: Call<Data> | undefined) => void]>([
      ['success', (call) => call?.resolve(data[0])],
      ['failure', (call) => call?.reject(new ProblemError({ kind: 'serverError' }))],
    ])('tells no later visit of the %s that one has left', async (_, answer) => {
      const { store, calls, changes, state, stop } = open(request);
      store.dispatch(request.requested(a));
      store.dispatch(request.left());
      answer(calls[0]);
      await until(() => expect(changes).toEqual(expected));
      await settled();
      expect(state(a).phase).toBe('idle');
      store.dispatch(request.requested(a));
      answer(calls[1]);
      await until(() => expect(state(a).phase).not.toBe('loading'));
      store.dispatch(request.left());
      expect(state(a).phase).toBe('idle');
      stop();
    });

    it('outdates it after a failure, too, as the server may have applied it', async () => {
      const { store, calls, changes, state, stop } = open(request);
      store.dispatch(request.requested(a));
      calls[0]?.reject(new ProblemError({ kind: 'timeout' }));
      await until(() => expect(state(a).phase).toBe('failed'));
      expect(changes).toEqual(expected);
      stop();
    });

    it('outdates nothing when the server has rejected it', async () => {
      const { store, calls, changes, state, stop } = open(request);
      store.dispatch(request.requested(a));
      calls[0]?.reject(new ProblemError({ kind: 'forbidden' }));
      await until(() => expect(state(a).phase).toBe('failed'));
      expect(changes).toEqual([]);
      stop();
    });
  });
}
