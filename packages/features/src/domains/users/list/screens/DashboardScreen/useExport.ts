import type { UserRow } from '@jawla/contract';
import { useEffect, useRef, useState } from 'react';
import { saveAsFile } from '#core/device';
import { dataOf, toRemoteData, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import { useAppDispatch } from '#core/store';
import { ALL_USERS, loadAllUsers } from '../../../users.requests';
import { usersToCsv } from '../../../users.model';
import { userTexts } from '../../../users.texts';

/** Exports all users as a CSV file, once the full list is loaded. */
export function useExport(all: RequestState<UserRow[]>) {
  const t = useText(userTexts);
  const dispatch = useAppDispatch();
  const [requests, setRequests] = useState(0);
  const answered = useRef(0);
  const remote = toRemoteData(all);
  const users = dataOf(remote);
  const failed = remote.phase === 'failed';

  useEffect(() => {
    if (answered.current === requests || (users === undefined && !failed)) return;
    answered.current = requests;
    if (users === undefined) return;
    const head = [
      t('table.firstName'),
      t('table.lastName'),
      t('table.userName'),
      t('table.email'),
      t('table.phone'),
      t('table.projects'),
      t('table.verified'),
    ];
    const csv = usersToCsv(
      { head, verified: t('table.verified'), unverified: t('table.unverified') },
      users,
    );
    saveAsFile(csv, 'clients.csv', 'text/csv;charset=utf-8');
  }, [requests, users, failed, t]);

  return {
    exporting: requests > 0 && users === undefined && !failed,
    exportAll: () => {
      dispatch(loadAllUsers.requested(ALL_USERS));
      setRequests(requests + 1);
    },
  };
}
