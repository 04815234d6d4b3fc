import axios, { isAxiosError, isCancel, type AxiosRequestConfig } from 'axios';
import {
  ENDPOINTS,
  fillPath,
  readResponse,
  type ResponseOf,
  type EndpointName,
  type FileEndpointName,
} from '@jawla/contract';
import { RETRIES, RETRY_WAIT_MAX_MS } from '@jawla/contract/limits';
import { discardEarlyResponses, takeEarlyResponse } from './earlyResponses';
import { ofCurrentSession } from './ofCurrentSession';
import type { ApiClientOptions, SendOptions } from './options';
import { ProblemError, problemFromResponse, type RawResponse, type Problem } from './problem';

const TIMEOUT_MS = 30_000;
const RETRY_WAIT_MS = 1000;

const client = axios.create({
  // Statuses of 400 and above do not throw: `problemFromResponse` converts them.
  validateStatus: () => true,
  // The API expects its token in a header; requests to the same origin send cookies in any case.
  withCredentials: false,
});

/** The untyped options: `send` has checked them against the endpoint's types. */
interface LooseOptions {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Progress of the request body, from 0 to 1. A request with `onSent` has no timeout. */
  onSent?: (part: number) => void;
}

/** Typed access to the API. */
export interface ApiClient {
  /**
   * Sends a request of the contract's table and validates the response against its schema.
   *
   * @throws {ProblemError} For every error.
   */
  send<Name extends EndpointName>(
    name: Name,
    options: SendOptions<Name>,
  ): Promise<ResponseOf<Name>>;
  /** Sends a GET before the code that needs it has loaded. It answers the first `send` of the same request. */
  prefetch<Name extends EndpointName>(name: Name, options: SendOptions<Name>): void;
}

/** A GET that was sent before the code that needs it had loaded. */
interface Prefetched {
  /** Its URL, with token and language: responses differ by user and language. */
  key: string;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  response: Promise<RawResponse>;
}

/** Maximum age of a prefetched response, in milliseconds. */
const PREFETCH_MAX_AGE_MS = 60_000;

/** Creates the API client. A GET that fails is retried; see `retryWaitMs`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let prefetched: Prefetched[] = [];
  return { send, prefetch };

  function send<Name extends EndpointName>(
    name: Name,
    request: SendOptions<Name>,
  ): Promise<ResponseOf<Name>>;
  async function send(name: EndpointName, request: LooseOptions): Promise<unknown> {
    const settings = ofCurrentSession(options);
    const response = await (takePrefetched(settings, name, request) ??
      sendWithRetries(settings, name, request));
    return checked(name, response.data);
  }

  function prefetch(name: EndpointName, request: LooseOptions): void {
    const settings = ofCurrentSession(options);
    const response = sendWithRetries(settings, name, request);
    // Prevents an `unhandledrejection`: the consumer of the response gets the error.
    response.catch(() => undefined);
    prefetched.push({ key: keyOf(settings, name, request), at: Date.now(), response });
  }

  function takePrefetched(
    settings: ApiClientOptions,
    name: EndpointName,
    request: LooseOptions,
  ): Promise<RawResponse> | undefined {
    if (prefetched.length === 0) return undefined;
    // A write makes responses outdated that were requested before it.
    if (ENDPOINTS[name].method !== 'GET') prefetched = [];
    const key = keyOf(settings, name, request);
    const found = prefetched.find((one) => one.key === key);
    prefetched = prefetched.filter((one) => one !== found);
    return found !== undefined && Date.now() - found.at < PREFETCH_MAX_AGE_MS
      ? found.response
      : undefined;
  }
}

function keyOf(
  settings: ApiClientOptions,
  name: EndpointName,
  { params = {}, query }: LooseOptions,
): string {
  const url = fillPath(ENDPOINTS[name].path, params);
  return JSON.stringify([settings.token(), settings.language(), url, query]);
}

/**
 * Sends a multipart body once, without a timeout.
 *
 * @param body The form, with its text fields before its files.
 * @throws {ProblemError} For every error.
 */
export function sendForm<Name extends FileEndpointName>(
  settings: ApiClientOptions,
  name: Name,
  options: LooseOptions & { body: FormData; onSent: (part: number) => void },
): Promise<ResponseOf<Name>>;
export async function sendForm(
  settings: ApiClientOptions,
  name: FileEndpointName,
  options: LooseOptions,
): Promise<unknown> {
  const result = await attemptOnce(settings, name, options);
  if ('problem' in result) throw new ProblemError(result.problem);
  return checked(name, result.answer.data);
}

/** @throws {ProblemError} `invalidResponse` if the response does not match the contract. */
function checked<Name extends EndpointName>(name: Name, data: unknown): ResponseOf<Name> {
  try {
    return readResponse(name, data);
  } catch (cause) {
    throw new ProblemError({ kind: 'invalidResponse' }, { cause });
  }
}

async function sendWithRetries(
  settings: ApiClientOptions,
  name: EndpointName,
  options: LooseOptions,
): Promise<RawResponse> {
  // Retries only GET, which is safe (RFC 9110, section 9.2.1).
  const retries = ENDPOINTS[name].method === 'GET' ? RETRIES : 0;
  for (let attempt = 0; ; attempt += 1) {
    const result = await attemptOnce(settings, name, options);
    if ('answer' in result) return result.answer;
    if (attempt >= retries || !isRetryable(result.problem)) throw new ProblemError(result.problem);
    const wait = (settings.retryWaitMs ?? RETRY_WAIT_MS) * 2 ** attempt;
    await pause(Math.min(wait, RETRY_WAIT_MAX_MS), options.signal);
  }
}

async function attemptOnce(
  settings: ApiClientOptions,
  name: EndpointName,
  { params = {}, query, body, headers, signal, onSent }: LooseOptions,
): Promise<{ answer: RawResponse } | { problem: Problem }> {
  const token = settings.token();
  const lang = settings.language();
  const request: AxiosRequestConfig = {
    baseURL: settings.base,
    url: fillPath(ENDPOINTS[name].path, params),
    method: ENDPOINTS[name].method,
    params: query,
    data: body,
    timeout: onSent ? 0 : (settings.timeoutMs ?? TIMEOUT_MS),
    ...(onSent && {
      onUploadProgress: ({ loaded, total }) => onSent(total ? loaded / total : 0),
    }),
    headers: { ...headers, lang, ...(token ? { token } : {}) },
    ...(signal ? { signal } : {}),
  };
  const isRead = ENDPOINTS[name].method === 'GET';
  if (!isRead) discardEarlyResponses();
  try {
    const early = isRead
      ? await takeEarlyResponse({ url: client.getUri(request), token, language: lang })
      : undefined;
    const answer = early ?? (await sendRequest(request));
    settings.onReachabilityChange?.(true);
    if (answer.status < 400) return { answer };
    const problem = problemFromResponse(answer);
    if (problem.kind === 'unauthenticated' && requiresSession(name)) settings.onSignedOut();
    return { problem };
  } catch (cause) {
    // The caller aborted the request: this says nothing about the server.
    if (isCancel(cause)) throw new ProblemError({ kind: 'offline' }, { cause });
    const timedOut =
      isAxiosError(cause) && (cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT');
    // A timeout does not prove that the server is unreachable.
    if (!timedOut) settings.onReachabilityChange?.(false);
    return { problem: { kind: timedOut ? 'timeout' : 'offline' } };
  }
}

async function sendRequest(request: AxiosRequestConfig): Promise<RawResponse> {
  const { status, data, headers } = await client.request<unknown>(request);
  const retryAfter: unknown = headers['retry-after'];
  return { status, data, retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined };
}

/**
 * Whether a 401 of this endpoint means that the session has ended. At a login it means a wrong password. The
 * token that was sent cannot decide it, because the cookie may have expired in the meantime.
 */
function requiresSession(name: EndpointName): boolean {
  return name === 'currentUser' || ENDPOINTS[name].caller !== 'anyone';
}

function isRetryable({ kind }: Problem): boolean {
  return kind === 'offline' || kind === 'serverError';
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
