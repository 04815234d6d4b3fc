import { useEffect, useEffectEvent } from 'react';
import type { RequestState } from '#core/http';
import type { ApiRequest } from './createRequest';
import { useAppDispatch, useAppSelector } from './hooks';

/** Returns the state of a request, by key. */
export function useRequestState<Input, Data>(
  request: ApiRequest<Input, Data>,
  key: string,
): RequestState<Data> {
  return useAppSelector((state) => request.selectState(state, key));
}

/** Requests data when a component mounts and when the key changes. Without input, nothing is requested. */
export function useRequest<Input, Data>(
  request: ApiRequest<Input, Data>,
  input: Input | undefined,
): RequestState<Data> {
  const dispatch = useAppDispatch();
  const key = input === undefined ? undefined : request.keyOf(input);
  const send = useEffectEvent(() => {
    if (input !== undefined) dispatch(request.requested(input));
  });
  useEffect(() => {
    if (key !== undefined) send();
  }, [key]);
  return useAppSelector((state) => (key === undefined ? IDLE : request.selectState(state, key)));
}

const IDLE = { phase: 'idle' } as const;
