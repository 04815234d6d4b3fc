/** Eleventh migration: names and days in the trash are free. `schema.ts` documents the columns. */
import { sql, type Kysely } from 'kysely';

export async function freeNames(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('trash').addColumn('name_key', 'text').execute();
  await db.schema.alterTable('guest_links').addColumn('trash_id', 'text').execute();
  // SQLite cannot drop a unique constraint of a table that others refer to, so what is in the trash has another key.
  for (const table of ['projects', 'pilots'] as const) {
    const id = sql.ref(table === 'projects' ? 'trash.project_id' : 'trash.pilot_id');
    const kind = table === 'projects' ? 'project' : 'pilot';
    const rows = sql.table(table);
    await sql`update trash set name_key = (select name_key from ${rows} where ${rows}.id = ${id})
      where kind = ${kind}`.execute(db);
    await sql`update ${rows} set name_key = id
      where id in (select ${id} from trash where kind = ${kind})`.execute(db);
  }
  await moveDates(db);
}

/** What belongs to dates in the trash leaves their day, which may get another tour. */
async function moveDates(db: Kysely<unknown>): Promise<void> {
  for (const slot of ['from_slot', 'to_slot']) {
    const entry = entryOf('tour_alignments.project_id', `tour_alignments.${slot}`);
    await sql`update tour_alignments set ${sql.ref(slot)} = ${entry}
      where exists ${entry}`.execute(db);
  }
  const entry = entryOf('guest_links.project_id', 'guest_links.slot');
  await sql`update guest_links set trash_id = ${entry} where exists ${entry}`.execute(db);
  // Links of days that are gone would open the next tour of that day.
  await sql`update guest_links set revoked_at = created_at
    where revoked_at is null and trash_id is null and slot is not null and slot <> 'date'
      and not exists (select 1 from sub_dates
        where sub_dates.project_id = guest_links.project_id and sub_dates.day = guest_links.slot)
      and not exists (select 1 from tours
        where tours.project_id = guest_links.project_id and tours.slot = guest_links.slot
          and tours.retired_at is null)`.execute(db);
}

/** The entry of the date that a slot of a project belongs to, as a subquery. */
function entryOf(projectId: string, slot: string) {
  return sql`(select trash.id from trash where trash.kind = 'date'
    and trash.project_id = ${sql.ref(projectId)} and trash.day = ${sql.ref(slot)})`;
}
