import { admin, noor } from '@jawla/mocks/fixtures';
import { expect, it, vi } from 'vitest';
import { fakeWorld } from '../testing/fakeWorld';
import {
  selectNotice,
  selectReturnTo,
  selectUser,
  selectUserRemote,
  session,
} from './session.slice';

const { actions } = session;

it('loads the user of the stored token', async () => {
  const { store, sent } = fakeWorld({ token: 't1', answers: { currentUser: noor } });
  store.dispatch(actions.userRequested());
  await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
  expect(sent).toEqual([{ name: 'currentUser', options: { params: { token: 't1' } } }]);
});

it('asks nobody without a token', () => {
  const { store, sent } = fakeWorld();
  store.dispatch(actions.userRequested());
  expect(sent).toEqual([]);
  expect(selectUserRemote(store.getState())).toEqual({ phase: 'idle' });
});

it('says what went wrong', async () => {
  const { store } = fakeWorld({ token: 't1', answers: { currentUser: { kind: 'broken' } } });
  store.dispatch(actions.userRequested());
  await vi.waitFor(() =>
    expect(selectUserRemote(store.getState())).toEqual({
      phase: 'failed',
      problem: { kind: 'broken' },
    }),
  );
});

it('sends an admin to the dashboard and a client home, and tells the other tabs', async () => {
  for (const [user, home] of [
    [admin, '/dashboard'],
    [noor, '/user/noor'],
  ] as const) {
    const world = fakeWorld({ answers: { currentUser: user } });
    world.store.dispatch(actions.loggedIn({ token: 't1', ...user }));
    await vi.waitFor(() => expect(world.visited).toHaveLength(1));
    expect(world.visited[0]).toMatchObject({ to: home, replace: true });
    expect(world.kept.token).toBe('t1');
    expect(world.told).toEqual(['logged-in']);
  }
});

it('returns to the page asked for before', async () => {
  const { store, visited } = fakeWorld({ answers: { currentUser: noor } });
  store.dispatch(actions.pageWanted('/user/noor/Villa'));
  store.dispatch(actions.loggedIn({ token: 't1', ...noor }));
  await vi.waitFor(() => expect(visited.map(({ to }) => to)).toEqual(['/user/noor/Villa']));
  expect(selectReturnTo(store.getState())).toBeUndefined();
});

it('never returns to somebody else’s site', async () => {
  const { store, visited } = fakeWorld({ answers: { currentUser: noor } });
  store.dispatch(actions.pageWanted('//evil.example/'));
  store.dispatch(actions.loggedIn({ token: 't1', ...noor }));
  await vi.waitFor(() => expect(visited.map(({ to }) => to)).toEqual(['/user/noor']));
});

it('says so when the browser keeps no cookie', () => {
  const { store, visited } = fakeWorld({ acceptsCookies: false });
  store.dispatch(actions.loggedIn({ token: 't1', ...noor }));
  expect(selectNotice(store.getState())).toBe('cookiesBlocked');
  expect(visited).toEqual([]);
});

it('ends an expired session: cookie gone, tabs told, login with a notice', () => {
  const { store, kept, told, visited } = fakeWorld({ token: 't1' });
  store.dispatch(actions.expired({ returnTo: '/user/noor' }));
  expect(kept.token).toBeUndefined();
  expect(told).toEqual(['logged-out']);
  expect(visited).toEqual([{ to: '/', replace: true, state: undefined }]);
  expect(selectNotice(store.getState())).toBe('expired');
  expect(selectReturnTo(store.getState())).toBe('/user/noor');
});

it('logs out on this device even when the server cannot be told', () => {
  const { store, kept, told, sent } = fakeWorld({ token: 't1' });
  store.dispatch(actions.logoutRequested());
  expect(sent.map(({ name }) => name)).toEqual(['logout']);
  expect(kept.token).toBeUndefined();
  expect(told).toEqual(['logged-out']);
});

it.each([
  ['logged-out', '/'],
  ['logged-in', undefined],
  ['pass-reset', undefined],
  ['language', undefined],
] as const)('follows another tab: %s', (event, to) => {
  const { fromOtherTab, reloads } = fakeWorld({ token: 't1' });
  fromOtherTab(event);
  expect(reloads).toEqual([to]);
});
