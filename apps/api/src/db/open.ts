/** Opens the database and brings its tables up to date. */
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartProblem } from '../startProblem.ts';
import { MIGRATIONS } from './migrations.ts';
import { NodeSqliteDialect } from './nodeSqlite.ts';
import type { Database, Schema } from './schema.ts';

/** @throws StartProblem when the data was written by a newer version, or a migration fails */
export async function openDatabase(dataDir: string): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(join(dataDir, 'jawla.sqlite')) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  });
  const newer = (await doneMigrations(db)).find((name) => !(name in MIGRATIONS));
  if (newer !== undefined) {
    throw new StartProblem(
      `The data was written by a newer Jawla (it has "${newer}"). Update the program, or name another DATA_DIR.`,
    );
  }
  const { error } = await migrator.migrateToLatest();
  if (error) {
    throw new StartProblem('The database could not be brought up to date; nothing was changed.', {
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
