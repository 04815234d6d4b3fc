import type { Context } from 'hono';
import { errorFields, type Log } from '../base/log.ts';
import { languageOf, say } from '../texts/texts.ts';
import { Problem } from './problem.ts';
import { toProblem } from './toProblem.ts';

export interface PlainTextError {
  readonly status: Problem['status'];
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reports a failed request for a file or page as plain text instead of JSON. Logs unexpected errors.
 *
 * @param language - The `lang` header.
 */
export function plainTextError(
  error: unknown,
  language: string | undefined,
  route: string,
  log: Log,
): PlainTextError {
  const known = toProblem(error);
  const problem = known ?? new Problem(500, 'server.broken');
  if (known !== error) log.error('request failed', { route, ...errorFields(error) });
  return {
    status: problem.status,
    text: say(languageOf(language), problem.key, problem.values),
    headers: {
      'Cache-Control': 'no-store',
      ...(problem.retryAfter !== undefined && { 'Retry-After': String(problem.retryAfter) }),
    },
  };
}

/** Returns the same as a Hono response. */
export function sendPlainTextError(error: Error, http: Context, route: string, log: Log): Response {
  const { status, text, headers } = plainTextError(error, http.req.header('lang'), route, log);
  return http.text(text, status, headers);
}
