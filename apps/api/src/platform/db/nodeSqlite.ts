/** Kysely's SQLite dialect for `node:sqlite`. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';

/** Busy timeout: how long a statement waits for another process's lock, in milliseconds. */
const BUSY_MS = 5000;

/** Checkpoint at half the log's size in `sqliteReserve.ts`: the log is reused before it needs more disk space. */
const CHECKPOINT_PAGES = 250;

/**
 * Size of the cache of prepared statements: preparing takes as long as a short query. The server has about a hundred
 * statements.
 */
const STATEMENTS_MAX = 300;

const NOTHING_DONE = { changes: 0, lastInsertRowid: 0 };

export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: () => Promise.resolve(open(file)) });
  }

  // Kysely runs migrations in one transaction only if the adapter supports transactional DDL.
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function open(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  const prepared = new Map<string, { statement: StatementSync; isReader: boolean }>();
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    const made = { statement, isReader: statement.columns().length > 0 };
    if (prepared.size === STATEMENTS_MAX) prepared.clear();
    prepared.set(sql, made);
    return made;
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const { statement, isReader } = prepared.get(sql) ?? prepare(sql);
      return {
        reader: isReader,
        all: (parameters) => statement.all(...parameters.map(asInput)),
        run(parameters) {
          // If the disk is full, SQLite has already rolled back. A failing `rollback` would hide the cause.
          if (sql === 'rollback' && !database.isTransaction) return NOTHING_DONE;
          return statement.run(...parameters.map(asInput));
        },
        // A separate statement, because a shared one may run again before this iteration ends.
        iterate: (parameters) => database.prepare(sql).iterate(...parameters.map(asInput)),
      };
    },
  };
}

function asInput(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  throw new TypeError(`A ${typeof value} is not kept in the database.`);
}
