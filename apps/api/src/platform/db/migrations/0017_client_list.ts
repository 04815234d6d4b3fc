/** Seventeenth migration: what tells whether the list of clients has changed. `schema.ts` documents the columns. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isPostgres } from '../postgres.ts';

type Row = 'old' | 'new';

/**
 * What the list shows, of which rows. Triggers, so that each write counts: of another server, of a command, and of a
 * cascade. A later migration that shows another column adds a trigger; one that creates a table again creates its triggers
 * again.
 */
const LISTED = {
  users: {
    columns: [
      'user_name',
      'fname',
      'lname',
      'email',
      'phone',
      'verified',
      'is_admin',
      'is_staff',
      'sort_key',
      'created_at',
      'trash_id',
    ],
    isShown: (row: Row) => sql<boolean>`${sql.ref(`${row}.is_admin`)} = 0
      and ${sql.ref(`${row}.is_staff`)} = 0 and ${sql.ref(`${row}.trash_id`)} is null`,
  },
  projects: {
    columns: [
      'owner_id',
      'name',
      'cover_file',
      'cover_name',
      'expected_date',
      'created_at',
      'trash_id',
    ],
    isShown: (row: Row) => sql<boolean>`${sql.ref(`${row}.trash_id`)} is null`,
  },
  access: {
    columns: ['project_id', 'user_id', 'created_at'],
    isShown: () => sql<boolean>`true`,
  },
  // Whether a project has a tour, and its picture.
  tours: {
    columns: ['project_id', 'slot', 'retired_at', 'picture_file', 'chosen_picture_file'],
    isShown: (row: Row) => sql<boolean>`${sql.ref(`${row}.project_id`)} is not null
      and ${sql.ref(`${row}.retired_at`)} is null`,
  },
} as const;

export async function addClientListStamps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('client_list_stamps')
    .addColumn('place', 'integer', (c) => c.primaryKey())
    .addColumn('stamp', 'text', (c) => c.notNull())
    .execute();
  const onPostgres = isPostgres(db);
  if (onPostgres) await createFunction(db);
  const action = onPostgres
    ? sql`execute function stamp_client_list()`
    : sql`begin
        insert or replace into client_list_stamps (place, stamp) values (0, hex(randomblob(16)));
      end`;
  for (const [table, { columns, isShown }] of Object.entries(LISTED)) {
    const create = async (event: 'insert' | 'delete' | 'update', when: RawBuilder<boolean>) => {
      await sql`create trigger ${sql.ref(`client_list_${table}_${event}`)}
        after ${sql.raw(event)} on ${sql.table(table)}
        for each row when (${when}) ${action}`.execute(db);
    };
    await create('insert', isShown('new'));
    await create('delete', isShown('old'));
    const differs = sql.join(
      columns.map((name) => {
        const isOther = sql.raw(onPostgres ? 'is distinct from' : 'is not');
        return sql`${sql.ref(`old.${name}`)} ${isOther} ${sql.ref(`new.${name}`)}`;
      }),
      sql` or `,
    );
    await create('update', sql<boolean>`(${isShown('old')} or ${isShown('new')}) and (${differs})`);
  }
}

/**
 * Each connection has a row of its own: concurrent transactions would otherwise wait for each other, and all but one fail.
 * `on conflict` reads no row as far as SERIALIZABLE is concerned, as an update would. A transaction writes it once.
 */
async function createFunction(db: Kysely<unknown>): Promise<void> {
  await sql`create function stamp_client_list() returns trigger language plpgsql as $$
    begin
      if current_setting('jawla.client_list', true) is distinct from 'stamped' then
        insert into client_list_stamps (place, stamp)
          values (pg_backend_pid() % 64, gen_random_uuid())
          on conflict (place) do update set stamp = excluded.stamp;
        perform set_config('jawla.client_list', 'stamped', true);
      end if;
      return null;
    end
  $$`.execute(db);
}
