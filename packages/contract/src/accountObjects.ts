/** The objects of one's own account in responses: a schema and its type each. */
import * as z from 'zod/mini';
import { COLOR_SCHEMES, LANGUAGES } from './limits.ts';
import { idSchema } from './objects.ts';

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

/** What the server stores about one's own account, without secrets and their hashes. */
export const accountDataSchema = z.object({
  /** ISO 8601: when it was put together. */
  at: z.string(),
  profile: z.object({
    ...accountSchema.shape,
    _id: idSchema,
    isAdmin: z.boolean(),
    /** ISO 8601. */
    createdAt: z.string(),
  }),
  /** Own projects, and the e-mail addresses with which they are shared. */
  projects: z.array(z.object({ name: z.string(), sharedWith: z.array(z.string()) })),
  /** Projects of others, by their owners' user names. */
  sharedProjects: z.array(namedProjectSchema),
  sessions: z.array(z.omit(accountSessionSchema, { _id: true })),
});
export type AccountData = z.infer<typeof accountDataSchema>;
