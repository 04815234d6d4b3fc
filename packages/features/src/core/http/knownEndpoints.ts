import { authEndpoints, userEndpoints, type Endpoint, type EndpointName } from '@jawla/contract';

/** A part of the contract's table. */
export type EndpointTable = Readonly<Partial<Record<EndpointName, Endpoint>>>;

/** Those of sessions, and the list of clients, which is requested before its page has loaded. */
const ALWAYS = { ...authEndpoints, ...userEndpoints };
const known = new Map<string, Endpoint>(Object.entries(ALWAYS));

/** The endpoints that code which adds a part of the table may send requests to. */
export type KnownName<Table extends EndpointTable> =
  | keyof typeof ALWAYS
  | (keyof Table & EndpointName);

/** Adds a part of the contract's table: each request brings the endpoints that it is sent to. */
export function addEndpoints(table: EndpointTable): void {
  for (const [name, endpoint] of Object.entries(table)) known.set(name, endpoint);
}

/** @throws {Error} If no feature that has started has a request to this endpoint. */
export function endpointOf(name: EndpointName): Endpoint {
  const endpoint = known.get(name);
  if (endpoint === undefined) throw new Error(`No request has the endpoint ${name}`);
  return endpoint;
}
