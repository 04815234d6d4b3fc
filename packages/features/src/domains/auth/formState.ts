import { type Problem, type RequestState } from '#core/http';

/** A form that is submitted once; it stays `done` until the next page is shown. */
export interface FormState {
  phase: 'editing' | 'sending' | 'done';
  problem: Problem | undefined;
}

export function formStateOf(request: RequestState<unknown>): FormState {
  switch (request.phase) {
    case 'idle':
      return { phase: 'editing', problem: undefined };
    case 'loading':
      return { phase: 'sending', problem: undefined };
    case 'ready':
      return { phase: 'done', problem: undefined };
    case 'failed':
      return { phase: 'editing', problem: request.problem };
    default:
      return request satisfies never;
  }
}
