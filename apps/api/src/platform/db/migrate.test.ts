/** Migrations of a new release on the database of the previous release. */
import { readdir } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { makeDataDir, testConfig } from '../../testing/testServer.ts';
import { jsonLog } from '../base/log.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open.ts';
import { isPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

function addColumn(name: string) {
  return {
    up: (db: Kysely<unknown>) => db.schema.alterTable('pilots').addColumn(name, 'text').execute(),
  };
}

it('runs all new migrations, or rolls back all when one fails', async () => {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  onTestFinished(() => db.destroy());
  const columns = async () => {
    const tables = await db.introspection.getTables();
    return tables.find(({ name }) => name === 'pilots')?.columns.map(({ name }) => name) ?? [];
  };
  const before = await columns();
  const next = { ...MIGRATIONS, '9998_next': addColumn('added') };

  await expect(migrate(db, { ...next, '9999_last': addColumn('added') })).rejects.toMatchObject({
    name: 'OperatorError',
    message: 'The database could not be brought up to date; nothing was changed.',
  });
  expect(await columns()).toEqual(before);

  await migrate(db, { ...next, '9999_last': addColumn('last') });
  expect(await columns()).toEqual([...before, 'added', 'last']);
});

it('has every file of a migration under its name, in the order of their numbers', async () => {
  const files = await readdir(new URL('migrations', import.meta.url));
  const names = Object.keys(MIGRATIONS);
  // A short one, such as a column, has no file.
  expect(names).toEqual(expect.arrayContaining(files.map((file) => file.replace('.ts', ''))));
  expect(names).toEqual(names.toSorted());
});

/** Those that tests undo, to run them again; a later one, such as a new column of projects, stays. */
const UNDONE = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name <= '0018_tour_state'),
);

it('shows a new column in the view of the live rows', async () => {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  onTestFinished(() => db.destroy());
  await migrate(db, { ...MIGRATIONS, '9998_next': addColumn('added') });
  const columns = db
    .withTables<{ live_pilots: { added: string | null } }>()
    .selectFrom('live_pilots')
    .select('added');
  expect(await columns.execute()).toEqual([]);
});

/** The table of deliveries as in the first release, with one of them. */
async function restoreFirstDeliveries(db: Database): Promise<void> {
  await db.schema.dropTable('footage_files').execute();
  await db.schema.dropTable('deliveries').execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('project_name', 'text', (c) => c.notNull())
    .addColumn('folder', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull().unique())
    .addColumn('files', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db
    .withTables<{ deliveries: Record<string, string | number> }>()
    .insertInto('deliveries')
    .values({
      id: 'd-1',
      project_name: 'فيلا أحمد',
      folder: 'missing photos',
      path: 'p/missing photos/d-1',
      files: 1,
      bytes: 2,
      created_at: '2026-01-02T03:04:05.000Z',
    })
    .execute();
}

/** The tables as they were before the seventeenth migration. */
async function removeClientListStamps(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`drop function stamp_client_list cascade`.execute(db);
  else {
    const { rows } = await sql<{
      name: string;
    }>`select name from sqlite_master where type = 'trigger'`.execute(db);
    for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  }
  await db.schema.dropTable('client_list_stamps').execute();
}

type OldTours = { tours: Record<string, string | number | null> };

/** The tables as they were before the seventeenth migration: three columns and a row made up the state of a tour. */
async function removeTourState(db: Database): Promise<void> {
  await removeClientListStamps(db);
  const tours = () => db.schema.alterTable('tours');
  for (const index of ['tours_live_project', 'tours_live_pilot', 'tours_kept']) {
    await db.schema.dropIndex(index).execute();
  }
  for (const name of ['state', 'state_at', 'kept_until', 'trashed_from']) {
    await tours().dropColumn(name).execute();
  }
  for (const name of ['retired_at', 'withdrawn_at'])
    await tours().addColumn(name, 'text').execute();
  for (const owner of ['project', 'pilot']) {
    await db.schema
      .createIndex(`tours_live_${owner}`)
      .on('tours')
      .columns([`${owner}_id`, 'slot'])
      .unique()
      .where(sql.ref('retired_at'), 'is', null)
      .execute();
  }
  await db.schema
    .createTable('kept_packs')
    .addColumn('version', 'text', (c) =>
      c.primaryKey().references('tours.version').onDelete('cascade'),
    )
    .addColumn('kept_at', 'text', (c) => c.notNull())
    .addColumn('kept_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('kept_until', 'text', (c) => c.notNull())
    .execute();
}

/** The tables as they were before the fifteenth migration. */
async function removeNotices(db: Database): Promise<void> {
  await removeTourState(db);
  for (const name of ['spoke_at', 'silent_at', 'inspector']) {
    await db.schema.alterTable('tours').dropColumn(name).execute();
  }
  await db.schema.dropTable('activity_subjects').execute();
  for (const index of ['deliveries_unannounced', 'deliveries_announced']) {
    await db.schema.dropIndex(index).execute();
  }
  await db.schema.alterTable('deliveries').dropColumn('announced_at').execute();
}

/** The tables as they were before notes. */
async function removeNotes(db: Database): Promise<void> {
  for (const table of ['mails', 'news', 'pictures', 'entries'])
    await db.schema.dropTable(`note_${table}`).execute();
  await db.schema.dropTable('notes').execute();
  await db.schema.dropTable('note_guests').execute();
}

/** The tables as they were before the trash. */
async function removeTrash(db: Database): Promise<void> {
  for (const table of ['users', 'projects', 'pilots']) {
    await db.schema.dropView(`live_${table}`).execute();
  }
  for (const index of ['users_by_name', 'users_newest', 'projects_of_owner']) {
    await db.schema.dropIndex(index).execute();
  }
  for (const table of ['users', 'projects', 'pilots', 'tours']) {
    await db.schema.dropIndex(`${table}_in_trash`).execute();
    await db.schema.alterTable(table).dropColumn('trash_id').execute();
  }
  for (const index of ['users_by_name', 'users_newest']) {
    await db.schema.createIndex(index).on('users').column('is_admin').execute();
  }
  await db.schema.dropTable('trash').execute();
}

it('leaves the tours and footage of the first release to be inspected', async () => {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  onTestFinished(() => db.destroy());
  const added = [
    'tool_name',
    'tool_version',
    'scenes',
    'speaks_itself',
    'inspected_at',
    'inspection_tries',
    'bridge_off',
  ];
  await removeNotes(db);
  await removeNotices(db);
  await removeTrash(db);
  for (const name of added) await db.schema.alterTable('tours').dropColumn(name).execute();
  await db.schema.dropTable('tour_alignments').execute();
  await db.schema.dropTable('guest_links').execute();
  await db.schema.dropTable('visits').execute();
  await db.schema.dropTable('activity').execute();
  await db.schema.dropTable('first_admin_links').execute();
  await db.schema.dropTable('failed_messages').execute();
  for (const name of ['kind', 'reason', 'leased_at']) {
    await db.schema.alterTable('outbox').dropColumn(name).execute();
  }
  await db.schema.dropTable('email_changes').execute();
  for (const name of ['users_by_name', 'users_newest']) {
    await db.schema.dropIndex(name).execute();
  }
  await db.schema.alterTable('users').dropColumn('is_staff').execute();
  for (const name of ['users_by_name', 'users_newest']) {
    await db.schema.createIndex(name).on('users').column('is_admin').execute();
  }
  for (const name of ['language', 'color_scheme', 'suspended_at', 'seen_at']) {
    await db.schema.alterTable('users').dropColumn(name).execute();
  }
  for (const name of ['browser', 'system', 'seen_at']) {
    await db.schema.alterTable('sessions').dropColumn(name).execute();
  }
  await restoreFirstDeliveries(db);
  const migrated = db.withTables<{ kysely_migration: { name: string } }>();
  await migrated.deleteFrom('kysely_migration').where('name', '>=', '0002_tour_facts').execute();
  const published = '2026-01-02T03:04:05.000Z';
  await db
    .withTables<OldTours>()
    .insertInto('tours')
    .values({
      version: 'v-1',
      project_id: 'p-1',
      pilot_id: null,
      slot: 'date',
      start_page: 'index.html',
      files: 1,
      bytes: 2,
      pack_bytes: 3,
      directory_bytes: 4,
      published_at: published,
      retired_at: null,
      withdrawn_at: null,
    })
    .execute();

  await migrate(db, UNDONE);
  const tour = await db.selectFrom('tours').selectAll().executeTakeFirstOrThrow();
  const state = { state: 'live', state_at: published };
  expect(tour).toMatchObject({ version: 'v-1', published_at: published, ...state });
  expect(added.map((name) => Object.entries(tour).find(([key]) => key === name)?.[1])).toEqual([
    null,
    null,
    null,
    0,
    null,
    0,
    0,
  ]);
  expect(await db.selectFrom('deliveries').selectAll().executeTakeFirst()).toMatchObject({
    id: 'd-1',
    project_key: 'فيلا احمد',
    is_listed: 0,
    taken_at: null,
    deleted_at: null,
  });
});

/** Entries of the trash and their things as the tenth migration left them: names and days are reserved. */
async function insertTrashed(db: Database): Promise<void> {
  const at = '2026-01-02T03:04:05.000Z';
  const person = { verified: 1, is_admin: 0, sort_key: '', created_at: at };
  const named = { user_name: 'noor', user_name_key: 'noor', fname: 'N', lname: 'H' };
  const reached = { email: 'n@example.com', email_key: 'n@example.com', phone: null };
  await db
    .insertInto('users')
    .values({ id: 'u-1', ...named, ...reached, password_hash: null, language: null, ...person })
    .execute();
  const fields = { number: '1', location: '', type: '', area: '', height: '', consultant: '' };
  const project = {
    owner_id: 'u-1',
    ...fields,
    duration: '',
    status: 'in-progress',
    created_at: at,
  };
  const rest = { date: null, expected_date: null, cover_file: null, cover_name: null };
  await db
    .insertInto('projects')
    .values([
      { id: 'p-1', name: 'Tower', name_key: 'tower', trash_id: 't-1', ...project, ...rest },
      { id: 'p-2', name: 'Villa', name_key: 'villa', ...project, ...rest },
    ])
    .execute();
  await db
    .insertInto('pilots')
    .values({ id: 'l-1', name: 'Lobby', name_key: 'lobby', trash_id: 't-3', created_at: at })
    .execute();
  await db
    .insertInto('sub_dates')
    .values({ project_id: 'p-2', day: '2026-03-03', position: 0 })
    .execute();
  const trashed = { trashed_at: at, trashed_by: null, trashed_by_name: 'S', until: at };
  const none = { user_id: null, project_id: null, pilot_id: null, day: null };
  await db
    .insertInto('trash')
    .values([
      { id: 't-1', kind: 'project', ...none, project_id: 'p-1', ...trashed },
      { id: 't-2', kind: 'date', ...none, project_id: 'p-2', day: '2026-02-02', ...trashed },
      { id: 't-3', kind: 'pilot', ...none, pilot_id: 'l-1', ...trashed },
    ])
    .execute();
  await db
    .insertInto('tour_alignments')
    .values({
      project_id: 'p-2',
      from_slot: '2026-03-03',
      from_scene: 'a',
      to_slot: '2026-02-02',
      to_scene: 'b',
      yaw: 1,
    })
    .execute();
  const link = { note: '', language: 'en', passcode_hash: null, sites: '[]', created_by: null };
  const times = { created_at: at, expires_at: null, revoked_at: null };
  await db
    .insertInto('guest_links')
    .values(
      [null, 'date', '2026-03-03', '2026-02-02', '2026-01-01'].map((slot) => ({
        id: `g-${slot}`,
        project_id: 'p-2',
        slot,
        secret_hash: `s-${slot}`,
        grant_id: `i-${slot}`,
        ...link,
        language: 'en' as const,
        ...times,
      })),
    )
    .execute();
}

/** Guest links as they were before their makers were kept. */
async function removeLinkMakers(db: Database): Promise<void> {
  for (const index of ['guest_links_of_maker', 'guest_links_newest']) {
    await db.schema.dropIndex(index).execute();
  }
  for (const column of ['maker_id', 'maker_name']) {
    await db.schema.alterTable('guest_links').dropColumn(column).execute();
  }
}

it('keeps the names of those who made guest links, as far as they are known', async () => {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  onTestFinished(() => db.destroy());
  await removeNotices(db);
  await removeLinkMakers(db);
  const migrated = db.withTables<{ kysely_migration: { name: string } }>();
  const name = '0014_guest_link_makers';
  await migrated.deleteFrom('kysely_migration').where('name', '>=', name).execute();
  await insertTrashed(db);
  const user = await db.selectFrom('users').select(['id', 'fname', 'lname']).executeTakeFirst();
  if (!user) throw new Error('There is no account.');
  const made = db.updateTable('guest_links').set({ created_by: user.id });
  await made.where('id', '=', 'g-date').execute();

  await migrate(db, UNDONE);
  const links = await db
    .selectFrom('guest_links')
    .where('slot', 'in', ['date', '2026-03-03'])
    .orderBy('slot', 'desc')
    .select(['maker_id', 'maker_name'])
    .execute();
  expect(links).toEqual([
    { maker_id: user.id, maker_name: `${user.fname} ${user.lname}` },
    { maker_id: null, maker_name: '' },
  ]);
});

it('frees names and days in the trash, and ends the links of days that are gone', async () => {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  onTestFinished(() => db.destroy());
  await removeNotices(db);
  await db.schema.alterTable('trash').dropColumn('name_key').execute();
  await db.schema.alterTable('guest_links').dropColumn('trash_id').execute();
  await removeLinkMakers(db);
  const migrated = db.withTables<{ kysely_migration: { name: string } }>();
  await migrated.deleteFrom('kysely_migration').where('name', '>=', '0011_free_names').execute();
  await insertTrashed(db);

  await migrate(db, UNDONE);
  const keys = await db.selectFrom('projects').orderBy('id').select(['id', 'name_key']).execute();
  expect(keys.map(({ name_key }) => name_key)).toEqual(['p-1', 'villa']);
  const entries = await db.selectFrom('trash').orderBy('id').select(['id', 'name_key']).execute();
  expect(entries.map(({ name_key }) => name_key)).toEqual(['tower', null, 'lobby']);
  expect(await db.selectFrom('pilots').select('name_key').execute()).toEqual([{ name_key: 'l-1' }]);
  const slots = await db.selectFrom('tour_alignments').select(['from_slot', 'to_slot']).execute();
  expect(slots).toEqual([{ from_slot: '2026-03-03', to_slot: 't-2' }]);
  const links = await db.selectFrom('guest_links').selectAll().execute();
  const stateOf = (slot: string | null) => {
    const link = links.find((each) => each.slot === slot);
    return [link?.trash_id ?? null, link?.revoked_at === null];
  };
  expect([null, 'date', '2026-03-03'].map(stateOf)).toEqual(
    Array.from({ length: 3 }, () => [null, true]),
  );
  expect(stateOf('2026-02-02')).toEqual(['t-2', true]);
  expect(stateOf('2026-01-01')).toEqual([null, false]);
});

it('knows whom and what earlier activity is about', async () => {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  onTestFinished(() => db.destroy());
  await removeNotices(db);
  const migrated = db.withTables<{ kysely_migration: { name: string } }>();
  await migrated.deleteFrom('kysely_migration').where('name', '>=', '0015_notices').execute();
  const entry = { action: 'project.created', actor_kind: 'person', client_id: null } as const;
  const entries = [
    { at: '2026-01-01', actor_id: 'a', actor_name: 'Old', thing_id: 'p', thing_name: 'Villa' },
    { at: '2026-01-02', actor_id: 'a', actor_name: 'New', thing_id: 'p', thing_name: 'Tower' },
  ] as const;
  for (const each of entries) {
    const row = { ...entry, ...each, id: each.at, thing_kind: 'project', details: '{}' } as const;
    await db.insertInto('activity').values(row).execute();
  }
  const system = { thing_kind: 'system', thing_id: '', thing_name: '', details: '{}' } as const;
  const job = { ...entry, actor_kind: 'job', actor_id: null, actor_name: '' } as const;
  await db
    .insertInto('activity')
    .values({ ...job, ...system, id: 'j', at: '2026' })
    .execute();

  await migrate(db, UNDONE);
  const subjects = db.selectFrom('activity_subjects').orderBy('role').selectAll();
  expect(await subjects.execute()).toEqual([
    { role: 'person', id: 'a', kind: 'person', name: 'New', at: '2026-01-02' },
    { role: 'thing', id: 'p', kind: 'project', name: 'Tower', at: '2026-01-02' },
  ]);
});

it('gives each tour its state', async () => {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  onTestFinished(() => db.destroy());
  await removeTourState(db);
  const migrated = db.withTables<{ kysely_migration: { name: string } }>();
  await migrated.deleteFrom('kysely_migration').where('name', '>=', '0017_client_list').execute();
  const [published, retired, withdrawn, until] = [
    '2026-01-01',
    '2026-01-02',
    '2026-01-03',
    '2026-02-02',
  ];
  const tour = {
    project_id: 'p-1',
    pilot_id: null,
    start_page: '',
    files: 1,
    bytes: 2,
    pack_bytes: 3,
  };
  const row = { ...tour, directory_bytes: 4, published_at: published };
  const [live, replaced, gone] = [
    { retired_at: null, withdrawn_at: null },
    { retired_at: retired, withdrawn_at: null },
    { retired_at: withdrawn, withdrawn_at: withdrawn },
  ];
  const before = {
    live: { ...live, trash_id: null },
    replaced: { ...replaced, trash_id: null },
    kept: { ...replaced, trash_id: null },
    doomed: { ...gone, trash_id: null },
    trashedLive: { ...gone, trash_id: 't-1' },
    trashedReplaced: { ...replaced, trash_id: 't-1' },
    trashedKept: { ...replaced, trash_id: 't-1' },
  };
  const old = db.withTables<OldTours & { kept_packs: Record<string, string | null> }>();
  for (const [version, state] of Object.entries(before)) {
    await old
      .insertInto('tours')
      .values({ ...row, ...state, version, slot: version })
      .execute();
    if (!/kept/i.test(version)) continue;
    const kept = { version, kept_at: retired, kept_by: null, kept_until: until };
    await old.insertInto('kept_packs').values(kept).execute();
  }

  await migrate(db, UNDONE);
  const columns = [
    'version',
    'state',
    'state_at',
    'kept_until',
    'trash_id',
    'trashed_from',
  ] as const;
  const after = await db.selectFrom('tours').select(columns).execute();
  expect(
    Object.fromEntries(after.map(({ version, ...state }) => [version, Object.values(state)])),
  ).toEqual({
    live: ['live', published, null, null, null],
    replaced: ['replaced', retired, null, null, null],
    kept: ['kept', retired, until, null, null],
    doomed: ['doomed', withdrawn, null, null, null],
    trashedLive: ['trashed', published, null, 't-1', 'live'],
    trashedReplaced: ['trashed', retired, null, 't-1', 'replaced'],
    trashedKept: ['trashed', retired, until, 't-1', 'kept'],
  });
  // One is live in each slot, and no other state is stored.
  const set = (values: Record<string, string>) =>
    old.updateTable('tours').set(values).where('version', '=', 'kept').execute();
  await expect(set({ state: 'live', slot: 'live' })).rejects.toThrow(/unique/i);
  await expect(set({ state: 'lost' })).rejects.toThrow(/check/i);
});
