import { useParams } from 'react-router-dom';
import { useOfflineRemoteData } from '#core/connection';
import { failed, type RemoteData, type RequestState } from '#core/http';
import { useAppDispatch, useOutcome, useRequest, type ApiRequest } from '#core/store';
import { loadEmailLink, type MailedLink } from './account.requests';

export interface EmailLink {
  /** Whether the link still works. */
  link: RemoteData<unknown>;
  reload: () => void;
  state: RequestState<{ email: string }>;
  send: () => void;
}

/**
 * Returns the state of a mailed link. Opening it asks whether it still works, and uses it only when the user presses:
 * scanners of mails open links.
 */
export function useEmailLink<Name extends string>(
  kind: MailedLink['kind'],
  request: ApiRequest<Name, string, { email: string }>,
): EmailLink {
  const { secret = '' } = useParams();
  const dispatch = useAppDispatch();
  const state = useOutcome(request, secret);
  const mailed = { kind, secret };
  const reload = () => dispatch(loadEmailLink.requested(mailed, { force: true }));
  const link = useOfflineRemoteData(useRequest(loadEmailLink, mailed), reload);
  return {
    // It was used or has expired in the meantime.
    link: state.phase === 'failed' && state.problem.kind === 'notFound' ? DEAD : checked(link),
    reload,
    state,
    send: () => dispatch(request.requested(secret)),
  };
}

const DEAD = failed({ kind: 'notFound' });

function checked(link: RemoteData<{ isUsable: boolean }>): RemoteData<unknown> {
  if (link.phase === 'ready' && !link.data.isUsable) return DEAD;
  // Older servers do not have this call: the link is tried.
  const isUnknown = link.phase === 'failed' && link.problem.kind === 'notFound';
  return isUnknown ? { phase: 'ready', data: undefined } : link;
}
