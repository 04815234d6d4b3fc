/** What errors of the two databases mean. */

/** PostgreSQL: serialization failure, deadlock, unique violation, foreign key violation. */
const CLASHES = new Set(['40001', '40P01', '23505', '23503']);
/** SQLite: busy (also as a stale snapshot), unique, primary key and foreign key violation. */
const SQLITE_CLASHES = new Set([5, 517, 2067, 1555, 787]);

/** Refused at the door, cut off, or silent. */
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
 * Connection errors, insufficient resources except disk space, statement timeout, shutting
 * down, starting up.
 */
const AWAY = /^(?:08\w{3}|53(?!100)\w{3}|57014|57P0[1-5])$/;
/** No room on PostgreSQL's disk. */
const DISK_FULL = '53100';
/** SQLite: no room for the database or its log, and none for the log's index. */
const SQLITE_FULL = new Set([13, 4874]);
/** What the driver says without a code. */
const AWAY_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether a transaction lost against another one, and may well succeed when it is tried again. */
export function isRetryableConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_CLASHES.has(error.errcode);
  }
  return CLASHES.has(codeOf(error));
}

/** Whether the database is unreachable or too busy: the request itself is valid. */
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

/** Whether there is no room on the disk of the database. */
export function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_FULL.has(error.errcode);
  }
  return codeOf(error) === DISK_FULL;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
