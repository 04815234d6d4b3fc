import { type Problem, type RequestState } from '#core/http';
import { useAppSelector, useOutcome, type ApiRequest } from '#core/store';
import { selectUserData } from '#session';

/** A form that is submitted once; it stays `done` until the next page is shown. */
export interface FormState {
  phase: 'editing' | 'sending' | 'done';
  problem: Problem | undefined;
}

const DONE: FormState = { phase: 'done', problem: undefined };

/** Returns the state of a form's request, which is cleared with the form: a response may contain a token. */
export function useFormState<Name extends string, Input, Data>(
  request: ApiRequest<Name, Input, Data>,
  key?: string,
): FormState {
  const state = useOutcome(request, key);
  // The session has started, which clears the request, and its user is being loaded.
  const isEntering = useAppSelector(selectUserData).phase === 'loading';
  return isEntering ? DONE : formStateOf(state);
}

function formStateOf(request: RequestState<unknown>): FormState {
  switch (request.phase) {
    case 'idle':
      return { phase: 'editing', problem: undefined };
    case 'loading':
      return { phase: 'sending', problem: undefined };
    case 'ready':
      return DONE;
    case 'failed':
      return { phase: 'editing', problem: request.problem };
    default:
      return request satisfies never;
  }
}
