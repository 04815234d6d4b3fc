/** Sixteenth migration: what viewers heard of tours, and which inspector inspected them. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function addTourSpeech(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
  const tours = () => db.schema.alterTable('tours');
  await tours().addColumn('spoke_at', 'text').execute();
  await tours().addColumn('silent_at', 'text').execute();
  await tours()
    .addColumn('inspector', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
