/** One’s own account. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';
import { emailSchema, optionalPhoneSchema, passwordSchema, personNameSchema } from './fields.ts';
import { keySchema } from './keys.ts';
import { COLOR_SCHEMES, LANGUAGES } from './limits.ts';
import { idSchema, messageSchema } from './objects.ts';
import { identitySchema } from './sso.ts';

export const accountSchema = z.object({
  userName: z.string(),
  fname: z.string(),
  lname: z.string(),
  email: z.string(),
  /** Digits, without the plus. */
  phone: z.optional(z.nullable(z.string())),
  /** Of mails to this user; `null` until the first login. */
  language: z.nullable(z.enum(LANGUAGES)),
  colorScheme: z.enum(COLOR_SCHEMES),
  /** The requested address, until it is confirmed or the request expires. */
  newEmail: z.nullable(z.string()),
  /** Whether notes are mailed. Absent from older servers. */
  noteMails: z.optional(z.boolean()),
});
export type Account = z.infer<typeof accountSchema>;

/** A session of one's own account. */
export const accountSessionSchema = z.object({
  _id: idSchema,
  /** A name, such as Chrome; `null` if it is not known. */
  browser: z.nullable(z.string()),
  /** The name of the operating system; `null` if it is not known. */
  system: z.nullable(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601, to a few minutes. */
  seenAt: z.string(),
  /** Whether it is the one of this request. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

const namedProjectSchema = z.object({ name: z.string(), owner: z.string() });

/** The newest entries of activity that the data of an account contains. */
export const ACCOUNT_ACTIVITY_MAX = 10_000;

/**
 * What the server stores about one's own account, without secrets, their hashes and files. People read it: values are
 * texts. What is optional is absent from older servers.
 */
export const accountDataSchema = z.object({
  /** ISO 8601: when it was put together. */
  at: z.string(),
  profile: z.object({
    ...accountSchema.shape,
    _id: idSchema,
    isAdmin: z.boolean(),
    /** `admin`, `staff` or `client`. */
    role: z.optional(z.string()),
    /** ISO 8601. */
    createdAt: z.string(),
  }),
  /** Own projects, and the e-mail addresses with which they are shared. */
  projects: z.array(z.object({ name: z.string(), sharedWith: z.array(z.string()) })),
  /** Projects of others, by their owners' user names. */
  sharedProjects: z.array(namedProjectSchema),
  /** Own projects that were deleted and can still be restored. */
  trashedProjects: z.optional(
    z.array(
      z.object({
        name: z.string(),
        /** ISO 8601. */
        trashedAt: z.string(),
        /** ISO 8601: afterwards it is deleted. */
        until: z.string(),
      }),
    ),
  ),
  /** Those that one has made, for any project, while the server keeps them. */
  guestLinks: z.optional(
    z.array(
      z.object({
        project: namedProjectSchema,
        /** `date` or the sub date that it shows; `null` for all dates. */
        slot: z.nullable(z.string()),
        note: z.string(),
        hasPasscode: z.boolean(),
        sites: z.array(z.string()),
        /** ISO 8601. */
        createdAt: z.string(),
        expiresAt: z.nullable(z.string()),
        revokedAt: z.nullable(z.string()),
      }),
    ),
  ),
  /** Keys that act as oneself. */
  keys: z.optional(z.array(z.omit(keySchema, { _id: true }))),
  /** Notes that one has written and not deleted, the newest first. */
  notes: z.optional(
    z.array(
      z.object({
        project: namedProjectSchema,
        number: z.number(),
        text: z.string(),
        status: z.string(),
        /** ISO 8601. */
        createdAt: z.string(),
        photos: z.number(),
      }),
    ),
  ),
  /** Comments on notes that one has written and not deleted, the newest first. */
  noteComments: z.optional(
    z.array(
      z.object({
        project: namedProjectSchema,
        /** Of the note. */
        number: z.number(),
        text: z.string(),
        /** ISO 8601. */
        at: z.string(),
      }),
    ),
  ),
  /** All that one has handed in, the newest first. */
  footage: z.optional(
    z.array(
      z.object({
        projectName: z.string(),
        folder: z.string(),
        files: z.number(),
        bytes: z.number(),
        /** ISO 8601. */
        createdAt: z.string(),
        /** As in the list of one's own footage. */
        state: z.string(),
      }),
    ),
  ),
  /** What one has done, the newest first, while the server keeps it. */
  activity: z.optional(
    z.object({
      entries: z.array(
        z.object({
          /** ISO 8601. */
          at: z.string(),
          action: z.string(),
          thing: z.object({ kind: z.string(), name: z.string() }),
          details: z.looseObject({}),
        }),
      ),
      /** Whether the server keeps no earlier ones. */
      isComplete: z.boolean(),
    }),
  ),
  /** Accounts at the provider that log in. */
  identities: z.optional(z.array(z.omit(identitySchema, { _id: true }))),
  sessions: z.array(z.omit(accountSessionSchema, { _id: true })),
});
export type AccountData = z.infer<typeof accountDataSchema>;

/** Changes of one's own account. What is absent stays, so that two tabs do not undo each other's changes. */
export const accountFormSchema = z.object({
  fname: z.optional(personNameSchema),
  lname: z.optional(personNameSchema),
  /** A new number needs the password, because it is enough to log in. */
  phone: z.optional(optionalPhoneSchema),
  password: z.optional(z.string()),
  language: z.optional(z.enum(LANGUAGES)),
  colorScheme: z.optional(z.enum(COLOR_SCHEMES)),
  noteMails: z.optional(z.boolean()),
});
export type AccountForm = z.infer<typeof accountFormSchema>;
/** The password may be any text: one of invalid form is a wrong one. */
export const emailChangeFormSchema = z.object({ email: emailSchema, password: z.string() });
export type EmailChangeForm = z.infer<typeof emailChangeFormSchema>;
export const passwordChangeFormSchema = z.object({
  password: z.string(),
  newPassword: passwordSchema,
});
export type PasswordChangeForm = z.infer<typeof passwordChangeFormSchema>;

export const accountEndpoints = {
  account: endpoint({
    method: 'GET',
    path: 'account',
    caller: 'session',
    response: accountSchema,
    summary: 'One’s own account',
  }),
  updateAccount: endpoint({
    method: 'PUT',
    path: 'account',
    caller: 'session',
    body: accountFormSchema,
    response: accountSchema,
    summary:
      'Changes one’s own account; absent fields stay, and a new phone number needs the password',
    errors: { 409: 'phone number taken', 422: 'invalid, or the wrong password', 429: TOO_MANY },
  }),
  requestEmailChange: endpoint({
    method: 'POST',
    path: 'account/email',
    caller: 'session',
    body: emailChangeFormSchema,
    response: accountSchema,
    summary:
      'Mails a link that confirms a new address; the answer is the same if it has an account',
    errors: { 422: 'invalid, or the wrong password', 429: TOO_MANY },
    changesDisk: true,
  }),
  emailChangeLink: endpoint({
    method: 'POST',
    path: 'email-change/link',
    caller: 'anyone',
    // As that of the calls that use the link up.
    body: z.object({ kind: z.enum(['confirm', 'undo']), secret: z.string() }),
    // No 404, which older servers answer because they do not have this call.
    response: z.object({ isUsable: z.boolean() }),
    summary: 'Whether a mailed link that changes an address, or undoes that, still works',
  }),
  confirmEmailChange: endpoint({
    method: 'POST',
    path: 'email-change/confirm',
    caller: 'anyone',
    // In the body, so that no access log contains the secret. Any text: a malformed secret is an unknown one.
    body: z.object({ secret: z.string() }),
    response: z.object({ email: z.string() }),
    summary:
      'Changes the address by the link of the mail, and mails the old one a link that undoes it',
    errors: { 404: 'unknown, used or expired link', 409: 'another account has the address' },
  }),
  undoEmailChange: endpoint({
    method: 'POST',
    path: 'email-change/undo',
    caller: 'anyone',
    body: z.object({ secret: z.string() }),
    response: z.object({ email: z.string() }),
    summary:
      'Restores the old address by the link of the mail; ends all sessions, password and phone number, and mails a link for a new password',
    errors: { 404: 'unknown, used or expired link', 409: 'another account has the address' },
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: 'account/password',
    caller: 'session',
    body: passwordChangeFormSchema,
    response: messageSchema,
    summary: 'Changes one’s own password and ends all other sessions',
    errors: {
      409: 'changed by another request in the meantime',
      422: 'weak, or the wrong old one',
      429: TOO_MANY,
    },
  }),
  sessions: endpoint({
    method: 'GET',
    path: 'account/sessions',
    caller: 'session',
    response: z.object({ sessions: z.array(accountSessionSchema) }),
    summary: 'One’s own sessions; the one of this request first',
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: 'account/sessions/{id}',
    caller: 'session',
    response: messageSchema,
    summary: 'Ends one of one’s own sessions',
    errors: { 404: 'no such session' },
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: 'account/sessions',
    caller: 'session',
    response: messageSchema,
    summary: 'Ends all of one’s own sessions except that of this request; always safe to repeat',
  }),
  accountData: endpoint({
    method: 'GET',
    path: 'account/data',
    caller: 'session',
    response: accountDataSchema,
    summary: 'What is stored about one’s own account, without secrets and files',
  }),
};
