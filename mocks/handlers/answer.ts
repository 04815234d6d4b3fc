import { ENDPOINTS, parseResponse, type ResponseOf, type EndpointName } from '@jawla/contract';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@jawla/contract/limits';
import {
  delay,
  http,
  HttpResponse,
  type DefaultBodyType,
  type HttpHandler,
  type HttpResponseResolver,
} from 'msw';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** How slow a slow answer is, in milliseconds: long enough to see, short enough to wait for. */
const SLOW_MS = 1500;

/** A handler for one call of the contract's table, wherever the API is. */
export function answer(name: EndpointName, resolver: HttpResponseResolver): HttpHandler {
  const { method, path } = ENDPOINTS[name];
  return METHODS[method](`*/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver);
}

/** A text of the server in each language. */
export type ServerText = Readonly<Record<Language, string>>;

/** The calls whose response has a text for users: see `done`. */
type MessageEndpointName = {
  [Name in EndpointName]: ResponseOf<Name> extends { message: string } ? Name : never;
}[EndpointName];

/** An answer as the contract has it; one that it does not know throws where the mock is made. */
export function ok<Name extends Exclude<EndpointName, MessageEndpointName>>(
  name: Name,
  data: ResponseOf<Name>,
): HttpHandler {
  parseResponse(name, data);
  return answer(name, () => json(data));
}

/** A response with a text, in the language of the request. */
export function done<Name extends MessageEndpointName>(
  name: Name,
  message: ServerText,
  data?: Omit<ResponseOf<Name>, 'message'>,
): HttpHandler {
  parseResponse(name, { ...data, message: message.en });
  return answer(name, ({ request }) => json({ ...data, message: textFor(request, message) }));
}

/** The text in the language that the header `lang` asks for. */
export function textFor({ headers }: Request, text: ServerText): string {
  const language = LANGUAGES.find((each) => each === headers.get('lang'));
  return text[language ?? DEFAULT_LANGUAGE];
}

/**
 * An answer for handlers that decide by what is asked.
 *
 * @throws z.core.$ZodError when the contract does not know it
 */
export function reply<Name extends EndpointName>(name: Name, data: ResponseOf<Name>): Response {
  parseResponse(name, data);
  return json(data);
}

/** The answer's text, created for each request: a Response can be read once. */
function json(data: unknown): Response {
  return new HttpResponse(JSON.stringify(data), {
    headers: { 'Content-Type': 'application/json' },
  });
}

/** A refusal, in the language of the request. */
export function refused(
  name: EndpointName,
  status: number,
  message: ServerText,
  extra: { errors?: Record<string, ServerText>; headers?: Record<string, string> } = {},
): HttpHandler {
  return answer(name, ({ request }) => refusal(request, status, message, extra));
}

/** A refusal for handlers that decide by the request. */
export function refusal(
  request: Request,
  status: number,
  message: ServerText,
  {
    errors,
    headers,
  }: { errors?: Record<string, ServerText>; headers?: Record<string, string> } = {},
): HttpResponse<DefaultBodyType> {
  const fields = Object.entries(errors ?? {}).map(([field, text]): [string, string] => [
    field,
    textFor(request, text),
  ]);
  return HttpResponse.json(
    {
      message: textFor(request, message),
      ...(errors ? { errors: Object.fromEntries(fields) } : {}),
    },
    { status, ...(headers ? { headers } : {}) },
  );
}

/** What a server says that has failed. */
export const BROKEN: ServerText = {
  en: 'Something went wrong on our side. Please try again in a moment.',
  ar: 'حدث خطأ من جهتنا. يُرجى المحاولة بعد قليل.',
};

/** The endings that every call has beside its own. */
export function commonEndings(name: EndpointName) {
  return {
    /** The network gives no answer. */
    unreachable: answer(name, () => HttpResponse.error()),
    /** 500. */
    serverError: refused(name, 500, BROKEN),
    /** A response that does not match the contract. */
    invalidResponse: answer(name, () => HttpResponse.text('<html>proxy</html>')),
    /** No answer at all, ever. */
    never: answer(name, async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
  };
}

/** The same answer, later. */
export function slowly<Name extends EndpointName>(name: Name, data: ResponseOf<Name>): HttpHandler {
  parseResponse(name, data);
  return answer(name, async () => {
    await delay(SLOW_MS);
    return json(data);
  });
}
