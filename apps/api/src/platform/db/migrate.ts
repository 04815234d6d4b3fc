import { Migrator } from 'kysely/migration';
import { OperatorError } from '../base/operatorError.ts';
import { withAdvisoryLock } from './advisoryLock.ts';
import type { Migrations } from './migrations.ts';
import type { Database } from './schema.ts';

/**
 * Runs pending migrations, all or none. An advisory lock lets only one of several starting servers run them.
 *
 * @throws {OperatorError} If the data is newer than the migrations, or one of them fails.
 */
export function migrate(db: Database, migrations: Migrations): Promise<void> {
  return withAdvisoryLock(db, 'migration', () => runMigrations(db, migrations));
}

async function runMigrations(db: Database, migrations: Migrations): Promise<void> {
  const newer = (await doneMigrations(db)).find((name) => !(name in migrations));
  if (newer !== undefined) {
    throw new OperatorError(
      `The data was written by a newer Jawla (it has "${newer}"). Update the program, or name another DATA_DIR or DATABASE_URL.`,
    );
  }
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) {
    throw new OperatorError('The database could not be brought up to date; nothing was changed.', {
      cause: error,
    });
  }
}

async function doneMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
