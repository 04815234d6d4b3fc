/** Tables of the first migration. `schema.ts` documents their columns. */
import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../postgres.ts';

type Db = Kysely<unknown>;

export async function createFirstSchema(db: Db): Promise<void> {
  await createUsers(db);
  await createProjects(db);
  await createTours(db);
  await createMessages(db);
  await createUploads(db);
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

async function createUsers(db: Db): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_name', 'text', (c) => c.notNull())
    .addColumn('user_name_key', sortedText(db), (c) => c.notNull().unique())
    .addColumn('fname', 'text', (c) => c.notNull())
    .addColumn('lname', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', sortedText(db), (c) => c.notNull().unique())
    .addColumn('phone', 'text', (c) => c.unique())
    .addColumn('password_hash', 'text')
    .addColumn('verified', 'integer', (c) => c.notNull())
    .addColumn('is_admin', 'integer', (c) => c.notNull())
    .addColumn('sort_key', sortedText(db), (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  // Index for the pages of the client list: avoids sorting all clients per page.
  await db.schema
    .createIndex('users_by_name')
    .on('users')
    .columns(['is_admin', 'sort_key', 'user_name_key'])
    .execute();
  await db.schema
    .createIndex('users_newest')
    .on('users')
    .columns(['is_admin', 'created_at desc', 'user_name_key'])
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema
    .createTable('links')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('links_user').on('links').column('user_id').execute();
  await db.schema
    .createTable('codes')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
}

async function createProjects(db: Db): Promise<void> {
  await db.schema
    .createTable('projects')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', sortedText(db), (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('height', 'text', (c) => c.notNull())
    .addColumn('consultant', 'text', (c) => c.notNull())
    .addColumn('duration', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('date', 'text')
    .addColumn('cover_file', 'text')
    .addColumn('cover_name', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('expected_date', 'text')
    .addUniqueConstraint('projects_name_of_owner', ['owner_id', 'name_key'])
    .execute();
  await db.schema
    .createTable('sub_dates')
    .addColumn('project_id', 'text', (c) =>
      c.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('sub_dates_key', ['project_id', 'day'])
    .execute();
  await db.schema
    .createTable('access')
    .addColumn('project_id', 'text', (c) =>
      c.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('access_key', ['project_id', 'user_id'])
    .execute();
  await db.schema.createIndex('access_user').on('access').column('user_id').execute();
  await db.schema
    .createTable('pilots')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', sortedText(db), (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}

async function createTours(db: Db): Promise<void> {
  // No foreign key to projects and pilots: the row is retained until the sweep deletes its files.
  await db.schema
    .createTable('tours')
    .addColumn('version', 'text', (c) => c.primaryKey())
    .addColumn('project_id', 'text')
    .addColumn('pilot_id', 'text')
    .addColumn('slot', 'text', (c) => c.notNull())
    .addColumn('start_page', 'text', (c) => c.notNull())
    .addColumn('files', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('published_at', 'text', (c) => c.notNull())
    .addColumn('retired_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .addColumn('pack_bytes', 'bigint', (c) => c.notNull())
    .addColumn('directory_bytes', 'bigint', (c) => c.notNull())
    .addColumn('picture_file', 'text')
    .addColumn('picture_sought_at', 'text')
    .addColumn('chosen_picture_file', 'text')
    .addColumn('picture_tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // Project, pilot and slot of a pack are in the row of its tour.
  await db.schema
    .createTable('kept_packs')
    .addColumn('version', 'text', (c) =>
      c.primaryKey().references('tours.version').onDelete('cascade'),
    )
    .addColumn('kept_at', 'text', (c) => c.notNull())
    .addColumn('kept_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('kept_until', 'text', (c) => c.notNull())
    .execute();
  // One live tour per slot, even with concurrent uploads.
  await db.schema
    .createIndex('tours_live_project')
    .on('tours')
    .columns(['project_id', 'slot'])
    .unique()
    .where(sql.ref('retired_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('tours_live_pilot')
    .on('tours')
    .columns(['pilot_id', 'slot'])
    .unique()
    .where(sql.ref('retired_at'), 'is', null)
    .execute();
}

async function createMessages(db: Db): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['channel', 'due_at']).execute();
}

async function createUploads(db: Db): Promise<void> {
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('process_id', 'text', (c) =>
      c.notNull().references('processes.id').onDelete('cascade'),
    )
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('uploads_process').on('uploads').column('process_id').execute();
  await db.schema
    .createTable('resumable_uploads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('is_whole', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('resumable_uploads_user')
    .on('resumable_uploads')
    .column('user_id')
    .execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('project_name', 'text', (c) => c.notNull())
    .addColumn('folder', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull().unique())
    .addColumn('files', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}

/** Compares by code point, as SQLite does; PostgreSQL would use the database's locale. */
function sortedText(db: Db) {
  return isPostgres(db) ? sql`text collate "C"` : 'text';
}
