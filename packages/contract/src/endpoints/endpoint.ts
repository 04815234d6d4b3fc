import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint: anyone, any session, a session with access to the resource, an admin. Staff have access to no
 * resource: they may call those of `session` only.
 */
export type Caller = 'anyone' | 'session' | 'owner' | 'admin';

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

export interface Endpoint {
  readonly method: Method;
  /** Relative to the API base; `{name}` is one percent-encoded segment. */
  readonly path: string;
  readonly caller: Caller;
  readonly file?: FilePart;
  /** Clients ignore its failure: it neither ends the session nor says that the server is away. */
  readonly isBackground?: true;
  readonly response: z.core.$ZodType;
}
