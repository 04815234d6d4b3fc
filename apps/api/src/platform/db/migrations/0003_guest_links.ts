/** Third migration: links for guests. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function createGuestLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guest_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('project_id', 'text', (c) =>
      c.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('slot', 'text')
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('grant_id', 'text', (c) => c.notNull().unique())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('passcode_hash', 'text')
    .addColumn('sites', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema
    .createIndex('guest_links_of_project')
    .on('guest_links')
    .columns(['project_id', 'created_at desc'])
    .execute();
  // Without it, deleting a user would scan the table.
  await db.schema
    .createIndex('guest_links_of_user')
    .on('guest_links')
    .column('created_by')
    .execute();
}
