import type { Note, NoteForm } from '@jawla/contract';
import { NOTES_MAX, NOTE_ENTRIES_MAX } from '@jawla/contract/noteLimits';
import type { Database, NoteRecord } from '../../platform/db/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem, type FieldError } from '../../platform/http/problem.ts';
import { projectThing } from '../activity/things.ts';
import type { Services } from '../../app/services.ts';
import { registerNoteCommentRoutes } from './comments.routes.ts';
import {
  accessToNotes,
  actorOf,
  authorOf,
  isSameAuthor,
  requireEdit,
  sees,
  type NoteAccess,
} from './noteAccess.ts';
import { registerNoteLinkRoutes } from './noteLinks.routes.ts';
import { notePeople } from './notePeople.ts';
import { registerNotePictureRoutes } from './pictures.routes.ts';
import { findDeletedNote, findNote, noNote, noteWriter } from './noteWriter.ts';
import { toEntry, toNote } from './serializers.ts';

const DAY_SECONDS = 24 * 3600;
type Action = 'note.created' | 'note.done' | 'note.opened' | 'note.deleted';

export function registerNoteRoutes(api: Api, services: Services): void {
  const { clock, activity, notes, noteCodes, noteEntries, noteNews } = services;
  const write = noteWriter(services);
  registerNoteCommentRoutes(api, services, write);
  registerNotePictureRoutes(api, services, write);
  registerNoteLinkRoutes(api, services, write);

  api.on('notes', async (request) => {
    const access = await accessToNotes(services, request);
    const { id } = access.project;
    const listed = await notes.ofProject(id);
    const pictures = await notes.picturesOf(id);
    return {
      code: await noteCodes.of(id),
      mayWrite: true,
      notes: listed
        .filter((note) => sees(access, note))
        .map((note) => toNote(note, pictures.get(note.id) ?? [], access)),
    };
  });

  api.on('note', async (request) => {
    const access = await accessToNotes(services, request);
    const { id } = await findNote(services, access, request.params.number);
    const entries = await noteEntries.ofNote(id);
    const pictures = Map.groupBy(await noteEntries.picturesOf(id), ({ entry_id }) => entry_id);
    return {
      note: toNote(await notes.read(id), pictures.get(null) ?? [], access),
      entries: entries.map((entry) => toEntry(entry, pictures.get(entry.id)?.[0], access)),
    };
  });

  api.on('createNote', (request) =>
    write(request, async (access, transaction) => {
      const author = authorOf(access);
      const { _id: id, slot, text, place, person, due } = request.body;
      const { id: projectId } = access.project;
      const before = await notes.byId(id, transaction);
      if (before) {
        const isSame =
          before.project_id === projectId &&
          isSameAuthor(before, author) &&
          before.deleted_at === null &&
          sees(access, before);
        if (!isSame) throw new Problem(409, 'note.taken', { code: 'taken' });
        return { note: await read(id, access, transaction) };
      }
      if (!access.slots.has(slot)) throw new Problem(404, 'project.dateMissing');
      await checkFields(access, { person, due }, { person_id: null, due: null }, transaction);
      await refuseTooMany(projectId, transaction);
      const number = await noteCodes.nextNumber(projectId, transaction);
      const added = { id, projectId, number, slot, text, place, personId: person, due, ...author };
      await notes.add(added, transaction);
      await record('note.created', access, number, transaction);
      const note = { id, project_id: projectId };
      const by = author.author_id;
      await noteNews.add(note, { kind: 'assigned', readers: [person], by }, transaction);
      const owner = access.project.owner_id === person ? [] : [access.project.owner_id];
      await noteNews.add(note, { kind: 'new', readers: owner, by }, transaction);
      return { note: await read(id, access, transaction) };
    }),
  );

  api.on('updateNote', (request) =>
    write(request, async (access, transaction) => {
      const note = await findNote(services, access, request.params.number, transaction);
      requireEdit(access, note);
      const { body } = request;
      if (isChanged(note, body)) {
        if (body.revision !== String(note.revision)) {
          throw new Problem(409, 'note.changedMeanwhile', { code: 'revision' });
        }
        await checkFields(access, body, note, transaction);
        const author = authorOf(access);
        await notes.update(note.id, body, author, transaction);
        if (isOther(body.person, note.person_id)) {
          const told = {
            kind: 'assigned',
            readers: [body.person ?? null],
            by: author.author_id,
          } as const;
          await noteNews.add(note, told, transaction);
        }
      }
      return { note: await read(note.id, access, transaction) };
    }),
  );

  api.on('setNoteStatus', (request) =>
    write(request, async (access, transaction) => {
      const author = authorOf(access);
      const note = await findNote(services, access, request.params.number, transaction);
      const { status } = request.body;
      if (note.status !== status) {
        const kind = status === 'done' ? 'done' : 'opened';
        await notes.setStatus(note.id, status, transaction);
        // A full note can be done all the same.
        if ((await noteEntries.count(note.id, transaction)) >= NOTE_ENTRIES_MAX) {
          await noteEntries.deleteOldestStatus(note.id, transaction);
        }
        const entryId = await noteEntries.add({ note_id: note.id, kind }, author, transaction);
        const readers = await noteNews.followers(note, transaction);
        const by = author.author_id;
        await noteNews.add(note, { kind, readers, entryId, by }, transaction);
        await record(`note.${kind}`, access, note.number, transaction);
      }
      return { note: await read(note.id, access, transaction) };
    }),
  );

  api.on('deleteNote', async (request) => {
    await write(request, async (access, transaction) => {
      const note = await findNote(services, access, request.params.number, transaction);
      requireEdit(access, note);
      await notes.delete(note.id, transaction);
      await record('note.deleted', access, note.number, transaction);
    });
    return { message: request.say('note.deleted') };
  });

  api.on('restoreNote', (request) =>
    write(request, async (access, transaction) => {
      const note = await findDeletedNote(services, access, request.params.number, transaction);
      requireEdit(access, note);
      if (!notes.isRestorable(note)) throw noNote();
      if (note.deleted_at !== null) {
        await refuseTooMany(access.project.id, transaction);
        await notes.restore(note.id, transaction);
      }
      return { note: await read(note.id, access, transaction) };
    }),
  );

  async function read(id: string, access: NoteAccess, transaction: Database): Promise<Note> {
    const pictures = await noteEntries.picturesOf(id, transaction);
    const own = pictures.filter(({ entry_id }) => entry_id === null);
    return toNote(await notes.read(id, transaction), own, access);
  }

  function record(
    action: Action,
    access: NoteAccess,
    number: number,
    transaction: Database,
  ): Promise<void> {
    const about = { thing: projectThing(access.project), details: { number } };
    return activity.record({ action, actor: actorOf(access), ...about }, transaction);
  }

  async function refuseTooMany(projectId: string, transaction: Database): Promise<void> {
    if ((await notes.counts(projectId, transaction)).all < NOTES_MAX) return;
    const values = { limit: NOTES_MAX };
    throw new Problem(409, 'note.tooMany', { code: 'tooMany', values });
  }

  /** @throws {Problem} 403 for guests who assign or set a day, 422 for a person without access and a day in the past. */
  async function checkFields(
    { caller, project }: NoteAccess,
    { person, due }: Pick<NoteForm, 'person' | 'due'>,
    before: Pick<NoteRecord, 'person_id' | 'due'>,
    transaction: Database,
  ): Promise<void> {
    const errors: Record<string, FieldError> = {};
    const isAssigned = person !== undefined && person !== before.person_id;
    const isDue = due !== undefined && due !== before.due;
    if (caller.kind === 'guest' && (isAssigned || isDue)) {
      throw new Problem(403, 'auth.notAllowed');
    }
    if (isAssigned && person !== null) {
      const people = await notePeople(project, transaction);
      if (people.every(({ _id }) => _id !== person)) errors['person'] = 'note.person';
    }
    // It may still be yesterday where the reader is.
    const first = clock.in(-DAY_SECONDS).slice(0, 'YYYY-MM-DD'.length);
    if (isDue && due !== null && due < first) errors['due'] = 'note.due';
    if (Object.keys(errors).length > 0) throw new Problem(422, 'request.invalid', { errors });
  }
}

/** A form that says what is stored changes nothing: a repeated request does not conflict with itself. */
function isChanged(note: NoteRecord, { text, place, person, due }: NoteForm): boolean {
  const placeText = place === undefined ? undefined : place && JSON.stringify(place);
  return (
    isOther(text, note.text) ||
    isOther(placeText, note.place) ||
    isOther(person, note.person_id) ||
    isOther(due, note.due)
  );
}

function isOther<T>(given: T | undefined, stored: T): boolean {
  return given !== undefined && given !== stored;
}
