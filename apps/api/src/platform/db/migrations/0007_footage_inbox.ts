/** Seventh migration: files of footage, and what became of deliveries. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';
import { sortKey } from '../keys.ts';

type Deliveries = Record<'deliveries', { id: string; project_name: string; project_key: string }>;

export async function addFootageInbox(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
  const deliveries = () => db.schema.alterTable('deliveries');
  await deliveries()
    .addColumn('project_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await deliveries()
    .addColumn('is_listed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await deliveries().addColumn('taken_at', 'text').execute();
  await deliveries()
    .addColumn('taken_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute();
  await deliveries().addColumn('deleted_at', 'text').execute();
  await deliveries().addColumn('removed_at', 'text').execute();
  await addProjectKeys(db.withTables<Deliveries>());
  // Without them, deleting a user would scan the table.
  await db.schema
    .createIndex('deliveries_of_user')
    .on('deliveries')
    .columns(['user_id', 'created_at desc'])
    .execute();
  await db.schema.createIndex('deliveries_taken_by').on('deliveries').column('taken_by').execute();
  await db.schema
    .createTable('footage_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('delivery_id', 'text', (c) =>
      c.notNull().references('deliveries.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('crc32', 'bigint')
    .addColumn('is_missing', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('footage_files_of_delivery')
    .on('footage_files')
    .columns(['delivery_id', 'position'])
    .execute();
}

async function addProjectKeys(db: Kysely<Deliveries>): Promise<void> {
  const rows = await db.selectFrom('deliveries').select(['id', 'project_name']).execute();
  for (const { id, project_name } of rows) {
    await db
      .updateTable('deliveries')
      .set({ project_key: sortKey(project_name) })
      .where('id', '=', id)
      .execute();
  }
}
