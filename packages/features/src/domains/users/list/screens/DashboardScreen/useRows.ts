import type { UserRow } from '@jawla/contract';
import type { UserSort } from '@jawla/contract/rules';
import { useMemo } from 'react';
import { dataOf, toRemoteData, type RequestState } from '#core/http';

import { useLocale } from '#core/i18n';
import { searchUsers, sortUsers } from '../../../users.model';
import type { UsersPage } from '../../../users.requests';

type Deletions = Readonly<Record<string, RequestState<unknown>>>;

interface Sources {
  page: RequestState<UsersPage>;
  /** Everybody, for searching. */
  all: RequestState<UserRow[]>;
  deletions: Deletions;
  sort: UserSort | undefined;
  sought: string;
}

/** The clients to draw, in order, and how many there are in all; each the same list until it changes. */
export function useRows({ page, all, deletions, sort, sought }: Sources): {
  /** Nothing while they are loading. */
  rows: readonly UserRow[] | undefined;
  total: number | undefined;
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
  const found = useMemo(() => inOrder && searchUsers(inOrder, sought), [inOrder, sought]);
  return { rows: sought.trim() === '' ? onPage : found, total: inOrder?.length };
}

/** Without users who are being deleted, or were: lists loaded before still have them. */
function standing(users: readonly UserRow[], deletions: Deletions): readonly UserRow[] {
  return users.filter(({ _id }) => {
    const phase = deletions[_id]?.phase;
    return phase !== 'loading' && phase !== 'ready';
  });
}
