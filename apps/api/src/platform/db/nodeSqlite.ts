/** Kysely's SQLite dialect over the SQLite that Node brings along. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';

/** How long a statement waits for another process's lock, in milliseconds. */
const BUSY_MS = 5000;

/** Half of what `sqliteReserve.ts` makes of the log: it starts over before it needs more of the disk. */
const CHECKPOINT_PAGES = 250;

/** Preparing a statement takes as long as a short query. There are some hundred different ones. */
const STATEMENTS_MAX = 300;

const NOTHING_DONE = { changes: 0, lastInsertRowid: 0 };

export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: () => Promise.resolve(open(file)) });
  }

  // Migrations are all or nothing only when the adapter says that the dialect can do it.
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
          // On a full disk SQLite has rolled back by itself; a complaint about that would hide the reason.
          if (sql === 'rollback' && !database.isTransaction) return NOTHING_DONE;
          return statement.run(...parameters.map(asInput));
        },
        // With a statement of its own: others may run while this one is not at its end.
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
