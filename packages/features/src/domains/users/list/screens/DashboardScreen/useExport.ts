import type { UserRow } from '@jawla/contract';
import { useEffect, useRef, useState } from 'react';
import { dataOf, toRemoteData, type RequestState } from '#core/http';
import { useAppDispatch } from '#core/store';
import { ALL_USERS, loadAllUsers } from '../../../users.requests';
import { useSaveUsers } from '../../useSaveUsers';

/** Exports all users as a CSV file, once the full list is loaded. */
export function useExport(all: RequestState<UserRow[]>) {
  const save = useSaveUsers();
  const dispatch = useAppDispatch();
  const [requests, setRequests] = useState(0);
  const answered = useRef(0);
  const remote = toRemoteData(all);
  const users = dataOf(remote);
  const failed = remote.phase === 'failed';

  useEffect(() => {
    if (answered.current === requests || (users === undefined && !failed)) return;
    answered.current = requests;
    if (users !== undefined) save(users);
  }, [requests, users, failed, save]);

  return {
    exporting: requests > 0 && users === undefined && !failed,
    exportAll: () => {
      dispatch(loadAllUsers.requested(ALL_USERS));
      setRequests(requests + 1);
    },
  };
}
