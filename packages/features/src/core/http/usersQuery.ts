import type { QueryOf } from '@jawla/contract';
import { USERS_PAGE_SIZE, type UserSort } from '@jawla/contract/limits';

/** The query of a page of users. The list and its prefetch share it, because both must send the same request. */
export function usersQuery(page: number, sort?: UserSort): QueryOf<'users'> {
  return {
    page: String(page),
    limit: String(USERS_PAGE_SIZE),
    usersSearch: 'omit',
    ...(sort === undefined ? {} : { sort, order: sort === 'name' ? 'asc' : 'desc' }),
  };
}
