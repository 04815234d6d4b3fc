import { clientsToCsv } from '@jawla/contract/clientsCsv';
import { clients as fixtures, manyClients, noor } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { entitiesChanged } from '#core/store';
import { createTestStore } from '#testing';
import { deleteProject } from '#projects';
import { features } from './client.page';
import { searchUsers, sortUsers } from './users.model';
import {
  ALL_USERS,
  createClient,
  deleteUser,
  loadAllUsers,
  loadClient,
  loadUsers,
  updateClient,
} from './users.requests';

const FIRST = { page: 1, sort: undefined };
const list = { users: fixtures.slice(0, 30), next: { page: 2, limit: 30 }, prev: null };

describe('a page of clients', () => {
  it('is loaded once, without the full list', async () => {
    const { store, sent } = createTestStore({ features, answers: { users: list } });
    const state = () => loadUsers.selectState(store.getState(), '1');
    store.dispatch(loadUsers.requested(FIRST));
    store.dispatch(loadUsers.requested(FIRST));
    await vi.waitFor(() =>
      expect(state()).toMatchObject({
        phase: 'ready',
        data: { hasNext: true, previous: undefined },
      }),
    );
    expect(sent.map(({ options }) => options.query)).toEqual([
      { page: '1', limit: '30', usersSearch: 'omit' },
    ]);
  });

  it('says how many clients there are, without those who were deleted since', async () => {
    const answers = {
      users: { ...list, total: 70, unverified: 9 },
      deleteUser: { message: 'Gone.' },
    };
    const { store } = createTestStore({ features, answers });
    const counts = () => {
      const state = loadUsers.selectState(store.getState(), '1');
      return 'data' in state ? state.data?.counts : undefined;
    };
    store.dispatch(loadUsers.requested(FIRST));
    await vi.waitFor(() => expect(counts()).toEqual({ total: 70, unverified: 9 }));
    store.dispatch(deleteUser.requested({ ...noor, verified: false }));
    await vi.waitFor(() => expect(counts()).toEqual({ total: 69, unverified: 8 }));
  });

  it('remains visible while it is loaded again after a project changed', async () => {
    const { store, sent } = createTestStore({ features, answers: { users: list } });
    const state = () => loadUsers.selectState(store.getState(), '1');
    store.dispatch(loadUsers.requested(FIRST));
    await vi.waitFor(() => expect(state().phase).toBe('ready'));
    store.dispatch(entitiesChanged([{ kind: 'client' }]));
    store.dispatch(loadUsers.requested(FIRST));
    expect(sent).toHaveLength(2);
    expect(state()).toMatchObject({ phase: 'loading', data: { users: list.users } });
  });

  it('provides the full list if the server sends it with a page', async () => {
    const { store, sent } = createTestStore({
      features,
      answers: { users: { ...list, usersSearch: fixtures } },
    });
    store.dispatch(loadUsers.requested(FIRST));
    await vi.waitFor(() =>
      expect(loadAllUsers.selectState(store.getState(), ALL_USERS).phase).toBe('ready'),
    );
    store.dispatch(loadAllUsers.requested(ALL_USERS));
    expect(sent).toHaveLength(1);
  });
});

describe('deleting a user', () => {
  const request = deleteUser.requested(noor);

  it('is reported immediately, and the lists are loaded again', async () => {
    const { store, sent, show, answers } = createTestStore({
      features,
      answers: { users: list, deleteUser: { message: 'Gone.' } },
    });
    show(loadUsers, FIRST);
    const page = () => loadUsers.selectState(store.getState(), '1');
    await vi.waitFor(() => expect(page().phase).toBe('ready'));
    answers.users = new Promise(() => undefined);
    store.dispatch(request);
    expect(deleteUser.selectState(store.getState(), noor._id).phase).toBe('loading');
    await vi.waitFor(() =>
      expect(sent.map(({ name }) => name)).toEqual(['users', 'deleteUser', 'users']),
    );
    expect(sent[1]?.options.params).toEqual({ userId: noor._id });
    // Until the response arrives, the known list is shown without the user.
    expect(page()).toMatchObject({ phase: 'loading' });
    expect(page()).not.toMatchObject({
      data: { users: expect.arrayContaining([expect.objectContaining({ _id: noor._id })]) },
    });
  });

  it('reports the reason of a failure', async () => {
    const { store } = createTestStore({
      features,
      answers: { deleteUser: { kind: 'serverError' } },
    });
    store.dispatch(request);
    await vi.waitFor(() =>
      expect(deleteUser.selectState(store.getState(), noor._id)).toEqual({
        phase: 'failed',
        problem: { kind: 'serverError' },
      }),
    );
  });
});

describe('saving a client', () => {
  const form = { userName: ' newone ', fname: 'Sara', lname: 'Ali', email: 'a@b.co ', phone: '' };

  it('creates a client with trimmed values', async () => {
    const { store, sent } = createTestStore({
      features,
      answers: { createUser: { data: { userName: 'newone' }, message: 'Made.' } },
    });
    store.dispatch(createClient.requested({ form, formId: 'f-1' }));
    await vi.waitFor(() =>
      expect(createClient.selectState(store.getState(), 'f-1')).toMatchObject({
        data: { userName: 'newone', message: 'Made.' },
      }),
    );
    expect(sent[0]?.options.body).toMatchObject({ userName: 'newone', email: 'a@b.co' });
  });

  it('loads the client again after an update', async () => {
    const { store, sent } = createTestStore({
      features,
      answers: { updateUser: { message: 'Saved.' }, client: noor },
    });
    store.dispatch(updateClient.requested({ ...form, userName: 'noor' }));
    await vi.waitFor(() =>
      expect(updateClient.selectState(store.getState(), 'noor')).toMatchObject({
        data: { message: 'Saved.' },
      }),
    );
    expect(sent.map(({ name }) => name)).toEqual(['updateUser', 'client']);
    expect(loadClient.selectState(store.getState(), 'noor')).toMatchObject({ data: noor });
  });

  it('succeeds even if the client cannot be loaded again', async () => {
    const { store } = createTestStore({
      features,
      answers: { updateUser: { message: 'Saved.' }, client: { kind: 'offline' } },
    });
    store.dispatch(updateClient.requested({ ...form, userName: 'noor' }));
    await vi.waitFor(() =>
      expect(updateClient.selectState(store.getState(), 'noor')).toMatchObject({
        data: { message: 'Saved.' },
      }),
    );
  });
});

describe('deleting a project of a client', () => {
  it('sends the owner, and loads the client again', async () => {
    const { store, sent, show } = createTestStore({
      features,
      answers: { deleteProject: { message: 'Gone.' }, client: noor },
    });
    show(loadClient, 'noor');
    const loads = () => sent.filter(({ name }) => name === 'client').length;
    await vi.waitFor(() =>
      expect(loadClient.selectState(store.getState(), 'noor').phase).toBe('ready'),
    );
    const [own, , shared] = noor.projectsData;
    for (const project of [own, shared]) {
      if (project) store.dispatch(deleteProject.requested({ client: noor, project }));
    }
    await vi.waitFor(() => expect(loads()).toBeGreaterThan(1));
    const headers = sent
      .filter(({ name }) => name === 'deleteProject')
      .map(({ options }): unknown => Object.getOwnPropertyDescriptor(options, 'headers')?.value);
    expect(headers).toEqual([
      { isOwner: 'true', user: 'noor' },
      { isOwner: 'false', user: 'noor' },
    ]);
  });
});

describe('searching and sorting', () => {
  const person = (fname: string, lname: string, projects = 0) => ({
    ...noor,
    _id: fname + lname,
    fname,
    lname,
    projectsData: noor.projectsData.slice(0, projects),
  });
  const people = [
    person('Omar', 'Nassar', 1),
    person('أحمد', 'العُمَري', 3),
    person('ali', 'Haddad'),
  ];
  const names = (found: readonly { fname: string }[]) => found.map(({ fname }) => fname);

  it('finds a match across first and last name, ignoring spelling variants', () => {
    expect(names(searchUsers(people, 'احمد العمري'))).toEqual(['أحمد']);
    expect(names(searchUsers(people, 'R NAS'))).toEqual(['Omar']);
    expect(names(searchUsers(people, 'nas omar'))).toEqual(['Omar']);
    expect(searchUsers(people, '  ')).toBe(people);
  });

  it('sorts by name in the collation order, and by number of projects, descending', () => {
    expect(names(sortUsers(people, 'name', 'en'))).toEqual(['ali', 'Omar', 'أحمد']);
    expect(names(sortUsers(people, 'projects', 'en'))).toEqual(['أحمد', 'Omar', 'ali']);
    expect(sortUsers(people, undefined, 'en')).toBe(people);
  });

  it('searches ten thousand users quickly', () => {
    expect(searchUsers(manyClients(10_000), 'haddad 9997')).toHaveLength(1);
  });
});

it('exports CSV without executable formulas', () => {
  const csv = clientsToCsv({ head: ['a', 'b'], verified: 'Yes', unverified: 'No' }, [
    { ...noor, fname: '=1+1', lname: 'O"Neil, Jr', verified: true },
    { ...noor, verified: false, created: '2026-03-05' },
  ]);
  expect(csv.startsWith('\ufeff"a","b"\r\n')).toBe(true);
  expect(csv).toContain(`"'=1+1","O""Neil, Jr","noor"`);
  expect(csv).toMatch(/"Yes",""\r\n.*"No","2026-03-05"\r\n$/);
});
