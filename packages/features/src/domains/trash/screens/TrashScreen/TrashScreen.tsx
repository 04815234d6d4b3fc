import { TRASH_PAGE_SIZE } from '@jawla/contract/trash';
import { useSearchParams } from 'react-router-dom';
import { pagesOf, toRemoteData, useLastPage } from '#core/http';
import { pageIn } from '#core/routing';
import { useAppDispatch, useOutcomes, useRequest } from '#core/store';
import { thingOf } from '../../trash.model';
import { deleteTrash, loadTrash, restoreTrash } from '../../trash.requests';
import { TrashView } from './TrashView';

/** What can be restored, for admins. The URL has the page. */
export function TrashScreen() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const page = pageIn(params);
  const onTurn = (next: number) =>
    setParams(next > 1 ? { page: String(next) } : {}, { replace: true });
  const trash = useLastPage(
    toRemoteData(useRequest(loadTrash, page)),
    page,
    (data) => pagesOf(data, TRASH_PAGE_SIZE),
    onTurn,
  );
  const restorations = useOutcomes(restoreTrash);
  const deletions = useOutcomes(deleteTrash);
  return (
    <TrashView
      {...{ page, trash, restorations, deletions, onTurn }}
      onRestore={(entry, name) => dispatch(restoreTrash.requested({ thing: thingOf(entry), name }))}
      onDelete={(entry, name) => dispatch(deleteTrash.requested({ thing: thingOf(entry), name }))}
      onRestorationDismissed={(key) => dispatch(restoreTrash.dismissed(key))}
      onDeletionDismissed={(key) => dispatch(deleteTrash.dismissed(key))}
      onRetry={() => dispatch(loadTrash.requested(page, { force: true }))}
    />
  );
}
