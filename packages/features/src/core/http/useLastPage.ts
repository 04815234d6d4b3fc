import { useEffect } from 'react';
import { dataOf, LOADING, type RemoteData } from './remoteData';

/**
 * A page beyond the end, such as one whose last row has been deleted: the last page follows.
 *
 * @param lastOf Returns the number of the last page.
 * @returns What is shown: of a page beyond the end, nothing.
 */
export function useLastPage<Data>(
  remote: RemoteData<Data>,
  page: number,
  lastOf: (data: Data) => number,
  onTurn: (page: number) => void,
): RemoteData<Data> {
  const data = dataOf(remote);
  const last = data === undefined ? page : lastOf(data);
  useEffect(() => {
    if (page > last) onTurn(last);
  });
  return page > last ? LOADING : remote;
}

/** Returns the number of pages, at least one: also of a list that has not loaded. */
export function pagesOf(list: { total: number } | undefined, pageSize: number): number {
  return Math.max(1, Math.ceil((list?.total ?? 0) / pageSize));
}
