/** A known kind of error: decides which text and which action a screen shows. */
export type Problem =
  /** No response: no network, or the server is unreachable. */
  | { kind: 'offline' }
  /** The response did not arrive within the time limit. */
  | { kind: 'timeout' }
  /** 401: no session, or it has expired. */
  | { kind: 'unauthenticated'; message?: string | undefined }
  /** 403. */
  | { kind: 'forbidden'; message?: string | undefined }
  /** 404. `project`, as received: `currentNames` reads it. */
  | { kind: 'notFound'; message?: string | undefined; project?: unknown }
  /** Other 4xx; `message` is written for users, `errors` are by field. */
  | Refusal
  /** 429; `retryAfter` is in seconds. */
  | { kind: 'rateLimited'; message?: string | undefined; retryAfter: number }
  /** 5xx. */
  | { kind: 'serverError'; message?: string | undefined }
  /** The response does not match the schema of the contract. */
  | { kind: 'invalidResponse' };

export interface Refusal {
  kind: 'refused';
  status: number;
  message: string;
  errors: Readonly<Record<string, string>>;
  /** Of a 409, from servers that send it: see `hasCode`. */
  code?: string | undefined;
  /** As received: `trashedPerson` reads it. */
  trashed?: unknown;
}

export type ProblemKind = Problem['kind'];

/** Carries a Problem through promises and sagas. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.kind, options);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** Converts a thrown value to a Problem; unknown errors become `invalidResponse`. */
export function toProblem(cause: unknown): Problem {
  return cause instanceof ProblemError ? cause.problem : { kind: 'invalidResponse' };
}

/**
 * Whether the same request may succeed later, as after a network error: such an error says nothing about the
 * data.
 */
export function isTransient({ kind }: Problem): boolean {
  return (
    kind === 'offline' || kind === 'timeout' || kind === 'serverError' || kind === 'invalidResponse'
  );
}

/** A response, independent of the transport. */
export interface RawResponse {
  status: number;
  data: unknown;
  /** The header `Retry-After`, in seconds. */
  retryAfter?: string | undefined;
}

const DEFAULT_RETRY_AFTER = 60;
/** 507 Insufficient Storage (RFC 4918, section 11.5). */
export const INSUFFICIENT_STORAGE = 507;

/** Converts a response of status 400 and above to a Problem. */
export function problemFromResponse({ status, data, retryAfter }: RawResponse): Problem {
  const message = textField(data, 'message');
  switch (status) {
    case 401:
      return { kind: 'unauthenticated', message };
    case 403:
      return { kind: 'forbidden', message };
    case 404:
      return { kind: 'notFound', message, project: field(data, 'project') };
    case 429: {
      const seconds = Number(retryAfter);
      const wait =
        Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_RETRY_AFTER;
      return { kind: 'rateLimited', message, retryAfter: wait };
    }
    default:
      // A full disk is not an error of the request, and the same request keeps failing until there is space.
      if (status >= 500 && status !== INSUFFICIENT_STORAGE) return { kind: 'serverError', message };
      if (message === undefined) return { kind: 'invalidResponse' };
      return {
        kind: 'refused',
        status,
        message,
        errors: fieldErrors(data),
        code: textField(data, 'code'),
        trashed: field(data, 'trashed'),
      };
  }
}

function field(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.getOwnPropertyDescriptor(data, name)?.value;
}

function textField(data: unknown, name: string): string | undefined {
  const value = field(data, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldErrors(data: unknown): Record<string, string> {
  const errors = field(data, 'errors');
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
