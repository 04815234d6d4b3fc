/**
 * The endpoints: method, path, authorization and response. Client, mocks, server and openapi.json derive from this table;
 * `requests.ts` has what requests contain.
 */
import * as z from 'zod/mini';
import { accountDataSchema, accountSchema, accountSessionSchema } from './accountObjects.ts';
import { footageFileSchema, footageInboxSchema, ownFootageSchema } from './footageObjects.ts';
import {
  guestLinkSchema,
  guestTourSchema,
  newGuestLinkSchema,
  visitsSchema,
} from './guestObjects.ts';
import {
  accessEntrySchema,
  idSchema,
  imageSchema,
  loginSchema,
  messageSchema,
  pilotSchema,
  pilotSummarySchema,
  projectSchema,
  sessionUserSchema,
  tourAlignmentSchema,
  tourLocationSchema,
  userListSchema,
  userRowSchema,
  verifyStateSchema,
} from './objects.ts';
import { systemStatusSchema } from './systemObjects.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call an endpoint: anyone, any session, a session with access to the resource, an admin. */
export type Caller = 'anyone' | 'session' | 'owner' | 'admin';

/**
 * A server that offers resumable uploads (`uploadCapabilities`) also accepts a file that was uploaded by the tus protocol
 * before: instead of the file, the request has a text field `RESUMED_FIELD` with the last segment of the file's tus URL.
 */
export interface FilePart {
  /** Name of the file field. */
  readonly field: string;
  /** Whether the field may be repeated. */
  readonly count: 'one' | 'many';
}

export interface Endpoint {
  readonly method: Method;
  /** Relative to the API base; `{name}` is one percent-encoded segment. */
  readonly path: string;
  readonly caller: Caller;
  readonly file?: FilePart;
  readonly response: z.core.$ZodType;
}

export const ENDPOINTS = {
  currentUser: {
    method: 'GET',
    path: 'user/{token}',
    caller: 'anyone',
    response: sessionUserSchema,
  },
  linkEmail: {
    method: 'GET',
    path: 'user/{id}',
    caller: 'anyone',
    response: z.object({ email: z.string() }),
  },
  verifyState: {
    method: 'GET',
    path: 'user/verify/{id}',
    caller: 'anyone',
    response: verifyStateSchema,
  },
  client: {
    method: 'GET',
    path: 'user/client/{clientID}',
    caller: 'admin',
    response: userRowSchema,
  },
  users: {
    method: 'GET',
    path: 'user',
    caller: 'admin',
    response: userListSchema,
  },
  usersEmail: {
    method: 'GET',
    path: 'user/users_email',
    caller: 'session',
    response: z.array(z.object({ _id: idSchema, email: z.string() })),
  },
  createUser: {
    method: 'POST',
    path: 'auth/create-user',
    caller: 'admin',
    response: z.object({ data: z.object({ userName: z.string() }), message: z.string() }),
  },
  updateUser: {
    method: 'PUT',
    path: 'user/update-user/{userName}',
    caller: 'admin',
    response: messageSchema,
  },
  deleteUser: {
    method: 'DELETE',
    path: 'user/delete-user/{userId}',
    caller: 'admin',
    response: messageSchema,
  },
  updatePassword: {
    method: 'PUT',
    path: 'user/update-password/{userId}',
    caller: 'anyone',
    response: messageSchema,
  },
  emailLogin: {
    method: 'POST',
    path: 'auth/email-login',
    caller: 'anyone',
    response: loginSchema,
  },
  logout: {
    method: 'POST',
    path: 'auth/logout',
    caller: 'anyone',
    response: messageSchema,
  },
  phoneLogin: {
    method: 'POST',
    path: 'auth/phone-login',
    caller: 'anyone',
    response: z.object({ verifyLink: z.string() }),
  },
  phoneLoginVerify: {
    method: 'POST',
    path: 'auth/phone-login/verify',
    caller: 'anyone',
    response: loginSchema,
  },
  sendResetPassword: {
    method: 'POST',
    path: 'send-mail/send-reset-password',
    caller: 'anyone',
    response: z.object({ verifyLink: z.string() }),
  },
  sendVerifyEmail: {
    method: 'POST',
    path: 'send-mail/send-verify-email',
    caller: 'anyone',
    response: z.object({ verifyLink: z.string() }),
  },
  firstAdminLink: {
    method: 'POST',
    path: 'first-admin/link',
    caller: 'anyone',
    response: z.object({ exists: z.literal(true) }),
  },
  firstAdmin: {
    method: 'POST',
    path: 'first-admin',
    caller: 'anyone',
    response: loginSchema,
  },
  project: {
    method: 'GET',
    path: 'project/{id}',
    caller: 'owner',
    response: projectSchema,
  },
  createProject: {
    method: 'POST',
    path: 'project/{clientId}',
    caller: 'admin',
    response: z.object({ project: z.looseObject({ _id: idSchema }) }),
  },
  updateProject: {
    method: 'PUT',
    path: 'project/{projectId}',
    caller: 'admin',
    response: messageSchema,
  },
  uploadProjectImage: {
    method: 'POST',
    path: 'upload-project-img/{projectId}',
    caller: 'admin',
    file: { field: 'project-img', count: 'one' },
    response: z.object({ img: imageSchema }),
  },
  uploadTourPicture: {
    method: 'POST',
    path: 'tour-picture/{projectId}/{slot}',
    caller: 'admin',
    file: { field: 'tour-picture', count: 'one' },
    response: z.object({ picture: imageSchema }),
  },
  removeTourPicture: {
    method: 'DELETE',
    path: 'tour-picture/{projectId}/{slot}',
    caller: 'admin',
    response: z.object({ picture: z.nullable(imageSchema) }),
  },
  restoreTour: {
    method: 'POST',
    path: 'kept-tour/{projectId}/{id}',
    caller: 'admin',
    response: messageSchema,
  },
  switchBridge: {
    method: 'PUT',
    path: 'tour-bridge/{projectId}/{slot}',
    caller: 'admin',
    response: messageSchema,
  },
  deleteProject: {
    method: 'DELETE',
    path: 'project/{projectId}',
    caller: 'owner',
    response: messageSchema,
  },
  addAccess: {
    method: 'PUT',
    path: 'project/add-access/{projectId}',
    caller: 'owner',
    response: z.object({ id: idSchema }),
  },
  deleteAccess: {
    method: 'PUT',
    path: 'project/delete-access/{projectId}',
    caller: 'owner',
    response: messageSchema,
  },
  emailAccess: {
    method: 'GET',
    path: 'project/email-access/{projectID}',
    caller: 'owner',
    response: z.array(accessEntrySchema),
  },
  uploadFolder: {
    method: 'POST',
    path: 'project/upload-folder/{projectId}',
    caller: 'admin',
    file: { field: 'project-folder', count: 'one' },
    response: messageSchema,
  },
  deleteSubProject: {
    method: 'DELETE',
    path: 'project/delete-sub-project/{projectId}',
    caller: 'admin',
    response: messageSchema,
  },
  cancelUpload: {
    method: 'DELETE',
    path: 'project/cancel-upload/{projectId}',
    caller: 'admin',
    response: messageSchema,
  },
  projectFolder: {
    method: 'GET',
    path: 'project/project-folder/{folder}',
    caller: 'owner',
    response: tourLocationSchema,
  },
  tourAlignments: {
    method: 'GET',
    path: 'project/tour-alignments/{folder}',
    caller: 'owner',
    response: z.object({ alignments: z.array(tourAlignmentSchema) }),
  },
  setTourAlignment: {
    method: 'PUT',
    path: 'project/tour-alignments/{folder}',
    caller: 'admin',
    response: messageSchema,
  },
  guestLinks: {
    method: 'GET',
    path: 'guest-links/{projectId}',
    caller: 'owner',
    response: z.object({ links: z.array(guestLinkSchema) }),
  },
  createGuestLink: {
    method: 'POST',
    path: 'guest-links/{projectId}',
    caller: 'owner',
    response: newGuestLinkSchema,
  },
  revokeGuestLinks: {
    method: 'DELETE',
    path: 'guest-links/{projectId}',
    caller: 'owner',
    response: messageSchema,
  },
  updateGuestLink: {
    method: 'PUT',
    path: 'guest-links/{projectId}/{id}',
    caller: 'owner',
    response: z.object({ link: guestLinkSchema }),
  },
  replaceGuestLink: {
    method: 'POST',
    path: 'guest-links/{projectId}/{id}',
    caller: 'owner',
    response: newGuestLinkSchema,
  },
  revokeGuestLink: {
    method: 'DELETE',
    path: 'guest-links/{projectId}/{id}',
    caller: 'owner',
    response: messageSchema,
  },
  guestTour: {
    method: 'POST',
    path: 'guest-tour',
    caller: 'anyone',
    response: guestTourSchema,
  },
  systemStatus: {
    method: 'GET',
    path: 'system',
    caller: 'admin',
    response: systemStatusSchema,
  },
  retryMessages: {
    method: 'POST',
    path: 'system/retry-messages',
    caller: 'admin',
    response: z.object({ count: z.number(), message: z.string() }),
  },
  visits: {
    method: 'GET',
    path: 'visits',
    caller: 'session',
    response: visitsSchema,
  },
  account: {
    method: 'GET',
    path: 'account',
    caller: 'session',
    response: accountSchema,
  },
  updateAccount: {
    method: 'PUT',
    path: 'account',
    caller: 'session',
    response: accountSchema,
  },
  requestEmailChange: {
    method: 'POST',
    path: 'account/email',
    caller: 'session',
    response: accountSchema,
  },
  confirmEmailChange: {
    method: 'POST',
    path: 'email-change/confirm',
    caller: 'anyone',
    response: z.object({ email: z.string() }),
  },
  undoEmailChange: {
    method: 'POST',
    path: 'email-change/undo',
    caller: 'anyone',
    response: z.object({ email: z.string() }),
  },
  changePassword: {
    method: 'PUT',
    path: 'account/password',
    caller: 'session',
    response: messageSchema,
  },
  sessions: {
    method: 'GET',
    path: 'account/sessions',
    caller: 'session',
    response: z.object({ sessions: z.array(accountSessionSchema) }),
  },
  endSession: {
    method: 'DELETE',
    path: 'account/sessions/{id}',
    caller: 'session',
    response: messageSchema,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: 'account/sessions',
    caller: 'session',
    response: messageSchema,
  },
  accountData: {
    method: 'GET',
    path: 'account/data',
    caller: 'session',
    response: accountDataSchema,
  },
  uploadSession: {
    method: 'POST',
    path: 'upload-files/session-upload',
    caller: 'session',
    file: { field: 'file', count: 'many' },
    response: messageSchema,
  },
  uploadMissing: {
    method: 'POST',
    path: 'upload-files/missing-upload',
    caller: 'session',
    file: { field: 'file', count: 'many' },
    response: messageSchema,
  },
  footageProjects: {
    method: 'GET',
    path: 'footage-projects',
    caller: 'session',
    response: z.object({ projects: z.array(z.object({ _id: idSchema, name: z.string() })) }),
  },
  myFootage: {
    method: 'GET',
    path: 'my-footage',
    caller: 'session',
    response: z.object({ deliveries: z.array(ownFootageSchema) }),
  },
  footage: {
    method: 'GET',
    path: 'footage',
    caller: 'admin',
    response: footageInboxSchema,
  },
  footageFiles: {
    method: 'GET',
    path: 'footage/{id}',
    caller: 'admin',
    response: z.object({ files: z.array(footageFileSchema) }),
  },
  takeFootage: {
    method: 'PUT',
    path: 'footage/{id}',
    caller: 'admin',
    response: messageSchema,
  },
  deleteFootage: {
    method: 'DELETE',
    path: 'footage/{id}',
    caller: 'admin',
    response: messageSchema,
  },
  uploadCapabilities: {
    method: 'GET',
    path: 'upload-capabilities',
    caller: 'session',
    response: z.object({ tus: z.string() }),
  },
  pilots: {
    method: 'GET',
    path: 'pilot_project',
    caller: 'admin',
    response: z.object({
      projects: z.array(z.string()),
      /** The same pilots in the same order. */
      pilots: z.optional(z.nullable(z.array(pilotSummarySchema))),
    }),
  },
  pilot: {
    method: 'GET',
    path: 'pilot_project/{name}',
    caller: 'anyone',
    response: pilotSchema,
  },
  createPilot: {
    method: 'POST',
    path: 'pilot_project/create-project',
    caller: 'admin',
    file: { field: 'pilot-project-folder', count: 'one' },
    response: z.object({ name: z.string(), message: z.string() }),
  },
  deletePilot: {
    method: 'DELETE',
    path: 'pilot_project/{projectId}',
    caller: 'admin',
    response: messageSchema,
  },
  uploadPilotPicture: {
    method: 'POST',
    path: 'pilot-picture/{name}',
    caller: 'admin',
    file: { field: 'tour-picture', count: 'one' },
    response: z.object({ picture: imageSchema }),
  },
  removePilotPicture: {
    method: 'DELETE',
    path: 'pilot-picture/{name}',
    caller: 'admin',
    response: z.object({ picture: z.nullable(imageSchema) }),
  },
  switchPilotBridge: {
    method: 'PUT',
    path: 'pilot-bridge/{name}',
    caller: 'admin',
    response: messageSchema,
  },
} as const satisfies Record<string, Endpoint>;

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
