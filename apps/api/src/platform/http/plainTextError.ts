import type { Context } from 'hono';
import { errorFields, type Log } from '../base/log.ts';
import type { Environment } from './api.ts';
import { CHALLENGE, keyIn } from './keyAccess.ts';
import { Problem } from './problem.ts';
import { sendShownError } from './shownError.ts';
import { toProblem } from './toProblem.ts';

/** Returns what to report about a failed request for a file or page. Logs unexpected errors. */
export function problemOfFile(error: unknown, route: string, log: Log): Problem {
  const known = toProblem(error);
  if (known !== error) log.error('request failed', { route, ...errorFields(error) });
  return known ?? new Problem(500, 'server.broken');
}

export function retryHeaders({ retryAfter }: Problem): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
}

/** Reports a failed request for a file or page as text instead of JSON. */
export function sendPlainTextError(
  error: Error,
  http: Context<Environment>,
  route: string,
  log: Log,
): Response {
  const problem = problemOfFile(error, route, log);
  const isKeyRefused = problem.status === 401 && keyIn(http.req.raw.headers) !== undefined;
  return sendShownError(http, problem.status, problem, {
    ...retryHeaders(problem),
    ...(isKeyRefused && { [CHALLENGE[0]]: CHALLENGE[1] }),
  });
}
