/** Twenty-first migration: notes on what people see in tours. `schema.ts` documents the columns. */
import { sql, type Kysely } from 'kysely';

export async function addNotes(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('note_projects')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('project_id', 'text', (c) =>
      c.unique().references('projects.id').onDelete('set null'),
    )
    .addColumn('last_number', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('note_guests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('project_id', 'text', (c) =>
      c.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('link_id', 'text', (c) => c.references('guest_links.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('project_id', 'text', (c) =>
      c.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('slot', 'text', (c) => c.notNull())
    .addColumn('trash_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('place', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text')
    .addColumn('due', 'text')
    // Not foreign keys: they stay when the account is deleted.
    .addColumn('author_id', 'text')
    .addColumn('guest_id', 'text', (c) => c.references('note_guests.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('edited_at', 'text')
    .addColumn('editor_id', 'text')
    .addColumn('editor_guest_id', 'text')
    .addColumn('done_at', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('deleted_at', 'text')
    .addUniqueConstraint('notes_number', ['project_id', 'number'])
    .execute();
  await schema
    .createTable('note_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('note_id', 'text', (c) => c.notNull().references('notes.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('author_id', 'text')
    .addColumn('guest_id', 'text', (c) => c.references('note_guests.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('edited_at', 'text')
    .addColumn('deleted_at', 'text')
    .execute();
  await schema
    .createTable('note_pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // A row without a note is one whose files are still to be deleted.
    .addColumn('note_id', 'text', (c) => c.references('notes.id').onDelete('set null'))
    .addColumn('entry_id', 'text', (c) => c.references('note_entries.id').onDelete('set null'))
    .addColumn('file', 'text', (c) => c.notNull().unique())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('note_news')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('project_id', 'text', (c) =>
      c.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('note_id', 'text', (c) => c.notNull().references('notes.id').onDelete('cascade'))
    .addColumn('entry_id', 'text', (c) => c.references('note_entries.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('note_mails')
    .addColumn('project_id', 'text', (c) =>
      c.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('note_mails_key', ['project_id', 'user_id'])
    .execute();
  await schema
    .alterTable('users')
    .addColumn('note_mails', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await schema
    .alterTable('guest_links')
    .addColumn('notes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // For foreign keys, what a person has written, and what is to be deleted.
  const INDEXES = {
    note_guests_of_project: ['note_guests', 'project_id'],
    note_guests_of_link: ['note_guests', 'link_id'],
    notes_of_author: ['notes', 'author_id'],
    notes_of_guest: ['notes', 'guest_id'],
    note_entries_of_note: ['note_entries', 'note_id'],
    note_entries_of_author: ['note_entries', 'author_id'],
    note_entries_of_guest: ['note_entries', 'guest_id'],
    note_pictures_of_note: ['note_pictures', 'note_id'],
    note_pictures_of_entry: ['note_pictures', 'entry_id'],
    note_news_of_project: ['note_news', 'project_id'],
    note_news_of_user: ['note_news', 'user_id'],
    note_news_of_note: ['note_news', 'note_id'],
    note_news_of_entry: ['note_news', 'entry_id'],
    note_mails_of_user: ['note_mails', 'user_id'],
  } as const;
  for (const [name, [table, column]] of Object.entries(INDEXES)) {
    await schema.createIndex(name).on(table).column(column).execute();
  }
  for (const table of ['notes', 'note_entries']) {
    await schema
      .createIndex(`${table}_deleted`)
      .on(table)
      .column('deleted_at')
      .where(sql.ref('deleted_at'), 'is not', null)
      .execute();
  }
}
