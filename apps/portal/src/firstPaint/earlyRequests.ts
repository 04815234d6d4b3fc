/**
 * Requests the user and the first data of the page before the code has loaded. The API client consumes the
 * responses.
 */
import { addEarlyResponse, fetchEarly, PROJECT_CONCURRENCY } from '@jawla/features/early';
import type { Language } from '@jawla/features/language';
import { currentPage, query, token } from './environment';

export function requestEarly(language: Language): void {
  const page = currentPage();
  // Only tokens as the server makes them; others are left to the code.
  if (page === undefined || token === undefined || !/^[\w-]+$/.test(token)) return;
  const { plan, params } = page;
  if (plan.audience === 'everyone') return;

  const responses = (globalThis.earlyResponses ??= []);
  const request = (path: string) => {
    const early = { url: `/api/${path}`, token, language };
    const response = fetchEarly(early);
    addEarlyResponse(responses, early, response);
    return response;
  };
  const user = request(`user/${token}`);
  // Another page or order of a list is another request.
  if (plan.early !== undefined && !query.has('page') && !query.has('sort')) {
    void request(plan.early.replaceAll(/~(\w+)/g, (_, param: string) => params[param] ?? ''));
  }
  if (plan.page !== 'home') return;
  user.then(
    ({ data }) => firstProjects(data).forEach((id) => void request(`project/${id}`)),
    () => undefined,
  );
}

/** Ids of the first projects in the order of the home: the user's own before those of others. */
function firstProjects(user: unknown): string[] {
  if (!isUser(user)) return [];
  return [true, false]
    .flatMap((own) => user.projectsData.filter(({ owner }) => (owner === user._id) === own))
    .slice(0, PROJECT_CONCURRENCY)
    .map(({ _id }) => encodeURIComponent(_id));
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
