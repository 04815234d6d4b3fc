import type { UserRow } from '@jawla/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { dataOf, needsRequest, toRemoteData, type RequestState } from '#core/http';
import { useAppDispatch } from '#core/store';
import { ALL_USERS, loadAllUsers } from '../../../users.requests';
import { useSaveUsers } from '../../useSaveUsers';

/** Exports all users as a CSV file, once the full list is loaded. */
export function useExport(all: RequestState<UserRow[]>) {
  const save = useSaveUsers();
  const dispatch = useAppDispatch();
  const [exporting, setExporting] = useState(false);
  const [files, setFiles] = useState(0);
  const users = dataOf(toRemoteData(all));
  const isSettled = all.phase !== 'loading' && !needsRequest(all);
  if (exporting && isSettled) {
    setExporting(false);
    if (users !== undefined) setFiles(files + 1);
  }

  const saveFile = useEffectEvent(() => {
    if (users !== undefined) save(users);
  });
  useEffect(() => {
    if (files > 0) saveFile();
  }, [files]);

  return {
    exporting,
    exportAll: () => {
      dispatch(loadAllUsers.requested(ALL_USERS));
      setExporting(true);
    },
  };
}
