import { useEffect, useEffectEvent } from 'react';
import type { RequestState } from '#core/http';
import { useAppDispatch, useOutcome, type ApiRequest } from '#core/store';

/** Calls `onDone` once when a request has succeeded. */
export function useDone(isDone: boolean, onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
}

/**
 * A write whose success is reported once and then forgotten; a failure remains until it is dismissed or sent again.
 *
 * @param onDone Called after the success.
 */
export function useWrite<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  key: string,
  onDone: () => void,
): { state: RequestState<Data>; send: (input: Input) => void; dismiss: () => void } {
  const dispatch = useAppDispatch();
  const state = useOutcome(request, key);
  const isDone = state.phase === 'ready';
  useDone(isDone, () => {
    dispatch(request.dismissed(key));
    onDone();
  });
  return {
    state,
    send: (input) => dispatch(request.requested(input)),
    dismiss: () => dispatch(request.dismissed(key)),
  };
}
