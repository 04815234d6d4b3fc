/**
 * The table of calls: method, path, what goes in, what comes out, who may and what can go wrong. The
 * client, the mocks, the server and openapi.json are all made from it.
 */
import * as z from 'zod/mini';
import {
  accessEntrySchema,
  codeSchema,
  emailSchema,
  idSchema,
  imageSchema,
  loginSchema,
  messageSchema,
  passwordSchema,
  phoneSchema,
  pilotSchema,
  pilotSummarySchema,
  projectChangeSchema,
  projectSchema,
  sessionUserSchema,
  tourLocationSchema,
  userChangeSchema,
  userFormSchema,
  userListSchema,
  userRowSchema,
  verifyStateSchema,
} from './objects.ts';
import { lineSchema } from './lineSchemas.ts';
import { daySchema, projectNameSchema, projectNumberSchema } from './projectFieldSchemas.ts';
import { DATE_KINDS, EMAIL_TYPES, FOOTAGE_FOLDERS, ORDERS, USER_SORTS } from './rules.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who a call answers to: anybody, a session, a session with rights to the thing named, an admin. */
export type Caller = 'anyone' | 'session' | 'owner' | 'admin';

/**
 * Where a server offers it (`uploadCapabilities`), a file may have come before by the tus protocol: a text
 * field named `RESUMED_FIELD` with the last part of its tus address then stands in the place of the file.
 */
export interface FilePart {
  /** Name of the file field. */
  readonly field: string;
  /** Whether the field may come once or several times. */
  readonly count: 'one' | 'many';
  /** Text fields, which stand before the file. */
  readonly texts: Readonly<Record<string, z.core.$ZodType>>;
}

export interface Call {
  readonly method: Method;
  /** Relative to the API base; `{name}` is one percent-encoded segment. */
  readonly path: string;
  readonly summary: string;
  readonly caller: Caller;
  readonly query?: z.core.$ZodType;
  readonly headers?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly file?: FilePart;
  readonly answer: z.core.$ZodType;
  /** Documented statuses of 400 and above, each with its meaning. */
  readonly errors: Readonly<Partial<Record<ErrorStatus, string>>>;
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

const NO_SESSION = 'no session, or an expired one';
const NOT_ALLOWED = 'signed in, but not allowed';
const TOO_MANY = 'too many tries; Retry-After says when to come back';
const ILL_FORMED = 'well-formed but invalid';
const NO_PROJECT = 'no such project';
const session = { 401: NO_SESSION } as const;
const admin = { ...session, 403: NOT_ALLOWED } as const;
const pictureErrors = {
  400: 'no picture, or a broken one',
  ...admin,
  413: 'too large',
  415: 'not a type of picture that is taken',
} as const;

export const CALLS = {
  currentUser: {
    method: 'GET',
    path: 'user/{token}',
    summary: 'The user whose session the token is',
    caller: 'anyone',
    answer: sessionUserSchema,
    errors: { 401: 'unknown or expired token' },
  },
  linkEmail: {
    method: 'GET',
    path: 'user/{id}',
    summary: 'The address that a link belongs to',
    caller: 'anyone',
    answer: z.object({ email: z.string() }),
    errors: { 404: 'unknown or expired link' },
  },
  verifyState: {
    method: 'GET',
    path: 'user/verify/{id}',
    summary: 'The account behind a link, or behind the token of an unverified login',
    caller: 'anyone',
    answer: verifyStateSchema,
    errors: { 404: 'unknown or expired link' },
  },
  client: {
    method: 'GET',
    path: 'user/client/{clientID}',
    summary: 'A client and the projects, by user name',
    caller: 'admin',
    answer: userRowSchema,
    errors: { 400: 'no such user', ...admin },
  },
  users: {
    method: 'GET',
    path: 'user',
    summary: 'A page of clients, and the full list for searching',
    caller: 'admin',
    query: z.object({
      page: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
      sort: z.optional(z.enum(USER_SORTS)),
      order: z.optional(z.enum(ORDERS)),
      usersSearch: z.optional(z.literal('omit')),
    }),
    answer: userListSchema,
    errors: { ...admin, 422: ILL_FORMED },
  },
  usersEmail: {
    method: 'GET',
    path: 'user/users_email',
    summary: 'Addresses that hold a term, never the owner of the project',
    caller: 'session',
    query: z.object({ q: z.string(), owner_user: z.string() }),
    answer: z.array(z.object({ _id: idSchema, email: z.string() })),
    errors: { ...admin, 404: 'no such owner', 422: ILL_FORMED },
  },
  createUser: {
    method: 'POST',
    path: 'auth/create-user',
    summary: 'Makes an account and mails a link for its password',
    caller: 'admin',
    body: z.extend(userFormSchema, { emailType: z.literal(EMAIL_TYPES.userCreated) }),
    answer: z.object({ data: z.object({ userName: z.string() }), message: z.string() }),
    errors: { ...admin, 409: 'user name or e-mail taken', 422: ILL_FORMED },
  },
  updateUser: {
    method: 'PUT',
    path: 'user/update-user/{userName}',
    summary: 'Changes an account; the user name stays',
    caller: 'admin',
    body: userChangeSchema,
    answer: messageSchema,
    errors: { ...admin, 404: 'no such user', 409: 'e-mail taken', 422: ILL_FORMED },
  },
  deleteUser: {
    method: 'DELETE',
    path: 'user/delete-user/{userId}',
    summary: 'Deletes an account, with its projects and tours',
    caller: 'admin',
    answer: messageSchema,
    errors: { ...admin, 404: 'no such user', 422: 'one’s own account' },
  },
  updatePassword: {
    method: 'PUT',
    path: 'user/update-password/{userId}',
    summary: 'Sets a password by the secret link of a mail',
    caller: 'anyone',
    body: z.object({ password: passwordSchema }),
    answer: messageSchema,
    errors: { 404: 'unknown, used or expired link', 422: 'weak password' },
  },
  emailLogin: {
    method: 'POST',
    path: 'auth/email-login',
    summary: 'Log in by e-mail and password',
    caller: 'anyone',
    // Any two texts: a login that breaks a rule of form is a wrong login, and costs the same.
    body: z.object({ email: z.string(), password: z.string() }),
    answer: loginSchema,
    errors: { 401: 'wrong e-mail or password', 422: ILL_FORMED, 429: TOO_MANY },
  },
  logout: {
    method: 'POST',
    path: 'auth/logout',
    summary: 'Ends the session of the token; always safe to repeat',
    caller: 'anyone',
    answer: messageSchema,
    errors: {},
  },
  phoneLogin: {
    method: 'POST',
    path: 'auth/phone-login',
    summary: 'Sends a one-time code',
    caller: 'anyone',
    body: z.object({ phone: phoneSchema }),
    answer: z.object({ verifyLink: z.string() }),
    errors: { 404: 'no account with this number', 422: ILL_FORMED, 429: TOO_MANY },
  },
  phoneLoginVerify: {
    method: 'POST',
    path: 'auth/phone-login/verify',
    summary: 'Log in by the one-time code',
    caller: 'anyone',
    body: z.object({ phoneNumber: phoneSchema, otpVal: codeSchema }),
    answer: loginSchema,
    errors: { 401: 'wrong or expired code', 422: ILL_FORMED, 429: TOO_MANY },
  },
  sendResetPassword: {
    method: 'POST',
    path: 'send-mail/send-reset-password',
    summary: 'Mails a link for a new password',
    caller: 'anyone',
    body: z.object({ email: emailSchema, emailType: z.literal(EMAIL_TYPES.resetPassword) }),
    answer: z.object({ verifyLink: z.string() }),
    errors: { 404: 'no account with this address', 422: ILL_FORMED, 429: TOO_MANY },
  },
  sendVerifyEmail: {
    method: 'POST',
    path: 'send-mail/send-verify-email',
    summary: 'Mails a link that proves the address',
    caller: 'anyone',
    body: z.object({ email: emailSchema, emailType: z.literal(EMAIL_TYPES.verifyEmail) }),
    answer: z.object({ verifyLink: z.string() }),
    errors: { 404: 'no account with this address', 422: ILL_FORMED, 429: TOO_MANY },
  },
  project: {
    method: 'GET',
    path: 'project/{id}',
    summary: 'A project, for its owner, those it is shared with, and admins',
    caller: 'owner',
    answer: projectSchema,
    errors: { ...admin, 404: NO_PROJECT },
  },
  createProject: {
    method: 'POST',
    path: 'project/{clientId}',
    summary: 'Adds a project to a client, by user name',
    caller: 'admin',
    body: z.object({ name: projectNameSchema, number: projectNumberSchema }),
    answer: z.object({ project: z.looseObject({ _id: idSchema }) }),
    errors: { ...admin, 404: 'no such client', 409: 'name taken by this owner', 422: ILL_FORMED },
  },
  updateProject: {
    method: 'PUT',
    path: 'project/{projectId}',
    summary: 'Changes a project',
    caller: 'admin',
    body: projectChangeSchema,
    answer: messageSchema,
    errors: {
      ...admin,
      404: NO_PROJECT,
      409: 'name taken by this owner (`errors` names the field), or saved by another user in the meantime',
      422: ILL_FORMED,
    },
  },
  uploadProjectImage: {
    method: 'POST',
    path: 'upload-project-img/{projectId}',
    summary: 'Sets the cover of a project',
    caller: 'admin',
    file: { field: 'project-img', count: 'one', texts: {} },
    answer: z.object({ img: imageSchema }),
    errors: { ...pictureErrors, 404: NO_PROJECT },
  },
  uploadTourPicture: {
    method: 'POST',
    path: 'tour-picture/{projectId}/{slot}',
    summary: 'Replaces the picture of a tour: `date` for the project’s own date, else the sub date',
    caller: 'admin',
    file: { field: 'tour-picture', count: 'one', texts: {} },
    answer: z.object({ picture: imageSchema }),
    errors: { ...pictureErrors, 404: 'no such project or tour' },
  },
  removeTourPicture: {
    method: 'DELETE',
    path: 'tour-picture/{projectId}/{slot}',
    summary: 'Restores the tour’s own picture; always safe to repeat',
    caller: 'admin',
    answer: z.object({ picture: z.nullable(imageSchema) }),
    errors: { ...admin, 404: 'no such project or tour' },
  },
  deleteProject: {
    method: 'DELETE',
    path: 'project/{projectId}',
    summary: 'Deletes a project, or gives up one’s own access to it',
    caller: 'owner',
    // Hints of what is meant; the server decides by its own records.
    headers: z.object({
      isOwner: z.optional(z.enum(['true', 'false'])),
      user: z.optional(z.string()),
    }),
    answer: messageSchema,
    errors: { ...admin, 404: NO_PROJECT },
  },
  addAccess: {
    method: 'PUT',
    path: 'project/add-access/{projectId}',
    summary: 'Shares a project with an address',
    caller: 'owner',
    body: z.object({ email: emailSchema }),
    answer: z.object({ id: idSchema }),
    errors: { ...admin, 404: 'no such project or account', 409: 'shared already', 422: ILL_FORMED },
  },
  deleteAccess: {
    method: 'PUT',
    path: 'project/delete-access/{projectId}',
    summary: 'Takes the access of an address back',
    caller: 'owner',
    body: z.object({ email: emailSchema }),
    answer: messageSchema,
    errors: { ...admin, 404: 'no such project or access', 422: ILL_FORMED },
  },
  emailAccess: {
    method: 'GET',
    path: 'project/email-access/{projectID}',
    summary: 'Who a project is shared with',
    caller: 'owner',
    answer: z.array(accessEntrySchema),
    errors: { ...admin, 404: NO_PROJECT },
  },
  uploadFolder: {
    method: 'POST',
    path: 'project/upload-folder/{projectId}',
    summary: 'Publishes a tour from an archive, for a date',
    caller: 'admin',
    query: z.object({ date: daySchema, projectType: z.enum(DATE_KINDS) }),
    file: {
      field: 'project-folder',
      count: 'one',
      texts: { emailType: z.literal(EMAIL_TYPES.uploadProjectFiles) },
    },
    answer: messageSchema,
    errors: {
      400: 'refused archive, with the reason',
      ...admin,
      404: NO_PROJECT,
      413: 'too large',
      422: ILL_FORMED,
    },
  },
  deleteSubProject: {
    method: 'DELETE',
    path: 'project/delete-sub-project/{projectId}',
    summary: 'Removes a date and its tour',
    caller: 'admin',
    body: z.object({ date: daySchema }),
    answer: messageSchema,
    errors: { ...admin, 404: 'no such project or date', 422: ILL_FORMED },
  },
  cancelUpload: {
    method: 'DELETE',
    path: 'project/cancel-upload/{projectId}',
    summary: 'Cancels an upload, before, during or after it; always safe to repeat',
    caller: 'admin',
    body: z.object({
      projectType: z.optional(z.string()),
      date: z.optional(z.nullable(z.string())),
      uploadFor: z.enum(['project', 'pilot']),
      file: z.optional(z.string()),
    }),
    answer: messageSchema,
    errors: { ...admin, 422: ILL_FORMED },
  },
  projectFolder: {
    method: 'GET',
    path: 'project/project-folder/{folder}',
    summary: 'Whether a tour exists and where: owner|project[|day] in one segment',
    caller: 'owner',
    answer: tourLocationSchema,
    errors: { ...admin, 404: 'no tour there' },
  },
  uploadSession: {
    method: 'POST',
    path: 'upload-files/session-upload',
    summary: 'Hands in videos of a photo session',
    caller: 'session',
    file: {
      field: 'file',
      count: 'many',
      texts: {
        project_name: lineSchema,
        emailType: z.literal(EMAIL_TYPES.filesUpload),
        folderName: z.literal(FOOTAGE_FOLDERS.session),
      },
    },
    answer: messageSchema,
    errors: { 400: 'incomplete', ...admin, 413: 'a file is too large', 415: 'a wrong type' },
  },
  uploadMissing: {
    method: 'POST',
    path: 'upload-files/missing-upload',
    summary: 'Hands in missing photos',
    caller: 'session',
    file: {
      field: 'file',
      count: 'many',
      texts: {
        project_name: lineSchema,
        emailType: z.literal(EMAIL_TYPES.filesUpload),
        folderName: z.literal(FOOTAGE_FOLDERS.missing),
      },
    },
    answer: messageSchema,
    errors: { 400: 'incomplete', ...admin, 413: 'a file is too large', 415: 'a wrong type' },
  },
  uploadCapabilities: {
    method: 'GET',
    path: 'upload-capabilities',
    summary: 'Where files may be sent in pieces, by the tus protocol; 404 where they may not',
    caller: 'session',
    answer: z.object({ tus: z.string() }),
    errors: { ...admin, 404: 'not offered' },
  },
  pilots: {
    method: 'GET',
    path: 'pilot_project',
    summary: 'The names of the pilots',
    caller: 'admin',
    answer: z.object({
      projects: z.array(z.string()),
      /** The same pilots in the same order. */
      pilots: z.optional(z.nullable(z.array(pilotSummarySchema))),
    }),
    errors: admin,
  },
  pilot: {
    method: 'GET',
    path: 'pilot_project/{name}',
    summary: 'A pilot and where its tour is',
    caller: 'anyone',
    answer: pilotSchema,
    errors: { 404: 'no such pilot' },
  },
  createPilot: {
    method: 'POST',
    path: 'pilot_project/create-project',
    summary: 'Publishes a pilot from an archive; its name is the file’s',
    caller: 'admin',
    file: { field: 'pilot-project-folder', count: 'one', texts: {} },
    answer: z.object({ name: z.string(), message: z.string() }),
    errors: {
      400: 'refused archive, with the reason',
      ...admin,
      409: 'name taken',
      413: 'too large',
    },
  },
  deletePilot: {
    method: 'DELETE',
    path: 'pilot_project/{projectId}',
    summary: 'Deletes a pilot, by name',
    caller: 'admin',
    answer: messageSchema,
    errors: { ...admin, 404: 'no such pilot' },
  },
  uploadPilotPicture: {
    method: 'POST',
    path: 'pilot-picture/{name}',
    summary: 'Replaces the picture of a pilot',
    caller: 'admin',
    file: { field: 'tour-picture', count: 'one', texts: {} },
    answer: z.object({ picture: imageSchema }),
    errors: { ...pictureErrors, 404: 'no such pilot' },
  },
  removePilotPicture: {
    method: 'DELETE',
    path: 'pilot-picture/{name}',
    summary: 'Restores the picture of the pilot’s tour; always safe to repeat',
    caller: 'admin',
    answer: z.object({ picture: z.nullable(imageSchema) }),
    errors: { ...admin, 404: 'no such pilot' },
  },
} as const satisfies Record<string, Call>;

export type Calls = typeof CALLS;
export type CallName = keyof Calls;

type SchemaOf<Name extends CallName, Part extends keyof Call> = Calls[Name] extends {
  readonly [Key in Part]: infer Schema extends z.core.$ZodType;
}
  ? z.core.output<Schema>
  : undefined;

export type AnswerOf<Name extends CallName> = SchemaOf<Name, 'answer'>;
export type BodyOf<Name extends CallName> = SchemaOf<Name, 'body'>;
export type QueryOf<Name extends CallName> = SchemaOf<Name, 'query'>;
export type HeadersOf<Name extends CallName> = SchemaOf<Name, 'headers'>;

type ParamNames<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamNames<Rest>
  : never;
/** The parts of a call's path that are to be filled in. */
export type ParamsOf<Name extends CallName> = Record<ParamNames<Calls[Name]['path']>, string>;

/** The calls that carry files. */
export type FileCallName = {
  [Name in CallName]: Calls[Name] extends { readonly file: FilePart } ? Name : never;
}[CallName];
/** The text fields that stand before the files. */
export type TextsOf<Name extends FileCallName> = {
  -readonly [Field in keyof Calls[Name]['file']['texts']]: z.core.output<
    Calls[Name]['file']['texts'][Field]
  >;
};

/**
 * Checks what a server answered against the table.
 *
 * @throws z.core.$ZodError when the answer is not what the table says
 */
export function parseAnswer<Name extends CallName>(name: Name, data: unknown): AnswerOf<Name>;
export function parseAnswer(name: CallName, data: unknown): unknown {
  return z.parse(CALLS[name].answer, data);
}
