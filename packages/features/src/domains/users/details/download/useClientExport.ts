import type { ClientExport } from '@jawla/contract';
import { useEffect, useState } from 'react';
import type { RequestState } from '#core/http';
import { useAppDispatch, useOutcome } from '#core/store';
import { pauseMs } from './clientExport.model';
import { loadClientExport } from './clientExport.requests';

export interface ClientExportState {
  /** The last outcome: it stays while the next request is pending. `idle` until the first one. */
  outcome: RequestState<ClientExport>;
  isAsking: boolean;
  ask: () => void;
}

/**
 * Has the zip file of a client prepared, by requests until it is ready.
 *
 * @param userName `undefined` while the dialog is closed: nothing is requested, and the last outcome is forgotten.
 */
export function useClientExport(userName: string | undefined): ClientExportState {
  const dispatch = useAppDispatch();
  const state = useOutcome(loadClientExport, userName);
  const [outcome, setOutcome] = useState(state);
  if (state.phase !== 'loading' && state !== outcome) setOutcome(state);

  useEffect(() => {
    // Forced: the outcome of a request that was sent before the dialog was closed is ignored.
    if (userName !== undefined) dispatch(loadClientExport.requested(userName, { force: true }));
  }, [dispatch, userName]);

  useEffect(() => {
    const wait = pauseMs(outcome, document.visibilityState === 'visible');
    if (userName === undefined || wait === undefined) return undefined;
    const request = () => dispatch(loadClientExport.requested(userName));
    const onVisibility = () => {
      if (document.visibilityState === 'visible') request();
    };
    const timer = setTimeout(request, wait);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', request);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', request);
    };
  }, [dispatch, userName, outcome]);

  return {
    outcome,
    isAsking: state.phase === 'loading',
    ask: () => {
      if (userName !== undefined) dispatch(loadClientExport.requested(userName, { force: true }));
    },
  };
}
