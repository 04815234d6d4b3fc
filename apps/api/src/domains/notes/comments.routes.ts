import { NOTE_ENTRIES_MAX } from '@jawla/contract/noteLimits';
import type { NoteEntry } from '@jawla/contract';
import type { Database, NoteEntryRecord } from '../../platform/db/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../app/services.ts';
import { authorOf, isSameAuthor, requireEdit, type NoteAccess } from './noteAccess.ts';
import { findNote, noNote, type WriteNotes } from './noteWriter.ts';
import { toEntry } from './serializers.ts';

interface CommentParams {
  readonly number: string;
  readonly id: string;
}

export function registerNoteCommentRoutes(api: Api, services: Services, write: WriteNotes): void {
  const { notes, noteEntries, noteNews } = services;

  api.on('createNoteComment', (request) =>
    write(request, async (access, transaction) => {
      const author = authorOf(access);
      const note = await findNote(services, access, request.params.number, transaction);
      const { _id: id, text } = request.body;
      const before = await noteEntries.byId(id, transaction);
      if (before) {
        const isSame =
          before.note_id === note.id && isSameAuthor(before, author) && before.deleted_at === null;
        if (!isSame) throw new Problem(409, 'note.taken', { code: 'taken' });
      } else {
        await refuseTooMany(note.id, transaction);
        const entry = { id, note_id: note.id, kind: 'comment', text } as const;
        await noteEntries.add(entry, author, transaction);
        const readers = await noteNews.followers(note, transaction);
        const told = { kind: 'comment', readers, entryId: id, by: author.author_id } as const;
        await noteNews.add(note, told, transaction);
      }
      return { entry: await read(id, access, transaction) };
    }),
  );

  api.on('updateNoteComment', (request) =>
    write(request, async (access, transaction) => {
      const { id, text } = await findOwn(access, request.params, transaction);
      if (request.body.text !== text) await noteEntries.update(id, request.body.text, transaction);
      return { entry: await read(id, access, transaction) };
    }),
  );

  api.on('deleteNoteComment', async (request) => {
    await write(request, async (access, transaction) => {
      const { id } = await findOwn(access, request.params, transaction);
      await noteEntries.setDeleted(id, true, transaction);
    });
    return { message: request.say('note.commentDeleted') };
  });

  api.on('restoreNoteComment', (request) =>
    write(request, async (access, transaction) => {
      const entry = await findOwn(access, request.params, transaction, { isDeleted: true });
      if (!notes.isRestorable(entry)) throw noNote();
      if (entry.deleted_at !== null) {
        await refuseTooMany(entry.note_id, transaction);
        await noteEntries.setDeleted(entry.id, false, transaction);
      }
      return { entry: await read(entry.id, access, transaction) };
    }),
  );

  /**
   * Finds a comment that the caller may change.
   *
   * @throws {Problem} 404 if there is none, 403
   */
  async function findOwn(
    access: NoteAccess,
    { number, id }: CommentParams,
    transaction: Database,
    { isDeleted = false } = {},
  ): Promise<NoteEntryRecord> {
    const note = await findNote(services, access, number, transaction);
    const entry = await noteEntries.byId(id, transaction);
    if (entry?.note_id !== note.id || entry.kind !== 'comment') throw noNote();
    if (entry.deleted_at !== null && !isDeleted) throw noNote();
    requireEdit(access, entry);
    return entry;
  }

  async function refuseTooMany(noteId: string, transaction: Database): Promise<void> {
    if ((await noteEntries.count(noteId, transaction)) < NOTE_ENTRIES_MAX) return;
    const values = { limit: NOTE_ENTRIES_MAX };
    throw new Problem(409, 'note.tooManyEntries', { code: 'tooMany', values });
  }

  async function read(id: string, access: NoteAccess, transaction: Database): Promise<NoteEntry> {
    const entry = await noteEntries.read(id, transaction);
    const pictures = await noteEntries.picturesOf(entry.note_id, transaction);
    return toEntry(
      entry,
      pictures.find(({ entry_id }) => entry_id === id),
      access,
    );
  }
}
