/**
 * Disk space that SQLite reserves for a full disk. Free pages in the database take new rows, and a preallocated
 * write-ahead log takes the changes. So users can still log in, read and delete. PostgreSQL's disk is the operator's
 * responsibility.
 */
import { sql } from 'kysely';
import { errorFields, type Log } from '../base/log.ts';
import { isPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

/** Enough for about ten thousand sessions. */
const RESERVE_BYTES = 2_000_000;

/**
 * Restores the reserve once half of it is used: SQLite fills free pages before the file grows.
 *
 * @param options.always - Also if the reserve is complete: at start-up the write-ahead log is empty.
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

/** Writes pages through the write-ahead log into the file, and frees them. */
async function allocate(db: Database): Promise<void> {
  // Left over if the server was killed here.
  await sql`drop table if exists reserve`.execute(db);
  try {
    await sql`create table reserve (content blob not null)`.execute(db);
    // Random, because some disks do not allocate blocks of zeros.
    await sql`insert into reserve values (randomblob(${RESERVE_BYTES}))`.execute(db);
    await sql`pragma wal_checkpoint(full)`.execute(db);
  } finally {
    await sql`drop table if exists reserve`.execute(db);
  }
}
