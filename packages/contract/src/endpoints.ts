/**
 * All endpoints: method, path, authorization and response. Mocks, server and the OpenAPI document derive from this
 * table, and the client from its parts, so that a page loads those it needs; `requests.ts` has what requests contain.
 */
import * as z from 'zod/mini';
import { accountEndpoints } from './endpoints/account.ts';
import { activityEndpoints } from './endpoints/activity.ts';
import { authEndpoints } from './endpoints/auth.ts';
import type { FilePart } from './endpoints/endpoint.ts';
import { firstAdminEndpoints } from './endpoints/firstAdmin.ts';
import { footageEndpoints } from './endpoints/footage.ts';
import { guestEndpoints } from './endpoints/guests.ts';
import { invitationEndpoints } from './endpoints/invitations.ts';
import { pilotEndpoints } from './endpoints/pilots.ts';
import { projectEndpoints } from './endpoints/projects.ts';
import { systemEndpoints } from './endpoints/system.ts';
import { teamEndpoints } from './endpoints/team.ts';
import { tourSpeechEndpoints } from './endpoints/tourSpeech.ts';
import { trashEndpoints } from './endpoints/trash.ts';
import { uploadEndpoints } from './endpoints/uploads.ts';
import { userEndpoints } from './endpoints/users.ts';
import { visitEndpoints } from './endpoints/visits.ts';

export type { Caller, Endpoint, FilePart, Method } from './endpoints/endpoint.ts';

export const ENDPOINTS = {
  ...authEndpoints,
  ...firstAdminEndpoints,
  ...accountEndpoints,
  ...userEndpoints,
  ...teamEndpoints,
  ...invitationEndpoints,
  ...projectEndpoints,
  ...tourSpeechEndpoints,
  ...guestEndpoints,
  ...visitEndpoints,
  ...footageEndpoints,
  ...uploadEndpoints,
  ...pilotEndpoints,
  ...systemEndpoints,
  ...activityEndpoints,
  ...trashEndpoints,
} as const;

export type Endpoints = typeof ENDPOINTS;
export type EndpointName = keyof Endpoints;
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS).filter(
  (name): name is EndpointName => name in ENDPOINTS,
);

export type ResponseOf<Name extends EndpointName> = z.core.output<Endpoints[Name]['response']>;

type ParamNames<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamNames<Rest>
  : never;
/** The parameters in a path. */
export type ParamsOf<Name extends EndpointName> = Record<
  ParamNames<Endpoints[Name]['path']>,
  string
>;

/** Endpoints that receive files. */
export type FileEndpointName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly file: FilePart } ? Name : never;
}[EndpointName];
/**
 * Validates a response.
 *
 * @throws {z.core.$ZodError} If the response does not match the endpoint's schema.
 */
export function parseResponse<Name extends EndpointName>(
  name: Name,
  data: unknown,
): ResponseOf<Name>;
export function parseResponse(name: EndpointName, data: unknown): unknown {
  return z.parse(ENDPOINTS[name].response, data);
}
