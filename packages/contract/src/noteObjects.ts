/** Notes in responses. */
import * as z from 'zod/mini';
import { NOTE_STATUSES } from './noteLimits.ts';
import { idSchema, imageSchema } from './objects.ts';

/** Where in a tour: the middle of the picture at the moment of writing. */
export const notePlaceSchema = z.object({
  /** Id of the scene in the tour protocol; empty in a tour without scenes. */
  scene: z.string(),
  /** The scene’s title; empty if it has none. */
  title: z.string(),
  /** Number of the scene in the tour, from 1: names those without a title. */
  nth: z.number(),
  /** As in the tour protocol; all `null` if the tour tells the scene only. */
  yaw: z.nullable(z.number()),
  pitch: z.nullable(z.number()),
  zoom: z.nullable(z.number()),
});
export type NotePlace = z.infer<typeof notePlaceSchema>;

/** Who wrote something, or to whom it is assigned. */
export const notePersonSchema = z.object({
  /** `null` for deleted accounts, and to guests for all accounts. */
  _id: z.nullable(idSchema),
  /** Empty for deleted accounts. */
  name: z.string(),
  kind: z.enum(['account', 'guest', 'deleted']),
});
export type NotePerson = z.infer<typeof notePersonSchema>;

export const notePictureSchema = z.object({
  _id: idSchema,
  img: imageSchema,
  /** URL of the small picture. */
  thumbnail: z.string(),
  /** Pixels of `img`. */
  width: z.number(),
  height: z.number(),
});
export type NotePicture = z.infer<typeof notePictureSchema>;

export const noteSchema = z.object({
  /** Chosen by the writer’s device: a repeated request makes no second note. */
  _id: idSchema,
  /** Of the project: ascending, never used twice. */
  number: z.number(),
  /** Date of the tour: `date` for the project’s own, else the sub date. */
  slot: z.string(),
  /** Day of that date; `null` if it has none, or was removed. */
  day: z.nullable(z.string()),
  /** Whether the project has that date no more. Absent: it has. */
  isDateGone: z.optional(z.boolean()),
  text: z.string(),
  place: z.nullable(notePlaceSchema),
  status: z.enum(NOTE_STATUSES),
  /** To whom it is assigned. */
  person: z.nullable(notePersonSchema),
  /** Day until which it is due. */
  due: z.nullable(z.string()),
  pictures: z.array(notePictureSchema),
  /** Number of comments. */
  comments: z.number(),
  author: notePersonSchema,
  /** ISO 8601. */
  createdAt: z.string(),
  /** When its text, place, person or due day was changed last. */
  editedAt: z.nullable(z.string()),
  /** By whom. */
  editedBy: z.optional(z.nullable(notePersonSchema)),
  doneAt: z.nullable(z.string()),
  /** Changes with each edit, which has to name it. */
  revision: z.string(),
  /** Whether the caller may edit and delete it. */
  mayEdit: z.boolean(),
});
export type Note = z.infer<typeof noteSchema>;

/** A comment, or a moment in which the note was done or opened again. */
export const noteEntrySchema = z.object({
  _id: idSchema,
  kind: z.enum(['comment', 'done', 'opened']),
  /** Empty unless it is a comment. */
  text: z.string(),
  picture: z.nullable(notePictureSchema),
  author: notePersonSchema,
  /** ISO 8601. */
  at: z.string(),
  editedAt: z.nullable(z.string()),
  mayEdit: z.boolean(),
});
export type NoteEntry = z.infer<typeof noteEntrySchema>;

export const notesSchema = z.object({
  /** The project’s, in short addresses. */
  code: z.string(),
  mayWrite: z.boolean(),
  /** The newest number first. */
  notes: z.array(noteSchema),
});
export type Notes = z.infer<typeof notesSchema>;

export const noteThreadSchema = z.object({
  note: noteSchema,
  /** The oldest first. */
  entries: z.array(noteEntrySchema),
});
export type NoteThread = z.infer<typeof noteThreadSchema>;

export const noteAddressSchema = z.object({
  projectId: idSchema,
  /** User name of the project’s owner. */
  owner: z.string(),
  projectName: z.string(),
  /** The date to open: the newest with a tour if the note is open, else its own. */
  slot: z.string(),
  number: z.number(),
});
export type NoteAddress = z.infer<typeof noteAddressSchema>;
