import axios, { isAxiosError, isCancel, type AxiosRequestConfig } from 'axios';
import {
  authEndpoints,
  fillPath,
  readResponse,
  type ClientEndpoint,
  type Endpoint,
  type EndpointResponse,
} from '@jawla/contract';
import { REQUEST_TIMEOUT_MS, RETRIES, RETRY_WAIT_MAX_MS } from '@jawla/contract/limits';
import { addEarlyResponse, takeEarlyResponse } from './earlyResponses';
import { ofCurrentSession } from './ofCurrentSession';
import type { ApiClientOptions, EndpointOf, SendOptions, Target } from './options';
import { ProblemError, problemFromResponse, type RawResponse, type Problem } from './problem';

const RETRY_WAIT_MS = 1000;

const client = axios.create({
  // Statuses of 400 and above do not throw: `problemFromResponse` converts them.
  validateStatus: () => true,
  // The API expects its token in a header; requests to the same origin send cookies in any case.
  withCredentials: false,
  // No cookie is sent back in a header. By default axios looks for one before each request, through the
  // asynchronous `cookieStore`: on a slow processor requests left up to 180 ms later.
  withXSRFToken: false,
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
   * Sends a request to an endpoint of the contract and validates the response against its schema.
   *
   * @throws {ProblemError} For every error.
   */
  send<Of extends Target>(
    target: Of,
    options: SendOptions<Of>,
  ): Promise<EndpointResponse<EndpointOf<Of>>>;
  /** Sends a GET before the code that needs it has loaded. It answers the first `send` of the same request. */
  prefetch<Of extends Target>(target: Of, options: SendOptions<Of>): void;
  /**
   * Returns a client for one piece of work: all that it sends belongs to the session in which the work began, and it
   * sends nothing once the work is aborted. What has been sent is not cancelled.
   */
  within(signal: AbortSignal): ApiClient;
}

/** Creates the API client. A GET that fails is retried; see `retryWaitMs`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { early = [] } = options;
  /** Number of pending writes. */
  let writes = 0;
  const currentSettings = () => ({
    ...ofCurrentSession({ ...options, onSignedOut: () => options.onSignedOut(writes > 0) }),
    early,
  });
  return clientOf(currentSettings);

  function clientOf(
    settingsOf: (isRenewed?: boolean) => ApiClientOptions,
    work?: AbortSignal,
  ): ApiClient {
    return {
      send,
      prefetch(target, request) {
        const settings = settingsOf();
        const config = toAxiosRequest(settings, endpointOf(target), request);
        addEarlyResponse(early, identityOf(settings, config), sendRequest(config));
      },
      within: (signal) => {
        let settings = currentSettings();
        return clientOf((isRenewed) => {
          if (isRenewed) settings = currentSettings();
          return settings;
        }, signal);
      },
    };

    function send<Of extends Target>(
      target: Of,
      request: SendOptions<Of>,
    ): Promise<EndpointResponse<EndpointOf<Of>>>;
    async function send(target: Target, request: LooseOptions): Promise<unknown> {
      const endpoint = endpointOf(target);
      const isWrite = endpoint.method !== 'GET' && requiresSession(endpoint);
      if (isWrite) writes += 1;
      try {
        for (let isRenewed = false; ; isRenewed = true) {
          if (work?.aborted) throw new ProblemError({ kind: 'offline' });
          const result = await sendWithRetries(settingsOf(isRenewed), endpoint, request);
          if ('answer' in result) return checked(endpoint, result.answer.data);
          // A write was not applied, and its user has logged in again over the page.
          if (!isWrite || (await result.renewal) !== true) throw new ProblemError(result.problem);
        }
      } finally {
        if (isWrite) writes -= 1;
      }
    }
  }
}

function endpointOf(target: Target): ClientEndpoint {
  return typeof target === 'string' ? authEndpoints[target] : target;
}

/** Returns path and query of a request below the API's base URL. */
export function requestPath(
  { path }: Pick<ClientEndpoint, 'path'>,
  { params = {}, query }: Pick<LooseOptions, 'params' | 'query'>,
): string {
  return client.getUri({ url: fillPath(path, params), params: query });
}

/** What makes requests the same: responses differ by user and language. */
function identityOf(settings: ApiClientOptions, request: AxiosRequestConfig) {
  return {
    url: client.getUri(request),
    token: settings.token(),
    language: settings.language(),
  };
}

/**
 * Sends a multipart body once, without a timeout.
 *
 * @param body The form, with its text fields before its files.
 * @throws {ProblemError} For every error.
 */
export function sendForm<Target extends Endpoint>(
  settings: ApiClientOptions,
  endpoint: Target,
  options: LooseOptions & { body: FormData; onSent: (part: number) => void },
): Promise<EndpointResponse<Target>>;
export async function sendForm(
  settings: ApiClientOptions,
  endpoint: ClientEndpoint,
  options: LooseOptions,
): Promise<unknown> {
  const result = await attemptOnce(settings, endpoint, options);
  if ('problem' in result) throw new ProblemError(result.problem);
  return checked(endpoint, result.answer.data);
}

/** @throws {ProblemError} `invalidResponse` if the response does not match the contract. */
function checked({ response }: ClientEndpoint, data: unknown): unknown {
  try {
    return readResponse(response, data);
  } catch (cause) {
    throw new ProblemError({ kind: 'invalidResponse' }, { cause });
  }
}

async function sendWithRetries(
  settings: ApiClientOptions,
  endpoint: ClientEndpoint,
  options: LooseOptions,
): Promise<Attempt> {
  // Retries only GET, which is safe (RFC 9110, section 9.2.1).
  const retries = endpoint.method === 'GET' ? RETRIES : 0;
  for (let attempt = 0; ; attempt += 1) {
    const result = await attemptOnce(settings, endpoint, options);
    if ('answer' in result || attempt >= retries || !isRetryable(result.problem)) return result;
    const wait = (settings.retryWaitMs ?? RETRY_WAIT_MS) * 2 ** attempt;
    await pause(Math.min(wait, RETRY_WAIT_MAX_MS), options.signal);
  }
}

type Attempt =
  | { answer: RawResponse }
  /** `renewal`: after a 401, whether the same user has logged in again. */
  | { problem: Problem; renewal?: Promise<boolean> };

async function attemptOnce(
  settings: ApiClientOptions,
  endpoint: ClientEndpoint,
  options: LooseOptions,
): Promise<Attempt> {
  const request = toAxiosRequest(settings, endpoint, options);
  try {
    const answer = (await takeEarly(settings, request)) ?? (await sendRequest(request));
    settings.onReachabilityChange?.(true);
    if (answer.status < 400) return { answer };
    const problem = problemFromResponse(answer);
    return problem.kind === 'unauthenticated' && requiresSession(endpoint)
      ? { problem, renewal: settings.onSignedOut() }
      : { problem };
  } catch (cause) {
    // The caller aborted the request: this says nothing about the server.
    if (isCancel(cause)) throw new ProblemError({ kind: 'offline' }, { cause });
    const timedOut = isAxiosError(cause)
      ? cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT'
      : cause instanceof DOMException && cause.name === 'TimeoutError';
    // A timeout does not prove that the server is unreachable.
    if (!timedOut && endpoint.isBackground !== true) settings.onReachabilityChange?.(false);
    return { problem: { kind: timedOut ? 'timeout' : 'offline' } };
  }
}

function toAxiosRequest(
  settings: ApiClientOptions,
  { method, path }: ClientEndpoint,
  { params = {}, query, body, headers, signal, onSent }: LooseOptions,
): AxiosRequestConfig {
  const token = settings.token();
  return {
    baseURL: settings.base,
    url: fillPath(path, params),
    method,
    params: query,
    data: body,
    timeout: onSent ? 0 : (settings.timeoutMs ?? REQUEST_TIMEOUT_MS),
    ...(onSent && {
      onUploadProgress: ({ loaded, total }) => onSent(total ? loaded / total : 0),
    }),
    headers: { ...headers, lang: settings.language(), ...(token ? { token } : {}) },
    ...(signal ? { signal } : {}),
  };
}

async function takeEarly(
  settings: ApiClientOptions,
  request: AxiosRequestConfig,
): Promise<RawResponse | undefined> {
  const { early = [] } = settings;
  // A write makes responses outdated that were requested before it.
  if (request.method !== 'GET') early.length = 0;
  return early.length === 0 ? undefined : takeEarlyResponse(early, identityOf(settings, request));
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
function requiresSession(endpoint: ClientEndpoint): boolean {
  const { caller, isBackground } = endpoint;
  const isOfSession = caller !== 'anyone' && isBackground !== true;
  return isOfSession || endpoint === authEndpoints.currentUser;
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
