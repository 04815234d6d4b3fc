import type { QueryOf } from '@jawla/contract';
import { USERS_PAGE_SIZE, type UserSort } from '@jawla/contract/limits';

/** The query of a page of users: of the list, and of its prefetching, which has to be the same request. */
export function usersQuery(page: number, sort?: UserSort): QueryOf<'users'> {
  return {
    page: String(page),
    limit: String(USERS_PAGE_SIZE),
    usersSearch: 'omit',
    ...(sort === undefined ? {} : { sort, order: sort === 'name' ? 'asc' : 'desc' }),
  };
}
