/** What an endpoint is: one definition, from which client, mocks, server and the OpenAPI document derive. */
import type * as z from 'zod/mini';
import type { KeyScope } from './keyLimits.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint: anyone, any session, a session with access to the resource, such a session or a guest whose
 * link shows the resource, an admin. Staff have access to no resource: they may call those of `session` only.
 */
export type Caller = 'anyone' | 'session' | 'owner' | 'ownerOrGuest' | 'admin';

/**
 * A server that offers resumable uploads (`uploadCapabilities`) also accepts a file that was uploaded by the tus protocol
 * before: instead of the file, the request has a text field `RESUMED_FIELD` with the last segment of the file's tus URL.
 */
export interface FilePart {
  /** Name of the file field. */
  readonly field: string;
  /** Whether the field may be repeated. */
  readonly count: 'one' | 'many';
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;
/** Statuses of 400 and above, each with its meaning. */
export type Errors = Readonly<Partial<Record<ErrorStatus, string>>>;

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, Schema>>;

/** What clients use of an endpoint. */
export interface ClientEndpoint {
  readonly method: Method;
  /** Relative to the API base; `{name}` is one percent-encoded segment. */
  readonly path: string;
  readonly caller: Caller;
  readonly file?: FilePart;
  /** Clients ignore its failure: it neither ends the session nor says that the server is away. */
  readonly isBackground?: true;
  readonly response: Schema;
}

/** The build of the portal removes the other properties: see `apps/portal/vite/clientEndpoints.ts`. */
export interface Endpoint extends ClientEndpoint {
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** Text fields, which precede the files. */
  readonly texts?: Fields;
  /** What it does, for the OpenAPI document. */
  readonly summary: string;
  /** Errors besides those that `caller`, `query`, `body` and `file` imply (`errorsOf`), or more precise ones. */
  readonly errors?: Errors;
  /** Keys with this scope may call it; without one, none may. */
  readonly scope?: KeyScope;
  /** It stores new rows: answered with 507 when the disk of SQLite is nearly full. Uploads have their own check. */
  readonly changesDisk?: true;
  /** Its large response rarely changes: clients cache it and revalidate it by its ETag. */
  readonly revalidated?: true;
}

/** Defines an endpoint. */
export function endpoint<const Defined extends Endpoint>(defined: Defined): Defined {
  return defined;
}

export const TOO_MANY = 'too many tries; Retry-After says when to come back';

/** Returns all documented errors of an endpoint. */
export function errorsOf({ caller, scope, query, body, file, errors }: Endpoint): Errors {
  return {
    ...(caller !== 'anyone' &&
      (scope === undefined
        ? { 401: 'no session, or an expired one', 403: 'signed in, but not allowed' }
        : {
            401: 'no session or key, or an expired one',
            403: 'signed in or with a key, but not allowed',
          })),
    ...((query ?? body) && { 422: 'well-formed but invalid' }),
    ...(file && { 413: 'too large' }),
    ...errors,
  };
}

type OutputOf<Defined, Part extends string> = Defined extends {
  readonly [Key in Part]: infer One extends Schema;
}
  ? z.core.output<One>
  : undefined;

type ParamNames<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamNames<Rest>
  : never;

/** The parts of requests to an endpoint, and its response. */
export type EndpointParams<Defined extends Endpoint> = Record<ParamNames<Defined['path']>, string>;
export type EndpointQuery<Defined extends Endpoint> = OutputOf<Defined, 'query'>;
export type EndpointHeaders<Defined extends Endpoint> = OutputOf<Defined, 'headers'>;
export type EndpointBody<Defined extends Endpoint> = OutputOf<Defined, 'body'>;
export type EndpointResponse<Defined extends Endpoint> = z.core.output<Defined['response']>;
type OptionalNames<All extends Fields> = {
  [Field in keyof All]: undefined extends z.core.output<All[Field]> ? Field : never;
}[keyof All];

/** The text fields that precede the files. */
export type EndpointTexts<Defined extends Endpoint> = Defined extends {
  readonly texts: infer All extends Fields;
}
  ? { -readonly [Field in Exclude<keyof All, OptionalNames<All>>]: z.core.output<All[Field]> } & {
      -readonly [Field in OptionalNames<All>]?: Exclude<z.core.output<All[Field]>, undefined>;
    }
  : unknown;
