/**
 * What requests contain, by endpoint: a module of its own, because the portal sends requests and does not validate them.
 */
import * as z from 'zod/mini';
import { ENDPOINTS, type EndpointName, type FileEndpointName, type FilePart } from './endpoints.ts';
import {
  accountFormSchema,
  codeSchema,
  emailChangeFormSchema,
  emailSchema,
  firstAdminFormSchema,
  guestLinkFormSchema,
  invitedClientSchema,
  newGuestLinkFormSchema,
  passwordChangeFormSchema,
  passwordSchema,
  phoneSchema,
  projectFormSchema,
  teamMemberChangeSchema,
  teamMemberFormSchema,
  tourAlignmentFormSchema,
  userFormSchema,
} from './forms.ts';
import {
  DATE_KINDS,
  EMAIL_TYPES,
  FOOTAGE_FOLDERS,
  FOOTAGE_LISTS,
  GUEST_LINKS_MAX,
  GUEST_LINK_STATES,
  LEFT_LINKS,
  ORDERS,
  USER_SORTS,
  VISIT_RANGES,
} from './limits.ts';
import { INVITED_CLIENTS_MAX, RESEND_MAX } from './team.ts';
import { idSchema } from './objects.ts';
import { lineSchema } from './lineSchemas.ts';
import { daySchema, projectNameSchema, projectNumberSchema } from './projectRequestFields.ts';

/** Schemas of a request. */
export interface RequestSchemas {
  readonly query?: z.core.$ZodType;
  readonly headers?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** Text fields, which precede the files. */
  readonly texts?: Readonly<Record<string, z.core.$ZodType>>;
}

/** Any text: an unknown id has no activity. */
const activityId = z.optional(z.string().check(z.maxLength(100)));

export const REQUESTS = {
  activity: {
    query: z.object({
      /** `next` of the page before. */
      before: z.optional(z.string().check(z.maxLength(100))),
      person: activityId,
      client: activityId,
      thing: activityId,
    }),
  },
  users: {
    query: z.object({
      page: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
      sort: z.optional(z.enum(USER_SORTS)),
      order: z.optional(z.enum(ORDERS)),
      usersSearch: z.optional(z.literal('omit')),
    }),
  },
  usersEmail: {
    query: z.object({ q: z.string(), owner_user: z.string() }),
  },
  createUser: {
    body: z.extend(userFormSchema, { emailType: z.literal(EMAIL_TYPES.userCreated) }),
  },
  updateUser: {
    body: userFormSchema,
  },
  checkClients: {
    body: z.object({
      emails: z.array(emailSchema).check(z.maxLength(INVITED_CLIENTS_MAX)),
    }),
  },
  inviteClients: {
    body: z.object({
      clients: z.array(invitedClientSchema).check(z.minLength(1), z.maxLength(INVITED_CLIENTS_MAX)),
    }),
  },
  inviteMember: {
    body: teamMemberFormSchema,
  },
  updateMember: {
    body: teamMemberChangeSchema,
  },
  removeMember: {
    query: z.object({ guestLinks: z.optional(z.enum(LEFT_LINKS)) }),
  },
  resendInvitations: {
    body: z.object({
      /** `_id` of users; repeated ones count once. */
      users: z.array(idSchema).check(z.minLength(1), z.maxLength(RESEND_MAX)),
    }),
  },
  updatePassword: {
    body: z.object({ password: passwordSchema }),
  },
  emailLogin: {
    // Any two texts: an e-mail address or password of invalid form is a failed login and takes the same time.
    body: z.object({ email: z.string(), password: z.string() }),
  },
  phoneLogin: {
    body: z.object({ phone: phoneSchema }),
  },
  phoneLoginVerify: {
    body: z.object({ phoneNumber: phoneSchema, otpVal: codeSchema }),
  },
  sendResetPassword: {
    body: z.object({ email: emailSchema, emailType: z.literal(EMAIL_TYPES.resetPassword) }),
  },
  sendVerifyEmail: {
    body: z.object({ email: emailSchema, emailType: z.literal(EMAIL_TYPES.verifyEmail) }),
  },
  // Secrets are in the body, so that no access log contains them. Any text: a malformed one is unknown.
  firstAdminLink: {
    body: z.object({ secret: z.string() }),
  },
  firstAdmin: {
    body: z.extend(firstAdminFormSchema, { secret: z.string() }),
  },
  createProject: {
    body: z.object({ name: projectNameSchema, number: projectNumberSchema }),
  },
  updateProject: {
    body: projectFormSchema,
  },
  switchBridge: {
    body: z.object({ enabled: z.boolean() }),
  },
  deleteProject: {
    // Not trusted: the server decides by its own records.
    headers: z.object({
      isOwner: z.optional(z.enum(['true', 'false'])),
      user: z.optional(z.string()),
    }),
  },
  addAccess: {
    body: z.object({ email: emailSchema }),
  },
  deleteAccess: {
    body: z.object({ email: emailSchema }),
  },
  uploadFolder: {
    query: z.object({ date: daySchema, projectType: z.enum(DATE_KINDS) }),
    texts: { emailType: z.literal(EMAIL_TYPES.uploadProjectFiles) },
  },
  deleteSubProject: {
    body: z.object({ date: daySchema }),
  },
  cancelUpload: {
    body: z.object({
      projectType: z.optional(z.string()),
      date: z.optional(z.nullable(z.string())),
      uploadFor: z.enum(['project', 'pilot']),
      file: z.optional(z.string()),
    }),
  },
  setTourAlignment: {
    body: tourAlignmentFormSchema,
  },
  reportTourSpeech: {
    /** `false`: it was shown for a while and said nothing. */
    body: z.object({ spoke: z.boolean() }),
  },
  allGuestLinks: {
    query: z.object({
      page: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      state: z.optional(z.enum(GUEST_LINK_STATES)),
      /** `_id` of the user who made them; an unknown one has made none. */
      maker: z.optional(z.string().check(z.maxLength(100))),
    }),
  },
  endGuestLinks: {
    body: z.object({
      /** `_id` of links; those that have ended already stay as they are. */
      links: z.array(idSchema).check(z.minLength(1), z.maxLength(GUEST_LINKS_MAX)),
    }),
  },
  createGuestLink: {
    body: newGuestLinkFormSchema,
  },
  updateGuestLink: {
    body: guestLinkFormSchema,
  },
  guestTour: {
    // In the body, so that no access log contains the secret. Any text: a malformed secret is an unknown one.
    body: z.object({
      secret: z.string(),
      passcode: z.optional(z.string()),
      /** `date` or a sub date. */
      slot: z.optional(z.string()),
    }),
  },
  visits: {
    query: z.object({ days: z.enum(VISIT_RANGES) }),
  },
  updateAccount: {
    body: accountFormSchema,
  },
  requestEmailChange: {
    body: emailChangeFormSchema,
  },
  // In the body, so that no access log contains the secret. Any text: a malformed secret is an unknown one.
  confirmEmailChange: {
    body: z.object({ secret: z.string() }),
  },
  undoEmailChange: {
    body: z.object({ secret: z.string() }),
  },
  changePassword: {
    body: passwordChangeFormSchema,
  },
  footage: {
    query: z.object({
      list: z.enum(FOOTAGE_LISTS),
      page: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      /** Part of the project's name, regardless of case and of Arabic spelling variants. */
      q: z.optional(z.string().check(z.maxLength(200))),
    }),
  },
  trash: {
    query: z.object({ page: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  },
  restoreTrash: {
    // Instead of the name, or of the day of a date: others may have it by now.
    body: z.object({ name: z.optional(projectNameSchema) }),
  },
  deleteTrash: {
    // Typed by the user, to confirm.
    body: z.object({ name: z.string().check(z.maxLength(500)) }),
  },
  uploadSession: {
    texts: {
      project_name: lineSchema,
      emailType: z.literal(EMAIL_TYPES.filesUpload),
      folderName: z.literal(FOOTAGE_FOLDERS.session),
    },
  },
  uploadMissing: {
    texts: {
      project_name: lineSchema,
      emailType: z.literal(EMAIL_TYPES.filesUpload),
      folderName: z.literal(FOOTAGE_FOLDERS.missing),
    },
  },
  switchPilotBridge: {
    body: z.object({ enabled: z.boolean() }),
  },
} as const satisfies Partial<Record<EndpointName, RequestSchemas>>;

type Requests = typeof REQUESTS;
type SchemaOf<
  Name extends EndpointName,
  Part extends keyof RequestSchemas,
> = Name extends keyof Requests
  ? Requests[Name] extends { readonly [Key in Part]: infer Schema extends z.core.$ZodType }
    ? z.core.output<Schema>
    : undefined
  : undefined;

export type BodyOf<Name extends EndpointName> = SchemaOf<Name, 'body'>;
export type QueryOf<Name extends EndpointName> = SchemaOf<Name, 'query'>;
export type HeadersOf<Name extends EndpointName> = SchemaOf<Name, 'headers'>;

/** The text fields that precede the files. */
export type TextsOf<Name extends FileEndpointName> = Name extends keyof Requests
  ? Requests[Name] extends {
      readonly texts: infer Texts extends Readonly<Record<string, z.core.$ZodType>>;
    }
    ? { -readonly [Field in keyof Texts]: z.core.output<Texts[Field]> }
    : unknown
  : unknown;

/** Returns the schemas of an endpoint's requests; none for a request without content. */
export function requestOf(name: EndpointName): RequestSchemas {
  const requests: Partial<Record<EndpointName, RequestSchemas>> = REQUESTS;
  return requests[name] ?? {};
}

/** The parts of a request with files. */
export interface UploadForm extends FilePart {
  readonly texts: Readonly<Record<string, z.core.$ZodType>>;
}

/** Returns the parts of an endpoint's requests. */
export function uploadFormOf(name: FileEndpointName): UploadForm {
  return { ...ENDPOINTS[name].file, texts: requestOf(name).texts ?? {} };
}
