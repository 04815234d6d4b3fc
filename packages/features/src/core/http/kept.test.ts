import { CACHE_MS } from '@jawla/contract/rules';
import { clients as fixtures, noor, projects as projectFixtures } from '@jawla/mocks/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWanted } from '../../domains/users/details/clients.saga';
import { selectClient } from '../../domains/users/details/clients.slice';
import { pilotsWanted } from '../../domains/pilots/list/pilotList.saga';
import { selectPilotNames } from '../../domains/pilots/list/pilotList.slice';
import { projectWanted } from '../../domains/projects/projects.saga';
import { selectProject } from '../../domains/projects/projects.slice';
import type { RootState } from '../store/parts';
import { fakeWorld } from '#testing';
import { allUsersWanted, usersPageWanted } from '../../domains/users/list/users.saga';
import { selectAllUsers, selectUsersPage } from '../../domains/users/list/users.slice';
import { clientsFeature } from '../../domains/users/details/clients.feature';
import { usersFeature } from '../../domains/users/list/users.feature';
import { pilotListFeature } from '../../domains/pilots/list/pilotList.feature';
import { projectsFeature } from '../../domains/projects/projects.feature';

const features = [usersFeature, clientsFeature, pilotListFeature, projectsFeature];

const FIRST = { page: 1, sort: undefined };
const USER_LIST = { users: fixtures.slice(0, 30), next: { page: 2, limit: 30 }, prev: null };

/** What screens show from a cache: how they request it, and where they read it. */
const CACHED = [
  {
    data: 'a page of clients',
    call: 'users',
    response: USER_LIST,
    request: usersPageWanted(FIRST),
    read: (state: RootState) => selectUsersPage(state, FIRST).remote,
  },
  {
    data: 'the full list of clients',
    call: 'users',
    response: { ...USER_LIST, usersSearch: fixtures },
    request: allUsersWanted(),
    read: (state: RootState) => selectAllUsers(state).remote,
  },
  {
    data: 'a client',
    call: 'client',
    response: noor,
    request: clientWanted({ userName: 'noor' }),
    read: (state: RootState) => selectClient(state, 'noor').remote,
  },
  {
    data: 'the list of pilots',
    call: 'pilots',
    response: { projects: ['demo', 'villa'] },
    request: pilotsWanted({}),
    read: (state: RootState) => selectPilotNames(state).remote,
  },
  {
    data: 'a project',
    call: 'project',
    response: projectFixtures.harbour,
    request: projectWanted({ id: 'p-harbour' }),
    read: (state: RootState) => selectProject(state, 'p-harbour'),
  },
];

const PENDING = new Promise<never>(() => undefined);
/** Options of `vi.waitFor`: its default of 50 ms would be most of the time these tests take. */
const POLLING = { interval: 1 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(CACHED)('$data, loaded and stale', ({ call, response, request, read }) => {
  async function staleWorld() {
    const { store, sent, answers } = fakeWorld({ features });
    const respondWith = (next: unknown) => Object.assign(answers, { [call]: next });
    const dispatch = () => store.dispatch(request);
    const shown = () => read(store.getState());
    respondWith(response);
    dispatch();
    await vi.waitFor(() => expect(shown().phase).toBe('ready'), POLLING);
    vi.setSystemTime(Date.now() + CACHE_MS);
    return { sent, respondWith, dispatch, shown };
  }

  it('stays while a refresh is pending', async () => {
    const { sent, respondWith, dispatch, shown } = await staleWorld();
    const before = shown();
    respondWith(PENDING);
    dispatch();
    expect(sent).toHaveLength(2);
    expect(shown()).toEqual(before);
  });

  it.each(['offline', 'slow', 'broken', 'nonsense'])(
    'stays when a refresh fails with “%s”, and is requested again the next time',
    async (kind) => {
      const { sent, respondWith, dispatch, shown } = await staleWorld();
      const before = shown();
      respondWith({ kind });
      dispatch();
      respondWith(PENDING);
      await vi.waitFor(() => {
        dispatch();
        expect(sent).toHaveLength(3);
      }, POLLING);
      expect(shown()).toEqual(before);
    },
  );

  it.each(['forbidden', 'missing'])('is replaced by the problem “%s”', async (kind) => {
    const { respondWith, dispatch, shown } = await staleWorld();
    respondWith({ kind });
    dispatch();
    await vi.waitFor(
      () => expect(shown()).toEqual({ phase: 'failed', problem: { kind } }),
      POLLING,
    );
  });
});
