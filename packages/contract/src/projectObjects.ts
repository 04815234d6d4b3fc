/** Projects and their tours in responses. */
import * as z from 'zod/mini';
import { DATE_KINDS } from './limits.ts';
import { projectResponseFields } from './projectResponseFields.ts';
import { PROTOCOL_SUPPORT } from './tours.ts';
import { idSchema, imageSchema } from './objects.ts';
import { visitSummarySchema } from './visitObjects.ts';

/** An entry without `_id` is not saved yet. */
export const accessEntrySchema = z.object({
  _id: z.optional(idSchema),
  email: z.string(),
  /** For admins. */
  name: z.optional(z.nullable(z.string())),
});
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

/** What viewers have last heard of a tour. */
export const heardTourSchema = z.object({
  /** Whether it has spoken the tour protocol at least once; otherwise it was shown and said nothing. */
  spoke: z.boolean(),
  /** ISO 8601. */
  at: z.string(),
});
export type HeardTour = z.infer<typeof heardTourSchema>;

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
  /** `null` if no viewer has told yet; absent for tours that are not expected to speak. */
  heard: z.optional(z.nullable(heardTourSchema)),
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

export const trashedDateSchema = z.object({
  /** Of the thing in the trash: `TrashedThing`. */
  entry: z.string(),
  day: z.string(),
  /** ISO 8601: afterwards it is deleted. */
  until: z.string(),
});
export type TrashedDate = z.infer<typeof trashedDateSchema>;

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
  /** For admins: dates in the trash, deleted last first. Their days are free. */
  trashedDates: z.optional(z.nullable(z.array(trashedDateSchema))),
  /** For admins and the owner. */
  visits: z.optional(z.nullable(visitSummarySchema)),
  /** Changes with each save; sent back with the form, it keeps two people from overwriting each other. */
  revision: z.optional(z.string()),
});
export type Project = z.infer<typeof projectSchema>;

/** The server asks the viewer whether a tour speaks: `reportTourSpeech`. */
export const askedSpeechSchema = z.object({
  /** Of the tour that is live now. */
  version: idSchema,
  /** Whether its silence is known: then only that it speaks would be new. */
  isSilent: z.boolean(),
});
export type AskedSpeech = z.infer<typeof askedSpeechSchema>;

export const tourLocationSchema = z.object({
  exists: z.literal(true),
  /** URL of the tour's index page; absolute when tours are on their own origin. Without it, `tourPath` is the path. */
  path: z.optional(z.string()),
  askedSpeech: z.optional(z.nullable(askedSpeechSchema)),
});
export type TourLocation = z.infer<typeof tourLocationSchema>;
