import {
  ENDPOINTS,
  parseResponse,
  type ConflictCode,
  type ClientEndpoint,
  type EndpointName,
  type ResponseOf,
  type ProjectNames,
  type TrashedPerson,
} from '@jawla/contract';
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

/** Delay of a slow response, in milliseconds: long enough to see, short enough to wait for. */
export const SLOW_MS = 1500;

/** An endpoint of the table, by its name, or another one. */
type Target = EndpointName | Pick<ClientEndpoint, 'method' | 'path'>;

/** Creates a handler for an endpoint of the contract, on any host. */
export function handle(target: Target, resolver: HttpResponseResolver): HttpHandler {
  const { method, path } = typeof target === 'string' ? ENDPOINTS[target] : target;
  return METHODS[method](`*/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver);
}

/** A text of the server in each language. */
export type ServerText = Readonly<Record<Language, string>>;

/** Endpoints whose response contains a text for users: see `done`. */
type MessageEndpointName = {
  [Name in EndpointName]: ResponseOf<Name> extends { message: string } ? Name : never;
}[EndpointName];

/** Creates a handler with a response that conforms to the contract; throws on creation otherwise. */
export function ok<Name extends Exclude<EndpointName, MessageEndpointName>>(
  name: Name,
  data: ResponseOf<Name>,
): HttpHandler {
  parseResponse(name, data);
  return handle(name, () => json(data));
}

/** Creates a handler whose response has a text in the language of the request. */
export function done<Name extends MessageEndpointName>(
  name: Name,
  message: ServerText,
  data?: Omit<ResponseOf<Name>, 'message'>,
): HttpHandler {
  parseResponse(name, { ...data, message: message.en });
  return handle(name, ({ request }) => json({ ...data, message: textFor(request, message) }));
}

/** Returns the text in the language of the request's header `lang`. */
export function textFor({ headers }: Request, text: ServerText): string {
  const language = LANGUAGES.find((each) => each === headers.get('lang'));
  return text[language ?? DEFAULT_LANGUAGE];
}

/**
 * Creates a response, for handlers that depend on the request.
 *
 * @throws z.core.$ZodError if it does not conform to the contract
 */
export function reply<Name extends EndpointName>(name: Name, data: ResponseOf<Name>): Response {
  parseResponse(name, data);
  return json(data);
}

/** Created for each request, because the body of a Response can be read only once. */
function json(data: unknown): Response {
  return new HttpResponse(JSON.stringify(data), {
    headers: { 'Content-Type': 'application/json' },
  });
}

interface Extra {
  errors?: Record<string, ServerText>;
  headers?: Record<string, string>;
  /** Of a 404: the project that has no tour there. */
  project?: ProjectNames;
}

/** A 409 has a code, and may name who is in the trash. */
interface ConflictExtra extends Extra {
  code: ConflictCode;
  trashed?: TrashedPerson;
}

type OtherStatus = 400 | 401 | 403 | 404 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
type Refusal =
  | [status: OtherStatus, message: ServerText, extra?: Extra]
  | [status: 409, message: ServerText, extra: ConflictExtra];

/** Creates a handler with an error response, in the language of the request. */
export function refused(target: Target, ...refusalOf: Refusal): HttpHandler {
  return handle(target, ({ request }) => refusal(request, ...refusalOf));
}

/** Creates an error response, for handlers that depend on the request. */
export function refusal(
  request: Request,
  ...[status, message, extra = {}]: Refusal
): HttpResponse<DefaultBodyType> {
  const { errors, headers, ...more } = extra;
  const fields = Object.entries(errors ?? {}).map(([field, text]): [string, string] => [
    field,
    textFor(request, text),
  ]);
  return HttpResponse.json(
    {
      message: textFor(request, message),
      ...(errors ? { errors: Object.fromEntries(fields) } : {}),
      ...more,
    },
    { status, ...(headers ? { headers } : {}) },
  );
}

/** The server's message about an internal error. */
export const SERVER_ERROR: ServerText = {
  en: 'Something went wrong on our side. Please try again in a moment.',
  ar: 'حدث خطأ من جهتنا. يُرجى المحاولة بعد قليل.',
};

/** What lets the responses go that are held. */
const held: (() => void)[] = [];

/** Whether a response is held: its request has arrived. */
export const isHeld = () => held.length > 0;

export function release(): void {
  for (const letGo of held.splice(0)) letGo();
}

/** Responses that every endpoint may have, in addition to its own. */
export function commonResponses(target: Target) {
  return {
    /** A network error. */
    unreachable: handle(target, () => HttpResponse.error()),
    /** 500. */
    serverError: refused(target, 500, SERVER_ERROR),
    /** A response that does not match the contract. */
    invalidResponse: handle(target, () => HttpResponse.text('<html>proxy</html>')),
    /** A request that stays pending. */
    never: handle(target, async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
    /** Before another one of the same endpoint, whose response waits for `release`. */
    held: handle(target, async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return undefined;
    }),
  };
}

/** The same response after a delay. */
export function slowly<Name extends EndpointName>(name: Name, data: ResponseOf<Name>): HttpHandler {
  parseResponse(name, data);
  return handle(name, async () => {
    await delay(SLOW_MS);
    return json(data);
  });
}
