import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/base/clock.ts';
import type { Database, NoteEntryRecord, NotePictureRecord } from '../../platform/db/schema.ts';
import type { Author } from './noteAccess.ts';
import { SHOWN_COMMENT } from './notes.store.ts';

type ListedEntries = Awaited<ReturnType<NoteEntriesStore['ofNote']>>;
/** An entry with the name of its author. */
export type ListedEntry = ListedEntries[number];

/** Stores comments on notes, and when they were done or opened again. */
export class NoteEntriesStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Returns the entries of a note, the oldest first. */
  ofNote(noteId: string, db: Database = this.#db) {
    return this.#listed(db)
      .where('note_entries.note_id', '=', noteId)
      .where((at) => at.or([at('note_entries.kind', '!=', 'comment'), SHOWN_COMMENT]))
      .orderBy('note_entries.at')
      .orderBy('note_entries.id')
      .execute();
  }

  /** Returns all photos of a note, those of its comments included. */
  picturesOf(noteId: string, db: Database = this.#db): Promise<NotePictureRecord[]> {
    return db
      .selectFrom('note_pictures')
      .where('note_id', '=', noteId)
      .orderBy('created_at')
      .orderBy('id')
      .selectAll()
      .execute();
  }

  /** Returns the comments of a person, the newest first, without projects in the trash. */
  writtenBy(userId: string) {
    return this.#db
      .selectFrom('note_entries')
      .innerJoin('notes', 'notes.id', 'note_entries.note_id')
      .innerJoin('live_projects', 'live_projects.id', 'notes.project_id')
      .innerJoin('live_users as owner', 'owner.id', 'live_projects.owner_id')
      .where('note_entries.author_id', '=', userId)
      .where('notes.deleted_at', 'is', null)
      .where(SHOWN_COMMENT)
      .orderBy('note_entries.at', 'desc')
      .orderBy('note_entries.id')
      .select(['note_entries.text', 'note_entries.at', 'notes.number'])
      .select(['live_projects.name as project_name', 'owner.user_name as owner_name'])
      .execute();
  }

  read(id: string, db: Database): Promise<ListedEntry> {
    return this.#listed(db).where('note_entries.id', '=', id).executeTakeFirstOrThrow();
  }

  /** Returns an entry, also one that is deleted. */
  byId(id: string, db: Database = this.#db): Promise<NoteEntryRecord | undefined> {
    return db.selectFrom('note_entries').where('id', '=', id).selectAll().executeTakeFirst();
  }

  async count(noteId: string, db: Database): Promise<number> {
    const { count } = await db
      .selectFrom('note_entries')
      .where('note_id', '=', noteId)
      .where('deleted_at', 'is', null)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** @returns The id of the entry. */
  async add(
    entry: Pick<NoteEntryRecord, 'note_id' | 'kind'> & { id?: string; text?: string },
    { author_id, guest_id }: Author,
    db: Database,
  ): Promise<string> {
    const { id = randomUUID(), text = '', note_id, kind } = entry;
    const at = this.#clock.now();
    const stamps = { at, edited_at: null, deleted_at: null };
    await db
      .insertInto('note_entries')
      .values({ id, note_id, kind, text, author_id, guest_id, ...stamps })
      .execute();
    return id;
  }

  /** Deletes the oldest change of a note’s status. */
  async deleteOldestStatus(noteId: string, db: Database): Promise<void> {
    await db
      .deleteFrom('note_entries')
      .where('id', '=', (select) =>
        select
          .selectFrom('note_entries')
          .where('note_id', '=', noteId)
          .where('kind', '!=', 'comment')
          .orderBy('at')
          .orderBy('id')
          .limit(1)
          .select('id'),
      )
      .execute();
  }

  async update(id: string, text: string, db: Database): Promise<void> {
    const changed = { text, edited_at: this.#clock.now() };
    await db.updateTable('note_entries').set(changed).where('id', '=', id).execute();
  }

  async setDeleted(id: string, isDeleted: boolean, db: Database): Promise<void> {
    const deleted = { deleted_at: isDeleted ? this.#clock.now() : null };
    await db.updateTable('note_entries').set(deleted).where('id', '=', id).execute();
  }

  #listed(db: Database) {
    return db
      .selectFrom('note_entries')
      .leftJoin('live_users as author', 'author.id', 'note_entries.author_id')
      .leftJoin('note_guests as guest', 'guest.id', 'note_entries.guest_id')
      .selectAll('note_entries')
      .select([
        'author.fname as author_fname',
        'author.lname as author_lname',
        'guest.name as guest_name',
      ]);
  }
}
