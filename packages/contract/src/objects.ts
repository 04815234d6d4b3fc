/** Objects of responses that several parts of the API share: a schema and its type each. Field names are the wire's. */
import * as z from 'zod/mini';
import { CONFLICT_CODES } from './conflicts.ts';
import { COLOR_SCHEMES } from './limits.ts';

export const idSchema = z.string().check(z.minLength(1), z.maxLength(200));

export const imageSchema = z.object({
  /** Where the picture is: absolute, or relative to the portal's origin. */
  path: z.string(),
  name: z.string(),
});
export type Image = z.infer<typeof imageSchema>;

/** A project in a user's list. */
export const projectSummarySchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** `_id` of the owner: distinguishes own projects from shared ones. */
  owner: idSchema,
  img: z.optional(z.nullable(imageSchema)),
  /** Of its main tour: that of its own date, else the newest. */
  picture: z.optional(z.nullable(imageSchema)),
  /** `false` while it has no tour. */
  hasTour: z.optional(z.boolean()),
  /** The day by which the first tour is expected; absent once there is a tour. */
  expectedDate: z.optional(z.string()),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

export const sessionUserSchema = z.object({
  _id: idSchema,
  userName: z.string(),
  fname: z.string(),
  lname: z.string(),
  email: z.string(),
  /** Digits, without the plus. */
  phone: z.optional(z.string()),
  verified: z.boolean(),
  isAdmin: z.boolean(),
  /** `true` for staff, who see the upload pages alone; absent for others. */
  isStaff: z.optional(z.boolean()),
  /** Of the current user. */
  colorScheme: z.optional(z.nullable(z.enum(COLOR_SCHEMES))),
  /** For admins: the day on which the account was created, `YYYY-MM-DD`. */
  created: z.optional(z.nullable(z.string())),
  /** Of the current user, for admins: how many deliveries of footage wait. Absent from older servers. */
  waitingFootage: z.optional(z.number()),
  /** Own projects and those shared with this user. */
  projectsData: z.array(projectSummarySchema),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const userRowSchema = sessionUserSchema;
export type UserRow = z.infer<typeof userRowSchema>;

/** Who logged in, as the login calls answer it. */
export const loginUserSchema = z.object({
  _id: idSchema,
  userName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  verified: z.boolean(),
  isAdmin: z.boolean(),
  /** As in the current user. */
  isStaff: z.optional(z.boolean()),
});
export type LoginUser = z.infer<typeof loginUserSchema>;

/**
 * `sessionUser` is what `currentUser` would respond with, and saves that request. Absent for an account that is not
 * verified, and from servers without this addition to the specification.
 */
export const loginSchema = z.object({
  token: z.string(),
  user: loginUserSchema,
  sessionUser: z.optional(sessionUserSchema),
});
export type Login = z.infer<typeof loginSchema>;

export const messageSchema = z.object({ message: z.string() });

/** The roles of people who are not clients. */
export const TEAM_ROLES = ['admin', 'staff'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** A person in the trash: restored and deleted as `client`. */
export const trashedPersonSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** Absent from older servers. */
  userName: z.optional(z.string()),
});
export type TrashedPerson = z.infer<typeof trashedPersonSchema>;

/** How a project and its owner are named now. Addresses also find it in another case, and by names that it had before. */
export const projectNamesSchema = z.object({
  name: z.string(),
  /** User name. */
  owner: z.string(),
});
export type ProjectNames = z.infer<typeof projectNamesSchema>;

/** Every answer of status 400 and above. `message` is written for people. */
export const problemSchema = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** Of every 409. */
  code: z.optional(z.enum(CONFLICT_CODES)),
  /** For admins, with the code `trashed`. */
  trashed: z.optional(trashedPersonSchema),
  /** Of a 404 to `projectFolder`: the project that has no tour there. Absent from older servers. */
  project: z.optional(projectNamesSchema),
});
export type ProblemBody = z.infer<typeof problemSchema>;
