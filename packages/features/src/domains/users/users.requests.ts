import type { UserRow } from '@jawla/contract';
import { CACHE_MS, EMAIL_TYPES, USERS_PAGE_SIZE, type UserSort } from '@jawla/contract/limits';
import { usersQuery } from '#core/http';
import { createRequest } from '#core/store';
import { trimmed, type ClientForm } from './details/clientForm';
import { indexUsers } from './users.model';

const LIMIT = String(USERS_PAGE_SIZE);

/** One page of the list, in one order. */
export interface PageRef {
  /** Page number, starting with 1. */
  page: number;
  sort: UserSort | undefined;
}

export interface UsersPage {
  users: UserRow[];
  hasNext: boolean;
  hasPrevious: boolean;
  /** All users: older servers send them with every page. */
  all: UserRow[] | undefined;
}

export function pageKey({ page, sort }: PageRef): string {
  return sort === undefined ? String(page) : `${page} ${sort}`;
}

export const loadUsers = createRequest({
  name: 'users/loadPage',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: pageKey,
  send: async (http, { page, sort }: PageRef, signal): Promise<UsersPage> => {
    const { users, next, prev, usersSearch } = await http.send('users', {
      query: usersQuery(page, sort),
      signal,
    });
    return { users, hasNext: next !== null, hasPrevious: prev !== null, all: usersSearch };
  },
});

/** The only key of `loadAllUsers`. */
export const ALL_USERS = 'all';

/** Loads all users, for searches and the export. */
export const loadAllUsers = createRequest({
  name: 'users/loadAll',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: (_: typeof ALL_USERS) => ALL_USERS,
  send: async (http, _, signal): Promise<UserRow[]> => {
    const list = await http.send('users', { query: { page: '1', limit: LIMIT }, signal });
    const all = list.usersSearch ?? list.users;
    indexUsers(all);
    return all;
  },
});

export interface DeleteUserInput {
  user: UserRow;
  /** The current page, which is loaded again afterwards. */
  shown: PageRef;
}

export const deleteUser = createRequest({
  name: 'users/delete',
  kind: 'write',
  key: ({ user }: DeleteUserInput) => user._id,
  send: (http, { user }) => http.send('deleteUser', { params: { userId: user._id } }),
});

export const loadClient = createRequest({
  name: 'users/loadClient',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: (userName: string) => userName,
  send: (http, userName, signal): Promise<UserRow> =>
    http.send('client', { params: { clientID: userName }, signal }),
});

export interface CreateClientInput {
  form: ClientForm;
  /** Identifies the form on the screen, so that it ignores the result of a previous form. */
  formId: string;
}

export const createClient = createRequest({
  name: 'users/createClient',
  kind: 'write',
  key: ({ formId }: CreateClientInput) => formId,
  send: async (http, { form }) => {
    const body = { ...trimmed(form), emailType: EMAIL_TYPES.userCreated };
    const { message, data } = await http.send('createUser', { body });
    return { message, userName: data.userName };
  },
});

export const updateClient = createRequest({
  name: 'users/updateClient',
  kind: 'write',
  key: (form: ClientForm) => form.userName.trim(),
  send: async (http, form) => {
    const body = trimmed(form);
    const { userName } = body;
    const { message } = await http.send('updateUser', { params: { userName }, body });
    // The save succeeded, even if the client cannot be loaded again.
    const client = await http
      .send('client', { params: { clientID: userName } })
      .catch(() => undefined);
    return { message, client };
  },
});

export const sendVerification = createRequest({
  name: 'users/sendVerification',
  kind: 'write',
  key: ({ userName }: Pick<UserRow, 'userName' | 'email'>) => userName,
  send: (http, { email }) =>
    http.send('sendVerifyEmail', { body: { email, emailType: EMAIL_TYPES.verifyEmail } }),
});
