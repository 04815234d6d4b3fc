import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../platform/base/clock.ts';
import type { Database, NoteRecord, NoteNewsTable } from '../../platform/db/schema.ts';

type Kind = NoteNewsTable['kind'];
/** A person and a project about whose notes the person is mailed. */
export interface Reader {
  readonly project_id: string;
  readonly user_id: string;
}

export interface Told {
  readonly kind: Kind;
  /** Ids of those who are told. One who is told twice reads it once, and nobody is told what they did. */
  readonly readers: readonly (string | null)[];
  readonly entryId?: string;
  /** Id of the account that did it. */
  readonly by: string | null;
}

type ListedNews = Awaited<ReturnType<NoteNewsStore['of']>>;
export type News = ListedNews[number];

/** Stores what people are still to be mailed about notes, and when they were last mailed. */
export class NoteNewsStore {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async add(
    note: Pick<NoteRecord, 'id' | 'project_id'>,
    { kind, readers, entryId, by }: Told,
    db: Database,
  ): Promise<void> {
    const ids = [...new Set(readers)].filter((id) => id !== null && id !== by);
    if (ids.length === 0) return;
    // Deleted accounts are still named by what they wrote.
    const users = await db
      .selectFrom('live_users')
      .where('id', 'in', ids)
      .where('note_mails', '=', 1)
      .select('id')
      .execute();
    if (users.length === 0) return;
    const at = this.#clock.now();
    const about = { project_id: note.project_id, note_id: note.id, entry_id: entryId ?? null };
    await db
      .insertInto('note_news')
      .values(users.map(({ id }) => ({ id: randomUUID(), user_id: id, ...about, kind, at })))
      .execute();
  }

  /** Returns the accounts that take part in a note: who wrote it, has it to do, or has commented on it. */
  async followers(note: NoteRecord, db: Database): Promise<(string | null)[]> {
    const comments = await db
      .selectFrom('note_entries')
      .where('note_id', '=', note.id)
      .where('kind', '=', 'comment')
      .where('deleted_at', 'is', null)
      .where('author_id', 'is not', null)
      .select('author_id')
      .distinct()
      .execute();
    return [note.author_id, note.person_id, ...comments.map(({ author_id }) => author_id)];
  }

  /**
   * Returns who is to be mailed now.
   *
   * @param oldest - Time before which something must have happened.
   * @param last - Time since which they must not have been mailed about the same project.
   */
  due({ oldest, last }: { oldest: string; last: string }, db: Database): Promise<Reader[]> {
    return db
      .selectFrom('note_news')
      .leftJoin('note_mails', (join) =>
        join
          .onRef('note_mails.project_id', '=', 'note_news.project_id')
          .onRef('note_mails.user_id', '=', 'note_news.user_id')
          .on('note_mails.sent_at', '>', last),
      )
      .where('note_mails.sent_at', 'is', null)
      .where('note_news.at', '<=', oldest)
      .select(['note_news.project_id', 'note_news.user_id'])
      .distinct()
      .execute();
  }

  /** Returns what a person is to be mailed, the oldest first, without what was deleted since. */
  of({ project_id, user_id }: Reader, db: Database) {
    return (
      db
        .selectFrom('note_news')
        .innerJoin('notes', 'notes.id', 'note_news.note_id')
        .leftJoin('note_entries', 'note_entries.id', 'note_news.entry_id')
        // Who did it: of an entry its author, else that of the note.
        .leftJoin('live_users as author', (join) =>
          join.on(sql<boolean>`author.id = case when note_entries.id is null
          then notes.author_id else note_entries.author_id end`),
        )
        .leftJoin('note_guests as guest', (join) =>
          join.on(sql<boolean>`guest.id = case when note_entries.id is null
          then notes.guest_id else note_entries.guest_id end`),
        )
        .where('note_news.project_id', '=', project_id)
        .where('note_news.user_id', '=', user_id)
        .where('notes.deleted_at', 'is', null)
        .where('note_entries.deleted_at', 'is', null)
        .orderBy('note_news.at')
        .orderBy('notes.number')
        .select(['note_news.kind', 'note_news.at'])
        .select(['notes.number', 'notes.text', 'notes.status', 'notes.done_at', 'notes.person_id'])
        .select(['author.fname', 'author.lname', 'guest.name as guest_name'])
        .execute()
    );
  }

  /** A person has been mailed, or needs not be. */
  async forget({ project_id, user_id }: Reader, isMailed: boolean, db: Database): Promise<void> {
    await db
      .deleteFrom('note_news')
      .where('project_id', '=', project_id)
      .where('user_id', '=', user_id)
      .execute();
    if (!isMailed) return;
    const sent = { sent_at: this.#clock.now() };
    await db
      .insertInto('note_mails')
      .values({ project_id, user_id, ...sent })
      .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet(sent))
      .execute();
  }
}
