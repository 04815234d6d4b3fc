import { toRemoteData } from '#core/http';
import { useAppDispatch, useOutcome, useRequest } from '#core/store';
import { loadSystemStatus, retryMessages } from '../../system.requests';
import { SystemView } from './SystemView';

/** The state of the server, for admins. */
export function SystemScreen() {
  const dispatch = useAppDispatch();
  const loading = useRequest(loadSystemStatus);
  const retry = useOutcome(retryMessages);

  return (
    <SystemView
      status={toRemoteData(loading)}
      isChecking={loading.phase === 'loading'}
      // The last state remains visible.
      checkProblem={loading.phase === 'failed' ? loading.problem : undefined}
      retry={retry}
      onCheck={() => {
        dispatch(retryMessages.dismissed());
        dispatch(loadSystemStatus.requested(undefined, { force: true }));
      }}
      onRetryMessages={() => dispatch(retryMessages.requested())}
    />
  );
}
