import { useSearchParams } from 'react-router-dom';
import { toRemoteData } from '#core/http';
import { useAppDispatch, useOutcomes, useRequest } from '#core/store';
import { thingOf } from '../../trash.model';
import { deleteTrash, loadTrash, restoreTrash } from '../../trash.requests';
import { TrashView } from './TrashView';

/** What can be restored, for admins. The URL has the page. */
export function TrashScreen() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('page') ?? '';
  const page = /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : 1;
  const trash = toRemoteData(useRequest(loadTrash, page));
  const restorations = useOutcomes(restoreTrash);
  const deletions = useOutcomes(deleteTrash);
  return (
    <TrashView
      {...{ page, trash, restorations, deletions }}
      onTurn={(next) => setParams(next > 1 ? { page: String(next) } : {}, { replace: true })}
      onRestore={(entry, name) => dispatch(restoreTrash.requested({ thing: thingOf(entry), name }))}
      onDelete={(entry, name) => dispatch(deleteTrash.requested({ thing: thingOf(entry), name }))}
      onRestorationDismissed={(key) => dispatch(restoreTrash.dismissed(key))}
      onDeletionDismissed={(key) => dispatch(deleteTrash.dismissed(key))}
      onRetry={() => dispatch(loadTrash.requested(page, { force: true }))}
    />
  );
}
