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
import { hasCode, toProblem, type ApiClient, type Problem } from '#core/http';
import { createRequest } from '#core/store';
import type { NotesRef } from './notesSource';

export type { NotesRef } from './notesSource';

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
    if (saveNote.loaded.match(action) && notesKey(action.payload.input.ref) === key) {
      const outcome = action.payload.data;
      return {
        ...data,
        notes: withNote(data.notes, 'note' in outcome ? outcome.note : outcome.theirs),
      };
    }
    for (const write of [setNoteStatus, restoreNote]) {
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
    if (sendComment.loaded.match(action) && noteKey(action.payload.input.ref) === key)
      return { ...thread, entries: withEntry(thread.entries, action.payload.data.entry) };
    for (const write of [updateComment, restoreComment]) {
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

/** What a guest writes under for the first time, or from now on; absent: as before. */
interface Named {
  guestName?: string | undefined;
}

interface WithPhotos {
  /** Shrunk already. */
  photos: readonly File[];
  /** Called before each photo is sent, with its place from 1. */
  onPhoto?: (place: number) => void;
}

export type NoteSaving = Named &
  WithPhotos & {
    ref: NotesRef;
    /** Identifies what is written, and the attempt: they are independent. */
    draft: string;
    /** `_id` of pictures of the note that go. */
    removed?: readonly string[];
  } & ({ number: number; form: NoteForm } | { number?: undefined; form: NewNoteForm });

/** Photos that could not be sent, and why the first of them: what they belong to is saved without them. */
interface Unsent {
  unsent: readonly File[];
  problem: Problem | undefined;
}

export type NoteOutcome =
  | (Unsent & { note: Note })
  /** Somebody else has changed the note: as it is now. Nothing was saved. */
  | { theirs: Note };

/** Saves a note, and then its photos. The same `_id` again makes no second note. */
export const saveNote = createRequest({
  name: 'notes/save',
  kind: 'write',
  key: ({ ref, draft }: Pick<NoteSaving, 'ref' | 'draft'>) => savingKey(ref, draft),
  send: async (http, input: NoteSaving): Promise<NoteOutcome> => {
    const { ref, removed = [] } = input;
    await nameGuest(http, ref, input.guestName);
    const outcome = await sendNote(http, input);
    if ('theirs' in outcome) return outcome;
    const { note } = outcome;
    const saved = { ...ref, number: note.number };
    for (const id of removed)
      await http.send(noteEndpoints.deleteNotePicture, atPart({ ref: saved, id }));
    const { sent, ...rest } = await sendPhotos(http, saved, '', input);
    const pictures = note.pictures.filter(({ _id }) => !removed.includes(_id));
    return { note: { ...note, pictures: [...pictures, ...sent] }, ...rest };
  },
  invalidates: ({ ref }) => andCounts(ref),
});

async function sendNote(
  http: ApiClient,
  input: NoteSaving,
): Promise<{ note: Note } | { theirs: Note }> {
  const { ref } = input;
  if (input.number === undefined)
    return http.send(noteEndpoints.createNote, { ...at(ref), body: input.form });
  const { form } = input;
  const target = atNote({ ...ref, number: input.number });
  try {
    return await http.send(noteEndpoints.updateNote, { ...target, body: form });
  } catch (cause) {
    if (!hasCode(toProblem(cause), 'revision')) throw cause;
    const { note } = await http.send(noteEndpoints.note, target);
    // It was saved before, and the answer was lost.
    return holds(note, form) ? { note } : { theirs: note };
  }
}

function holds({ text, place, person, due }: Note, form: NoteForm): boolean {
  const now = { text, place, person: person?._id ?? null, due };
  const { revision: _, ...changes } = form;
  return JSON.stringify({ ...now, ...changes }) === JSON.stringify(now);
}

export function savingKey(ref: NotesRef, draft: string): string {
  return [notesKey(ref), draft].join('|');
}

async function nameGuest(http: ApiClient, ref: NotesRef, name: string | undefined) {
  if (name !== undefined)
    await http.send(noteEndpoints.renameGuest, { ...at(ref), body: { name } });
}

/** One after another: a poor line sends one whole photo rather than parts of all. */
async function sendPhotos(
  http: ApiClient,
  ref: NoteRef,
  entry: string,
  { photos, onPhoto }: WithPhotos,
) {
  const sent: NotePicture[] = [];
  const unsent: File[] = [];
  let first: Problem | undefined;
  for (const [index, photo] of photos.entries()) {
    onPhoto?.(index + 1);
    const body = new FormData();
    // The field comes first: the server reads the stream in order.
    body.append('entry', entry);
    body.append(uploadEndpoints.addNotePicture.file.field, photo, photo.name);
    try {
      const options = { ...atNote(ref), body, onSent: () => undefined };
      sent.push((await http.send(uploadEndpoints.addNotePicture, options)).picture);
    } catch (cause) {
      const problem = toProblem(cause);
      if (problem.kind === 'unauthenticated') throw cause;
      first ??= problem;
      unsent.push(photo);
    }
  }
  return { sent, unsent, problem: first };
}

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

export interface CommentSending extends Named, WithPhotos {
  ref: NoteRef;
  form: { _id: string; text: string };
  /** Counts the attempts to send it, which are independent. */
  attempt: number;
}

export interface SentComment extends Unsent {
  entry: NoteEntry;
}

/** Sends a comment, and then its photo. The same `_id` again makes no second comment. */
export const sendComment = createRequest({
  name: 'notes/comment',
  kind: 'write',
  key: ({ ref, form, attempt }: CommentSending) => sendingKey(ref, form._id, attempt),
  send: async (http, input: CommentSending): Promise<SentComment> => {
    const { ref, form, guestName } = input;
    await nameGuest(http, ref, guestName);
    const options = { ...atNote(ref), body: form };
    const { entry } = await http.send(noteEndpoints.createNoteComment, options);
    const { sent, ...rest } = await sendPhotos(http, ref, entry._id, input);
    return { entry: { ...entry, picture: sent[0] ?? entry.picture }, ...rest };
  },
  invalidates: ({ ref }) => ofProject(ref),
});

export function sendingKey(ref: NoteRef, id: string, attempt: number): string {
  return [noteKey(ref), id, attempt].join('|');
}

/** Of a comment or picture of a note. */
export function partKey(ref: NoteRef, id: string): string {
  return [noteKey(ref), id].join('|');
}

export interface CommentRef {
  ref: NoteRef;
  id: string;
}

const atPart = ({ ref, id }: CommentRef) => {
  const { params, headers } = atNote(ref);
  return { params: { ...params, id }, headers };
};

export const updateComment = createRequest({
  name: 'notes/updateComment',
  kind: 'write',
  key: ({ ref, id }: CommentRef & { text: string }) => partKey(ref, id),
  send: async (http, { text, ...comment }) =>
    (await http.send(noteEndpoints.updateNoteComment, { ...atPart(comment), body: { text } }))
      .entry,
  invalidates: ({ ref }) => ofProject(ref),
});

export const deleteComment = createRequest({
  name: 'notes/deleteComment',
  kind: 'write',
  key: ({ ref, id }: CommentRef) => partKey(ref, id),
  send: (http, comment) => http.send(noteEndpoints.deleteNoteComment, atPart(comment)),
  invalidates: ({ ref }) => ofProject(ref),
  undoneBy: (action) =>
    restoreComment.loaded.match(action)
      ? partKey(action.payload.input.ref, action.payload.input.id)
      : undefined,
});

export const restoreComment = createRequest({
  name: 'notes/restoreComment',
  kind: 'write',
  key: ({ ref, id }: CommentRef) => partKey(ref, id),
  send: async (http, comment) =>
    (await http.send(noteEndpoints.restoreNoteComment, atPart(comment))).entry,
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
