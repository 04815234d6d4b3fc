/** Trouble with a name: what a screen can tell a person and what it can offer. */
export type Problem =
  /** No answer came: no network, or a server that is away. */
  | { kind: 'offline' }
  /** The answer took too long. */
  | { kind: 'slow' }
  /** No session, or one that has ended. */
  | { kind: 'signedOut'; message?: string }
  | { kind: 'forbidden'; message?: string }
  | { kind: 'missing'; message?: string }
  /** The server will not do this; `message` is written for people, `errors` by field. */
  | { kind: 'refused'; status: number; message: string; errors: Readonly<Record<string, string>> }
  /** Too many tries; `retryAfter` in seconds. */
  | { kind: 'tooMany'; message?: string; retryAfter: number }
  /** The server failed. */
  | { kind: 'broken'; message?: string }
  /** The server answered what the contract does not know. */
  | { kind: 'nonsense' };

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

/** Turns whatever was thrown into a Problem; what nobody foresaw counts as nonsense. */
export function toProblem(cause: unknown): Problem {
  return cause instanceof ProblemError ? cause.problem : { kind: 'nonsense' };
}

/** Whether the same request may succeed later: it says nothing about the data. */
export function isTransient({ kind }: Problem): boolean {
  return kind === 'offline' || kind === 'slow' || kind === 'broken' || kind === 'nonsense';
}

/** The server's own words, where it sent some. */
export function messageOf(problem: Problem): string | undefined {
  return 'message' in problem ? problem.message : undefined;
}

/** What came back, whoever asked for it. */
export interface RawResponse {
  status: number;
  data: unknown;
  /** The header `Retry-After`, in seconds. */
  retryAfter?: string | undefined;
}

const DEFAULT_RETRY_AFTER = 60;
/** The server has no room for what was sent. */
const FULL = 507;

/** The Problem that an answer of status 400 and above stands for. */
export function problemOf({ status, data, retryAfter }: RawResponse): Problem {
  const message = textField(data, 'message');
  const told = message === undefined ? {} : { message };
  switch (status) {
    case 401:
      return { kind: 'signedOut', ...told };
    case 403:
      return { kind: 'forbidden', ...told };
    case 404:
      return { kind: 'missing', ...told };
    case 429: {
      const seconds = Number(retryAfter);
      const wait =
        Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_RETRY_AFTER;
      return { kind: 'tooMany', ...told, retryAfter: wait };
    }
    default:
      // A full disk is no mistake, and the same request fails again until there is room.
      if (status >= 500 && status !== FULL) return { kind: 'broken', ...told };
      if (message === undefined) return { kind: 'nonsense' };
      return { kind: 'refused', status, message, errors: fieldErrors(data) };
  }
}

function textField(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(data, name)?.value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldErrors(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return {};
  const { errors } = data;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
