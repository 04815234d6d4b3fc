import { useEffect, useEffectEvent } from 'react';
// oxlint-disable-next-line no-restricted-imports -- a request, not `RootState`, types the state of any request
import { useSelector } from 'react-redux';
import { IDLE, needsRequest, type RequestState } from '#core/http';
import { ONE, type ApiRequest, type States } from './createRequest';
import { useAppDispatch } from './hooks';

/** Returns the state of a request, by key; without one, the state of a request that was never sent. */
export function useRequestState<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  key: string | undefined,
): RequestState<Data> {
  return useSelector((root: Parameters<typeof request.selectState>[0]) =>
    key === undefined ? IDLE : request.selectState(root, key),
  );
}

/** As `useRequestState`, for the one place that shows the outcome: a later visit does not find it. */
export function useOutcome<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  key = ONE,
): RequestState<Data> {
  const dispatch = useAppDispatch();
  const { left } = request;
  useEffect(() => () => void dispatch(left(key)), [dispatch, left, key]);
  return useRequestState(request, key);
}

/**
 * As `useOutcome`, of all keys: for lists.
 *
 * @param isShown Whether they are shown, of a dialog that remains mounted when it is closed.
 */
export function useOutcomes<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  isShown = true,
): States<Data> {
  const dispatch = useAppDispatch();
  const { left } = request;
  useEffect(() => {
    if (!isShown) return undefined;
    return () => void dispatch(left());
  }, [dispatch, left, isShown]);
  return useSelector(request.selectStates);
}

/**
 * Requests data when a component mounts, when the key changes, and when the data is outdated. Without input,
 * nothing is requested.
 */
export function useRequest<Name extends string, Data>(
  request: ApiRequest<Name, void, Data>,
): RequestState<Data>;
export function useRequest<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  input: Input | undefined,
): RequestState<Data>;
export function useRequest<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input | void, Data>,
  ...inputs: readonly [input?: Input]
): RequestState<Data> {
  const dispatch = useAppDispatch();
  const [input] = inputs;
  const isWanted = inputs.length === 0 || input !== undefined;
  const key = isWanted ? request.keyOf(input) : undefined;
  const state = useRequestState(request, key);
  const isNeeded = needsRequest(state);
  const send = useEffectEvent(() => {
    if (isWanted) dispatch(request.requested(input));
  });
  useEffect(() => {
    if (key !== undefined) send();
  }, [key]);
  useEffect(() => {
    if (isNeeded) send();
  }, [isNeeded]);
  return state;
}
