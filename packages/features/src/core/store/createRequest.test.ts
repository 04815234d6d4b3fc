import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#core/http';
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
  send: async (http, id) => (await http.send('client', { params: { clientID: id } })).fname,
  entities: (id) => [{ kind: 'client', id }],
});
const feature: Feature = { name: 'test', requests: [loadName] };

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
    'stays after “%s”, and is requested again next time',
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
