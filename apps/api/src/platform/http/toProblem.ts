import { isDatabaseFull, isDatabaseUnavailable } from '../db/errors.ts';
import { Problem } from './problem.ts';

/** When those who were told to come back may try again, in seconds. */
const AWAY_SECONDS = 5;

/** What an error means to the person who asked; nothing when it is a mistake of ours. */
export function toProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isDatabaseFull(error) || isDiskFull(error)) return new Problem(507, 'server.full');
  if (!isDatabaseUnavailable(error)) return undefined;
  return new Problem(503, 'server.away', { retryAfter: AWAY_SECONDS });
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
