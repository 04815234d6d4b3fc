/** Fourth migration: daily sums of visits. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function addVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('target_id', 'text', (c) => c.notNull())
    .addColumn('project_id', 'text', (c) => c.references('projects.id').onDelete('cascade'))
    .addColumn('pilot_id', 'text', (c) => c.references('pilots.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('slot', 'text', (c) => c.notNull())
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('link_id', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('last_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('visits_key', ['target_id', 'day', 'slot', 'audience', 'link_id'])
    .execute();
  await db.schema.createIndex('visits_day').on('visits').column('day').execute();
  // Foreign keys of deleted projects and pilots.
  await db.schema.createIndex('visits_project').on('visits').column('project_id').execute();
  await db.schema.createIndex('visits_pilot').on('visits').column('pilot_id').execute();
}
