import type {
  authEndpoints,
  Endpoint,
  EndpointBody,
  EndpointHeaders,
  EndpointParams,
  EndpointQuery,
  FilePart,
} from '@jawla/contract';
import type { Language } from '@jawla/contract/limits';
import type { EarlyResponse } from './earlyResponses';

type AuthEndpoints = typeof authEndpoints;

/**
 * An endpoint, or the name of one of log-ins and sessions, which the API client brings along: the log-in is drawn before
 * schemas have loaded.
 */
export type Target = Endpoint | keyof AuthEndpoints;
export type EndpointOf<Of extends Target> = Of extends keyof AuthEndpoints
  ? AuthEndpoints[Of]
  : Extract<Of, Endpoint>;

export interface SendOptions<Of extends Target> {
  /** Values of the path parameters. */
  params?: EndpointParams<EndpointOf<Of>>;
  query?: EndpointQuery<EndpointOf<Of>>;
  /** A form of fields and then files, for endpoints that take files. */
  body?: EndpointOf<Of> extends { readonly file: FilePart }
    ? FormData
    : EndpointBody<EndpointOf<Of>>;
  headers?: EndpointHeaders<EndpointOf<Of>> & Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Progress of the request body, from 0 to 1. A request with `onSent` has no timeout. */
  onSent?: (part: number) => void;
}

export interface ApiClientOptions {
  /** The API's base URL, with a slash at the end. */
  base: string;
  /** The session token of this device. */
  token: () => string | undefined;
  /** The language of the server's messages. */
  language: () => Language;
  /**
   * A request got a 401, and no other session has begun since it was sent.
   *
   * @param isSaving Whether a write is pending: what was typed for it must not be lost.
   * @returns whether the same user has logged in again, so that a write can be sent again
   */
  onSignedOut: (isSaving?: boolean) => Promise<boolean>;
  /** Called after each response or network error: whether the server was reachable. */
  onReachabilityChange?: (reached: boolean) => void;
  /** Delay before the first retry of a failed GET, in milliseconds; doubled with each retry. */
  retryWaitMs?: number | undefined;
  /** Time after which a request is aborted, in milliseconds. */
  timeoutMs?: number;
  /** GETs sent before the code that needs them had loaded: consumed by `send`, discarded by a write. */
  early?: EarlyResponse[];
}
