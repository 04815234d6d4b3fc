/** Sixth migration: links that create the first admin, and messages that failed. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function addCare(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('first_admin_links')
    .addColumn('secret_hash', 'text', (c) => c.primaryKey())
    .addColumn('process_id', 'text', (c) =>
      c.notNull().references('processes.id').onDelete('cascade'),
    )
    .execute();
  for (const name of ['kind', 'reason', 'leased_at']) {
    await db.schema.alterTable('outbox').addColumn(name, 'text').execute();
  }
  await db.schema
    .createTable('failed_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('kind', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('failed_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
}
