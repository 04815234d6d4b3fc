/**
 * The GETs that a page starts with. index.html sends them before the code has loaded; the API client consumes the
 * responses (`core/http/earlyResponses`). Only the build imports this module.
 */
import { ENDPOINTS, type EndpointName, type ParamsOf, type QueryOf } from '@jawla/contract';
import { usersQuery } from '#core/http';
import type { PageName } from '#core/routing';

interface EarlyRequest {
  name: EndpointName;
  /** `:name` is a parameter of the page's path. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
}

interface GetOptions<Name extends EndpointName> {
  params?: ParamsOf<Name>;
  query?: QueryOf<Name> & object;
}

function get<Name extends EndpointName>(
  name: Name,
  { params, query }: GetOptions<Name>,
): EarlyRequest {
  return { name, params: { ...params }, query: { ...query } };
}

const EARLY_REQUESTS: Partial<Record<PageName, EarlyRequest>> = {
  dashboard: get('users', { query: usersQuery(1) }),
  client: get('client', { params: { clientID: ':clientID' } }),
  projectEditor: get('project', { params: { id: ':projectID' } }),
};

/** Returns the API path, with its query, of the GET that a page starts with; its parameters are written `:name`. */
export function earlyPath(page: PageName): string | undefined {
  const request = EARLY_REQUESTS[page];
  if (request === undefined) return undefined;
  const { name, params, query } = request;
  const path = ENDPOINTS[name].path.replaceAll(
    /\{(\w+)\}/g,
    (_, param: string) => params[param] ?? '',
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}
