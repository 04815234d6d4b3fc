import { useParams } from 'react-router-dom';
import type { RequestState } from '#core/http';
import { useAppDispatch, useOutcome, type ApiRequest } from '#core/store';

export interface EmailLink {
  state: RequestState<{ email: string }>;
  send: () => void;
}

/** Returns the state of a mailed link. Nothing is sent before the user presses: scanners of mails open links. */
export function useEmailLink<Name extends string>(
  request: ApiRequest<Name, string, { email: string }>,
): EmailLink {
  const { secret = '' } = useParams();
  const dispatch = useAppDispatch();
  const state = useOutcome(request, secret);
  return { state, send: () => dispatch(request.requested(secret)) };
}
