/** Fourteenth migration: who made a guest link, also once the account is gone. `schema.ts` documents the columns. */
import { sql, type Kysely } from 'kysely';

export async function addGuestLinkMakers(db: Kysely<unknown>): Promise<void> {
  // Not a foreign key: it stays when the account is deleted.
  await db.schema.alterTable('guest_links').addColumn('maker_id', 'text').execute();
  await db.schema
    .alterTable('guest_links')
    .addColumn('maker_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`
    update guest_links set
      maker_id = created_by,
      maker_name = coalesce(
        (select trim(users.fname || ' ' || users.lname) from users where users.id = created_by),
        ''
      )
    where created_by is not null`.execute(db);
  await db.schema
    .createIndex('guest_links_of_maker')
    .on('guest_links')
    .columns(['maker_id', 'created_at desc'])
    .execute();
  await db.schema
    .createIndex('guest_links_newest')
    .on('guest_links')
    .columns(['created_at desc', 'id'])
    .execute();
}
