import type { UserRow } from '@jawla/contract';
import { useCallback, useEffect, useState } from 'react';
import { isSaveDataEnabled } from '#core/device';
import { IDLE, type RequestState } from '#core/http';
import { useAppDispatch, useOutcomes, useRequest, useRequestState } from '#core/store';
import {
  ALL_USERS,
  deleteUser,
  loadAllUsers,
  loadUsers,
  type PageRef,
  type UsersPage,
} from '../../../users.requests';
import { clientPrefetchRequested } from '../../../users.saga';

export interface Deletion {
  user: UserRow;
  state: RequestState<unknown>;
}

export interface ClientListState {
  page: RequestState<UsersPage>;
  /** All users, for searches and the export. */
  all: RequestState<UserRow[]>;
  /** Deletions that are pending or complete, by `_id`. */
  deletions: Readonly<Record<string, RequestState<unknown>>>;
  lastDeletion: Deletion | undefined;
  /** All users will be needed soon, such as for a search. */
  onAllIntent: () => void;
  onRetry: () => void;
  onIntent: (user: UserRow) => void;
  onDelete: (user: UserRow) => void;
  onDeletionDismissed: () => void;
}

/** Loads a page of clients, and prefetches what is most likely requested next. */
export function useClientList(
  { page: number, sort }: PageRef,
  isSearching: boolean,
): ClientListState {
  const dispatch = useAppDispatch();
  const page = useRequest(loadUsers, { page: number, sort });
  const [hasIntent, setIntent] = useState(false);
  const isWanted = isSearching || hasIntent;
  // The full list is large: it is requested when it is needed soon, and again when it is outdated.
  useRequest(loadAllUsers, isWanted ? ALL_USERS : undefined);
  const all = useRequestState(loadAllUsers, ALL_USERS);
  const deletions = useOutcomes(deleteUser);
  const [lastDeleted, setLastDeleted] = useState<UserRow>();

  // Prefetches the next page: it is small and most likely requested next.
  const isSettled = page.phase === 'ready';
  const hasNext = isSettled && page.data.hasNext;
  useEffect(() => {
    if (hasNext && !isSaveDataEnabled()) {
      dispatch(loadUsers.requested({ page: number + 1, sort }));
    }
  }, [dispatch, hasNext, number, sort]);

  return {
    page,
    all,
    deletions,
    lastDeletion: lastDeleted && {
      user: lastDeleted,
      state: deletions[lastDeleted._id] ?? IDLE,
    },
    onAllIntent: useCallback(() => setIntent(true), []),
    onRetry: useCallback(() => {
      if (isSearching) dispatch(loadAllUsers.requested(ALL_USERS));
      else dispatch(loadUsers.requested({ page: number, sort }, { force: true }));
    }, [dispatch, isSearching, number, sort]),
    onIntent: useCallback(
      ({ userName }) => dispatch(clientPrefetchRequested(userName)),
      [dispatch],
    ),
    onDelete: (user) => {
      setLastDeleted(user);
      dispatch(deleteUser.requested(user));
    },
    onDeletionDismissed: () => setLastDeleted(undefined),
  };
}
