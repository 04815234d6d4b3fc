import { footageEndpoints } from '@jawla/contract';
import { CACHE_MS } from '@jawla/contract/limits';
import { type FootageListName } from '@jawla/contract/footageLimits';
import { createRequest } from '#core/store';

/** Loads the names of projects to choose from. */
export const loadProjectNames = createRequest({
  name: 'footage/projects',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  send: async (http, _, signal) => {
    const { projects } = await http.send(footageEndpoints.footageProjects, { signal });
    return projects.map(({ name }) => name);
  },
  entities: () => [{ kind: 'project' }],
});

/** Loads what the user has handed in lately. */
export const loadOwnFootage = createRequest({
  name: 'footage/own',
  kind: 'read',
  send: async (http, _, signal) =>
    (await http.send(footageEndpoints.myFootage, { signal })).deliveries,
  entities: () => [{ kind: 'footage' }],
});

/** Identifies a page of the inbox. */
export interface InboxRef {
  list: FootageListName;
  page: number;
  /** Part of a project's name. */
  term: string;
}

/** Loads a page of the inbox. */
export const loadInbox = createRequest({
  name: 'footage/inbox',
  kind: 'read',
  key: ({ list, page, term }: InboxRef) => `${list}/${page}/${term}`,
  send: (http, { list, page, term }, signal) =>
    http.send(footageEndpoints.footage, {
      query: { list, page: String(page), ...(term !== '' && { q: term }) },
      signal,
    }),
  entities: () => [{ kind: 'footage' }, { kind: 'project' }],
});

/** Loads all files of a delivery. */
export const loadFiles = createRequest({
  name: 'footage/files',
  kind: 'read',
  key: (id: string) => id,
  send: async (http, id, signal) =>
    (await http.send(footageEndpoints.footageFiles, { params: { id }, signal })).files,
  entities: (id) => [{ kind: 'footage', id }],
});

export const takeFootage = createRequest({
  name: 'footage/take',
  kind: 'write',
  key: (id: string) => id,
  send: (http, id) => http.send(footageEndpoints.takeFootage, { params: { id } }),
  invalidates: (id) => [{ kind: 'footage', id }],
});

export const deleteFootage = createRequest({
  name: 'footage/delete',
  kind: 'write',
  key: (id: string) => id,
  send: (http, id) => http.send(footageEndpoints.deleteFootage, { params: { id } }),
  invalidates: (id) => [{ kind: 'footage', id }],
});
