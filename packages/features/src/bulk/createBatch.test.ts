import { describe, expect, it, vi } from 'vitest';
import { requestsTo, type Feature } from '#core/store';
import { selectHasUnsavedWork, session } from '#session';
import { createTestStore } from '#testing';
import { createBatch } from './createBatch';

interface Row {
  id: string;
}

const createRequest = requestsTo({});
const remove = createRequest({
  name: 'rows/delete',
  kind: 'write',
  key: ({ id }: Row) => id,
  send: (http, { id }) => http.send('deleteUser', { params: { userId: id } }),
  invalidates: () => [{ kind: 'client' }],
});
const load = createRequest({
  name: 'rows/load',
  kind: 'read',
  key: (_: string) => 'all',
  send: (http) => http.send('users', { query: { page: '1' } }),
  entities: () => [{ kind: 'client' }],
});
const removeSeveral = createBatch('rows/deleteSeveral', remove);

const feature: Feature = {
  name: 'rows',
  slices: [removeSeveral],
  requests: [load, remove],
  saga: removeSeveral.saga,
};

const items = (...ids: string[]) => ids.map((id) => ({ key: id, name: id, input: { id } }));
type Options = NonNullable<Parameters<typeof createTestStore>[0]>;

function start(answers: NonNullable<Options['answers']>, ...ids: string[]) {
  const test = createTestStore({ features: [feature], answers });
  const root = (): object => test.store.getState();
  const run = () => removeSeveral.selectRun(root());
  test.store.dispatch(removeSeveral.started(items(...ids)));
  const sentIds = () =>
    test.sent.flatMap(({ name, options: { params } }): unknown[] =>
      name === 'deleteUser' ? Object.values(params ?? {}) : [],
    );
  return { ...test, root, run, sentIds };
}

const message = { message: 'Gone.' };

describe('a batch', () => {
  it('sends four requests at a time, each once, and reports the progress', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof message>();
    const { run, sentIds } = start({ deleteUser: promise }, 'a', 'b', 'c', 'd', 'e', 'f');
    await vi.waitFor(() => expect(sentIds()).toEqual(['a', 'b', 'c', 'd']));
    expect(run()).toMatchObject({ done: 0, isRunning: true });
    resolve(message);
    await vi.waitFor(() => expect(run()).toMatchObject({ done: 6, isRunning: false }));
    expect(sentIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('loads lists again once, at its end', async () => {
    const list = { users: [], next: null, prev: null };
    const test = createTestStore({
      features: [feature],
      answers: { deleteUser: message, users: list },
    });
    const loads = () => test.sent.filter(({ name }) => name === 'users').length;
    test.show(load, 'all');
    await vi.waitFor(() => expect(loads()).toBe(1));
    test.store.dispatch(removeSeveral.started(items('a', 'b', 'c', 'd', 'e')));
    await vi.waitFor(() => expect(test.sent).toHaveLength(7));
    expect(test.sent.map(({ name }) => name).at(-1)).toBe('users');
  });

  it('reports each failure with its item, and leaves none in the state of the requests', async () => {
    const { store, root, run } = start({ deleteUser: { kind: 'serverError' } }, 'a', 'b');
    await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
    expect(run()?.failed).toEqual(
      items('a', 'b').map((item) => ({ item, problem: { kind: 'serverError' }, isUnsure: true })),
    );
    expect(remove.selectStates(root())).toEqual({});
    store.dispatch(removeSeveral.started(items('a')));
    expect(run()).toMatchObject({ done: 0, failed: [], isRunning: true });
  });

  it.each([{ kind: 'offline' }, { kind: 'unauthenticated' }] as const)(
    'ends after $kind, because all others would fail like it',
    async (problem) => {
      const { run, sentIds } = start({ deleteUser: problem }, 'a', 'b', 'c', 'd', 'e', 'f');
      await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
      expect(sentIds().length).toBeLessThanOrEqual(4);
      expect(
        run()
          ?.failed.map(({ item }) => item.key)
          .sort(),
      ).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    },
  );

  it('is unsure about what was sent without an answer, and about nothing else', async () => {
    const { run, sentIds } = start({ deleteUser: { kind: 'offline' } }, 'a', 'b', 'c', 'd', 'e');
    await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
    const unsure = run()?.failed.flatMap(({ item, isUnsure }) => (isUnsure ? [item.key] : []));
    expect(unsure?.sort()).toEqual(sentIds());
    expect(unsure).not.toContain('e');
    const refused = start({ deleteUser: { kind: 'forbidden' } }, 'a');
    await vi.waitFor(() => expect(refused.run()?.failed).toMatchObject([{ isUnsure: false }]));
  });

  it('ignores a second one while it runs, and keeps its outcome until it is dismissed', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof message>();
    const { store, run, sentIds } = start({ deleteUser: promise }, 'a');
    store.dispatch(removeSeveral.started(items('b')));
    store.dispatch(removeSeveral.dismissed());
    expect(run()?.items).toHaveLength(1);
    resolve(message);
    await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
    expect(sentIds()).toEqual(['a']);
    store.dispatch(removeSeveral.dismissed());
    expect(run()).toBeNull();
  });

  it('keeps the tab open while it runs', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof message>();
    const { store, run } = start({ deleteUser: promise }, 'a');
    expect(selectHasUnsavedWork(store.getState())).toBe(true);
    resolve(message);
    await vi.waitFor(() => expect(run()?.isRunning).toBe(false));
    expect(selectHasUnsavedWork(store.getState())).toBe(false);
  });

  it('is forgotten when the user changes: nothing further is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof message>();
    const { store, run, sent } = start({ deleteUser: promise }, 'a', 'b', 'c', 'd', 'e');
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    store.dispatch(session.actions.cleared());
    resolve(message);
    await promise;
    expect(run() ?? null).toBeNull();
    expect(sent).toHaveLength(4);
  });
});
