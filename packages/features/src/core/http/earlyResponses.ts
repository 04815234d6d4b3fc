import type { RawResponse } from './problem';

/**
 * A GET that was sent before the code that needs it had loaded: by the script in index.html, or during the login
 * for the page that follows. It answers the first request of the same URL, user and language.
 */
export interface EarlyResponse {
  /** Path and query, as the API client requests them. */
  url: string;
  token: string;
  lang: string;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  response: Promise<Response>;
}

declare global {
  /** Requests sent early and not consumed yet; undefined outside of a page. */
  var earlyResponses: EarlyResponse[] | undefined;
}

/** An early response is not used later than this, in milliseconds. */
const MAX_AGE_MS = 60_000;

/** Sends a GET early. */
export function requestEarly(request: Pick<EarlyResponse, 'url' | 'token' | 'lang'>): void {
  const { url, token, lang } = request;
  const response = fetch(url, { headers: { Accept: 'application/json', token, lang } });
  // The API client sends a failed request again.
  response.catch(() => undefined);
  (globalThis.earlyResponses ??= []).push({ ...request, at: Date.now(), response });
}

/**
 * Consumes the early response to a request. Each one is used once.
 *
 * @returns `undefined` where there is none, or it failed or is too old: then the request has to be sent.
 */
export async function consumeEarlyResponse(
  request: Pick<EarlyResponse, 'url'> & { token: string | undefined; lang: string },
): Promise<RawResponse | undefined> {
  const all = globalThis.earlyResponses ?? [];
  const index = all.findIndex(
    ({ url, token, lang }) =>
      url === request.url && token === request.token && lang === request.lang,
  );
  const [early] = index < 0 ? [] : all.splice(index, 1);
  if (early === undefined || Date.now() - early.at > MAX_AGE_MS) return undefined;
  try {
    const response = await early.response;
    return {
      status: response.status,
      data: parseJson(await response.text()),
      retryAfter: response.headers.get('Retry-After') ?? undefined,
    };
  } catch {
    return undefined;
  }
}

/** Data is about to change: responses requested before may be outdated. */
export function discardEarlyResponses(): void {
  globalThis.earlyResponses?.splice(0);
}

/** As axios: what is not JSON stays a text, which the contract's schema refuses. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
