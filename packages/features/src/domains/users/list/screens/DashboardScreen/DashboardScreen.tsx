import type { UserRow } from '@jawla/contract';
import { useCallback, useEffect } from 'react';
import { clientIntended } from '../../../details/clients.saga';
import { dataOf } from '#core/http';
import { QrLoginButton } from '#session';
import { selectUser } from '#session';
import { isSaveDataEnabled } from '#core/device';
import { useAppDispatch, useAppSelector } from '#core/store';
import { allUsersWanted, usersPageWanted } from '../../users.saga';
import {
  selectAllUsers,
  selectDeletions,
  selectLastDeletion,
  selectUsersPage,
  users,
} from '../../users.slice';
import { DashboardView } from './DashboardView';
import { useExport } from './useExport';
import { useListAddress } from './useListAddress';

/** Where an admin lands: all clients. */
export function DashboardScreen() {
  const dispatch = useAppDispatch();
  const admin = useAppSelector(selectUser);
  const { ref, term, setTerm, turnTo, sortBy } = useListAddress();
  const page = useAppSelector((state) => selectUsersPage(state, ref));
  const all = useAppSelector(selectAllUsers);
  const deletions = useAppSelector(selectDeletions);
  const lastDeletion = useAppSelector(selectLastDeletion);
  const { exporting, exportAll } = useExport(all);
  const wantAll = useCallback(() => dispatch(allUsersWanted()), [dispatch]);
  const { page: number, sort } = ref;

  useEffect(() => {
    dispatch(usersPageWanted({ page: number, sort }));
  }, [dispatch, number, sort]);

  // The next page is small and most likely the next thing asked for: it comes ahead of the press.
  const list = dataOf(page.remote);
  const settled = list !== undefined && !page.renewing;
  const hasNext = list?.hasNext === true;
  useEffect(() => {
    if (settled && hasNext && !isSaveDataEnabled())
      dispatch(usersPageWanted({ page: number + 1, sort }));
  }, [dispatch, settled, hasNext, number, sort]);

  // The full list is large: it comes when the page has what it shows, or when somebody wants to search.
  const searching = term !== '';
  useEffect(() => {
    if (settled || searching) wantAll();
  }, [settled, searching, wantAll]);

  // A page can vanish under the one who looks at it: the one before it is shown then.
  const vanished = list?.users.length === 0;
  useEffect(() => {
    if (vanished && number > 1) turnTo(number - 1, true);
  });

  // A deletion that worked clears the search.
  const done = lastDeletion?.phase === 'done' ? lastDeletion.user._id : undefined;
  useEffect(() => {
    if (done !== undefined) setTerm('');
  }, [done, setTerm]);

  // The list is drawn anew only when something of its own changes.
  const retry = useCallback(
    () =>
      dispatch(searching ? allUsersWanted() : usersPageWanted({ page: number, sort, again: true })),
    [dispatch, searching, number, sort],
  );
  const intend = useCallback(
    ({ userName }: UserRow) => dispatch(clientIntended(userName)),
    [dispatch],
  );

  if (admin === undefined) return null;
  return (
    <DashboardView
      admin={admin}
      shown={ref}
      {...{ page, all, deletions, lastDeletion, term, exporting }}
      qrLogin={<QrLoginButton inWords />}
      onTerm={setTerm}
      onSearchIntent={wantAll}
      onTurn={turnTo}
      onSort={sortBy}
      onRetry={retry}
      onIntent={intend}
      onDelete={(user) => dispatch(users.actions.deleteConfirmed({ user, shown: ref }))}
      onDeletionSeen={() => dispatch(users.actions.deletionSeen())}
      onExport={exportAll}
    />
  );
}
