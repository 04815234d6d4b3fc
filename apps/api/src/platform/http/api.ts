/**
 * Router of the API. It checks authentication, authorization and input for every endpoint of the contract, and
 * serializes responses and errors.
 */
import {
  ENDPOINT_NAMES,
  ENDPOINTS,
  type ResponseOf,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type ParamsOf,
  type ProblemBody,
  type QueryOf,
} from '@jawla/contract';
import type { Language } from '@jawla/contract/limits';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorFields, type Log } from '../base/log.ts';
import type { Database, UserRecord } from '../db/schema.ts';
import { withCheck } from '../db/withTransaction.ts';
import { languageOf, say, type TextKey, type TextValues } from '../texts/texts.ts';
import { can } from './can.ts';
import { toJsonBody, type JsonBody, type JsonRequest } from './jsonBody.ts';
import { clientIp } from './clientIp.ts';
import { CHALLENGE, GUEST_HEADER, keyIn, userByKey, type FindKeyHolder } from './keyAccess.ts';
import { KeptJson } from './keptJson.ts';
import { Problem, type FieldError } from './problem.ts';
import { toProblem } from './toProblem.ts';
import { parseBody, parseQuery } from './validate.ts';

export interface Environment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    route: string;
    /** Ids of completed resumable uploads (tus) that this request has claimed. */
    chunkedFiles?: readonly string[];
    /** The saved language of the user, once the session is known. */
    language?: Language | null;
    /** What a page of the portal has in addition. */
    page?: PageExtras;
  };
}

export interface PageExtras {
  /** HTML at the end of the head. */
  readonly head: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type HttpContext = Context<Environment>;

/** Maximum size of a JSON body. The largest is a project with all its sub dates. */
const BODY_BYTES_MAX = 200_000;

/** The authenticated user; may be `undefined` only for endpoints that require no account. */
type UserOf<Name extends EndpointName> = Endpoints[Name]['caller'] extends 'anyone' | 'ownerOrGuest'
  ? UserRecord | undefined
  : UserRecord;

/** `undefined` only for endpoints that require no account, or that keys may call. */
type TokenOf<Name extends EndpointName> = Endpoints[Name] extends
  | { readonly caller: 'anyone' | 'ownerOrGuest' }
  | { readonly scope: string }
  ? string | undefined
  : string;

export interface CallRequest<Name extends EndpointName> {
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  readonly user: UserOf<Name>;
  /** The `token` header, for endpoints that end the session or bind tour URLs to it. */
  readonly token: TokenOf<Name>;
  /** Whether a program acts as the user, by a key. */
  readonly isByKey: boolean;
  readonly language: Language;
  readonly http: HttpContext;
  /** Returns a text in the language of the request. */
  readonly say: (key: TextKey, values?: TextValues) => string;
}

export type CallHandler<Name extends EndpointName> = (
  request: CallRequest<Name>,
) => Promise<ResponseOf<Name> | KeptJson> | ResponseOf<Name>;

/** Returns the user of a session; `undefined` without a token, or if the session has expired. */
export type FindUser = (
  token: string | undefined,
  db?: Database,
) => Promise<UserRecord | undefined>;

export interface ApiOptions {
  readonly findUser: FindUser;
  readonly findKeyHolder: FindKeyHolder;
  /** Number of trusted proxies. */
  readonly proxies: number;
  /** @throws {Problem} 507, if the database has no space for new rows. */
  readonly requireRoom: () => Promise<void>;
  readonly log: Log;
}

export class Api {
  readonly app = new Hono<Environment>();
  readonly #options: ApiOptions;
  readonly #routes = new Map<EndpointName, { path: string; handlers: Handler<Environment>[] }>();

  constructor(options: ApiOptions) {
    this.#options = options;
    this.app.onError((error, http) => this.#answerError(error, http));
  }

  /**
   * Registers the handler of an endpoint.
   *
   * @param patterns - Regular expressions of path parameters, for two endpoints with the same path.
   */
  on<Name extends EndpointName>(
    name: Name,
    rule: CallHandler<Name>,
    patterns: Readonly<Record<string, string>> = {},
  ): void {
    const call: Endpoint = ENDPOINTS[name];
    const limit = bodyLimit({
      maxSize: BODY_BYTES_MAX,
      onError: () => {
        throw new Problem(413, 'request.tooLarge');
      },
    });
    const answer: Handler<Environment> = async (http) => {
      http.set('route', `${call.method} /api/${call.path}`);
      const request = await this.#read(name, http);
      const value =
        call.caller === 'anyone'
          ? await rule(request)
          : await withCheck(
              async (transaction) => {
                await this.#authorize(call, http, transaction);
              },
              () => rule(request),
            );
      if (value instanceof KeptJson) return answerKept(value, http);
      return answerJson(value, http, { isRevalidated: call.revalidated === true });
    };
    // A GET has no body.
    const isLimited = !call.file && call.method !== 'GET';
    this.#routes.set(name, {
      path: hookPath(call.path, patterns),
      handlers: isLimited ? [limit, answer] : [answer],
    });
  }

  /**
   * Registers all endpoints with the router: static paths before paths with parameters.
   *
   * @throws {Error} If an endpoint has no handler.
   */
  close(): Hono<Environment> {
    const routes = ENDPOINT_NAMES.map((name) => {
      const route = this.#routes.get(name);
      if (!route) throw new Error(`The call ${name} has no rule`);
      return { method: ENDPOINTS[name].method, ...route };
    });
    for (const { method, path, handlers } of routes.sort((a, b) => compareRanks(a.path, b.path))) {
      this.app.on(method, [path], ...handlers);
    }
    for (const [path, methods] of Map.groupBy(routes, shapeOf)) {
      this.app.all(path, (http) => {
        http.header('Allow', methods.map(({ method }) => method).join(', '));
        return answerProblem(new Problem(405, 'request.method'), http);
      });
    }
    this.app.all('*', (http) => answerProblem(new Problem(404, 'request.unknown'), http));
    return this.app;
  }

  async #read<Name extends EndpointName>(name: Name, http: HttpContext): Promise<CallRequest<Name>>;
  async #read(name: EndpointName, http: HttpContext): Promise<unknown> {
    const call: Endpoint = ENDPOINTS[name];
    const token = http.req.header('token');
    const user = await this.#authorize(call, http);
    if (call.changesDisk === true) await this.#options.requireRoom();
    const language = languageOf(http.req.header('lang'));
    return {
      params: http.req.param(),
      query: parseQuery(name, http.req.query()),
      body: call.body && parseBody(name, await readJson(http)),
      user,
      token,
      isByKey: keyIn(http.req.raw.headers) !== undefined,
      language,
      http,
      say: (key: TextKey, values?: TextValues) => say(language, key, values),
    };
  }

  /**
   * Returns the user of the session or key; none for a guest, whose link the handler checks, also in its transactions.
   *
   * @param db - A transaction that is about to write: reads the user in it.
   * @throws {Problem} 401 without a session or key; 403 if the user, or the key, may not call the endpoint.
   */
  async #authorize(
    { caller, scope }: Endpoint,
    http: HttpContext,
    db?: Database,
  ): Promise<UserRecord | undefined> {
    const { headers } = http.req.raw;
    const address = () => clientIp(http, this.#options.proxies);
    const holder = await userByKey({ headers, address, scope }, this.#options.findKeyHolder, db);
    // A person who opens a guest link is its guest there, also with an account.
    if (caller === 'ownerOrGuest' && http.req.header(GUEST_HEADER)) return undefined;
    const user = holder ?? (await this.#options.findUser(http.req.header('token'), db));
    if (caller === 'anyone') return user;
    if (!user) throw new Problem(401, 'auth.signedOut');
    if (user.verified === 0) throw new Problem(403, 'auth.unverified');
    if (!can(user, `call.${caller}`)) throw new Problem(403, 'auth.notAllowed');
    return user;
  }

  #answerError(error: Error, http: HttpContext): Promise<Response> {
    const problem = toProblem(error);
    if (problem === error) return answerProblem(problem, http);
    this.#options.log.error('request failed', {
      request: http.get('requestId'),
      route: http.get('route'),
      ...errorFields(error),
    });
    return answerProblem(problem ?? new Problem(500, 'server.broken'), http);
  }
}

interface AnswerOptions {
  readonly status?: ContentfulStatusCode;
  readonly isRevalidated?: boolean;
}

async function answerJson(
  value: unknown,
  http: HttpContext,
  { status, isRevalidated = false }: AnswerOptions,
): Promise<Response> {
  const answer = await toJsonBody(value, wishesOf(http), { isRevalidated });
  return answerBody(answer, http, { ...(status && { status }), isRevalidated });
}

/** Answers with a kept response, or with 304 if the client has it. */
export async function answerKept(kept: KeptJson, http: HttpContext): Promise<Response> {
  return answerBody(await kept.bodyFor(wishesOf(http)), http);
}

function answerBody(
  { body, headers }: JsonBody,
  http: HttpContext,
  { status = 200, isRevalidated = true }: AnswerOptions = {},
): Response {
  headers['Cache-Control'] = isRevalidated ? 'private, no-cache' : 'no-store';
  return body === null ? http.body(null, 304, headers) : http.body(body, status, headers);
}

function wishesOf(http: HttpContext): JsonRequest {
  return {
    acceptEncoding: http.req.header('accept-encoding'),
    ifNoneMatch: http.req.header('if-none-match'),
  };
}

export function answerProblem(problem: Problem, http: HttpContext): Promise<Response> {
  const language = languageOf(http.req.header('lang'));
  if (problem.retryAfter !== undefined) http.header('Retry-After', String(problem.retryAfter));
  const status: ContentfulStatusCode = problem.status;
  if (status === 401 && keyIn(http.req.raw.headers) !== undefined) http.header(...CHALLENGE);
  const { key, values, errors, code, trashed, project } = problem;
  const body: ProblemBody = {
    message: say(language, key, values),
    ...(errors && { errors: mapValues(errors, (error) => sayError(language, error, values)) }),
    ...(code && { code }),
    ...(trashed && { trashed }),
    ...(project && { project }),
  };
  return answerJson(body, http, { status });
}

function sayError(language: Language, error: FieldError, values: TextValues): string {
  if (typeof error === 'string') return say(language, error, values);
  const { key, line } = error;
  return say(language, 'field.line', { line, text: say(language, key, values) });
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  convert: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, convert(value)]));
}

async function readJson(http: HttpContext): Promise<unknown> {
  const text = await http.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'request.unreadable');
  }
}

/** Converts `project/{id}` to the syntax of the router: `/project/:id`. */
function hookPath(path: string, patterns: Readonly<Record<string, string>>): string {
  const hooked = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const pattern = patterns[name];
    return pattern === undefined ? `:${name}` : `:${name}{${pattern}}`;
  });
  return `/${hooked}`;
}

/**
 * The router takes the first match, so a static segment precedes a pattern, and a pattern precedes a plain parameter.
 */
function compareRanks(a: string, b: string): number {
  return rank(a) < rank(b) ? -1 : 1;
}

function rank(path: string): string {
  return path.replaceAll(/:\w+(\{)?/g, (_, brace: string | undefined) =>
    brace ? '\ufffe' : '\uffff',
  );
}

/** Returns a path without parameter names: endpoints with the same path may name their parameter differently. */
function shapeOf({ path }: { readonly path: string }): string {
  return path.replaceAll(/:\w+/g, ':any');
}
