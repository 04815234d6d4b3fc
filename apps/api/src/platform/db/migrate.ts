import { sql } from 'kysely';
import { OperatorError } from '../base/operatorError.ts';
import { withAdvisoryLock } from './advisoryLock.ts';
import { withLiveViews } from './liveViews.ts';
import type { Migrations } from './migrations.ts';
import { isPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

/**
 * Runs pending migrations, all or none. An advisory lock lets only one of several starting servers run them.
 *
 * @throws {OperatorError} If the data is newer than the migrations, or one of them fails.
 */
export function migrate(db: Database, migrations: Migrations): Promise<void> {
  return withAdvisoryLock(db, 'migration', () => runMigrations(db, migrations));
}

/**
 * Returns the names of the migrations that the database has not run yet, without running them.
 *
 * @returns `undefined` if the database is empty: no server has started with it.
 * @throws {OperatorError} If the data is newer than the migrations.
 */
export async function pendingMigrations(
  db: Database,
  migrations: Migrations,
): Promise<string[] | undefined> {
  const done = await doneMigrations(db);
  refuseNewer(done, migrations);
  if (done.length === 0) return undefined;
  return Object.keys(migrations).filter((name) => !done.includes(name));
}

async function runMigrations(db: Database, migrations: Migrations): Promise<void> {
  const done = await doneMigrations(db);
  refuseNewer(done, migrations);
  // At nearly every start. The migrator reads every table and column before it finds out.
  if (Object.keys(migrations).every((name) => done.includes(name))) return;
  const { Migrator } = await import('kysely/migration');
  const provider = { getMigrations: () => Promise.resolve(withLiveViews(migrations)) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) {
    throw new OperatorError('The database could not be brought up to date; nothing was changed.', {
      cause: error,
    });
  }
}

function refuseNewer(done: readonly string[], migrations: Migrations): void {
  const newer = done.find((name) => !(name in migrations));
  if (newer === undefined) return;
  throw new OperatorError(
    `The data was written by a newer Jawla (it has "${newer}"). Update the program, or name another DATA_DIR or DATABASE_URL.`,
  );
}

async function doneMigrations(db: Database): Promise<string[]> {
  const table = isPostgres(db)
    ? sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`
    : sql<{ name: string }>`select name from sqlite_master where name = 'kysely_migration'`;
  if (!(await table.execute(db)).rows[0]?.name) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
