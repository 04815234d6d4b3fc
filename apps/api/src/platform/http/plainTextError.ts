import type { Context } from 'hono';
import { errorFields, type Log } from '../base/log.ts';
import { languageOf, say } from '../texts/texts.ts';
import { Problem } from './problem.ts';
import { toProblem } from './toProblem.ts';

/** Answers what went wrong with a file or a page, in plain text: there is nobody to read JSON. */
export function sendPlainTextError(error: Error, http: Context, route: string, log: Log): Response {
  const language = languageOf(http.req.header('lang'));
  const known = toProblem(error);
  const problem = known ?? new Problem(500, 'server.broken');
  if (known !== error) log.error('request failed', { route, ...errorFields(error) });
  http.header('Cache-Control', 'no-store');
  if (problem.retryAfter !== undefined) http.header('Retry-After', String(problem.retryAfter));
  return http.text(say(language, problem.key, problem.values), problem.status);
}
