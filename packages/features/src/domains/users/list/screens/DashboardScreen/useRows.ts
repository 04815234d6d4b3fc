import type { UserRow } from '@jawla/contract';
import type { UserSort } from '@jawla/contract/limits';
import { useMemo } from 'react';
import { dataOf, toRemoteData, type RequestState } from '#core/http';

import { useLocale } from '#core/i18n';
import { searchUsers, sortUsers } from '../../../users.model';
import type { UsersPage } from '../../../users.requests';
import type { ClientFilter } from './useListAddress';

type Deletions = Readonly<Record<string, RequestState<unknown>>>;

interface Sources {
  page: RequestState<UsersPage>;
  /** All users, for searches. */
  all: RequestState<UserRow[]>;
  deletions: Deletions;
  sort: UserSort | undefined;
  sought: string;
  filter: ClientFilter;
}

/** The clients to render, sorted, and their number. Memoized, so that the lists change only with their data. */
export function useRows({ page, all, deletions, sort, sought, filter }: Sources): {
  /** `undefined` while they are loading. */
  rows: readonly UserRow[] | undefined;
  total: number | undefined;
  /** Number of clients who have not verified their e-mail address. */
  unverified: number | undefined;
} {
  const locale = useLocale();
  const everybody = dataOf(toRemoteData(all));
  const pageUsers = dataOf(toRemoteData(page))?.users;
  const inOrder = useMemo(
    () => everybody && sortUsers(standing(everybody, deletions), sort, locale),
    [everybody, deletions, sort, locale],
  );
  const onPage = useMemo(
    () => pageUsers && sortUsers(standing(pageUsers, deletions), sort, locale),
    [pageUsers, deletions, sort, locale],
  );
  const unverified = useMemo(() => inOrder?.filter(({ verified }) => !verified), [inOrder]);
  const filtered = filter === 'all' ? inOrder : unverified;
  const found = useMemo(() => filtered && searchUsers(filtered, sought), [filtered, sought]);
  return {
    rows: sought.trim() === '' && filter === 'all' ? onPage : found,
    total: inOrder?.length,
    unverified: unverified?.length,
  };
}

/** Excludes users whose deletion is pending or complete: lists that were loaded before still contain them. */
function standing(users: readonly UserRow[], deletions: Deletions): readonly UserRow[] {
  return users.filter(({ _id }) => {
    const phase = deletions[_id]?.phase;
    return phase !== 'loading' && phase !== 'ready';
  });
}
