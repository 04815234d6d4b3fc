/** Fifteenth migration: what activity can be filtered by, and which footage was announced. `schema.ts` documents them. */
import { sql, type Kysely } from 'kysely';

/** The kinds of things that can be filtered by, when this migration was written. */
const FILTERED = sql`('client', 'member', 'project', 'pilot')`;

export async function addNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity_subjects')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('activity_subjects_key', ['role', 'id'])
    .execute();
  await db.schema
    .createIndex('activity_subjects_latest')
    .on('activity_subjects')
    .columns(['role', 'at', 'id'])
    .execute();
  await sql`
    insert into activity_subjects (role, id, kind, name, at)
    select 'person', actor_id, 'person', actor_name, at from (
      select actor_id, actor_name, at,
        row_number() over (partition by actor_id order by at desc, id desc) as place
      from activity where actor_id is not null
    ) as latest where place = 1`.execute(db);
  await sql`
    insert into activity_subjects (role, id, kind, name, at)
    select 'thing', thing_id, thing_kind, thing_name, at from (
      select thing_id, thing_kind, thing_name, at,
        row_number() over (partition by thing_id order by at desc, id desc) as place
      from activity where thing_kind in ${FILTERED}
    ) as latest where place = 1`.execute(db);

  await db.schema.alterTable('deliveries').addColumn('announced_at', 'text').execute();
  await sql`update deliveries set announced_at = created_at`.execute(db);
  await db.schema
    .createIndex('deliveries_unannounced')
    .on('deliveries')
    .column('project_key')
    .where(sql.ref('announced_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('deliveries_announced')
    .on('deliveries')
    .columns(['project_key', 'announced_at'])
    .execute();
}
