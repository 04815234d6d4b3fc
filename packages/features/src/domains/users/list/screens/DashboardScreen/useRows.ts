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
  /** Everybody, for searching. */
  all: RequestState<UserRow[]>;
  deletions: Deletions;
  sort: UserSort | undefined;
  sought: string;
  filter: ClientFilter;
}

/** The clients to draw, in order, and how many there are; each the same list until it changes. */
export function useRows({ page, all, deletions, sort, sought, filter }: Sources): {
  /** Nothing while they are loading. */
  rows: readonly UserRow[] | undefined;
  total: number | undefined;
  /** How many have not verified their address. */
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

/** Without users who are being deleted, or were: lists loaded before still have them. */
function standing(users: readonly UserRow[], deletions: Deletions): readonly UserRow[] {
  return users.filter(({ _id }) => {
    const phase = deletions[_id]?.phase;
    return phase !== 'loading' && phase !== 'ready';
  });
}
