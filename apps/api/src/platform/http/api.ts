/** Hangs rules on the calls of the contract: who may, what came in, what goes out, in one place. */
import {
  ENDPOINT_NAMES,
  ENDPOINTS,
  type ResponseOf,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type ParamsOf,
  type QueryOf,
} from '@jawla/contract';
import type { Language } from '@jawla/contract/limits';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorFields, type Log } from '../base/log.ts';
import type { UserRecord } from '../db/schema.ts';
import { languageOf, say, type TextKey, type TextValues } from '../texts/texts.ts';
import { toJsonBody } from './jsonBody.ts';
import { Problem } from './problem.ts';
import { toProblem } from './toProblem.ts';
import { parseBody, parseQuery } from './validate.ts';

export interface Environment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    route: string;
    /** Ids of the files that came before, in chunks, and that this request has taken. */
    chunkedFiles?: readonly string[];
  };
}
export type HttpContext = Context<Environment>;

/** Bytes of a JSON body: the longest is a project with all its dates. */
const BODY_BYTES_MAX = 200_000;

/** Refused on a full disk, so that what is held back stays for signing in and deleting. Files have checks of their own. */
const GROWING: ReadonlySet<EndpointName> = new Set(['createUser', 'createProject', 'addAccess']);

/** Long and seldom new: clients store the response, and revalidate it each time. */
const REVALIDATED: ReadonlySet<EndpointName> = new Set(['users']);

/** The person a call comes from: certain, unless the call is open to anyone. */
type UserOf<Name extends EndpointName> = Endpoints[Name]['caller'] extends 'anyone'
  ? UserRecord | undefined
  : UserRecord;

/** There is one wherever there is a user. */
type TokenOf<Name extends EndpointName> = Endpoints[Name]['caller'] extends 'anyone'
  ? string | undefined
  : string;

export interface CallRequest<Name extends EndpointName> {
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  readonly user: UserOf<Name>;
  /** The `token` header, for the calls that are about it. */
  readonly token: TokenOf<Name>;
  readonly language: Language;
  readonly http: HttpContext;
  /** A sentence in the caller's language. */
  readonly say: (key: TextKey, values?: TextValues) => string;
}

export type CallHandler<Name extends EndpointName> = (
  request: CallRequest<Name>,
) => Promise<ResponseOf<Name>> | ResponseOf<Name>;

/** Whose session a token is; nothing without a token, or with one that has ended. */
export type FindUser = (token: string | undefined) => Promise<UserRecord | undefined>;

export interface ApiOptions {
  readonly findUser: FindUser;
  /** Throws Problem 507 when the database has no room for anything new. */
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
   * @param patterns what a parameter looks like, where two calls share a path
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
      const value = await rule(await this.#read(name, http));
      return answerJson(value, http, { isRevalidated: REVALIDATED.has(name) });
    };
    // The body of a GET is not read.
    const isLimited = !call.file && call.method !== 'GET';
    this.#routes.set(name, {
      path: hookPath(call.path, patterns),
      handlers: isLimited ? [limit, answer] : [answer],
    });
  }

  /**
   * Puts the calls on the router, fixed paths before those with parameters.
   *
   * @throws Error when a call of the table has no rule
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
    const user = await this.#options.findUser(token);
    if (call.caller !== 'anyone') {
      if (!user) throw new Problem(401, 'auth.signedOut');
      if (user.verified === 0) throw new Problem(403, 'auth.unverified');
      if (call.caller === 'admin' && user.is_admin === 0) throw new Problem(403, 'auth.notAllowed');
    }
    if (GROWING.has(name)) await this.#options.requireRoom();
    const language = languageOf(http.req.header('lang'));
    return {
      params: http.req.param(),
      query: parseQuery(name, http.req.query()),
      body: call.body && parseBody(name, await readJson(http)),
      user,
      token,
      language,
      http,
      say: (key: TextKey, values?: TextValues) => say(language, key, values),
    };
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

async function answerJson(
  value: unknown,
  http: HttpContext,
  {
    status = 200,
    isRevalidated = false,
  }: { status?: ContentfulStatusCode; isRevalidated?: boolean },
): Promise<Response> {
  const asked = {
    acceptEncoding: http.req.header('accept-encoding'),
    ifNoneMatch: http.req.header('if-none-match'),
  };
  const { body, headers } = await toJsonBody(value, asked, { isRevalidated });
  headers['Cache-Control'] = isRevalidated ? 'private, no-cache' : 'no-store';
  return body === null ? http.body(null, 304, headers) : http.body(body, status, headers);
}

function answerProblem(problem: Problem, http: HttpContext): Promise<Response> {
  const language = languageOf(http.req.header('lang'));
  if (problem.retryAfter !== undefined) http.header('Retry-After', String(problem.retryAfter));
  const status: ContentfulStatusCode = problem.status;
  const message = say(language, problem.key, problem.values);
  if (problem.errors === undefined) return answerJson({ message }, http, { status });
  const errors = Object.fromEntries(
    Object.entries(problem.errors).map(([field, key]) => [field, say(language, key)]),
  );
  return answerJson({ message, errors }, http, { status });
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

/** `project/{id}` in the router's words. */
function hookPath(path: string, patterns: Readonly<Record<string, string>>): string {
  const hooked = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const pattern = patterns[name];
    return pattern === undefined ? `:${name}` : `:${name}{${pattern}}`;
  });
  return `/${hooked}`;
}

/** The router takes the first that fits: a fixed part goes before a pattern, a pattern before anything. */
function compareRanks(a: string, b: string): number {
  return rank(a) < rank(b) ? -1 : 1;
}

function rank(path: string): string {
  return path.replaceAll(/:\w+(\{)?/g, (_, brace: string | undefined) =>
    brace ? '\ufffe' : '\uffff',
  );
}

/** Calls of one path may name its parameter differently. */
function shapeOf({ path }: { readonly path: string }): string {
  return path.replaceAll(/:\w+/g, ':any');
}
