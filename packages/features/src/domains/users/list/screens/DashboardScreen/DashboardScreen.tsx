import { useEffect } from 'react';
import { useAppSelector } from '#core/store';
import { selectUser } from '#session';
import { DashboardView } from './DashboardView';
import { useClientList } from './useClientList';
import { useExport } from './useExport';
import { useListAddress } from './useListAddress';

/** An admin's landing page: all clients. */
export function DashboardScreen() {
  const admin = useAppSelector(selectUser);
  const { ref, term, setTerm, filter, filterBy, turnTo, sortBy } = useListAddress();
  const list = useClientList(ref, term !== '' || filter !== 'all');
  const { exporting, exportAll } = useExport(list.all);
  const run = useAppSelector((root) => root['users/deleteSeveral']);

  // The last user of a page may be deleted while it is shown: the previous page follows.
  const isEmpty = list.page.phase === 'ready' && list.page.data.users.length === 0;
  useEffect(() => {
    if (isEmpty && ref.page > 1) turnTo(ref.page - 1, true);
  });

  if (admin === undefined) return null;
  return (
    <DashboardView
      admin={admin}
      shown={ref}
      {...list}
      {...{ term, filter, exporting, run }}
      onFilter={filterBy}
      onTerm={setTerm}
      onTurn={turnTo}
      onSort={sortBy}
      onExport={exportAll}
    />
  );
}
