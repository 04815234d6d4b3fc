import type { UserRow } from '@jawla/contract';
import type { UserSort } from '@jawla/contract/rules';
import { useMemo } from 'react';
import { dataOf } from '#core/http';
import type { Kept } from '#core/http';
import { useLocale } from '#core/i18n';
import { searchUsers, sortUsers } from '../../users.model';
import type { Deletion, UsersPage } from '../../users.slice';

interface Sources {
  page: Kept<UsersPage>;
  /** Everybody, for searching. */
  all: Kept<UserRow[]>;
  deletions: Readonly<Record<string, Deletion>>;
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
  const everybody = dataOf(all.remote);
  const pageUsers = dataOf(page.remote)?.users;
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

/** Without those who are being deleted. */
function standing(
  users: readonly UserRow[],
  deletions: Readonly<Record<string, Deletion>>,
): readonly UserRow[] {
  return users.filter(({ _id }) => deletions[_id] === undefined);
}
