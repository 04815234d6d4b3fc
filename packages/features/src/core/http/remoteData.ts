import type { Problem } from './problem';

/** Server data in one of four phases. */
export type RemoteData<T> =
  | { phase: 'idle' }
  | { phase: 'loading' }
  | { phase: 'ready'; data: T }
  | { phase: 'failed'; problem: Problem };

export const IDLE = { phase: 'idle' } as const;
export const LOADING = { phase: 'loading' } as const;

export function ready<T>(data: T): RemoteData<T> {
  return { phase: 'ready', data };
}

export function failed<T>(problem: Problem): RemoteData<T> {
  return { phase: 'failed', problem };
}

/** Returns the data, or `undefined` if there is none. */
export function dataOf<T>(remote: RemoteData<T> | undefined): T | undefined {
  return remote?.phase === 'ready' ? remote.data : undefined;
}
