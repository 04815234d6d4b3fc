import { clients as fixtures, manyClients, noor } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { session } from '#session';
import { fakeWorld } from '#testing';
import { searchUsers, sortUsers, usersToCsv } from './users.model';
import { allUsersWanted, usersPageWanted } from './users.saga';
import { selectAllUsers, selectDeletions, selectUsersPage, users } from './users.slice';
import { features } from '../dashboard.page';

const FIRST = { page: 1, sort: undefined };
const list = { users: fixtures.slice(0, 30), next: { page: 2, limit: 30 }, prev: null };

describe('a page of clients', () => {
  it('is asked for without the full list, and once', async () => {
    const { store, sent } = fakeWorld({ features, answers: { users: list } });
    store.dispatch(usersPageWanted(FIRST));
    store.dispatch(usersPageWanted(FIRST));
    await vi.waitFor(() =>
      expect(selectUsersPage(store.getState(), FIRST).remote).toMatchObject({
        phase: 'ready',
        data: { hasNext: true, hasPrevious: false },
      }),
    );
    expect(sent.map(({ options }) => options.query)).toEqual([
      { page: '1', limit: '30', usersSearch: 'omit' },
    ]);
    store.dispatch(users.actions.outdated());
    store.dispatch(usersPageWanted(FIRST));
    expect(sent).toHaveLength(2);
    // What is there stays to be seen meanwhile.
    expect(selectUsersPage(store.getState(), FIRST).remote.phase).toBe('ready');
  });

  it('brings the full list along where the server does not leave it out', async () => {
    const { store, sent } = fakeWorld({
      features,
      answers: { users: { ...list, usersSearch: fixtures } },
    });
    store.dispatch(usersPageWanted(FIRST));
    await vi.waitFor(() => expect(selectAllUsers(store.getState()).remote.phase).toBe('ready'));
    store.dispatch(allUsersWanted());
    expect(sent).toHaveLength(1);
  });
});

describe('a login', () => {
  it.each([
    { who: 'an admin', isAdmin: true, asked: ['users'] },
    { who: 'a client', isAdmin: false, asked: [] },
  ])('of $who asks for: $asked', ({ isAdmin, asked }) => {
    const { store, sent } = fakeWorld({ features, answers: { users: list } });
    store.dispatch(session.actions.loggedIn({ token: 't', userName: 'layla', isAdmin }));
    expect(sent.map(({ name }) => name).filter((name) => name === 'users')).toEqual(asked);
  });
});

describe('a client who is deleted', () => {
  it('is gone at once, and the lists are asked for anew', async () => {
    const { store, sent } = fakeWorld({
      features,
      answers: { users: list, deleteUser: { message: 'Gone.' } },
    });
    store.dispatch(users.actions.deleteConfirmed({ user: noor, shown: FIRST }));
    expect(selectDeletions(store.getState())[noor._id]?.phase).toBe('running');
    await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['deleteUser', 'users']));
    expect(sent[0]?.options.params).toEqual({ userId: noor._id });
  });

  it('comes back when it fails', async () => {
    const { store } = fakeWorld({ features, answers: { deleteUser: { kind: 'broken' } } });
    store.dispatch(users.actions.deleteConfirmed({ user: noor, shown: FIRST }));
    await vi.waitFor(() => expect(selectDeletions(store.getState())).toEqual({}));
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

  it('finds across first and last name, however letters are written', () => {
    expect(names(searchUsers(people, 'احمد العمري'))).toEqual(['أحمد']);
    expect(names(searchUsers(people, 'R NAS'))).toEqual(['Omar']);
    expect(searchUsers(people, '  ')).toBe(people);
  });

  it('sorts by name as the language has it, and by projects with the most first', () => {
    expect(names(sortUsers(people, 'name', 'en'))).toEqual(['ali', 'Omar', 'أحمد']);
    expect(names(sortUsers(people, 'projects', 'en'))).toEqual(['أحمد', 'Omar', 'ali']);
    expect(sortUsers(people, undefined, 'en')).toBe(people);
  });

  it('finds among ten thousand', () => {
    expect(searchUsers(manyClients(10_000), 'haddad 9997')).toHaveLength(1);
  });
});

it('exports what spreadsheets read, and no formulas', () => {
  const csv = usersToCsv(['a', 'b'], [{ ...noor, fname: '=1+1', lname: 'O"Neil, Jr' }]);
  expect(csv.startsWith('\ufeff"a","b"\r\n')).toBe(true);
  expect(csv).toContain(`"'=1+1","O""Neil, Jr","noor"`);
});
