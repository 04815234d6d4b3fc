import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Log } from '../base/log.ts';
import { OperatorError } from '../base/operatorError.ts';
import type { Timing } from '../base/timing.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { NodeSqliteDialect } from './nodeSqlite.ts';
import { openPostgres } from './postgres.ts';
import type { Database, Schema } from './schema.ts';

export interface DatabasePlace {
  /** URL of a PostgreSQL database; without it, an SQLite file in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly timing?: Timing;
}

/**
 * Opens the database and runs pending migrations.
 *
 * @throws {OperatorError} If the database is unavailable, a newer version wrote it, or a migration fails.
 */
export async function openDatabase(place: DatabasePlace, log: Log): Promise<Database> {
  const db =
    place.databaseUrl === undefined
      ? new Kysely<Schema>({ dialect: new NodeSqliteDialect(join(place.dataDir, 'jawla.sqlite')) })
      : await openPostgres(place.databaseUrl, log, place.timing);
  try {
    await migrate(db, MIGRATIONS);
  } catch (cause) {
    await db.destroy();
    throw place.databaseUrl === undefined ? cause : asOperatorError(cause);
  }
  return db;
}

/** Messages omit the URL, which may contain a password. */
function asOperatorError(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof OperatorError) return cause;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (isDatabaseUnavailable(cause)) {
    return new OperatorError(
      `PostgreSQL does not answer at the address in DATABASE_URL${code && ` (${code})`}. Is it running, and may it be reached from here?`,
      { cause },
    );
  }
  // For class 28 (invalid authorization) and 3D (invalid database name), PostgreSQL's message names the cause.
  if (/^(?:28|3D)/.test(code)) {
    return new OperatorError(`PostgreSQL refuses DATABASE_URL: ${cause.message}.`, { cause });
  }
  return cause;
}
