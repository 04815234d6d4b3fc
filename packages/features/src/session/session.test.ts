import { admin, loginUser, noor, staff } from '@jawla/mocks/fixtures';
import { userEndpoints, type ResponseOf } from '@jawla/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProblemError, type Problem } from '#core/http';
import { createRequest, type Feature } from '#core/store';
import { createTestStore } from '#testing';
import {
  selectReauth,
  selectExpiresAt,
  selectNotice,
  selectReturnTo,
  selectUser,
  selectUserData,
  selectWaiting,
  session,
} from './session.slice';
import { userShown } from './userShown';

const { actions } = session;

it('loads the user of the stored token', async () => {
  const { store, sent } = createTestStore({ token: 't1', answers: { currentUser: noor } });
  store.dispatch(actions.userRequested());
  await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
  expect(sent).toEqual([{ name: 'currentUser', options: { params: { token: 't1' } } }]);
});

it('sends no request without a token', () => {
  const { store, sent } = createTestStore();
  store.dispatch(actions.userRequested());
  expect(sent).toEqual([]);
  expect(selectUserData(store.getState())).toEqual({ phase: 'idle' });
});

it('reports a failure', async () => {
  const { store } = createTestStore({
    token: 't1',
    answers: { currentUser: { kind: 'serverError' } },
  });
  store.dispatch(actions.userRequested());
  await vi.waitFor(() =>
    expect(selectUserData(store.getState())).toEqual({
      phase: 'failed',
      problem: { kind: 'serverError' },
    }),
  );
});

it('stores the token, loads the user and notifies the other tabs', async () => {
  const { store, stored, tabEvents } = createTestStore({ answers: { currentUser: admin } });
  store.dispatch(actions.loggedIn({ token: 't1', ...admin }));
  await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(admin));
  expect(stored.token).toBe('t1');
  expect(tabEvents).toEqual(['logged-in']);
});

it('does not request the user that the login response contains', async () => {
  const { store, sent } = createTestStore();
  store.dispatch(actions.loggedIn({ token: 't1', ...noor, user: noor }));
  expect(selectUser(store.getState())).toEqual(noor);
  expect(sent).toEqual([]);
});

it('stores the requested page until the user has reached it', () => {
  const { store } = createTestStore();
  store.dispatch(actions.pageRequested('/user/noor/Villa'));
  expect(selectReturnTo(store.getState())).toBe('/user/noor/Villa');
  store.dispatch(actions.returned());
  expect(selectReturnTo(store.getState())).toBeUndefined();
});

const loadName = createRequest({
  name: 'test/nameOfUser',
  kind: 'read',
  key: (id: string) => id,
  send: async (http, id) =>
    (await http.send(userEndpoints.client, { params: { clientID: id } })).fname,
});

it.each([
  ['logs out', actions.loggedOut()],
  ['logs in', actions.loggedIn({ token: 't2', ...noor })],
  ['has an expired session', actions.expired({ returnTo: '/user/noor' })],
])('discards loaded data when a user %s', async (_, next) => {
  const feature: Feature = { name: 'test', requests: [loadName] };
  const { store } = createTestStore({
    features: [feature],
    token: 't1',
    answers: { client: noor },
  });
  store.dispatch(loadName.requested('noor'));
  const root = (): object => store.getState();
  const state = () => loadName.selectState(root(), 'noor');
  await vi.waitFor(() => expect(state()).toMatchObject({ data: noor.fname }));
  store.dispatch(next);
  expect(state()).toEqual({ phase: 'idle' });
});

describe('a page restored from the bfcache', () => {
  it('requests the user again and shows the previous one until then', async () => {
    const renamed = { ...noor, fname: 'Nour' };
    const { store, answers } = createTestStore({ token: 't1', answers: { currentUser: noor } });
    store.dispatch(actions.userRequested());
    await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
    answers.currentUser = renamed;
    store.dispatch(actions.pageRestored());
    expect(selectUser(store.getState())).toEqual(noor);
    await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(renamed));
  });

  it('stays signed in without a network', async () => {
    const { store, answers, sent } = createTestStore({
      token: 't1',
      answers: { currentUser: noor },
    });
    store.dispatch(actions.userRequested());
    await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
    answers.currentUser = { kind: 'offline' };
    store.dispatch(actions.pageRestored());
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(selectUser(store.getState())).toEqual(noor);
  });

  it('requests the user as on the first load if none was loaded before', async () => {
    const { store } = createTestStore({ token: 't1', answers: { currentUser: noor } });
    store.dispatch(actions.pageRestored());
    await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
  });
});

describe('a user who is shown', () => {
  afterEach(() => void vi.useRealTimers());

  async function shownAfter(ms: number, answer: typeof noor | Problem) {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { store, answers, sent } = createTestStore({
      token: 't1',
      answers: { currentUser: noor },
    });
    const phases = new Set<string>();
    store.dispatch(actions.userRequested());
    await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
    store.subscribe(() => void phases.add(selectUserData(store.getState()).phase));
    answers.currentUser = answer;
    vi.setSystemTime(Date.now() + ms);
    store.dispatch(userShown());
    await new Promise((resolve) => void setTimeout(resolve, 0));
    return { sent, phases, user: selectUser(store.getState()) };
  }
  const shared = { ...noor, projectsData: [] };

  it('is asked for again once older than five minutes, without a loading screen', async () => {
    const { user, phases } = await shownAfter(5 * 60_000 + 1, shared);
    expect(user).toEqual(shared);
    expect([...phases]).toEqual(['ready']);
  });

  it('is not asked for before', async () => {
    const { user, sent } = await shownAfter(5 * 60_000 - 1000, shared);
    expect(user).toEqual(noor);
    expect(sent).toHaveLength(1);
  });

  it('keeps what was changed while the answer was on its way', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { store, answers, sent } = createTestStore({
      token: 't1',
      answers: { currentUser: noor },
    });
    store.dispatch(actions.userRequested());
    await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
    const first = Promise.withResolvers<typeof noor>();
    answers.currentUser = first.promise;
    vi.setSystemTime(Date.now() + 6 * 60_000);
    store.dispatch(userShown());
    const renamed = { ...noor, fname: 'Nour' };
    store.dispatch(actions.userEdited(renamed));
    answers.currentUser = { ...renamed, projectsData: [] };
    first.resolve(noor);
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    await vi.waitFor(() => expect(selectUser(store.getState())?.projectsData).toEqual([]));
    expect(selectUser(store.getState())?.fname).toBe('Nour');
  });

  it('stays as it is if that fails', async () => {
    const { user, sent, phases } = await shownAfter(6 * 60_000, { kind: 'serverError' });
    expect(sent).toHaveLength(2);
    expect(user).toEqual(noor);
    expect([...phases]).toEqual(['ready']);
  });
});

it('loads the user again when a request is refused by a role that an admin has changed', async () => {
  const feature: Feature = { name: 'test', requests: [loadName] };
  const { store, answers } = createTestStore({
    token: 't1',
    answers: { currentUser: admin, client: { kind: 'forbidden' } },
    features: [feature],
  });
  store.dispatch(actions.userRequested());
  await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(admin));
  const changed = { ...admin, isAdmin: false, isStaff: true };
  answers.currentUser = changed;
  store.dispatch(loadName.requested('noor'));
  await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(changed));
});

it.each([
  ['staff', staff, undefined, '/upload-files'],
  ['a client', noor, undefined, '/user/noor'],
  ['an admin', admin, undefined, '/dashboard'],
  ['a visitor who requested a page', noor, '/user/noor/Villa', '/user/noor/Villa'],
  ['who is another user', noor, '/user/khalid', '/user/noor'],
])(
  'prefetches the page where a user lands: %s',
  (_, { userName, isAdmin, isStaff }, requested, landing) => {
    const { store, prefetched, requestedEarly } = createTestStore();
    if (requested !== undefined) store.dispatch(actions.pageRequested(requested));
    store.dispatch(actions.loggedIn({ token: 't1', userName, isAdmin, isStaff }));
    expect(prefetched).toEqual([landing]);
    expect(requestedEarly.map(({ name }) => name)).toEqual(isAdmin ? ['users'] : []);
  },
);

it('shows a notice if the browser blocks cookies', () => {
  const { store, visited } = createTestStore({ acceptsCookies: false });
  store.dispatch(actions.loggedIn({ token: 't1', ...noor }));
  expect(selectNotice(store.getState())).toBe('cookiesBlocked');
  expect(visited).toEqual([]);
});

it('ends an expired session: deletes the cookie, notifies the tabs, shows the login with a notice', () => {
  const { store, stored, tabEvents, visited } = createTestStore({ token: 't1' });
  store.dispatch(actions.expired({ returnTo: '/user/noor' }));
  expect(stored.token).toBeUndefined();
  expect(tabEvents).toEqual(['logged-out']);
  expect(visited).toEqual([{ to: '/', replace: true, state: undefined }]);
  expect(selectNotice(store.getState())).toBe('expired');
  expect(selectReturnTo(store.getState())).toBe('/user/noor');
});

it('logs out on this device even if the server is unreachable', () => {
  const { store, stored, tabEvents, sent } = createTestStore({ token: 't1' });
  store.dispatch(actions.logoutRequested());
  expect(sent.map(({ name }) => name)).toEqual(['logout']);
  expect(stored.token).toBeUndefined();
  expect(tabEvents).toEqual(['logged-out']);
});

it.each([
  ['logged-out', '/'],
  ['logged-in', undefined],
  ['pass-reset', undefined],
  ['language', undefined],
] as const)('follows another tab: %s', (event, to) => {
  const { emitFromOtherTab, reloads } = createTestStore({ token: 't1' });
  emitFromOtherTab(event);
  expect(reloads).toEqual([to]);
});

it('leaves a page that waits for a mail when the password is set in another tab', () => {
  const { visited, emitFromOtherTab, reloads } = createTestStore();
  visited.push({ to: '/check-email/v2', replace: false, state: undefined });
  emitFromOtherTab('pass-reset');
  expect(reloads).toEqual(['/login']);
});

describe('an answer that comes late', () => {
  const khalid = { ...noor, _id: 'u-khalid', userName: 'khalid', fname: 'Khalid' };
  /** Signs noor in, and holds the next answer about a user. */
  async function held({ isLoaded = true } = {}) {
    const world = createTestStore({ token: 't1', answers: { currentUser: noor } });
    if (isLoaded) {
      world.store.dispatch(actions.userRequested());
      await vi.waitUntil(() => selectUser(world.store.getState()) !== undefined);
    }
    const late = Promise.withResolvers<typeof noor>();
    world.answers.currentUser = late.promise;
    return { ...world, late, user: () => selectUser(world.store.getState()) };
  }
  const settled = () => new Promise((resolve) => void setTimeout(resolve, 0));
  const PENDING = [
    ['of a page that loads', { isLoaded: false }, actions.userRequested()],
    ['of a restored page', {}, actions.pageRestored()],
    [
      'after a refusal',
      {},
      { type: 'test/failed', payload: { key: '', problem: { kind: 'forbidden' } } },
    ],
  ] as const;

  it.each(PENDING)('does not sign in who has logged out: %s', async (_, first, request) => {
    const { store, late, user, sent } = await held(first);
    store.dispatch(request);
    expect(sent.at(-1)?.name).toBe('currentUser');
    store.dispatch(actions.logoutRequested());
    late.resolve(noor);
    await settled();
    expect(selectUserData(store.getState())).toEqual({ phase: 'idle' });
    expect(user()).toBeUndefined();
  });

  it.each(PENDING)('does not replace who has logged in since: %s', async (_, first, request) => {
    const { store, late, user } = await held(first);
    store.dispatch(request);
    store.dispatch(actions.logoutRequested());
    store.dispatch(actions.loggedIn({ token: 't2', ...khalid, user: khalid }));
    late.resolve(noor);
    await settled();
    expect(user()).toEqual(khalid);
  });

  it.each(PENDING)(
    'reports no failure to who has logged in since: %s',
    async (_, first, request) => {
      const { store, late, answers, user } = await held(first);
      store.dispatch(request);
      store.dispatch(actions.logoutRequested());
      answers.currentUser = Promise.withResolvers<typeof noor>().promise;
      store.dispatch(actions.loggedIn({ token: 't2', ...khalid }));
      late.reject(new ProblemError({ kind: 'serverError' }));
      await settled();
      expect(user()).toBeUndefined();
      expect(selectUserData(store.getState())).toEqual({ phase: 'loading' });
    },
  );

  it('loads the page again if another user has logged in in another tab', async () => {
    const { store, late, user, stored, reloads } = await held();
    stored.token = 't2';
    store.dispatch(actions.pageRestored());
    late.resolve(khalid);
    await vi.waitFor(() => expect(reloads).toEqual([undefined]));
    expect(user()).toEqual(noor);
  });

  it('keeps unsaved work of one user from another, who has logged in in another tab', async () => {
    const { store, late, user, stored, reloads } = await held();
    store.dispatch(actions.workBegan('form'));
    stored.token = 't2';
    store.dispatch(actions.pageRestored());
    late.resolve(khalid);
    await vi.waitFor(() => expect(selectWaiting(store.getState())).toBe('logged-in'));
    expect(user()).toEqual(noor);
    expect(reloads).toEqual([]);
  });

  it('does not log in again who has logged out in another tab in the meantime', async () => {
    const { store, answers, stored, tabEvents } = await held();
    const login = Promise.withResolvers<ResponseOf<'emailLogin'>>();
    answers.emailLogin = login.promise;
    store.dispatch(actions.reauthRequested());
    store.dispatch(actions.reauthSubmitted({ password: 'Demo2024tour' }));
    stored.token = undefined;
    login.resolve({ token: 't3', user: loginUser(noor) });
    await vi.waitFor(() =>
      expect(selectReauth(store.getState())).toMatchObject({
        sending: false,
        problem: { kind: 'unauthenticated' },
      }),
    );
    expect(stored.token).toBeUndefined();
    expect(tabEvents).toEqual([]);
  });

  it('does not take another tab’s newest session for that of its user', async () => {
    const { store, late, stored, emitFromOtherTab } = await held();
    store.dispatch(actions.workBegan('form'));
    stored.token = 't2';
    emitFromOtherTab('logged-in');
    stored.token = undefined;
    emitFromOtherTab('logged-out');
    late.resolve(noor);
    await settled();
    expect(selectWaiting(store.getState())).toBe('logged-out');
  });
});

describe('with unsaved work', () => {
  it('defers events from other tabs', () => {
    const { store, emitFromOtherTab, reloads } = createTestStore({ token: 't1' });
    store.dispatch(actions.workBegan('form'));
    store.dispatch(actions.workBegan('upload'));
    emitFromOtherTab('language');
    store.dispatch(actions.workEnded('form'));
    expect(reloads).toEqual([]);
    expect(selectWaiting(store.getState())).toBe('language');
    store.dispatch(actions.workEnded('upload'));
    expect(reloads).toEqual([undefined]);
  });

  it('keeps the page when the session ends, and renews the session over it', async () => {
    const { store, stored, tabEvents, visited } = createTestStore({
      token: 't1',
      answers: { currentUser: noor, emailLogin: { token: 't2', user: loginUser(noor) } },
    });
    store.dispatch(actions.userRequested());
    await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
    store.dispatch(actions.workBegan('form'));
    store.dispatch(actions.expired({ returnTo: '/user/noor' }));
    expect(stored.token).toBeUndefined();
    expect(visited).toEqual([]);
    expect(selectUser(store.getState())).toEqual(noor);
    expect(selectReauth(store.getState())).toMatchObject({ ended: true });

    store.dispatch(actions.reauthSubmitted({ password: 'Demo2024tour' }));
    await vi.waitFor(() => expect(selectReauth(store.getState())).toBeUndefined());
    expect(stored.token).toBe('t2');
    expect(tabEvents).toEqual(['logged-out', 'logged-in']);
    expect(visited).toEqual([]);
  });

  it('keeps the page of a save that was refused, too', async () => {
    const { store, visited } = createTestStore({ token: 't1', answers: { currentUser: noor } });
    store.dispatch(actions.userRequested());
    await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
    store.dispatch(actions.expired({ returnTo: '/user/noor', isSaving: true }));
    expect(visited).toEqual([]);
    expect(selectReauth(store.getState())).toMatchObject({ ended: true });
  });

  it('discards the work at the user’s request', async () => {
    const { store, visited } = createTestStore({ token: 't1', answers: { currentUser: noor } });
    store.dispatch(actions.userRequested());
    await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
    store.dispatch(actions.workBegan('form'));
    store.dispatch(actions.expired({ returnTo: '/user/noor' }));
    store.dispatch(actions.unsavedChangesDiscarded());
    expect(visited.map(({ to }) => to)).toEqual(['/']);
    expect(selectUser(store.getState())).toBeUndefined();
  });
});

describe('the end of the session', () => {
  const load = async (testStore: ReturnType<typeof createTestStore>) => {
    testStore.store.dispatch(actions.userRequested());
    await vi.waitFor(() => expect(selectUser(testStore.store.getState())).toEqual(noor));
  };

  it('is announced five minutes before, not earlier', async () => {
    const early = createTestStore({ token: 't1', answers: { currentUser: noor } });
    early.stored.expiresAt = Date.now() + 6 * 60_000;
    await load(early);
    expect(selectExpiresAt(early.store.getState())).toBeUndefined();

    const late = createTestStore({ token: 't1', answers: { currentUser: noor } });
    late.stored.expiresAt = Date.now() + 4 * 60_000;
    await load(late);
    expect(selectExpiresAt(late.store.getState())).toBe(late.stored.expiresAt);
  });

  it('ends the session on time', async () => {
    const testStore = createTestStore({ token: 't1', answers: { currentUser: noor } });
    testStore.stored.expiresAt = Date.now() - 1;
    testStore.store.dispatch(actions.userRequested());
    await vi.waitFor(() => expect(testStore.visited.map(({ to }) => to)).toEqual(['/']));
    expect(selectNotice(testStore.store.getState())).toBe('expired');
    expect(testStore.stored.token).toBeUndefined();
  });

  it('is postponed by re-authentication, after the error of a wrong password', async () => {
    const testStore = createTestStore({ token: 't1', answers: { currentUser: noor } });
    testStore.stored.expiresAt = Date.now() + 4 * 60_000;
    await load(testStore);
    const problem = { kind: 'unauthenticated', message: 'wrong' } as const;
    testStore.answers.emailLogin = problem;
    testStore.store.dispatch(actions.reauthRequested());
    testStore.store.dispatch(actions.reauthSubmitted({ password: 'x' }));
    await vi.waitFor(() =>
      expect(selectReauth(testStore.store.getState())).toMatchObject({ problem }),
    );
    testStore.answers.emailLogin = { token: 't2', user: loginUser(noor) };
    testStore.stored.expiresAt = Date.now() + 36_000_000;
    testStore.store.dispatch(actions.reauthSubmitted({ password: 'Demo2024tour' }));
    await vi.waitFor(() => expect(selectReauth(testStore.store.getState())).toBeUndefined());
    expect(selectExpiresAt(testStore.store.getState())).toBeUndefined();
    expect(testStore.tabEvents).toEqual([]);
  });
});
