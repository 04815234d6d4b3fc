/**
 * Requests the user and the page's data before any code has loaded. The API client consumes the responses: see
 * `@jawla/features/early`. Measured in docs/performance.md.
 */
import type { EarlyResponse } from '@jawla/features/early';
import { currentPath, query } from './environment';
import type { Locale } from './plan';

/** As many cards as the home loads at the same time. */
const FIRST_CARDS = 4;

interface User {
  _id: string;
  projectsData: readonly { _id: string; owner: string }[];
}

export function requestEarly(locale: Locale): void {
  // Only tokens as the server makes them; others are left to the code.
  const token = /(?:^|; )user_token=([\w-]+)(?:;|$)/.exec(document.cookie)?.[1];
  if (token === undefined) return;
  const responses: EarlyResponse[] = (globalThis.earlyResponses ??= []);
  const request = (path: string): Promise<Response> => {
    const url = `/api/${path}`;
    const response = fetch(url, { headers: { Accept: 'application/json', token, lang: locale } });
    // The API client sends a failed request again.
    response.catch(() => undefined);
    responses.push({ url, token, lang: locale, at: Date.now(), response });
    return response;
  };
  const user = request(`user/${token}`);
  const current = currentPath();
  // Another page of a list, or another order, is another request.
  if (current === undefined || query.has('page') || query.has('sort')) return;
  const { plan, params } = current;
  for (const path of plan.early) {
    void request(path.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? ''));
  }
  if (plan.page === 'home' && location.search === '') {
    requestFirstCards(user, request).catch(() => undefined);
  }
}

async function requestFirstCards(
  user: Promise<Response>,
  request: (path: string) => unknown,
): Promise<void> {
  const body: unknown = await (await user).clone().json();
  if (!isUser(body)) return;
  // In the order of the home: the user's own projects first.
  [true, false]
    .flatMap((own) => body.projectsData.filter(({ owner }) => (owner === body._id) === own))
    .slice(0, FIRST_CARDS)
    .forEach(({ _id }) => request(`project/${encodeURIComponent(_id)}`));
}

function isUser(body: unknown): body is User {
  return (
    typeof body === 'object' &&
    body !== null &&
    'projectsData' in body &&
    Array.isArray(body.projectsData)
  );
}
