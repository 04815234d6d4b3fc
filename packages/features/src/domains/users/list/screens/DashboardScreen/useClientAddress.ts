import { USER_SORTS, type UserSort } from '@jawla/contract/limits';
import { useCallback } from 'react';
import { useListAddress } from '#core/lists';
import type { PageRef } from '../../../users.requests';

/** Which clients are listed. */
export const CLIENT_FILTERS = ['all', 'unverified'] as const;
export type ClientFilter = (typeof CLIENT_FILTERS)[number];

/** Which clients are listed, and in which order: the state of the list in the URL. */
export function useClientAddress() {
  const { page, term, onTerm, filter, filterBy, turnTo } = useListAddress({
    filters: ['show', 'sort'],
    searchKeepsPage: true,
  });
  const shown: PageRef = { page, sort: USER_SORTS.find((sort) => sort === filter.sort) };
  const show: ClientFilter = filter.show === 'unverified' ? 'unverified' : 'all';
  return {
    shown,
    term,
    onTerm,
    filter: show,
    filterBy: (next: ClientFilter) => filterBy({ show: next === 'all' ? undefined : next }),
    turnTo,
    sortBy: useCallback((sort: UserSort | undefined) => filterBy({ sort }), [filterBy]),
  };
}
