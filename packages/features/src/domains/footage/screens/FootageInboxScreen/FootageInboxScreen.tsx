import { FOOTAGE_PAGE_SIZE } from '@jawla/contract/limits';
import { pagesOf, useLastPage } from '#core/http';
import { useAppDispatch, useOutcomes } from '#core/store';
import { deleteFootage, loadInbox, takeFootage } from '../../footage.requests';
import { FootageInboxView } from './FootageInboxView';
import { useInbox } from './useInbox';
import { useInboxAddress } from './useInboxAddress';

/** What staff have uploaded: an admin downloads it, marks it as taken, and deletes it. */
export function FootageInboxScreen() {
  const dispatch = useAppDispatch();
  const address = useInboxAddress();
  const { shown, onTurn } = address;
  const inbox = useLastPage(
    useInbox(shown).inbox,
    shown.page,
    (data) => pagesOf(data, FOOTAGE_PAGE_SIZE),
    onTurn,
  );
  const takings = useOutcomes(takeFootage);
  const deletions = useOutcomes(deleteFootage);
  return (
    <FootageInboxView
      {...address}
      {...{ inbox, takings, deletions }}
      onTake={(id) => dispatch(takeFootage.requested(id))}
      onTakingDismissed={(id) => dispatch(takeFootage.dismissed(id))}
      onDelete={(id) => dispatch(deleteFootage.requested(id))}
      onDeletionDismissed={(id) => dispatch(deleteFootage.dismissed(id))}
      onRetry={() => dispatch(loadInbox.requested(shown, { force: true }))}
    />
  );
}
