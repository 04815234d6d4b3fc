import type { UserRow } from '@jawla/contract';
import { useEffect, useRef, useState } from 'react';
import { dataOf, toRemoteData, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import { useAppDispatch } from '#core/store';
import { ALL_USERS, loadAllUsers } from '../../../users.requests';
import { usersToCsv } from '../../../users.model';
import { userTexts } from '../../../users.texts';
import { saveAsFile } from './saveAsFile';

/** Saves everybody as a file for spreadsheets, as soon as everybody is known. */
export function useExport(all: RequestState<UserRow[]>) {
  const t = useText(userTexts);
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  const remote = toRemoteData(all);
  const users = dataOf(remote);
  const failed = remote.phase === 'failed';

  useEffect(() => {
    if (answered.current === asked || (users === undefined && !failed)) return;
    answered.current = asked;
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
  }, [asked, users, failed, t]);

  return {
    exporting: asked > 0 && users === undefined && !failed,
    exportAll: () => {
      dispatch(loadAllUsers.requested(ALL_USERS));
      setAsked(asked + 1);
    },
  };
}
