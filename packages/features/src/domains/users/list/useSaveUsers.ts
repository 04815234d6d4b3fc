import type { UserRow } from '@jawla/contract';
import { clientsToCsv } from '@jawla/contract/clientsCsv';
import { useCallback } from 'react';
import { saveAsFile } from '#core/device';
import { useText } from '#core/i18n';
import { userTexts } from '../users.texts';

/** Returns a function that saves users as a CSV file. */
export function useSaveUsers(): (users: readonly UserRow[]) => void {
  const t = useText(userTexts);
  return useCallback(
    (users) => {
      const head = [
        t('table.firstName'),
        t('table.lastName'),
        t('table.userName'),
        t('table.email'),
        t('table.phone'),
        t('table.projects'),
        t('table.state'),
        t('table.created'),
      ];
      const texts = { head, verified: t('table.verified'), unverified: t('table.unverified') };
      saveAsFile(clientsToCsv(texts, users), 'clients.csv', 'text/csv;charset=utf-8');
    },
    [t],
  );
}
