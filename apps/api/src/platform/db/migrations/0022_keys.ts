/** Twenty-second migration: keys of programs. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function createKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('prefix', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('former_hash', 'text', (c) => c.unique())
    .addColumn('former_until', 'text')
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('days', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_day', 'text')
    .addColumn('used_by', 'text')
    .execute();
  // Without it, deleting a user would scan the table.
  await db.schema.createIndex('keys_of_user').on('keys').column('owner_id').execute();
}
