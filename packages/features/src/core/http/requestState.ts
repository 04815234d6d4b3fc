import type { Problem } from './problem';
import type { RemoteData } from './remoteData';

/** The state of a request to the API; see `createRequest`. */
export type RequestState<Data> =
  | { phase: 'idle' }
  /** `data` is outdated; it is shown until the response arrives. */
  | { phase: 'loading'; data?: Data }
  /** `at`: when the data was loaded, in milliseconds since 1970; 0 once it is outdated. */
  | { phase: 'ready'; data: Data; at: number }
  /** `data` is retained after a transient problem, not after a refusal. */
  | { phase: 'failed'; problem: Problem; data?: Data };

/** Returns what a view shows: existing data, even if it is outdated or could not be refreshed. */
export function toRemoteData<Data>(state: RequestState<Data>): RemoteData<Data> {
  if ('data' in state) return { phase: 'ready', data: state.data };
  return state;
}

/** Whether the data was never loaded or is outdated. */
export function needsRequest(state: RequestState<unknown>): boolean {
  return state.phase === 'idle' || (state.phase === 'ready' && state.at === 0);
}
