/**
 * All endpoints: mocks, server and the OpenAPI document derive from this table; the client sends requests to those of a
 * domain, so that a page loads only these.
 */
import * as z from 'zod/mini';
import { accountEndpoints } from './account.ts';
import { activityEndpoints } from './activity.ts';
import { authEndpoints } from './auth.ts';
import type {
  EndpointBody,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
  EndpointTexts,
  FilePart,
} from './endpoint.ts';
import { exportEndpoints } from './exports.ts';
import { firstAdminEndpoints } from './firstAdmin.ts';
import { footageEndpoints } from './footage.ts';
import { guestEndpoints } from './guests.ts';
import { invitationEndpoints } from './invitations.ts';
import { keyEndpoints } from './keys.ts';
import { noteEndpoints } from './notes.ts';
import { pilotEndpoints } from './pilots.ts';
import { projectEndpoints } from './projects.ts';
import { ssoEndpoints } from './sso.ts';
import { systemEndpoints } from './system.ts';
import { teamEndpoints } from './team.ts';
import { trashEndpoints } from './trash.ts';
import { uploadEndpoints } from './uploads.ts';
import { userEndpoints } from './users.ts';
import { visitEndpoints } from './visits.ts';

export const ENDPOINTS = {
  ...authEndpoints,
  ...firstAdminEndpoints,
  ...ssoEndpoints,
  ...accountEndpoints,
  ...userEndpoints,
  ...teamEndpoints,
  ...invitationEndpoints,
  ...projectEndpoints,
  ...guestEndpoints,
  ...noteEndpoints,
  ...visitEndpoints,
  ...footageEndpoints,
  ...uploadEndpoints,
  ...pilotEndpoints,
  ...systemEndpoints,
  ...activityEndpoints,
  ...keyEndpoints,
  ...exportEndpoints,
  ...trashEndpoints,
};

export type Endpoints = typeof ENDPOINTS;
export type EndpointName = keyof Endpoints;
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS).filter(
  (name): name is EndpointName => name in ENDPOINTS,
);
/** Endpoints that receive files. */
export type FileEndpointName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly file: FilePart } ? Name : never;
}[EndpointName];

export type ParamsOf<Name extends EndpointName> = EndpointParams<Endpoints[Name]>;
export type QueryOf<Name extends EndpointName> = EndpointQuery<Endpoints[Name]>;
export type BodyOf<Name extends EndpointName> = EndpointBody<Endpoints[Name]>;
export type TextsOf<Name extends FileEndpointName> = EndpointTexts<Endpoints[Name]>;
export type ResponseOf<Name extends EndpointName> = EndpointResponse<Endpoints[Name]>;

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

/** The parts of a request with files. */
export interface UploadForm extends FilePart {
  readonly texts: Readonly<Record<string, z.core.$ZodType>>;
}

/** Returns the parts of an endpoint's requests. */
export function uploadFormOf(name: FileEndpointName): UploadForm {
  const { file, texts = {} }: { file: FilePart; texts?: UploadForm['texts'] } = ENDPOINTS[name];
  return { ...file, texts };
}
