import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { TIMING } from '../base/timing.ts';
import { idleTimeoutMs, isPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

/** How often to ask for a lock that another server has, in milliseconds. */
const ASK_MS = 200;

/**
 * Does work while no other server does work of the same name; they wait until it is over. The lock is
 * PostgreSQL's and ends with the connection, however this server ends. With SQLite there is no other server.
 */
export function alone<T>(db: Database, name: string, work: () => Promise<T>): Promise<T> {
  if (!isPostgres(db)) return work();
  const key = sql.lit(lockKey(name));
  return db.connection().execute(async (connection) => {
    const lock = sql<{ got: boolean }>`select pg_try_advisory_lock(${key}) as got`;
    while (!(await lock.execute(connection)).rows[0]?.got) await pause(ASK_MS);
    // A connection that says nothing for long is taken for broken.
    const speaking = setInterval(
      () => {
        // Without the lock, the worst is that another server does the same: each work stands that.
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
