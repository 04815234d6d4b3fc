/** Tenth migration: the trash. `schema.ts` documents the columns. */
import { sql, type Kysely } from 'kysely';

/** What has a view `live_…` of the rows that are not in the trash. */
const THINGS = ['users', 'projects', 'pilots'] as const;

export async function addTrash(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trash')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('project_id', 'text', (c) => c.references('projects.id').onDelete('cascade'))
    .addColumn('day', 'text')
    .addColumn('pilot_id', 'text', (c) => c.references('pilots.id').onDelete('cascade'))
    .addColumn('trashed_at', 'text', (c) => c.notNull())
    .addColumn('trashed_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('trashed_by_name', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .execute();
  for (const column of ['user_id', 'project_id', 'pilot_id', 'trashed_by', 'trashed_at'] as const) {
    await db.schema.createIndex(`trash_${column}`).on('trash').column(column).execute();
  }
  for (const table of [...THINGS, 'tours'] as const) {
    // Not a foreign key: rows of both tables would refer to each other.
    await db.schema.alterTable(table).addColumn('trash_id', 'text').execute();
    await db.schema
      .createIndex(`${table}_in_trash`)
      .on(table)
      .column('trash_id')
      .where(sql.ref('trash_id'), 'is not', null)
      .execute();
  }
  for (const table of THINGS) {
    const live = db
      .withTables<Record<(typeof THINGS)[number], { trash_id: string | null }>>()
      .selectFrom(table)
      .where('trash_id', 'is', null)
      .selectAll();
    await db.schema.createView(`live_${table}`).as(live).execute();
  }
  await indexLiveRows(db);
}

/**
 * The lists count and sort live rows: their indexes have no others. They contain `trash_id`, so that SQLite counts without
 * reading the rows.
 */
async function indexLiveRows(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of [
    ['users_by_name', 'sort_key'],
    ['users_newest', 'created_at desc'],
  ] as const) {
    await db.schema.dropIndex(name).execute();
    await db.schema
      .createIndex(name)
      .on('users')
      .columns(['is_admin', 'is_staff', column, 'user_name_key', 'trash_id'])
      .where(sql.ref('trash_id'), 'is', null)
      .execute();
  }
  await db.schema
    .createIndex('projects_of_owner')
    .on('projects')
    .columns(['owner_id', 'created_at', 'id', 'trash_id'])
    .where(sql.ref('trash_id'), 'is', null)
    .execute();
}
