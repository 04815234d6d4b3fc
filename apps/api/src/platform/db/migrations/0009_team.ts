/** Ninth migration: staff, suspended accounts, names of people who handed in footage. `schema.ts` documents the columns. */
import { sql, type Kysely } from 'kysely';

export async function addTeam(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
  const users = () => db.schema.alterTable('users');
  await users()
    .addColumn('is_staff', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await users().addColumn('suspended_at', 'text').execute();
  await users().addColumn('seen_at', 'text').execute();
  // Indexes for the pages of the client list, which has neither admins nor staff.
  await db.schema.dropIndex('users_by_name').execute();
  await db.schema.dropIndex('users_newest').execute();
  await db.schema
    .createIndex('users_by_name')
    .on('users')
    .columns(['is_admin', 'is_staff', 'sort_key', 'user_name_key'])
    .execute();
  await db.schema
    .createIndex('users_newest')
    .on('users')
    .columns(['is_admin', 'is_staff', 'created_at desc', 'user_name_key'])
    .execute();
  await db.schema.alterTable('deliveries').addColumn('sender_name', 'text').execute();
  await sql`update deliveries set sender_name = (
    select fname || ' ' || lname from users where users.id = deliveries.user_id)`.execute(db);
}
