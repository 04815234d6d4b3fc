import { userEndpoints, type UserRow } from '@jawla/contract';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CACHE_MS, USERS_PAGE_SIZE, type UserSort } from '@jawla/contract/limits';
import { EMAIL_TYPES } from '@jawla/contract/emailTypes';
import { pagesOf, usersQuery } from '#core/http';
import { createRequest } from '#core/store';
import { deleteProject } from '#projects';
import { restoredThing } from '#trash';
import { trimmed, type ClientForm } from './details/clientForm';
import { indexUsers } from './users.model';

const LIMIT = String(USERS_PAGE_SIZE);

/** One page of the list, in one order. */
export interface PageRef {
  /** Page number, starting with 1. */
  page: number;
  sort: UserSort | undefined;
}

export interface ClientCounts {
  total: number;
  /** Those who have not verified their e-mail address. */
  unverified: number;
}

export interface UsersPage {
  users: UserRow[];
  hasNext: boolean;
  /** The page before; the last one for a page beyond the end. `undefined` on the first page. */
  previous: number | undefined;
  /** Of all users; `undefined` from servers that do not count them. */
  counts: ClientCounts | undefined;
  /** All users: servers that ignore `usersSearch=omit` send them with every page. */
  all: UserRow[] | undefined;
}

export function pageKey({ page, sort }: PageRef): string {
  return sort === undefined ? String(page) : `${page} ${sort}`;
}

export const deleteUser = createRequest({
  name: 'users/delete',
  kind: 'write',
  key: ({ _id }: UserRow) => _id,
  send: (http, { _id }) => http.send(userEndpoints.deleteUser, { params: { userId: _id } }),
  invalidates: () => [{ kind: 'client' }, { kind: 'trash' }],
  undoneBy: (action) => {
    const thing = restoredThing(action);
    return thing?.kind === 'client' ? thing.id : undefined;
  },
});

/** The numbers of users without some of them. */
export function without(users: readonly UserRow[], counts: ClientCounts): ClientCounts {
  const unverified = users.filter(({ verified }) => !verified).length;
  return { total: counts.total - users.length, unverified: counts.unverified - unverified };
}

function withoutDeleted(users: UserRow[], action: UnknownAction): UserRow[] {
  if (!deleteUser.loaded.match(action)) return users;
  return users.filter(({ _id }) => _id !== action.payload.key);
}

export const loadUsers = createRequest({
  name: 'users/loadPage',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: pageKey,
  send: async (http, { page, sort }: PageRef, signal): Promise<UsersPage> => {
    const { users, next, prev, usersSearch, total, unverified } = await http.send(
      userEndpoints.users,
      {
        query: usersQuery(page, sort),
        signal,
      },
    );
    const last = usersSearch && pagesOf({ total: usersSearch.length }, USERS_PAGE_SIZE);
    return {
      users,
      hasNext: next !== null,
      previous: prev === null ? undefined : Math.min(prev.page, page - 1, last ?? prev.page),
      counts: total === undefined || unverified === undefined ? undefined : { total, unverified },
      all: usersSearch,
    };
  },
  entities: () => [{ kind: 'client' }],
  edits: (page, action) => {
    if (!deleteUser.loaded.match(action)) return page;
    const { counts } = page;
    return {
      ...page,
      users: withoutDeleted(page.users, action),
      counts: counts && without([action.payload.input], counts),
    };
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
    const list = await http.send(userEndpoints.users, {
      query: { page: '1', limit: LIMIT },
      signal,
    });
    const all = list.usersSearch ?? list.users;
    indexUsers(all);
    return all;
  },
  entities: () => [{ kind: 'client' }],
  receives: (action) => {
    if (!loadUsers.loaded.match(action)) return undefined;
    const { data, ...response } = action.payload;
    return data.all && { ...response, key: ALL_USERS, data: data.all };
  },
  edits: withoutDeleted,
});

export const loadClient = createRequest({
  name: 'users/loadClient',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: (userName: string) => userName,
  send: (http, userName, signal): Promise<UserRow> =>
    http.send(userEndpoints.client, { params: { clientID: userName }, signal }),
  entities: (userName) => [{ kind: 'client', id: userName }],
  receives: (action) => {
    if (!updateClient.loaded.match(action)) return undefined;
    const { data, ...response } = action.payload;
    return data.client && { ...response, data: data.client };
  },
  edits: (client, action) => {
    if (!deleteProject.loaded.match(action)) return client;
    const projectsData = client.projectsData.filter(({ _id }) => _id !== action.payload.key);
    return { ...client, projectsData };
  },
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
    const { message, data } = await http.send(userEndpoints.createUser, { body });
    return { message, userName: data.userName };
  },
  invalidates: () => [{ kind: 'client' }],
});

export const updateClient = createRequest({
  name: 'users/updateClient',
  kind: 'write',
  key: (form: ClientForm) => form.userName.trim(),
  send: async (http, form) => {
    const body = trimmed(form);
    const { userName } = body;
    const { message } = await http.send(userEndpoints.updateUser, { params: { userName }, body });
    // The save succeeded, even if the client cannot be loaded again.
    const client = await http
      .send(userEndpoints.client, { params: { clientID: userName } })
      .catch(() => undefined);
    return { message, client };
  },
  invalidates: () => [{ kind: 'client' }],
});

export const sendVerification = createRequest({
  name: 'users/sendVerification',
  kind: 'write',
  key: ({ userName }: Pick<UserRow, 'userName' | 'email'>) => userName,
  send: (http, { email }) =>
    http.send('sendVerifyEmail', {
      body: { email, emailType: EMAIL_TYPES.verifyEmail },
    }),
});
