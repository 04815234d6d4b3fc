/** The objects that responses carry: a schema and its type each. Field names are the wire's. */
import * as z from 'zod/mini';
import { projectResponseFields } from './projectResponseFields.ts';
import { COLOR_SCHEMES, DATE_KINDS } from './limits.ts';
import { PROTOCOL_SUPPORT } from './tours.ts';

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
  /** Of the current user. */
  colorScheme: z.optional(z.nullable(z.enum(COLOR_SCHEMES))),
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

/** An entry without `_id` is not saved yet. */
export const accessEntrySchema = z.object({ _id: z.optional(idSchema), email: z.string() });
export type AccessEntry = z.infer<typeof accessEntrySchema>;

/** The picture of a live tour: found in its archive, or chosen by an admin. */
export const tourPictureSchema = z.object({
  /** `date` for the tour of the project's own date, else the sub date. */
  slot: z.string(),
  picture: imageSchema,
  /** Whether an admin chose it; then the tour's own can be restored. */
  isChosen: z.optional(z.nullable(z.boolean())),
});
export type TourPicture = z.infer<typeof tourPictureSchema>;

/** Visits of a project, pilot or guest link, without the ones by its owner and admins. */
export const visitSummarySchema = z.object({
  /** Since it exists. */
  total: z.number(),
  /** ISO 8601; absent before the first. */
  lastAt: z.optional(z.nullable(z.string())),
  /** By day, today last. */
  days: z.array(z.number()),
});
export type VisitSummary = z.infer<typeof visitSummarySchema>;

/** A replaced tour that can be restored. */
export const keptTourSchema = z.object({
  id: idSchema,
  /** As in `tourPictureSchema`. */
  slot: z.string(),
  /** ISO 8601. */
  publishedAt: z.string(),
});
export type KeptTour = z.infer<typeof keptTourSchema>;

/** The program that exported a tour. */
export const tourToolSchema = z.object({
  name: z.string(),
  version: z.optional(z.nullable(z.string())),
});
export type TourTool = z.infer<typeof tourToolSchema>;

/** What an admin may know about a live tour. */
export const tourFactsSchema = z.object({
  /** `null` if it is not recognised; absent while the server has not looked. */
  tool: z.optional(z.nullable(tourToolSchema)),
  /** Number of scenes; `null` if it is not certain. */
  scenes: z.optional(z.nullable(z.number())),
  /** How it speaks the tour protocol, apart from `isBridgeOff`. */
  speaks: z.enum(PROTOCOL_SUPPORT),
  /** Whether an admin has turned the bridge off for it. */
  isBridgeOff: z.boolean(),
});
export type TourFacts = z.infer<typeof tourFactsSchema>;

/** The same of a project's tour. */
export const projectTourSchema = z.extend(tourFactsSchema, {
  /** As in `tourPictureSchema`. */
  slot: z.string(),
});
export type ProjectTour = z.infer<typeof projectTourSchema>;

/** A scene in the tour of a date. */
export const sceneOfDateSchema = z.object({
  /** `date` for the project's own date, else the sub date. */
  slot: idSchema,
  /** Its id in the tour protocol. */
  scene: idSchema,
});

/**
 * Two scenes of two dates that show the same place. `from` is the one whose slot sorts first; days sort before `date`.
 */
export const tourAlignmentSchema = z.object({
  from: sceneOfDateSchema,
  to: sceneOfDateSchema,
  /** Radians by which the same direction is further to the right in `to` than in `from`. */
  yaw: z.number(),
});
export type TourAlignment = z.infer<typeof tourAlignmentSchema>;

export const projectSchema = z.object({
  _id: idSchema,
  ...projectResponseFields,
  img: z.nullable(imageSchema),
  accessUser: z.array(accessEntrySchema),
  owner: z.object({ _id: idSchema, userName: z.string() }),
  projectType: z.enum(DATE_KINDS),
  /** Of its tours that have one. */
  tourPictures: z.optional(z.nullable(z.array(tourPictureSchema))),
  /** For admins: the one that was replaced last first. */
  keptTours: z.optional(z.nullable(z.array(keptTourSchema))),
  /** For admins: its live tours. */
  tours: z.optional(z.nullable(z.array(projectTourSchema))),
  /** For admins and the owner. */
  visits: z.optional(z.nullable(visitSummarySchema)),
  /** Changes with each save; sent back with the form, it keeps two people from overwriting each other. */
  revision: z.optional(z.string()),
});
export type Project = z.infer<typeof projectSchema>;

/** The page after or before; `null` at the ends. */
export const markerSchema = z.nullable(z.object({ page: z.number(), limit: z.number() }));
export type Marker = z.infer<typeof markerSchema>;

export const userListSchema = z.object({
  users: z.array(userRowSchema),
  /** The full list in the same order; absent with `usersSearch=omit`. */
  usersSearch: z.optional(z.array(userRowSchema)),
  next: markerSchema,
  prev: markerSchema,
});
export type UserList = z.infer<typeof userListSchema>;

/** What a pending or secret link reveals about its account. */
export const verifyStateSchema = z.object({
  _id: idSchema,
  userName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  verified: z.boolean(),
  isAdmin: z.boolean(),
});
export type VerifyState = z.infer<typeof verifyStateSchema>;

export const tourLocationSchema = z.object({
  exists: z.literal(true),
  /** URL of the tour's index page; absolute when tours are on their own origin. Without it, `tourPath` is the path. */
  path: z.optional(z.string()),
});
export type TourLocation = z.infer<typeof tourLocationSchema>;

export const pilotSchema = z.object({
  name: z.string(),
  /** As in `tourLocationSchema`; without it, `pilotPath` is the path. */
  path: z.optional(z.string()),
  picture: z.optional(z.nullable(imageSchema)),
});
export type Pilot = z.infer<typeof pilotSchema>;

/** A pilot in the list. */
export const pilotSummarySchema = z.object({
  name: z.string(),
  picture: z.optional(z.nullable(imageSchema)),
  /** Whether an admin chose the picture. */
  isChosen: z.optional(z.nullable(z.boolean())),
  tour: z.optional(z.nullable(tourFactsSchema)),
  visits: z.optional(z.nullable(visitSummarySchema)),
});
export type PilotSummary = z.infer<typeof pilotSummarySchema>;

export const messageSchema = z.object({ message: z.string() });

/** Every answer of status 400 and above. `message` is written for people. */
export const problemSchema = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});
export type ProblemBody = z.infer<typeof problemSchema>;
