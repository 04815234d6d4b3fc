import { authEndpoints, userEndpoints, type Endpoint, type EndpointName } from '@jawla/contract';

/** A part of the contract's table. */
export type EndpointTable = Readonly<Partial<Record<EndpointName, Endpoint>>>;

/** Those of sessions, and the list of clients, which is requested before its page has loaded. */
const known = new Map<string, Endpoint>(Object.entries({ ...authEndpoints, ...userEndpoints }));

/** Adds a part of the contract's table: each page loads the endpoints that it sends requests to. */
export function addEndpoints(table: EndpointTable): void {
  for (const [name, endpoint] of Object.entries(table)) known.set(name, endpoint);
}

export function isKnownEndpoint(name: EndpointName): boolean {
  return known.has(name);
}

/** @throws {Error} If no feature that has started has this endpoint. */
export function endpointOf(name: EndpointName): Endpoint {
  const endpoint = known.get(name);
  if (endpoint === undefined) throw new Error(`No feature has the endpoint ${name}`);
  return endpoint;
}
