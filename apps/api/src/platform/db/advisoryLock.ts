import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { TIMING } from '../base/timing.ts';
import { idleTimeoutMs, isPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

/** Interval of tries to get a lock that another server holds, in milliseconds. */
const LOCK_POLL_MS = 200;

/**
 * Runs work while it holds PostgreSQL's advisory lock of a name; other servers wait for it. The lock ends with
 * the connection, also when this server is killed. With SQLite there is no other server.
 */
export async function withAdvisoryLock<T>(
  db: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const held = await tryAdvisoryLock(db, name, async () => ({ result: await work() }));
    if (held) return held.result;
    await pause(LOCK_POLL_MS);
  }
}

/**
 * As `withAdvisoryLock`, for work that is not needed when another server is doing it.
 *
 * @returns what the work returns; nothing when another server holds the lock
 */
export async function tryAdvisoryLock<T>(
  db: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (!isPostgres(db)) return work();
  const key = sql.lit(lockKey(name));
  return db.connection().execute(async (connection) => {
    const lock = sql<{ got: boolean }>`select pg_try_advisory_lock(${key}) as got`;
    if (!(await lock.execute(connection)).rows[0]?.got) return undefined;
    // A connection that says nothing for long is taken for broken.
    const speaking = setInterval(
      () => {
        // Without the lock, another server may run the same job at the same time: all jobs are idempotent.
        sql`select 1`.execute(connection).catch(() => undefined);
      },
      idleTimeoutMs(TIMING) / 3,
    );
    try {
      return await work();
    } finally {
      clearInterval(speaking);
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

/** Locks have numbers; other programs that use the same database have other ones. */
function lockKey(name: string): number {
  return createHash('sha256').update(`jawla ${name}`).digest().readUIntBE(0, 6);
}
