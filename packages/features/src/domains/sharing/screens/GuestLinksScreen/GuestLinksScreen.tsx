import { GUEST_LINKS_PAGE_SIZE } from '@jawla/contract/limits';
import { useOfflineRemoteData } from '#core/connection';
import { pagesOf, useLastPage } from '#core/http';
import { useAppDispatch, useOutcome, useRequest } from '#core/store';
import { endLinks, loadAllLinks } from '../../all/allLinks.requests';
import { useLinksRef } from '../../all/useLinksRef';
import { GuestLinksView } from './GuestLinksView';

/** The guest links of all projects, for admins. */
export function GuestLinksScreen() {
  const dispatch = useAppDispatch();
  const [shown, show] = useLinksRef();
  const reload = () => dispatch(loadAllLinks.requested(shown, { force: true }));
  const links = useLastPage(
    useOfflineRemoteData(useRequest(loadAllLinks, shown), reload),
    shown.page,
    (data) => pagesOf(data, GUEST_LINKS_PAGE_SIZE),
    (page) => show({ ...shown, page }),
  );
  const ending = useOutcome(endLinks);

  return (
    <GuestLinksView
      {...{ shown, links, ending }}
      onShow={show}
      onEnd={(ids) => dispatch(endLinks.requested(ids))}
      onEndDismissed={() => dispatch(endLinks.dismissed())}
      onRetry={reload}
    />
  );
}
