import type { Problem } from './problem';
import { dataOf, failed, IDLE, LOADING, ready, type Remote } from './remote';

/** Server data that is kept for a while, and shown while newer data is on its way. */
export interface Kept<T> {
  remote: Remote<T>;
  /** When the data came, in milliseconds; 0: never, or no longer good. */
  at: number;
  /** The data is there and asked for anew. */
  renewing?: true;
}

export const NOT_KEPT: Kept<never> = { remote: IDLE, at: 0 };

/** It is being asked for: what is there stays to be seen. */
export function keptRequested<T>(kept: Kept<T> | undefined): Kept<T> {
  return kept?.remote.phase === 'ready'
    ? { remote: kept.remote, at: kept.at, renewing: true }
    : { remote: LOADING, at: 0 };
}

export function keptArrived<T>(data: T, at: number): Kept<T> {
  return { remote: ready(data), at };
}

/**
 * It could not be had. What is there outlives trouble that passes, but not an answer that says that it
 * is gone or not allowed.
 */
export function keptFailed<T>(kept: Kept<T> | undefined, problem: Problem): Kept<T> {
  const data = dataOf(kept?.remote);
  const passes = ['offline', 'slow', 'broken', 'nonsense'].includes(problem.kind);
  return data !== undefined && passes
    ? { remote: ready(data), at: 0 }
    : { remote: failed(problem), at: 0 };
}

/** It is shown until newer data comes, which is asked for at the next occasion. */
export function keptOutdated<T>(kept: Kept<T>): Kept<T> {
  return { ...kept, at: 0 };
}

/** Whether there is no need to ask: it is young enough, or on its way. */
export function isFresh(kept: Kept<unknown> | undefined, now: number, cacheMs: number): boolean {
  if (kept?.remote.phase === 'loading' || kept?.renewing) return true;
  return kept?.remote.phase === 'ready' && now - kept.at < cacheMs;
}
