/** Sixth migration: links that make the first admin. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function addCare(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('first_admin_links')
    .addColumn('secret_hash', 'text', (c) => c.primaryKey())
    .addColumn('process_id', 'text', (c) =>
      c.notNull().references('processes.id').onDelete('cascade'),
    )
    .execute();
}
