import { toRemoteData, useLastPage } from '#core/http';
import { useAppSelector } from '#core/store';
import { selectUser } from '#session';
import { DashboardView } from './DashboardView';
import { useClientList } from './useClientList';
import { useExport } from './useExport';
import { useListAddress } from './useListAddress';
import { useSearchAfterDeletion } from './useSearchAfterDeletion';

/** An admin's landing page: all clients. */
export function DashboardScreen() {
  const admin = useAppSelector(selectUser);
  const { ref, term, setTerm, filter, filterBy, turnTo, sortBy } = useListAddress();
  const list = useClientList(ref, term !== '' || filter !== 'all');
  const { exporting, exportAll } = useExport(list.all);
  const run = useAppSelector((root) => root['users/deleteSeveral']);

  const isCleared = useSearchAfterDeletion({ term, setTerm, run, ...list });

  useLastPage(
    toRemoteData(list.page),
    ref.page,
    ({ users, previous = 1 }) => (users.length === 0 ? previous : ref.page),
    (last) => turnTo(last, true),
  );

  if (admin === undefined) return null;
  return (
    <DashboardView
      admin={admin}
      shown={ref}
      {...list}
      {...{ term, filter, exporting, run, isCleared }}
      onFilter={filterBy}
      onTerm={setTerm}
      onTurn={turnTo}
      onSort={sortBy}
      onExport={exportAll}
    />
  );
}
