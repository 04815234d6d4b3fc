import {
  notePlaceSchema,
  type Note,
  type NoteEntry,
  type NotePerson,
  type NotePicture,
} from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { DATE_SLOT } from '@jawla/contract/tours';
import * as z from 'zod/mini';
import type { NotePictureRecord } from '../../platform/db/schema.ts';
import { notePictureUrls } from '../../platform/files/notePictures.ts';
import { isDateGone, mayEdit, type NoteAccess } from './noteAccess.ts';
import type { ListedEntry } from './noteEntries.store.ts';
import type { ListedNote } from './notes.store.ts';

export function toNote(
  note: ListedNote,
  pictures: readonly NotePictureRecord[],
  access: NoteAccess,
): Note {
  const { slot, revision } = note;
  const isGone = isDateGone(access.slots, note);
  return {
    _id: note.id,
    number: note.number,
    slot,
    day: isGone ? null : slot === DATE_SLOT ? access.project.date : slot,
    ...(isGone && { isDateGone: true }),
    text: note.text,
    place: note.place === null ? null : z.parse(notePlaceSchema, JSON.parse(note.place)),
    status: note.status,
    person:
      note.person_id === null
        ? null
        : toPerson(account(note.person_id, note.person_fname, note.person_lname), access),
    due: note.due,
    pictures: pictures.map(toNotePicture),
    comments: Number(note.comments),
    author: toPerson(writer(note), access),
    createdAt: note.created_at,
    editedAt: note.edited_at,
    editedBy: note.edited_at === null ? null : toPerson(editor(note), access),
    doneAt: note.done_at,
    revision: String(revision),
    mayEdit: mayEdit(access, note),
  };
}

export function toEntry(
  entry: ListedEntry,
  picture: NotePictureRecord | undefined,
  access: NoteAccess,
): NoteEntry {
  return {
    _id: entry.id,
    kind: entry.kind,
    text: entry.text,
    picture: picture ? toNotePicture(picture) : null,
    author: toPerson(writer(entry), access),
    at: entry.at,
    editedAt: entry.edited_at,
    mayEdit: entry.kind === 'comment' && mayEdit(access, entry),
  };
}

export function toNotePicture({ id, file, width, height }: NotePictureRecord): NotePicture {
  const { path, thumbnail } = notePictureUrls(file);
  return { _id: id, img: { path, name: '' }, thumbnail, width, height };
}

/** A person as rows name one. */
interface Named {
  readonly id: string | null;
  readonly name: string | null;
  readonly kind: 'account' | 'guest';
}

function writer(row: ListedNote | ListedEntry): Named {
  if (row.guest_id !== null) return { id: row.guest_id, name: row.guest_name, kind: 'guest' };
  return account(row.author_id, row.author_fname, row.author_lname);
}

function editor(note: ListedNote): Named {
  const { editor_guest_id: id, editor_guest_name: name } = note;
  if (id !== null) return { id, name, kind: 'guest' };
  return account(note.editor_id, note.editor_fname, note.editor_lname);
}

function account(id: string | null, fname: string | null, lname: string | null): Named {
  const isThere = fname !== null && lname !== null;
  return { id, name: isThere ? fullName({ fname, lname }) : null, kind: 'account' };
}

/** Guests see names, but no ids of accounts. */
function toPerson({ id, name, kind }: Named, { caller }: NoteAccess): NotePerson {
  if (id === null || name === null) return { _id: null, name: '', kind: 'deleted' };
  return { _id: caller.kind === 'guest' && kind === 'account' ? null : id, name, kind };
}
