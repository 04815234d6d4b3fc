import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { TIMING } from '../base/timing.ts';
import { idleTimeoutMs, isPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

/** Poll interval for a lock that another server holds, in milliseconds. */
const LOCK_POLL_MS = 200;

/**
 * Runs `work` under a PostgreSQL advisory lock; other servers wait for it. The lock is released when the connection
 * ends, also if this server is killed. SQLite needs no lock: it has one server.
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
 * Like `withAdvisoryLock`, but skips `work` if another server holds the lock.
 *
 * @returns The result of `work`; `undefined` if another server holds the lock.
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
    // Keep-alive: the pool closes a connection that stays idle for too long.
    const speaking = setInterval(
      () => {
        // If the connection and so the lock is lost, another server may run the same job concurrently: jobs are
        // idempotent.
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

/**
 * Hashes a name to the number that PostgreSQL requires. The prefix avoids collisions with other programs in the same
 * database.
 */
function lockKey(name: string): number {
  return createHash('sha256').update(`jawla ${name}`).digest().readUIntBE(0, 6);
}
