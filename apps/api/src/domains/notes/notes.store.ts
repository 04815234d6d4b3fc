import type { NewNoteForm, NoteForm } from '@jawla/contract';
import { NOTE_UNDO_HOURS, type NoteStatus } from '@jawla/contract/noteLimits';
import { sql } from 'kysely';
import type { Clock } from '../../platform/base/clock.ts';
import type { Database, NotePictureRecord, NoteRecord } from '../../platform/db/schema.ts';
import type { Author } from './noteAccess.ts';

export const UNDO_SECONDS = NOTE_UNDO_HOURS * 3600;

/** A comment without text is one whose photo has not arrived yet. */
export const SHOWN_COMMENT = sql<boolean>`(note_entries.kind = 'comment'
  and note_entries.deleted_at is null
  and (note_entries.text <> ''
    or exists (select 1 from note_pictures where note_pictures.entry_id = note_entries.id)))`;

/** PostgreSQL counts in texts. */
const COMMENTS = sql<number | string>`(
  select count(*) from note_entries where note_entries.note_id = notes.id and ${SHOWN_COMMENT}
)`.as('comments');

const PHOTOS = sql<number | string>`(
  select count(*) from note_pictures
  where note_pictures.note_id = notes.id and note_pictures.entry_id is null
)`.as('photos');

type ListedNotes = Awaited<ReturnType<NotesStore['ofProject']>>;
/** A note with the names of its people; `null` once their accounts are gone. */
export type ListedNote = ListedNotes[number];

export interface NewNote extends Author, Omit<NewNoteForm, '_id' | 'person'> {
  readonly id: string;
  readonly projectId: string;
  readonly number: number;
  readonly personId: string | null;
}

/** Stores notes. One that was deleted can be restored for a day. */
export class NotesStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Returns the notes of a project, the newest number first. */
  ofProject(projectId: string) {
    return this.#listed(this.#db)
      .where('notes.project_id', '=', projectId)
      .where('notes.deleted_at', 'is', null)
      .orderBy('notes.number', 'desc')
      .execute();
  }

  /** Returns the photos of a project’s notes, without those of comments, by the ids of notes. */
  async picturesOf(projectId: string): Promise<Map<string, NotePictureRecord[]>> {
    const rows = await this.#db
      .selectFrom('note_pictures')
      .innerJoin('notes', 'notes.id', 'note_pictures.note_id')
      .where('notes.project_id', '=', projectId)
      .where('notes.deleted_at', 'is', null)
      .where('note_pictures.entry_id', 'is', null)
      .orderBy('note_pictures.created_at')
      .orderBy('note_pictures.id')
      .selectAll('note_pictures')
      .execute();
    return Map.groupBy(rows, ({ note_id }) => note_id ?? '');
  }

  read(id: string, db: Database = this.#db): Promise<ListedNote> {
    return this.#listed(db).where('notes.id', '=', id).executeTakeFirstOrThrow();
  }

  byId(id: string, db: Database): Promise<NoteRecord | undefined> {
    return db.selectFrom('notes').where('id', '=', id).selectAll().executeTakeFirst();
  }

  /** Returns a note, also one that is deleted. */
  find(projectId: string, number: number, db: Database): Promise<NoteRecord | undefined> {
    return db
      .selectFrom('notes')
      .where('project_id', '=', projectId)
      .where('number', '=', number)
      .selectAll()
      .executeTakeFirst();
  }

  /** Counts the notes of a project, in one query. */
  async counts(projectId: string, db: Database = this.#db): Promise<{ open: number; all: number }> {
    const { all, open } = await db
      .selectFrom('notes')
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .select((select) => [
        select.fn.countAll().as('all'),
        sql<number | string | null>`sum(case when status = 'open' then 1 else 0 end)`.as('open'),
      ])
      .executeTakeFirstOrThrow();
    return { open: Number(open ?? 0), all: Number(all) };
  }

  /** Returns what a person has written, the newest first, without projects in the trash. */
  writtenBy(userId: string) {
    return this.#db
      .selectFrom('notes')
      .innerJoin('live_projects', 'live_projects.id', 'notes.project_id')
      .innerJoin('live_users as owner', 'owner.id', 'live_projects.owner_id')
      .where('notes.author_id', '=', userId)
      .where('notes.deleted_at', 'is', null)
      .orderBy('notes.created_at', 'desc')
      .orderBy('notes.id')
      .select(['notes.number', 'notes.text', 'notes.status', 'notes.created_at'])
      .select(['live_projects.name as project_name', 'owner.user_name as owner_name', PHOTOS])
      .execute();
  }

  async add({ id, projectId, personId, place, ...note }: NewNote, db: Database): Promise<void> {
    await db
      .insertInto('notes')
      .values({
        ...note,
        id,
        project_id: projectId,
        place: place && JSON.stringify(place),
        status: 'open',
        person_id: personId,
        created_at: this.#clock.now(),
        edited_at: null,
        editor_id: null,
        editor_guest_id: null,
        done_at: null,
        deleted_at: null,
      })
      .execute();
  }

  async update(
    id: string,
    { text, place, person, due }: NoteForm,
    { author_id, guest_id }: Author,
    db: Database,
  ): Promise<void> {
    await db
      .updateTable('notes')
      .set({
        ...(text !== undefined && { text }),
        ...(place !== undefined && { place: place && JSON.stringify(place) }),
        ...(person !== undefined && { person_id: person }),
        ...(due !== undefined && { due }),
        edited_at: this.#clock.now(),
        editor_id: author_id,
        editor_guest_id: guest_id,
        revision: sql<number>`revision + 1`,
      })
      .where('id', '=', id)
      .execute();
  }

  async setStatus(id: string, status: NoteStatus, db: Database): Promise<void> {
    await db
      .updateTable('notes')
      .set({ status, done_at: status === 'done' ? this.#clock.now() : null })
      .where('id', '=', id)
      .execute();
  }

  async delete(id: string, db: Database): Promise<void> {
    const deleted = { deleted_at: this.#clock.now() };
    await db.updateTable('notes').set(deleted).where('id', '=', id).execute();
  }

  async restore(id: string, db: Database): Promise<void> {
    await db.updateTable('notes').set({ deleted_at: null }).where('id', '=', id).execute();
  }

  /** Whether what was deleted can still be restored. */
  isRestorable({ deleted_at }: { readonly deleted_at: string | null }): boolean {
    return deleted_at === null || deleted_at > this.#clock.in(-UNDO_SECONDS);
  }

  #listed(db: Database) {
    return db
      .selectFrom('notes')
      .leftJoin('live_users as author', 'author.id', 'notes.author_id')
      .leftJoin('note_guests as guest', 'guest.id', 'notes.guest_id')
      .leftJoin('live_users as person', 'person.id', 'notes.person_id')
      .leftJoin('live_users as editor', 'editor.id', 'notes.editor_id')
      .leftJoin('note_guests as editor_guest', 'editor_guest.id', 'notes.editor_guest_id')
      .selectAll('notes')
      .select([
        'author.fname as author_fname',
        'author.lname as author_lname',
        'guest.name as guest_name',
        'person.fname as person_fname',
        'person.lname as person_lname',
        'editor.fname as editor_fname',
        'editor.lname as editor_lname',
        'editor_guest.name as editor_guest_name',
        COMMENTS,
      ]);
  }
}
