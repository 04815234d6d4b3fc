/** Nineteenth migration: names that projects had before. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function createFormerNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_names')
    .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('project_id', 'text', (c) =>
      c.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('since', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('former_names_key', ['owner_id', 'name_key'])
    .execute();
  // Without it, deleting a project would scan the table.
  await db.schema
    .createIndex('former_names_of_project')
    .on('former_names')
    .column('project_id')
    .execute();
}
