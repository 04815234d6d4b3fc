import { clients } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import type { Feature } from '#core/store';
import { selectHasUnsavedWork, session } from '#session';
import { createTestStore } from '#testing';
import { deleteUser, loadUsers } from '../../users.requests';
import { deleteUsers } from './deleteUsers';

const feature: Feature = {
  name: 'clients',
  slices: [deleteUsers],
  requests: [loadUsers, deleteUser],
  saga: deleteUsers.saga,
};

const six = clients.slice(0, 6);
const ids = six.map(({ _id }) => _id);
type Options = NonNullable<Parameters<typeof createTestStore>[0]>;

/** Deletes the first `count` of six clients. */
function start(answers: NonNullable<Options['answers']>, count: number) {
  const test = createTestStore({ features: [feature], answers });
  const root = (): object => test.store.getState();
  const run = () => deleteUsers.selectRun(root());
  test.store.dispatch(deleteUsers.started(six.slice(0, count)));
  const sentIds = () =>
    test.sent.flatMap(({ name, options: { params } }): unknown[] =>
      name === 'deleteUser' ? Object.values(params ?? {}) : [],
    );
  return { ...test, root, run, sentIds };
}
const message = { message: 'Gone.' };

describe('the deletion of several clients', () => {
  it('sends four requests at a time, each once, and reports the progress', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof message>();
    const { run, sentIds } = start({ deleteUser: promise }, 6);
    await vi.waitFor(() => expect(sentIds()).toEqual(ids.slice(0, 4)));
    expect(run()).toMatchObject({ done: 0, isRunning: true });
    resolve(message);
    await vi.waitFor(() => expect(run()).toMatchObject({ done: 6, isRunning: false }));
    expect(sentIds()).toEqual(ids);
  });

  it('loads lists again once, at its end', async () => {
    const list = { users: [], next: null, prev: null };
    const test = createTestStore({
      features: [feature],
      answers: { deleteUser: message, users: list },
    });
    const loads = () => test.sent.filter(({ name }) => name === 'users').length;
    test.show(loadUsers, { page: 1, sort: undefined });
    await vi.waitFor(() => expect(loads()).toBe(1));
    test.store.dispatch(deleteUsers.started(six.slice(0, 5)));
    await vi.waitFor(() => expect(test.sent).toHaveLength(7));
    expect(test.sent.map(({ name }) => name).at(-1)).toBe('users');
  });

  it('reports each failure with its client, and leaves none in the state of the requests', async () => {
    const { store, root, run } = start({ deleteUser: { kind: 'serverError' } }, 2);
    await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
    expect(run()?.failed).toEqual(
      six.slice(0, 2).map((user) => ({ user, problem: { kind: 'serverError' }, isUnsure: true })),
    );
    expect(deleteUser.selectStates(root())).toEqual({});
    store.dispatch(deleteUsers.started(six.slice(0, 1)));
    expect(run()).toMatchObject({ done: 0, failed: [], isRunning: true });
  });

  it('counts clients whom another admin has deleted before as done', async () => {
    const { root, run } = start({ deleteUser: { kind: 'notFound' } }, 2);
    await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
    expect(run()).toMatchObject({ done: 2, gone: ids.slice(0, 2), failed: [] });
    expect(deleteUser.selectStates(root())).toEqual({});
  });

  it.each([{ kind: 'offline' }, { kind: 'unauthenticated' }] as const)(
    'ends after $kind, because all others would fail like it',
    async (problem) => {
      const { run, sentIds } = start({ deleteUser: problem }, 6);
      await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
      expect(sentIds().length).toBeLessThanOrEqual(4);
      expect(
        run()
          ?.failed.map(({ user }) => user._id)
          .sort(),
      ).toEqual([...ids].sort());
    },
  );

  it('is unsure about what was sent without an answer, and about nothing else', async () => {
    const { run, sentIds } = start({ deleteUser: { kind: 'offline' } }, 5);
    await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
    const unsure = run()?.failed.flatMap(({ user, isUnsure }) => (isUnsure ? [user._id] : []));
    expect(new Set(unsure)).toEqual(new Set(sentIds()));
    expect(unsure).not.toContain(ids[4]);
    const refused = start({ deleteUser: { kind: 'forbidden' } }, 1);
    await vi.waitFor(() => expect(refused.run()?.failed).toMatchObject([{ isUnsure: false }]));
  });

  it('ignores a second one while it runs, and keeps its outcome until it is dismissed', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof message>();
    const { store, run, sentIds } = start({ deleteUser: promise }, 1);
    store.dispatch(deleteUsers.started(six.slice(1, 2)));
    store.dispatch(deleteUsers.dismissed());
    expect(run()?.users).toHaveLength(1);
    resolve(message);
    await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
    expect(sentIds()).toEqual(ids.slice(0, 1));
    store.dispatch(deleteUsers.dismissed());
    expect(run()).toBeNull();
  });

  it('keeps the tab open while it runs', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof message>();
    const { store, run } = start({ deleteUser: promise }, 1);
    expect(selectHasUnsavedWork(store.getState())).toBe(true);
    resolve(message);
    await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
    expect(selectHasUnsavedWork(store.getState())).toBe(false);
  });

  it('is forgotten when the user changes: nothing further is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof message>();
    const { store, run, sent } = start({ deleteUser: promise }, 5);
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    store.dispatch(session.actions.cleared());
    resolve(message);
    await promise;
    expect(run() ?? null).toBeNull();
    expect(sent).toHaveLength(4);
  });
});
