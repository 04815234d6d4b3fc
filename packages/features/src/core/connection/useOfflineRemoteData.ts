import { useEffect, useEffectEvent } from 'react';
import { toRemoteData, type RemoteData, type RequestState } from '#core/http';
import { useAppSelector } from '#core/store';
import { selectReached } from './connection.slice';

const OFFLINE = { phase: 'failed', problem: { kind: 'offline' } } as const;

/**
 * Data that a page requires: reported as offline as soon as the server is unreachable, rather than after the
 * last retry, and requested again once the server is reachable.
 */
export function useOfflineRemoteData<Data>(
  state: RequestState<Data>,
  request: () => void,
): RemoteData<Data> {
  const isReached = useAppSelector(selectReached);
  const remote = toRemoteData(state);
  const isOffline = remote.phase === 'failed' && remote.problem.kind === 'offline';
  const requestAgain = useEffectEvent(request);
  useEffect(() => {
    if (isReached && isOffline) requestAgain();
  }, [isReached, isOffline]);
  return !isReached && remote.phase === 'loading' ? OFFLINE : remote;
}
