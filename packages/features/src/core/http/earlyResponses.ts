import type { RawResponse } from './problem';

/**
 * A GET that the script in index.html has sent before the code loaded. It answers the first request of the same
 * URL, user and language.
 */
export interface EarlyResponse {
  /** Path and query, as the API client requests them. */
  url: string;
  token: string;
  language: string;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  response: Promise<Response>;
}

declare global {
  /** Requests that were sent early and are not consumed yet; `undefined` outside of a page. */
  var earlyResponses: EarlyResponse[] | undefined;
}

/** Maximum age of an early response, in milliseconds. */
const MAX_AGE_MS = 60_000;

/**
 * Consumes the early response to a request.
 *
 * @returns `undefined` if there is none, or if it failed or is too old: the request is sent then.
 */
export async function takeEarlyResponse(
  request: Pick<EarlyResponse, 'url' | 'language'> & { token: string | undefined },
): Promise<RawResponse | undefined> {
  const all = globalThis.earlyResponses ?? [];
  const index = all.findIndex(
    ({ url, token, language }) =>
      url === request.url && token === request.token && language === request.language,
  );
  const [early] = index < 0 ? [] : all.splice(index, 1);
  if (early === undefined || Date.now() - early.at > MAX_AGE_MS) return undefined;
  try {
    const response = await early.response;
    // Errors of the server are retried by the API client.
    if (response.status >= 500) return undefined;
    return {
      status: response.status,
      data: parseJson(await response.text()),
      retryAfter: response.headers.get('Retry-After') ?? undefined,
    };
  } catch {
    return undefined;
  }
}

/** A write makes responses outdated that were requested before it. */
export function discardEarlyResponses(): void {
  globalThis.earlyResponses?.splice(0);
}

/** As axios: what is not JSON stays text, which the contract's schema rejects. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
