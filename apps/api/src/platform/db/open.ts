/** Opens the database and brings its tables up to date. */
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
  /** A PostgreSQL database; without it, a file in the folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly timing?: Timing;
}

/** @throws OperatorError when it is away, was written by a newer version, or a migration fails */
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

/** The URL is not repeated: it may hold a password. */
function asOperatorError(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof OperatorError) return cause;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (isDatabaseUnavailable(cause)) {
    return new OperatorError(
      `PostgreSQL does not answer at the address in DATABASE_URL${code && ` (${code})`}. Is it running, and may it be reached from here?`,
      { cause },
    );
  }
  // Of class 28 (not let in) and 3D (no such database) PostgreSQL says itself what is wrong.
  if (/^(?:28|3D)/.test(code)) {
    return new OperatorError(`PostgreSQL refuses DATABASE_URL: ${cause.message}.`, { cause });
  }
  return cause;
}
