/** Without React and axios: a script of index.html imports this module alone. */
import { REQUEST_TIMEOUT_MS } from '@jawla/contract/limits';
import type { RawResponse } from './problem';

export { PROJECT_CONCURRENCY } from '@jawla/contract/limits';

interface EarlyRequest {
  /** Path and query, as the API client requests them. */
  url: string;
  token: string | undefined;
  language: string;
}

/** A GET that was sent before the code that needs it had loaded. It answers the first request that is the same. */
export interface EarlyResponse extends EarlyRequest {
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  response: Promise<RawResponse>;
}

declare global {
  /** Those that index.html has sent; `undefined` outside of a page. */
  var earlyResponses: EarlyResponse[] | undefined;
}

/** Maximum age of an early response, in milliseconds. */
const MAX_AGE_MS = 60_000;

/** Adds an early response, which fails unnoticed if nothing consumes it. */
export function addEarlyResponse(
  all: EarlyResponse[],
  request: EarlyRequest,
  response: Promise<RawResponse>,
): void {
  response.catch(() => undefined);
  all.push({ ...request, at: Date.now(), response });
}

/** Sends an early request without the API client. */
export async function fetchEarly({ url, token, language }: EarlyRequest): Promise<RawResponse> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', ...(token ? { token } : {}), lang: language },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  return {
    status: response.status,
    data: parseJson(await response.text()),
    retryAfter: response.headers.get('Retry-After') ?? undefined,
  };
}

/**
 * Consumes the early response to a request.
 *
 * @returns `undefined` if there is none, or if it is too old: the request is sent then.
 * @throws If it has failed: it was the first try.
 */
export async function takeEarlyResponse(
  all: EarlyResponse[],
  request: EarlyRequest,
): Promise<RawResponse | undefined> {
  const index = all.findIndex(
    ({ url, token, language }) =>
      url === request.url && token === request.token && language === request.language,
  );
  const [early] = index < 0 ? [] : all.splice(index, 1);
  if (early === undefined || Date.now() - early.at > MAX_AGE_MS) return undefined;
  return early.response;
}

/** As axios: what is not JSON stays text, which the contract's schema rejects. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
