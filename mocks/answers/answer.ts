import { CALLS, parseAnswer, type AnswerOf, type CallName } from '@jawla/contract';
import { delay, http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** How slow a slow answer is, in milliseconds: long enough to see, short enough to wait for. */
const SLOW_MS = 1500;

/** A handler for one call of the contract's table, wherever the API is. */
export function answer(name: CallName, resolver: HttpResponseResolver): HttpHandler {
  const { method, path } = CALLS[name];
  return METHODS[method](`*/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver);
}

/** An answer as the contract has it; one that it does not know throws where the mock is made. */
export function ok<Name extends CallName>(name: Name, data: AnswerOf<Name>): HttpHandler {
  parseAnswer(name, data);
  return answer(name, () => json(data));
}

/**
 * An answer for handlers that decide by what is asked.
 *
 * @throws z.core.$ZodError when the contract does not know it
 */
export function reply<Name extends CallName>(name: Name, data: AnswerOf<Name>): Response {
  parseAnswer(name, data);
  return json(data);
}

/** The answer's text, made anew each time: a Response can be read once. */
function json(data: unknown): Response {
  return new HttpResponse(JSON.stringify(data), {
    headers: { 'Content-Type': 'application/json' },
  });
}

/** A refusal, in the server's own words for the language asked in. */
export function refused(
  name: CallName,
  status: number,
  message: { en: string; ar: string },
  extra: { errors?: Record<string, string>; headers?: Record<string, string> } = {},
): HttpHandler {
  return answer(name, ({ request }) => {
    const language = request.headers.get('lang') === 'ar' ? 'ar' : 'en';
    return HttpResponse.json(
      { message: message[language], ...(extra.errors ? { errors: extra.errors } : {}) },
      { status, ...(extra.headers ? { headers: extra.headers } : {}) },
    );
  });
}

/** The endings that every call has beside its own. */
export function commonEndings(name: CallName) {
  return {
    /** The network gives no answer. */
    unreachable: answer(name, () => HttpResponse.error()),
    /** The server failed. */
    broken: refused(name, 500, {
      en: 'Something went wrong on our side. Please try again in a moment.',
      ar: 'حدث خطأ من جهتنا. يُرجى المحاولة بعد قليل.',
    }),
    /** An answer that no contract knows. */
    nonsense: answer(name, () => HttpResponse.text('<html>proxy</html>')),
    /** No answer at all, ever. */
    never: answer(name, async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
  };
}

/** The same answer, later. */
export function slowly<Name extends CallName>(name: Name, data: AnswerOf<Name>): HttpHandler {
  parseAnswer(name, data);
  return answer(name, async () => {
    await delay(SLOW_MS);
    return json(data);
  });
}
