import { loginUser, noor } from '@jawla/mocks/fixtures';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { auth, selectCode, selectLogin, selectPassword } from '../../domains/auth/auth.slice';
import { messages, selectLink, selectSending } from '../../domains/auth/messages.slice';
import { selectUserRemote, session } from '../../session/session.slice';
import { fakeWorld } from '#testing';
import { usersPageWanted } from '../../domains/users/list/users.saga';
import { takeEvery } from './effects';
import { addFeature } from './features';
import type { RootState } from './rootState';

const requested = createAction<number>('test/requested');
const FORM = { email: 'noor@example.com', password: 'Demo2024tour', remember: false };
const OFFLINE = { kind: 'offline' };
const LOGIN = { token: 't1', user: loginUser(noor) };

function openWorld(answers: NonNullable<Parameters<typeof fakeWorld>[0]>['answers'] = {}) {
  const world = fakeWorld({ lazySagas: true, answers });
  onTestFinished(() => world.store.stop());
  const sentNames = () => world.sent.map(({ name }) => name);
  return { ...world, sentNames };
}

/** Makes dynamic imports of a module fail, as without a network. */
function failToLoad(path: string) {
  const load = vi.fn<() => never>(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.doMock(path, load);
  const recover = () => vi.doUnmock(path);
  onTestFinished(recover);
  return { failed: () => vi.waitFor(() => expect(load).toHaveBeenCalled()), recover };
}

describe('an action dispatched before the sagas have loaded', () => {
  /** Adds a feature whose saga loads when the test says so. */
  function addLazyFeature(name: string) {
    const loading = Promise.withResolvers<Saga>();
    const handled: number[] = [];
    addFeature({ name, slices: [], saga: { load: () => loading.promise, lost: () => [] } });
    return {
      handled,
      finishLoading: () =>
        loading.resolve(function* saga() {
          yield takeEvery(requested, ({ payload }) => void handled.push(payload));
        }),
    };
  }

  it('is handled once when they have loaded: a login is sent', async () => {
    const { store, sent, sentNames, kept } = openWorld({ emailLogin: LOGIN, currentUser: noor });
    store.dispatch(auth.actions.loginSubmitted(FORM));
    expect(sent).toEqual([]);
    expect(selectLogin(store.getState()).phase).toBe('sending');
    await vi.waitFor(() => expect(kept.token).toBe('t1'));
    expect(sentNames().filter((name) => name === 'emailLogin')).toHaveLength(1);
  });

  it('is handled in the order of dispatch', async () => {
    const { store } = openWorld();
    const { handled, finishLoading } = addLazyFeature('ordered');
    for (const action of [1, 2, 3]) store.dispatch(requested(action));
    finishLoading();
    await vi.waitFor(() => expect(handled).toEqual([1, 2, 3]));
    store.dispatch(requested(4));
    expect(handled).toEqual([1, 2, 3, 4]);
  });

  it('is handled by each feature as soon as its own saga has loaded', async () => {
    const { store } = openWorld();
    const fast = addLazyFeature('fast');
    const slow = addLazyFeature('slow');
    fast.finishLoading();
    store.dispatch(requested(1));
    await vi.waitFor(() => expect(fast.handled).toEqual([1]));
    store.dispatch(requested(2));
    expect([fast.handled, slow.handled]).toEqual([[1, 2], []]);
    slow.finishLoading();
    await vi.waitFor(() => expect(slow.handled).toEqual([1, 2]));
    expect(fast.handled).toEqual([1, 2]);
  });

  it('is handled by a feature that loads after the store was opened, from then on', async () => {
    const { store } = openWorld();
    store.dispatch(requested(1));
    const { handled, finishLoading } = addLazyFeature('late');
    store.dispatch(requested(2));
    finishLoading();
    await vi.waitFor(() => expect(handled).toEqual([2]));
  });
});

describe('an action whose saga fails to load', () => {
  const link = { id: 'L-secret', needs: 'account' } as const;
  const FAILURES: {
    reader: string;
    action: UnknownAction;
    problem: (state: RootState) => unknown;
  }[] = [
    {
      reader: 'the login form',
      action: auth.actions.loginSubmitted(FORM),
      problem: (state) => selectLogin(state).problem,
    },
    {
      reader: 'the code form',
      action: auth.actions.codeSubmitted({ phone: '962790123456', code: '123456' }),
      problem: (state) => selectCode(state).problem,
    },
    {
      reader: 'the password form',
      action: auth.actions.passwordSubmitted({ link: link.id, password: 'Sunrise24' }),
      problem: (state) => selectPassword(state).problem,
    },
    {
      reader: 'a message that is sent',
      action: messages.actions.messageAsked({ kind: 'code', to: '962790123456', again: false }),
      problem: (state) => selectSending(state).problem,
    },
    {
      reader: 'a page that stands for a link',
      action: messages.actions.linkOpened(link),
      problem: (state) => {
        const { owner } = selectLink(state);
        return owner.phase === 'failed' ? owner.problem : undefined;
      },
    },
    {
      reader: 'a page that needs to know the user',
      action: session.actions.userRequested(),
      problem: (state) => {
        const user = selectUserRemote(state);
        return user.phase === 'failed' ? user.problem : undefined;
      },
    },
  ];

  it.each(FAILURES)('is reported as offline to $reader', async ({ action, problem }) => {
    failToLoad('../auth/auth.saga');
    failToLoad('../session/session.saga');
    const { store, sent } = openWorld();
    store.dispatch(action);
    await vi.waitFor(() => expect(problem(store.getState())).toEqual(OFFLINE));
    expect(sent).toEqual([]);
  });

  it('is not sent later, but the next attempt is', async () => {
    const network = failToLoad('../auth/auth.saga');
    const { store, sent, sentNames, kept } = openWorld({ emailLogin: LOGIN, currentUser: noor });
    store.dispatch(auth.actions.loginSubmitted(FORM));
    await vi.waitFor(() => expect(selectLogin(store.getState()).phase).toBe('editing'));
    network.recover();
    store.dispatch(auth.actions.loginSubmitted({ ...FORM, password: 'corrected' }));
    await vi.waitFor(() => expect(kept.token).toBe('t1'));
    expect(sentNames().filter((name) => name === 'emailLogin')).toHaveLength(1);
    expect(sent[0]?.options.body).toMatchObject({ password: 'corrected' });
  });

  it('is handled later by a feature that came with its page, whose users wait for data', async () => {
    const network = failToLoad('./sagas');
    const { store, sentNames } = openWorld();
    store.dispatch(usersPageWanted({ page: 1, sort: undefined }));
    await network.failed();
    network.recover();
    await vi.waitFor(() => {
      store.dispatch({ type: 'test/next' });
      expect(sentNames()).toEqual(['users']);
    });
  });
});
