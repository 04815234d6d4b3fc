/** Second migration: what is known about tours, and alignments of their scenes. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function addTourFacts(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
  const tours = () => db.schema.alterTable('tours');
  await tours().addColumn('tool_name', 'text').execute();
  await tours().addColumn('tool_version', 'text').execute();
  await tours().addColumn('scenes', 'integer').execute();
  await tours()
    .addColumn('speaks_itself', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await tours().addColumn('inspected_at', 'text').execute();
  await tours()
    .addColumn('inspection_tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await tours()
    .addColumn('bridge_off', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('tour_alignments')
    .addColumn('project_id', 'text', (c) =>
      c.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('from_slot', 'text', (c) => c.notNull())
    .addColumn('from_scene', 'text', (c) => c.notNull())
    .addColumn('to_slot', 'text', (c) => c.notNull())
    .addColumn('to_scene', 'text', (c) => c.notNull())
    .addColumn('yaw', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('tour_alignments_key', [
      'project_id',
      'from_slot',
      'from_scene',
      'to_slot',
      'to_scene',
    ])
    .execute();
}
