import {
  noteEndpoints,
  uploadEndpoints,
  type NewNoteForm,
  type Note,
  type NoteAddress,
  type NoteEntry,
  type NoteForm,
  type NotePicture,
  type Notes,
  type NoteThread,
} from '@jawla/contract';
import type { NoteStatus } from '@jawla/contract/noteLimits';
import { createRequest } from '#core/store';

/** Whose notes: of a project, for its users or for a guest. */
export interface NotesRef {
  project: string;
  /** Secret of the guest link by which they are read. */
  guest?: string | undefined;
}

export interface NoteRef extends NotesRef {
  number: number;
}

export function notesKey({ project, guest = '' }: NotesRef): string {
  return [project, guest].join('|');
}

export function noteKey({ number, ...ref }: NoteRef): string {
  return [notesKey(ref), number].join('|');
}

/** Where a request goes, and on whose behalf. */
const at = ({ project, guest }: NotesRef) => ({
  params: { projectId: project },
  headers: guest === undefined ? {} : { guest },
});
const atNote = ({ number, ...ref }: NoteRef) => {
  const { params, headers } = at(ref);
  return { params: { ...params, number: String(number) }, headers };
};

const notesOf = (key: string) => [{ kind: 'notes', id: key.split('|')[0] ?? '' }] as const;
const ofProject = ({ project }: NotesRef) => [{ kind: 'notes', id: project }] as const;
/** Changes how many there are, which the project tells. */
const andCounts = ({ project }: NotesRef) =>
  [
    { kind: 'notes', id: project },
    { kind: 'project', id: project },
  ] as const;

export const loadNotes = createRequest({
  name: 'notes/load',
  kind: 'read',
  key: notesKey,
  send: (http, ref: NotesRef, signal): Promise<Notes> =>
    http.send(noteEndpoints.notes, { ...at(ref), signal }),
  entities: notesOf,
  edits: (data, action, key) => {
    for (const write of [createNote, updateNote, setNoteStatus, restoreNote]) {
      if (write.loaded.match(action) && notesKey(action.payload.input.ref) === key)
        return { ...data, notes: withNote(data.notes, action.payload.data) };
    }
    if (deleteNote.loaded.match(action) && notesKey(action.payload.input) === key) {
      const { number } = action.payload.input;
      return { ...data, notes: data.notes.filter((note) => note.number !== number) };
    }
    return data;
  },
});

/** The newest number first. */
function withNote(notes: readonly Note[], changed: Note): Note[] {
  return [...notes.filter(({ number }) => number !== changed.number), changed].sort(
    (a, b) => b.number - a.number,
  );
}

/** A note with its comments. */
export const loadNote = createRequest({
  name: 'notes/loadNote',
  kind: 'read',
  key: noteKey,
  send: (http, ref: NoteRef, signal): Promise<NoteThread> =>
    http.send(noteEndpoints.note, { ...atNote(ref), signal }),
  entities: notesOf,
  edits: (thread, action, key) => {
    for (const write of [createComment, updateComment, restoreComment]) {
      if (write.loaded.match(action) && noteKey(action.payload.input.ref) === key)
        return { ...thread, entries: withEntry(thread.entries, action.payload.data) };
    }
    if (deleteComment.loaded.match(action) && noteKey(action.payload.input.ref) === key) {
      const { id } = action.payload.input;
      return { ...thread, entries: thread.entries.filter(({ _id }) => _id !== id) };
    }
    return thread;
  },
});

/** The oldest first. */
function withEntry(entries: readonly NoteEntry[], changed: NoteEntry): NoteEntry[] {
  return [...entries.filter(({ _id }) => _id !== changed._id), changed].sort((a, b) =>
    a.at < b.at ? -1 : 1,
  );
}

export interface NoteCreation {
  ref: NotesRef;
  form: NewNoteForm;
}

/** The same `_id` again makes no second note. */
export const createNote = createRequest({
  name: 'notes/create',
  kind: 'write',
  key: ({ ref, form }: NoteCreation) => creationKey(ref, form._id),
  send: async (http, { ref, form }) =>
    (await http.send(noteEndpoints.createNote, { ...at(ref), body: form })).note,
  invalidates: ({ ref }) => andCounts(ref),
});

export function creationKey(ref: NotesRef, id: string): string {
  return [notesKey(ref), id].join('|');
}

export interface NoteUpdate {
  ref: NoteRef;
  form: NoteForm;
}

export const updateNote = createRequest({
  name: 'notes/update',
  kind: 'write',
  key: ({ ref }: NoteUpdate) => noteKey(ref),
  send: async (http, { ref, form }) =>
    (await http.send(noteEndpoints.updateNote, { ...atNote(ref), body: form })).note,
  invalidates: ({ ref }) => ofProject(ref),
});

export interface StatusChange {
  ref: NoteRef;
  status: NoteStatus;
}

export const setNoteStatus = createRequest({
  name: 'notes/setStatus',
  kind: 'write',
  key: ({ ref }: StatusChange) => noteKey(ref),
  send: async (http, { ref, status }) =>
    (await http.send(noteEndpoints.setNoteStatus, { ...atNote(ref), body: { status } })).note,
  invalidates: ({ ref }) => andCounts(ref),
});

export const deleteNote = createRequest({
  name: 'notes/delete',
  kind: 'write',
  key: noteKey,
  send: (http, ref: NoteRef) => http.send(noteEndpoints.deleteNote, atNote(ref)),
  invalidates: andCounts,
  undoneBy: (action) =>
    restoreNote.loaded.match(action) ? noteKey(action.payload.input.ref) : undefined,
});

export const restoreNote = createRequest({
  name: 'notes/restore',
  kind: 'write',
  key: ({ ref }: { ref: NoteRef }) => noteKey(ref),
  send: async (http, { ref }) => (await http.send(noteEndpoints.restoreNote, atNote(ref))).note,
  invalidates: ({ ref }) => andCounts(ref),
});

export interface CommentCreation {
  ref: NoteRef;
  form: { _id: string; text: string };
}

/** The same `_id` again makes no second comment. */
export const createComment = createRequest({
  name: 'notes/comment',
  kind: 'write',
  key: ({ ref, form }: CommentCreation) => commentKey(ref, form._id),
  send: async (http, { ref, form }) =>
    (await http.send(noteEndpoints.createNoteComment, { ...atNote(ref), body: form })).entry,
  invalidates: ({ ref }) => ofProject(ref),
});

export function commentKey(ref: NoteRef, id: string): string {
  return [noteKey(ref), id].join('|');
}

export interface CommentRef {
  ref: NoteRef;
  id: string;
}

const atComment = ({ ref, id }: CommentRef) => {
  const { params, headers } = atNote(ref);
  return { params: { ...params, id }, headers };
};

export const updateComment = createRequest({
  name: 'notes/updateComment',
  kind: 'write',
  key: ({ ref, id }: CommentRef & { text: string }) => commentKey(ref, id),
  send: async (http, { text, ...comment }) =>
    (await http.send(noteEndpoints.updateNoteComment, { ...atComment(comment), body: { text } }))
      .entry,
  invalidates: ({ ref }) => ofProject(ref),
});

export const deleteComment = createRequest({
  name: 'notes/deleteComment',
  kind: 'write',
  key: ({ ref, id }: CommentRef) => commentKey(ref, id),
  send: (http, comment) => http.send(noteEndpoints.deleteNoteComment, atComment(comment)),
  invalidates: ({ ref }) => ofProject(ref),
  undoneBy: (action) =>
    restoreComment.loaded.match(action)
      ? commentKey(action.payload.input.ref, action.payload.input.id)
      : undefined,
});

export const restoreComment = createRequest({
  name: 'notes/restoreComment',
  kind: 'write',
  key: ({ ref, id }: CommentRef) => commentKey(ref, id),
  send: async (http, comment) =>
    (await http.send(noteEndpoints.restoreNoteComment, atComment(comment))).entry,
  invalidates: ({ ref }) => ofProject(ref),
});

export interface PictureUpload {
  ref: NoteRef;
  /** `_id` of the comment that it belongs to; `undefined` for the note itself. */
  entry?: string | undefined;
  /** Identifies the file: two files can be sent concurrently. */
  attempt: string;
  file: File;
  onSent?: (part: number) => void;
}

export const addPicture = createRequest({
  name: 'notes/addPicture',
  kind: 'write',
  key: ({ ref, attempt }: PictureUpload) => commentKey(ref, attempt),
  send: async (http, { ref, entry = '', file, onSent = () => undefined }): Promise<NotePicture> => {
    const body = new FormData();
    // The field comes first: the server reads the stream in order.
    body.append('entry', entry);
    body.append(uploadEndpoints.addNotePicture.file.field, file, file.name);
    return (await http.send(uploadEndpoints.addNotePicture, { ...atNote(ref), body, onSent }))
      .picture;
  },
  invalidates: ({ ref }) => ofProject(ref),
});

export interface PictureRef {
  ref: NoteRef;
  id: string;
}

export const deletePicture = createRequest({
  name: 'notes/deletePicture',
  kind: 'write',
  key: ({ ref, id }: PictureRef) => commentKey(ref, id),
  send: (http, picture) => http.send(noteEndpoints.deleteNotePicture, atComment(picture)),
  invalidates: ({ ref }) => ofProject(ref),
});

/** To whom notes can be assigned. */
export const loadNotePeople = createRequest({
  name: 'notes/loadPeople',
  kind: 'read',
  key: (project: string) => project,
  send: async (http, projectId, signal) =>
    (await http.send(noteEndpoints.notePeople, { params: { projectId }, signal })).people,
  entities: (id) => [{ kind: 'access', id }],
});

/** Where a short address leads. */
export const findNoteLink = createRequest({
  name: 'notes/findLink',
  kind: 'read',
  key: (code: string) => code,
  send: (http, code, signal): Promise<NoteAddress> =>
    http.send(noteEndpoints.noteLink, { params: { code }, signal }),
  entities: () => [{ kind: 'notes' }],
});

export interface GuestNaming {
  ref: NotesRef;
  name: string;
}

/** The name under which a guest writes; the server keeps it in a cookie of the link. */
export const renameGuest = createRequest({
  name: 'notes/renameGuest',
  kind: 'write',
  key: ({ ref }: GuestNaming) => notesKey(ref),
  send: async (http, { ref, name }) =>
    (await http.send(noteEndpoints.renameGuest, { ...at(ref), body: { name } })).name,
  invalidates: ({ ref }) => ofProject(ref),
});
