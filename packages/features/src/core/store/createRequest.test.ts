import { userEndpoints } from '@jawla/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError, type Problem } from '#core/http';
import { createTestStore } from '#testing';
import { noor } from '@jawla/mocks/fixtures';
import { createRequest } from './createRequest';
import { entitiesChanged } from './entities';
import type { Feature } from './feature';

const MAX_AGE_MS = 60_000;
const loadName = createRequest({
  name: 'test/name',
  kind: 'read',
  maxAgeMs: MAX_AGE_MS,
  key: (id: string) => id,
  send: async (http, id) =>
    (await http.send(userEndpoints.client, { params: { clientID: id } })).fname,
  entities: (id) => [{ kind: 'client', id }],
});
const feature: Feature = { name: 'test', requests: [loadName] };

/** Its response contains the name. */
const saveName = createRequest({
  name: 'test/saveName',
  kind: 'write',
  key: (id: string) => id,
  send: () => Promise.resolve({ fname: 'Saved' }),
});
const loadSavedName = createRequest({
  name: 'test/savedName',
  kind: 'read',
  key: (id: string) => id,
  send: () => Promise.resolve('Loaded'),
  receives: (action) => {
    if (!saveName.loaded.match(action)) return undefined;
    const { data, ...response } = action.payload;
    return { ...response, data: data.fname };
  },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function stateOf(store: { getState: () => object }) {
  return loadName.selectState(store.getState(), 'noor');
}

async function loaded() {
  const world = createTestStore({ features: [feature], answers: { client: noor } });
  const { store, answers } = world;
  const request = () => store.dispatch(loadName.requested('noor'));
  const state = () => stateOf(store);
  request();
  await vi.waitFor(() => expect(state().phase).toBe('ready'));
  return {
    ...world,
    request,
    state,
    respondWith: (problem: Problem) => {
      answers.client = problem;
    },
  };
}

describe('the cached data of a read', () => {
  it('is not requested again while it is fresh', async () => {
    const { sent, request } = await loaded();
    vi.setSystemTime(Date.now() + MAX_AGE_MS / 2);
    request();
    expect(sent).toHaveLength(1);
  });

  it('remains available while it is requested again', async () => {
    const { sent, request, state } = await loaded();
    vi.setSystemTime(Date.now() + MAX_AGE_MS);
    request();
    expect(sent).toHaveLength(2);
    expect(state()).toEqual({ phase: 'loading', data: noor.fname });
  });

  it.each(['offline', 'timeout', 'serverError', 'invalidResponse'] as const)(
    'is kept after “%s”, and requested again next time',
    async (kind) => {
      const { sent, request, state, respondWith } = await loaded();
      vi.setSystemTime(Date.now() + MAX_AGE_MS);
      respondWith({ kind });
      request();
      await vi.waitFor(() => expect(state().phase).toBe('failed'));
      expect(state()).toMatchObject({ data: noor.fname, problem: { kind } });
      request();
      expect(sent).toHaveLength(3);
    },
  );

  it.each(['forbidden', 'notFound'] as const)('is replaced by “%s”', async (kind) => {
    const { request, state, respondWith } = await loaded();
    vi.setSystemTime(Date.now() + MAX_AGE_MS);
    respondWith({ kind });
    request();
    await vi.waitFor(() => expect(state()).toEqual({ phase: 'failed', problem: { kind } }));
  });

  it('is requested again after its entity changed, and remains available until then', async () => {
    const { store, sent, request, state } = await loaded();
    store.dispatch(entitiesChanged([{ kind: 'client', id: 'noor' }]));
    expect(state()).toMatchObject({ phase: 'ready', data: noor.fname });
    request();
    expect(sent).toHaveLength(2);
  });
});

describe('data that the response to a write contains', () => {
  const input = 'noor';
  const read = (at: number) =>
    loadSavedName.reducer(
      { noor: { phase: 'loading' } },
      loadSavedName.loaded({ ...timing(0, at), data: 'Loaded' }),
    );
  const timing = (since: number, at: number, isSuperseded = false) => ({
    key: input,
    input,
    since,
    at,
    isSuperseded,
  });
  const save = (when: ReturnType<typeof timing>) =>
    saveName.loaded({ ...when, data: { fname: 'Saved' } });

  it('replaces what was read before', () => {
    const states = loadSavedName.reducer(read(10), save(timing(20, 30)));
    expect(states).toEqual({ noor: { phase: 'ready', data: 'Saved', at: 30 } });
  });

  it('does not replace data read in the meantime, which is invalidated', () => {
    const states = loadSavedName.reducer(read(25), save(timing(20, 30)));
    expect(states).toEqual({ noor: { phase: 'ready', data: 'Loaded', at: 0 } });
  });

  it('does not replace data, which is invalidated, if another write ended in the meantime', () => {
    const states = loadSavedName.reducer(read(10), save(timing(20, 30, true)));
    expect(states).toEqual({ noor: { phase: 'ready', data: 'Loaded', at: 0 } });
  });

  it('is used as stale data if there is no other', () => {
    const states = loadSavedName.reducer({}, save(timing(20, 30, true)));
    expect(states).toEqual({ noor: { phase: 'ready', data: 'Saved', at: 0 } });
  });
});

describe('the outcome of a request', () => {
  it('is dismissed, unless it is pending', async () => {
    const pending = new Promise<never>(() => undefined);
    const { store } = createTestStore({ features: [feature], answers: { client: pending } });
    store.dispatch(loadName.requested('noor'));
    store.dispatch(loadName.dismissed('noor'));
    expect(stateOf(store).phase).toBe('loading');

    const { store: other, state } = await loaded();
    other.dispatch(loadName.dismissed('noor'));
    expect(state()).toEqual({ phase: 'idle' });
  });
});

describe('a pending request whose screen was left', () => {
  const NOOR = [{ kind: 'client', id: 'noor' }] as const;
  const held: PromiseWithResolvers<{ fname: string }>[] = [];
  const rename = createRequest({
    name: 'test/rename',
    kind: 'write',
    key: (id: string) => id,
    send: () => {
      const end = Promise.withResolvers<{ fname: string }>();
      held.push(end);
      return end.promise;
    },
    invalidates: () => NOOR,
  });
  const loadRenamed = createRequest({
    name: 'test/renamed',
    kind: 'read',
    key: (id: string) => id,
    send: () => Promise.resolve('Loaded'),
    receives: (action) => {
      if (!rename.loaded.match(action)) return undefined;
      const { data, ...response } = action.payload;
      return { ...response, data: data.fname };
    },
  });
  async function leave() {
    held.length = 0;
    const both: Feature = { name: 'test', requests: [loadName, rename, loadRenamed] };
    const { store } = createTestStore({ features: [both], answers: { client: noor } });
    const root = (): object => store.getState();
    store.dispatch(loadName.requested('noor'));
    await vi.waitFor(() => expect(stateOf(store).phase).toBe('ready'));
    store.dispatch(rename.requested('noor'));
    store.dispatch(rename.left('noor'));
    return {
      store,
      state: () => rename.selectState(root(), 'noor'),
      renamed: () => loadRenamed.selectState(root(), 'noor'),
    };
  }

  it('has no outcome, but others learn of its success', async () => {
    const { store, state, renamed } = await leave();
    expect(state()).toEqual({ phase: 'idle' });
    held[0]?.resolve({ fname: 'Nour' });
    await vi.waitFor(() => expect(renamed()).toMatchObject({ phase: 'ready', data: 'Nour' }));
    expect(state()).toEqual({ phase: 'idle' });
    expect(stateOf(store)).toMatchObject({ phase: 'ready', at: 0 });
  });

  it('does not report its failure, after which the data may be outdated', async () => {
    const { store, state } = await leave();
    held[0]?.reject(new ProblemError({ kind: 'timeout' }));
    await vi.waitFor(() => expect(stateOf(store)).toMatchObject({ at: 0 }));
    expect(state()).toEqual({ phase: 'idle' });
  });

  it('has one if a later visit asks for the same, which is not sent twice', async () => {
    const { store, state } = await leave();
    store.dispatch(rename.requested('noor'));
    expect(state()).toEqual({ phase: 'loading' });
    held[0]?.resolve({ fname: 'Nour' });
    await vi.waitFor(() => expect(state()).toMatchObject({ phase: 'ready' }));
    expect(held).toHaveLength(1);
  });

  it('has none either if it is sent again after a change', async () => {
    const { store, sent, answers } = createTestStore({ features: [feature] });
    answers.client = new Promise<never>(() => undefined);
    store.dispatch(loadName.requested('noor'));
    store.dispatch(loadName.left('noor'));
    answers.client = noor;
    store.dispatch(entitiesChanged([...NOOR]));
    expect(sent).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(stateOf(store)).toEqual({ phase: 'idle' });
  });

  it('leaves no outcome that it had before either', async () => {
    const { store, state } = await loaded();
    store.dispatch(loadName.left('noor'));
    expect(state()).toEqual({ phase: 'idle' });
  });
});

describe('a write whose key equals that of a pending one', () => {
  interface Change {
    id: string;
    value: number;
  }
  const held: { value: number; end: PromiseWithResolvers<number> }[] = [];
  const change = createRequest({
    name: 'test/change',
    kind: 'write',
    key: ({ id }: Change) => id,
    send: (_, { value }) => {
      const end = Promise.withResolvers<number>();
      held.push({ value, end });
      return end.promise;
    },
  });
  const changes: Feature = { name: 'test', requests: [change] };
  const values = () => held.map(({ value }) => value);
  function open() {
    held.length = 0;
    const { store } = createTestStore({ features: [changes] });
    return {
      request: (value: number) => store.dispatch(change.requested({ id: 'a', value })),
      state: () => {
        const root: object = store.getState();
        return change.selectState(root, 'a');
      },
    };
  }

  it('is sent after it, whether that one succeeds or fails', async () => {
    const { request, state } = open();
    request(1);
    request(2);
    request(3);
    expect(values()).toEqual([1]);
    held[0]?.end.reject(new ProblemError({ kind: 'timeout' }));
    await vi.waitFor(() => expect(values()).toEqual([1, 2]));
    expect(state().phase).toBe('loading');
    held[1]?.end.resolve(2);
    await vi.waitFor(() => expect(values()).toEqual([1, 2, 3]));
    held[2]?.end.resolve(3);
    await vi.waitFor(() => expect(state()).toMatchObject({ phase: 'ready', data: 3 }));
  });

  it('is a second press if it is equal to the last one', async () => {
    const { request, state } = open();
    request(1);
    request(1);
    request(2);
    request(2);
    request(1);
    for (const at of [0, 1, 2]) {
      await vi.waitFor(() => expect(held).toHaveLength(at + 1));
      held[at]?.end.resolve(at);
    }
    await vi.waitFor(() => expect(state()).toMatchObject({ phase: 'ready', data: 2 }));
    expect(values()).toEqual([1, 2, 1]);
  });
});
