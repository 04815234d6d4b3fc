import { access, constants, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Log } from '../base/log.ts';
import { OperatorError } from '../base/operatorError.ts';
import type { Timing } from '../base/timing.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { migrate, pendingMigrations } from './migrate.ts';
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

/** Name of the SQLite file below the data folder. */
export const DATABASE_FILE = 'jawla.sqlite';

export interface ExistingDatabase {
  readonly db: Database;
  /** Names of the migrations that a server of this version would run. */
  readonly pending: readonly string[];
}

/**
 * Opens the database and runs pending migrations.
 *
 * @throws {OperatorError} If the database is unavailable, a newer version wrote it, or a migration fails.
 */
export async function openDatabase(place: DatabasePlace, log: Log): Promise<Database> {
  const db = await connect(place, log);
  try {
    await migrate(db, MIGRATIONS);
  } catch (cause) {
    await db.destroy();
    throw place.databaseUrl === undefined ? cause : asOperatorError(cause);
  }
  return db;
}

/**
 * Opens the database as it is: it neither creates nor migrates one.
 *
 * @returns `undefined` if there is no database, or an empty one.
 * @throws {OperatorError} If the database cannot be used, or a newer version wrote it.
 */
export async function openExistingDatabase(
  place: DatabasePlace,
  log: Log,
): Promise<ExistingDatabase | undefined> {
  if (place.databaseUrl === undefined && !(await hasDatabaseFile(place.dataDir))) return undefined;
  const db = await connect(place, log);
  try {
    const pending = await pendingMigrations(db, MIGRATIONS);
    if (pending) return { db, pending };
  } catch (cause) {
    await db.destroy();
    throw place.databaseUrl === undefined
      ? notADatabase(cause, place.dataDir)
      : asOperatorError(cause);
  }
  await db.destroy();
  return undefined;
}

async function connect({ databaseUrl, dataDir, timing }: DatabasePlace, log: Log) {
  return databaseUrl === undefined
    ? new Kysely<Schema>({ dialect: new NodeSqliteDialect(join(dataDir, DATABASE_FILE)) })
    : openPostgres(databaseUrl, log, timing);
}

/** @throws {OperatorError} If the user of this process may not read and write it. */
async function hasDatabaseFile(dataDir: string): Promise<boolean> {
  try {
    const file = join(dataDir, DATABASE_FILE);
    await access(file, constants.R_OK | constants.W_OK);
    // SQLite would write its first page into an empty file.
    return (await stat(file)).size > 0;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw new OperatorError(
      `The database in ${dataDir} cannot be opened by this user (${code}). Run the command as the server's user.`,
      { cause },
    );
  }
}

/** SQLite's code for a file of another format. */
const NOT_A_DATABASE = 26;

function notADatabase(cause: unknown, dataDir: string): unknown {
  const isOther = cause instanceof Error && 'errcode' in cause && cause.errcode === NOT_A_DATABASE;
  return isOther
    ? new OperatorError(`${join(dataDir, DATABASE_FILE)} is not a database.`, { cause })
    : cause;
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
