import { isDatabaseFull, isDatabaseUnavailable } from '../db/errors.ts';
import { Problem } from './problem.ts';

/** `Retry-After` of responses while the database is unavailable, in seconds. */
const AWAY_SECONDS = 5;

/** Converts an error to a `Problem`; returns `undefined` for an unexpected error. */
export function toProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isDatabaseFull(error) || isDiskFull(error)) return new Problem(507, 'server.full');
  if (!isDatabaseUnavailable(error)) return undefined;
  return new Problem(503, 'server.away', { retryAfter: AWAY_SECONDS });
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
