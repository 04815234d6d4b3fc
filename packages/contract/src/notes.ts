/** Notes on a project: what people see in its tours, with its place. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';
import {
  guestNameSchema,
  noteDueSchema,
  notePlaceFormSchema,
  noteTextSchema,
  optionalNoteTextSchema,
  storableIdSchema,
} from './fields.ts';
import { NOTE_STATUSES } from './noteLimits.ts';
import {
  noteAddressSchema,
  noteEntrySchema,
  noteSchema,
  notesSchema,
  noteThreadSchema,
} from './noteObjects.ts';
import { idSchema, messageSchema } from './objects.ts';

/** `_id` of somebody in `notePeople`. */
const personFormSchema = z.nullable(storableIdSchema);

export const newNoteFormSchema = z.object({
  _id: z.uuid(),
  slot: storableIdSchema,
  text: noteTextSchema,
  place: z.nullable(notePlaceFormSchema),
  person: personFormSchema,
  due: noteDueSchema,
});
export type NewNoteForm = z.infer<typeof newNoteFormSchema>;

/** What is absent stays. */
export const noteFormSchema = z.object({
  /** The note’s, when the form was filled. */
  revision: z.string(),
  text: z.optional(noteTextSchema),
  place: z.optional(z.nullable(notePlaceFormSchema)),
  person: z.optional(personFormSchema),
  due: z.optional(noteDueSchema),
});
export type NoteForm = z.infer<typeof noteFormSchema>;

export const newNoteCommentFormSchema = z.object({
  _id: z.uuid(),
  /** Empty if a photo follows. */
  text: optionalNoteTextSchema,
});
export type NewNoteCommentForm = z.infer<typeof newNoteCommentFormSchema>;

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
    scope: 'read',
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
    scope: 'read',
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
    body: z.object({ text: noteTextSchema }),
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
    summary: 'Deletes a photo, by those who may edit its note or comment; always safe to repeat',
    errors: changesNote,
  }),
  notePeople: endpoint({
    method: 'GET',
    path: 'note-people/{projectId}',
    caller: 'owner',
    scope: 'read',
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
