/** Eighth migration: who did what. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function addActivity(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('actor_kind', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('thing_kind', 'text', (c) => c.notNull())
    .addColumn('thing_id', 'text', (c) => c.notNull())
    .addColumn('thing_name', 'text', (c) => c.notNull())
    .addColumn('client_id', 'text')
    .addColumn('details', 'text', (c) => c.notNull())
    .execute();
  // The newest first: of all, of a person, of a thing, of a client and its projects.
  const index = (name: string) => db.schema.createIndex(`activity_${name}`).on('activity');
  await index('at').columns(['at', 'id']).execute();
  await index('actor').columns(['actor_id', 'at', 'id']).execute();
  await index('thing').columns(['thing_id', 'at', 'id']).execute();
  await index('client').columns(['client_id', 'at', 'id']).execute();
}
