/** Fifth migration: settings of accounts, devices of sessions, changes of addresses. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function addAccounts(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
  const users = () => db.schema.alterTable('users');
  await users().addColumn('language', 'text').execute();
  await users()
    .addColumn('color_scheme', 'text', (c) => c.notNull().defaultTo('system'))
    .execute();
  const sessions = () => db.schema.alterTable('sessions');
  await sessions().addColumn('browser', 'text').execute();
  await sessions().addColumn('system', 'text').execute();
  await sessions().addColumn('seen_at', 'text').execute();
  await db.schema
    .createTable('email_changes')
    .addColumn('secret_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('old_email', 'text', (c) => c.notNull())
    .addColumn('new_email', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('email_changes_of_user')
    .on('email_changes')
    .column('user_id')
    .execute();
}
