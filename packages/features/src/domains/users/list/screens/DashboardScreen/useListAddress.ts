import { USER_SORTS, type UserSort } from '@jawla/contract/limits';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageIn, useTermInUrl } from '#core/routing';
import type { PageRef } from '../../../users.requests';

/** Which clients are listed. */
export const CLIENT_FILTERS = ['all', 'unverified'] as const;
export type ClientFilter = (typeof CLIENT_FILTERS)[number];

/**
 * The state of the list in the URL (page, order, filter and search), so that Back and a reload restore it.
 * The search itself does not wait for the URL.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const [term, setTerm] = useTermInUrl(params.get('q') ?? '', (q) =>
    setParams((current) => changed(current, { q }), { replace: true }),
  );
  const filter: ClientFilter = params.get('show') === 'unverified' ? 'unverified' : 'all';
  const ref: PageRef = { page: pageIn(params), sort: sortOf(params.get('sort')) };

  /** Another order starts with its first page. */
  const sortBy = useCallback(
    (sort: UserSort | undefined) =>
      setParams((current) => changed(current, { sort: sort ?? '', page: '' }), { replace: true }),
    [setParams],
  );

  return {
    term,
    setTerm,
    filter,
    /** Filtered clients are a single list, which starts with its first page. */
    filterBy: (next: ClientFilter) =>
      setParams((current) => changed(current, { show: next === 'all' ? '' : next, page: '' }), {
        replace: true,
      }),
    ref,
    turnTo: (page: number, replace = false) =>
      setParams((current) => changed(current, { page: page === 1 ? '' : String(page) }), {
        replace,
      }),
    sortBy,
  };
}

function changed(params: URLSearchParams, values: Readonly<Record<string, string>>) {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function sortOf(text: string | null): UserSort | undefined {
  return USER_SORTS.find((sort) => sort === text);
}
