import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/base/clock.ts';
import type { Database, NotePictureRecord } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { NotePictures } from '../../platform/files/images.ts';
import { notePictureKeys } from '../../platform/files/notePictures.ts';

export type StoredPicture = Pick<NotePictureRecord, 'file' | 'width' | 'height'>;
type NewPicture = StoredPicture & Pick<NotePictureRecord, 'note_id' | 'entry_id'>;

/** Stores the photos of notes and comments. A row without a note is one whose files are to be deleted. */
export class NotePicturesStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #files: FileStore;

  constructor(db: Database, clock: Clock, files: FileStore) {
    this.#db = db;
    this.#clock = clock;
    this.#files = files;
  }

  /** Stores the files of a photo, under a name that nobody can guess. */
  async store({ full, small, width, height }: NotePictures): Promise<StoredPicture> {
    const file = randomUUID();
    const [fullKey, smallKey] = notePictureKeys(file);
    try {
      await this.#files.put(smallKey, small);
      await this.#files.put(fullKey, full);
    } catch (error) {
      await this.removeFiles(file).catch(() => undefined);
      throw error;
    }
    return { file, width, height };
  }

  async removeFiles(file: string): Promise<void> {
    for (const key of notePictureKeys(file)) await this.#files.remove(key);
  }

  add(picture: NewPicture, db: Database): Promise<NotePictureRecord> {
    return db
      .insertInto('note_pictures')
      .values({ id: randomUUID(), ...picture, created_at: this.#clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** @param entryId - Of a comment; `null` for the photos of the note itself. */
  async count(noteId: string, entryId: string | null, db: Database = this.#db): Promise<number> {
    const { count } = await db
      .selectFrom('note_pictures')
      .where('note_id', '=', noteId)
      .where('entry_id', entryId === null ? 'is' : '=', entryId)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  find(noteId: string, id: string, db: Database): Promise<NotePictureRecord | undefined> {
    return db
      .selectFrom('note_pictures')
      .where('id', '=', id)
      .where('note_id', '=', noteId)
      .selectAll()
      .executeTakeFirst();
  }

  /** Lets the background job delete a photo with its files. */
  async doom(id: string, db: Database): Promise<void> {
    const doomed = { note_id: null, entry_id: null };
    await db.updateTable('note_pictures').set(doomed).where('id', '=', id).execute();
  }

  /** Whether the note and the comment of a photo are there. */
  async isShown(file: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('note_pictures')
      .innerJoin('notes', 'notes.id', 'note_pictures.note_id')
      .innerJoin('live_projects', 'live_projects.id', 'notes.project_id')
      .leftJoin('note_entries', 'note_entries.id', 'note_pictures.entry_id')
      .where('note_pictures.file', '=', file)
      .where('notes.deleted_at', 'is', null)
      .where('note_entries.deleted_at', 'is', null)
      .select('note_pictures.id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Returns photos whose files are to be deleted. */
  doomed(): Promise<NotePictureRecord[]> {
    return this.#db.selectFrom('note_pictures').where('note_id', 'is', null).selectAll().execute();
  }

  /** Its files are gone. */
  async forget(id: string): Promise<void> {
    await this.#db.deleteFrom('note_pictures').where('id', '=', id).execute();
  }
}
