/**
 * Space that SQLite holds back for the time when the disk is full. Free pages inside the database take new rows,
 * and a write-ahead log that is as long already takes the changes: signing in, reading and deleting go on
 * without allocating disk space. PostgreSQL is administered by its operator.
 */
import { sql } from 'kysely';
import { errorFields, type Log } from '../base/log.ts';
import { isPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

/** Some ten thousand sessions. */
const RESERVE_BYTES = 2_000_000;

/**
 * Holds the reserve again once half of it is used: rows take free pages before the file grows.
 *
 * @param options.always also when it is whole, because the log starts empty with the server
 */
export async function holdReserve(
  db: Database,
  log: Log,
  { always }: { readonly always: boolean },
): Promise<void> {
  if (isPostgres(db)) return;
  if (!always && (await freeBytes(db)) > RESERVE_BYTES / 2) return;
  await db
    .connection()
    .execute(allocate)
    .catch((error: unknown) => log.warn('no space held back', errorFields(error)));
}

async function freeBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size
  `.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Writes pages through the log into the file, and frees them. */
async function allocate(db: Database): Promise<void> {
  // What is left when this was cut off.
  await sql`drop table if exists reserve`.execute(db);
  try {
    await sql`create table reserve (content blob not null)`.execute(db);
    // Random, because some disks keep no room for zeros.
    await sql`insert into reserve values (randomblob(${RESERVE_BYTES}))`.execute(db);
    await sql`pragma wal_checkpoint(full)`.execute(db);
  } finally {
    await sql`drop table if exists reserve`.execute(db);
  }
}
