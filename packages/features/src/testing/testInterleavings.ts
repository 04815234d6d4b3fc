import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '#core/http';
import { ProblemError } from '#core/http';
import { makeStore, startRuntime, watchRequest, type ApiRequest } from '#core/store';
import { isUserChange, session } from '#session';
import { fakeTransport } from './fakeTransport';

interface Call<Data> {
  resolve: (data: Data) => void;
  reject: (cause: unknown) => void;
  signal: AbortSignal;
}

/** A store that runs one request, whose responses a test resolves one by one. */
function open<Input, Data>(request: ApiRequest<Input, Data>) {
  const calls: Call<Data>[] = [];
  const send = (_http: ApiClient, _input: Input, signal: AbortSignal) =>
    new Promise<Data>((resolve, reject) => {
      calls.push({ resolve, reject, signal });
    });
  const held = { ...request, send };
  const store = makeStore({ isUserChange, isRetained: (slice) => slice === 'session' });
  const unused = () => undefined;
  const { transport, network } = fakeTransport();
  const runtime = startRuntime(store, {
    context: {
      http: {
        send: () => Promise.reject(new ProblemError({ kind: 'offline' })),
        prefetch: unused,
      },
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
    always: [],
  });
  runtime.start({
    name: 'test',
    slices: [request],
    *saga() {
      yield watchRequest(held);
    },
  });
  const state = (input: Input) => request.selectState(store.getState(), request.keyOf(input));
  return { store, calls, state, stop: runtime.stop };
}

/**
 * Defines tests of what must hold for every request: concurrent requests, responses out of order, failures,
 * repeated requests, and a logout in between.
 *
 * @param a Input of one request.
 * @param b Input of another, with another key.
 * @param data Two different responses.
 */
export function testInterleavings<Input, Data>(
  request: ApiRequest<Input, Data>,
  { a, b, data }: { a: Input; b: Input; data: readonly [Data, Data] },
): void {
  const PROBLEM = { kind: 'serverError' } as const;
  const settled = () => vi.waitFor(() => Promise.resolve());

  describe(`${request.name}, with concurrent requests`, () => {
    it('assigns the responses of two keys correctly, in either order', async () => {
      const { store, calls, state, stop } = open(request);
      store.dispatch(request.requested(a));
      store.dispatch(request.requested(b));
      expect(calls).toHaveLength(2);
      calls[1]?.resolve(data[1]);
      await vi.waitFor(() => expect(state(b)).toMatchObject({ phase: 'ready', data: data[1] }));
      expect(state(a).phase).toBe('loading');
      calls[0]?.resolve(data[0]);
      await vi.waitFor(() => expect(state(a)).toMatchObject({ phase: 'ready', data: data[0] }));
      expect(state(b)).toMatchObject({ phase: 'ready', data: data[1] });
      stop();
    });

    it('keeps the failure of one key separate from the other', async () => {
      const { store, calls, state, stop } = open(request);
      store.dispatch(request.requested(a));
      store.dispatch(request.requested(b));
      calls[1]?.resolve(data[1]);
      await vi.waitFor(() => expect(state(b).phase).toBe('ready'));
      calls[0]?.reject(new ProblemError(PROBLEM));
      await vi.waitFor(() => expect(state(a)).toEqual({ phase: 'failed', problem: PROBLEM }));
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
      await vi.waitFor(() => expect(state(a)).toMatchObject({ phase: 'ready', data: data[1] }));
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
      await vi.waitFor(() => expect(state(a).phase).toBe('failed'));
      store.dispatch(request.requested(a));
      calls[1]?.resolve(data[0]);
      await vi.waitFor(() => expect(state(a)).toMatchObject({ phase: 'ready', data: data[0] }));
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
      await vi.waitFor(() => expect(state(a)).toMatchObject({ data: data[1] }));
      stop();
    });
  });
}
