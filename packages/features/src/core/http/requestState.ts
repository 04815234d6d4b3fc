import type { Problem } from './problem';
import type { RemoteData } from './remoteData';

/** The state of a request to the API; see `createRequest`. */
export type RequestState<Data> =
  | { phase: 'idle' }
  /** `data` is outdated and shown in the meantime. */
  | { phase: 'loading'; data?: Data }
  /** `at`: when it was loaded, in milliseconds since 1970; 0 once it is outdated. */
  | { phase: 'ready'; data: Data; at: number }
  /** `data` outlives a transient problem, not a refusal. */
  | { phase: 'failed'; problem: Problem; data?: Data };

/** What a view shows: data that is there, even if it is outdated or its renewal failed for now. */
export function toRemoteData<Data>(state: RequestState<Data>): RemoteData<Data> {
  if ('data' in state) return { phase: 'ready', data: state.data };
  return state;
}
