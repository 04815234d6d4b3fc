/**
 * Requests the user and the first data of the page before the code has loaded. The API client consumes the
 * responses.
 */
import type { EarlyResponse } from '@jawla/features/early';
import type { Language } from '@jawla/features/language';
import { currentPage, query } from './environment';

/** As many projects as the home loads at the same time. */
const FIRST_PROJECTS = 4;
/** As the API client has it. */
const TIMEOUT_MS = 30_000;

export function requestEarly(language: Language): void {
  // Only tokens as the server makes them; others are left to the code.
  const token = /(?:^|; )user_token=([\w-]+)(?:;|$)/.exec(document.cookie)?.[1];
  const page = currentPage();
  if (token === undefined || page === undefined) return;
  const { plan, params } = page;
  if (plan.audience === 'everyone') return;

  const responses: EarlyResponse[] = (globalThis.earlyResponses ??= []);
  const request = (path: string): Promise<Response> => {
    const url = `/api/${path}`;
    const headers = { Accept: 'application/json', token, lang: language };
    const response = fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    // Reads the body, so that a response that nothing consumes ends. The API client sends a failed request again.
    response.then((answer) => answer.clone().text()).catch(() => undefined);
    responses.push({ url, token, language, at: Date.now(), response });
    return response;
  };
  const user = request(`user/${token}`);
  // Another page or order of a list is another request.
  if (plan.early !== undefined && !query.has('page') && !query.has('sort')) {
    void request(plan.early.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? ''));
  }
  if (plan.page === 'home') requestProjects(user, request).catch(() => undefined);
}

async function requestProjects(
  user: Promise<Response>,
  request: (path: string) => unknown,
): Promise<void> {
  const body: unknown = await (await user).clone().json();
  if (!isUser(body)) return;
  // In the order of the home: the user's own projects first.
  [true, false]
    .flatMap((own) => body.projectsData.filter(({ owner }) => (owner === body._id) === own))
    .slice(0, FIRST_PROJECTS)
    .forEach(({ _id }) => request(`project/${encodeURIComponent(_id)}`));
}

interface User {
  _id: string;
  projectsData: readonly { _id: string; owner: string }[];
}

function isUser(body: unknown): body is User {
  return (
    typeof body === 'object' &&
    body !== null &&
    'projectsData' in body &&
    Array.isArray(body.projectsData)
  );
}
