/** Classifies errors of SQLite and PostgreSQL. */

/** PostgreSQL: serialization failure, deadlock, unique violation. */
const CLASHES = new Set(['40001', '40P01', '23505']);
/** SQLite: busy (also as a stale snapshot), unique and primary key violation. */
const SQLITE_CLASHES = new Set([5, 517, 2067, 1555]);
/** PostgreSQL and SQLite: foreign key violation. */
const FOREIGN_KEY = '23503';
const SQLITE_FOREIGN_KEY = 787;

/** Network errors of the operating system. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * SQLSTATE: connection errors (08), insufficient resources (53) except disk full, statement timeout, shutdown and
 * startup.
 */
const AWAY = /^(?:08\w{3}|53(?!100)\w{3}|57014|57P0[1-5])$/;
/** SQLSTATE of PostgreSQL: disk full. */
const DISK_FULL = '53100';
/** SQLite: no space for the database or its write-ahead log, and none for the log's index. */
const SQLITE_FULL = new Set([13, 4874]);
/** Messages of `pg` errors that have no code. */
const AWAY_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;

/** Whether a transaction failed because of a concurrent one, so that a retry may succeed. */
export function isRetryableConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_CLASHES.has(error.errcode);
  }
  return CLASHES.has(codeOf(error));
}

/**
 * Whether a row refers to one that is gone. A concurrent transaction may have deleted it: a retry finds that, or the program
 * is wrong.
 */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === SQLITE_FOREIGN_KEY;
  return codeOf(error) === FOREIGN_KEY;
}

/** Whether the database is unreachable or overloaded: the request itself is valid. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    SYSTEM_CODES.has(code) ||
    AWAY.test(code) ||
    AWAY_WORDS.test(error.message) ||
    isRetryableConflict(error)
  );
}

/** Whether the database's disk is full. */
export function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_FULL.has(error.errcode);
  }
  return codeOf(error) === DISK_FULL;
}

/** PostgreSQL: undefined column and table. SQLite reports both as a generic error. */
const SCHEMA_CODES = new Set(['42703', '42P01']);
const SQLITE_ERROR = 1;

/** Whether a statement names a table or column that the database does not have. */
export function isSchemaMismatch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === SQLITE_ERROR;
  return SCHEMA_CODES.has(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
