/** Notes on a project: what people see in its tours, with its place. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';
import {
  lineSchema,
  normalizedLine,
  normalizedText,
  storableIdSchema,
  visible,
  yawSchema,
} from './fields.ts';
import { isDay } from './limits.ts';
import { GUEST_NAME_MAX, NOTE_STATUSES, NOTE_TEXT_MAX } from './noteLimits.ts';
import { idSchema, imageSchema, messageSchema } from './objects.ts';
import { SCENE_ID_MAX, SCENE_TITLE_MAX, SCENES_MAX } from './tourProtocol.ts';

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

const finite = z.number().check(z.refine(Number.isFinite));
const placeFormSchema = z
  .object({
    scene: z.string().check(z.maxLength(SCENE_ID_MAX)),
    title: lineSchema.check(z.maxLength(SCENE_TITLE_MAX)),
    nth: z.int().check(z.minimum(1), z.maximum(SCENES_MAX)),
    yaw: z.nullable(yawSchema),
    pitch: z.nullable(finite.check(z.refine((pitch) => Math.abs(pitch) <= Math.PI / 2))),
    zoom: z.nullable(finite.check(z.minimum(0), z.maximum(100))),
  })
  .check(
    z.refine(({ yaw, pitch, zoom }) => {
      const angles = [yaw, pitch, zoom].filter((angle) => angle === null).length;
      return angles === 0 || angles === 3;
    }),
  );
const textFormSchema = normalizedText.check(z.minLength(1), z.maxLength(NOTE_TEXT_MAX));
const dueSchema = z.nullable(z.string().check(z.refine<string>(isDay)));
/** `_id` of somebody in `notePeople`. */
const personFormSchema = z.nullable(storableIdSchema);

export const newNoteFormSchema = z.object({
  _id: z.uuid(),
  slot: storableIdSchema,
  text: textFormSchema,
  place: z.nullable(placeFormSchema),
  person: personFormSchema,
  due: dueSchema,
});
export type NewNoteForm = z.infer<typeof newNoteFormSchema>;

/** What is absent stays. */
export const noteFormSchema = z.object({
  /** The note’s, when the form was filled. */
  revision: z.string(),
  text: z.optional(textFormSchema),
  place: z.optional(z.nullable(placeFormSchema)),
  person: z.optional(personFormSchema),
  due: z.optional(dueSchema),
});
export type NoteForm = z.infer<typeof noteFormSchema>;

export const newNoteCommentFormSchema = z.object({
  _id: z.uuid(),
  /** Empty if a photo follows. */
  text: normalizedText.check(z.maxLength(NOTE_TEXT_MAX)),
});
export type NewNoteCommentForm = z.infer<typeof newNoteCommentFormSchema>;

/** A guest’s name as notes show it. */
export const guestNameSchema = normalizedLine.check(
  z.minLength(1),
  z.maxLength(GUEST_NAME_MAX),
  visible,
);

export const guestHeaderSchema = z.object({
  /** Secret of a guest link, instead of a token. */
  guest: z.optional(z.string()),
});
const NO_PROJECT = 'no such project';
const NO_NOTE = 'no such project or note';
const noNote = { 404: NO_NOTE } as const;
const changesNote = { 404: NO_NOTE, 429: TOO_MANY } as const;
const full = 'as many as there may be';

export const noteEndpoints = {
  notes: endpoint({
    method: 'GET',
    path: 'notes/{projectId}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    response: notesSchema,
    summary: 'The notes of a project; for a guest, those of the dates that the link shows',
    errors: { 404: NO_PROJECT },
    revalidated: true,
  }),
  createNote: endpoint({
    method: 'POST',
    path: 'notes/{projectId}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    body: newNoteFormSchema,
    response: z.object({ note: noteSchema }),
    summary: 'Writes a note; the same `_id` again answers with the same note',
    errors: { 404: 'no such project or date', 409: full, 429: TOO_MANY },
    changesDisk: true,
  }),
  note: endpoint({
    method: 'GET',
    path: 'notes/{projectId}/{number}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    response: noteThreadSchema,
    summary: 'A note, its comments, and when it was done or opened again',
    errors: noNote,
  }),
  updateNote: endpoint({
    method: 'PUT',
    path: 'notes/{projectId}/{number}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    body: noteFormSchema,
    response: z.object({ note: noteSchema }),
    summary: 'Changes a note, by its author, the owner or an admin; absent fields stay',
    errors: { ...changesNote, 409: 'changed by another request in the meantime' },
    changesDisk: true,
  }),
  setNoteStatus: endpoint({
    method: 'PUT',
    path: 'note-status/{projectId}/{number}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    body: z.object({ status: z.enum(NOTE_STATUSES) }),
    response: z.object({ note: noteSchema }),
    summary: 'Marks a note as done, or opens it again; always safe to repeat',
    errors: changesNote,
    changesDisk: true,
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: 'notes/{projectId}/{number}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    response: messageSchema,
    summary: 'Deletes a note, by its author, the owner or an admin',
    errors: changesNote,
  }),
  restoreNote: endpoint({
    method: 'POST',
    path: 'restored-notes/{projectId}/{number}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    response: z.object({ note: noteSchema }),
    summary: 'Restores a note that was deleted within the last day',
    errors: { ...changesNote, 409: full },
  }),
  createNoteComment: endpoint({
    method: 'POST',
    path: 'note-comments/{projectId}/{number}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    body: newNoteCommentFormSchema,
    response: z.object({ entry: noteEntrySchema }),
    summary: 'Comments on a note; the same `_id` again answers with the same comment',
    errors: { ...changesNote, 409: full },
    changesDisk: true,
  }),
  updateNoteComment: endpoint({
    method: 'PUT',
    path: 'note-comments/{projectId}/{number}/{id}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    body: z.object({ text: textFormSchema }),
    response: z.object({ entry: noteEntrySchema }),
    summary: 'Changes a comment, by its author, the owner or an admin',
    errors: changesNote,
    changesDisk: true,
  }),
  deleteNoteComment: endpoint({
    method: 'DELETE',
    path: 'note-comments/{projectId}/{number}/{id}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    response: messageSchema,
    summary: 'Deletes a comment, by its author, the owner or an admin',
    errors: changesNote,
  }),
  restoreNoteComment: endpoint({
    method: 'POST',
    path: 'restored-note-comments/{projectId}/{number}/{id}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    response: z.object({ entry: noteEntrySchema }),
    summary: 'Restores a comment that was deleted within the last day',
    errors: { ...changesNote, 409: full },
  }),
  deleteNotePicture: endpoint({
    method: 'DELETE',
    path: 'note-pictures/{projectId}/{number}/{id}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    response: messageSchema,
    summary: 'Deletes a photo, by whoever may edit its note or comment; always safe to repeat',
    errors: changesNote,
  }),
  notePeople: endpoint({
    method: 'GET',
    path: 'note-people/{projectId}',
    caller: 'owner',
    response: z.object({ people: z.array(z.object({ _id: idSchema, name: z.string() })) }),
    summary: 'To whom notes of a project can be assigned',
    errors: { 404: NO_PROJECT },
  }),
  noteLink: endpoint({
    method: 'GET',
    path: 'note-link/{code}',
    caller: 'owner',
    response: noteAddressSchema,
    summary: 'Where the short address of a note leads',
    errors: { 404: NO_NOTE },
  }),
  renameGuest: endpoint({
    method: 'PUT',
    path: 'guest-name/{projectId}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    body: z.object({ name: guestNameSchema }),
    response: z.object({ name: z.string() }),
    summary: 'The name under which a guest writes, also for what is written already',
    errors: { 404: 'not a guest of this project', 429: TOO_MANY },
    changesDisk: true,
  }),
};
