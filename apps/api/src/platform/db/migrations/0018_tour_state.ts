/** Eighteenth migration: the state of a tour in one column. `schema.ts` documents the columns. */
import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../postgres.ts';

const STATES = ['live', 'replaced', 'kept', 'trashed', 'doomed'] as const;

export async function addTourState(db: Kysely<unknown>): Promise<void> {
  // SQLite adds and drops one column per statement.
  const tours = () => db.schema.alterTable('tours');
  const isState = sql`check (state in (${sql.join(STATES.map((state) => sql.lit(state)))}))`;
  await tours()
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('live').modifyEnd(isState))
    .execute();
  await tours()
    .addColumn('state_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await tours().addColumn('kept_until', 'text').execute();
  await tours().addColumn('trashed_from', 'text').execute();
  await dropStamps(db);
  await convert(db);
  for (const index of ['tours_live_project', 'tours_live_pilot']) {
    await db.schema.dropIndex(index).execute();
  }
  await tours().dropColumn('retired_at').execute();
  await tours().dropColumn('withdrawn_at').execute();
  await db.schema.dropTable('kept_packs').execute();
  // One live tour per slot, even with concurrent uploads.
  for (const owner of ['project', 'pilot']) {
    await db.schema
      .createIndex(`tours_live_${owner}`)
      .on('tours')
      .columns([`${owner}_id`, 'slot'])
      .unique()
      .where(sql.ref('state'), '=', sql.lit('live'))
      .execute();
  }
  await db.schema
    .createIndex('tours_kept')
    .on('tours')
    .columns(['project_id', 'state_at'])
    .where(sql.ref('state'), '=', sql.lit('kept'))
    .execute();
  await createStamps(db);
}

/** In the trash, what was live had been withdrawn, and the others had not. */
async function convert(db: Kysely<unknown>): Promise<void> {
  const keptUntil = sql`(select kept_until from kept_packs where kept_packs.version = tours.version)`;
  const replaced = sql`case when ${keptUntil} is null then 'replaced' else 'kept' end`;
  await sql`update tours set
    state = case
      when trash_id is not null then 'trashed'
      when withdrawn_at is not null then 'doomed'
      when retired_at is null then 'live'
      else ${replaced} end,
    trashed_from = case
      when trash_id is null then null
      when withdrawn_at is not null then 'live'
      else ${replaced} end,
    state_at = case
      when trash_id is null then coalesce(withdrawn_at, retired_at, published_at)
      when withdrawn_at is not null then published_at
      else retired_at end,
    kept_until = case when withdrawn_at is null then ${keptUntil} end`.execute(db);
}

async function dropStamps(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'delete', 'update']) {
    const name = sql.ref(`client_list_tours_${event}`);
    await (isPostgres(db) ? sql`drop trigger ${name} on tours` : sql`drop trigger ${name}`).execute(
      db,
    );
  }
}

function isShown(row: 'old' | 'new') {
  return sql`${sql.ref(`${row}.project_id`)} is not null and ${sql.ref(`${row}.state`)} = 'live'`;
}

/** As in the migration before, with the state instead of a time. */
async function createStamps(db: Kysely<unknown>): Promise<void> {
  const onPostgres = isPostgres(db);
  const action = onPostgres
    ? sql`execute function stamp_client_list()`
    : sql`begin
        insert or replace into client_list_stamps (place, stamp) values (0, hex(randomblob(16)));
      end`;
  const differs = sql.join(
    ['project_id', 'slot', 'state', 'picture_file', 'chosen_picture_file'].map(
      (name) =>
        sql`${sql.ref(`old.${name}`)} ${sql.raw(onPostgres ? 'is distinct from' : 'is not')} ${sql.ref(`new.${name}`)}`,
    ),
    sql` or `,
  );
  const stamps = {
    insert: isShown('new'),
    delete: isShown('old'),
    update: sql`(${isShown('old')} or ${isShown('new')}) and (${differs})`,
  };
  for (const [event, when] of Object.entries(stamps)) {
    await sql`create trigger ${sql.ref(`client_list_tours_${event}`)}
      after ${sql.raw(event)} on tours for each row when (${when}) ${action}`.execute(db);
  }
}
