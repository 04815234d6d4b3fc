import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isPostgres, lockSessionOf } from './postgres.ts';
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
 * Like `withAdvisoryLock`, but skips `work` if another server, or another task of this one, holds the lock.
 *
 * @returns The result of `work`; `undefined` if it was skipped.
 */
export async function tryAdvisoryLock<T>(
  db: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (!isPostgres(db)) return work();
  const session = lockSessionOf(db);
  if (!session) throw new TypeError('A lock is not part of a transaction');
  const unlock = await session.tryLock(lockKey(name));
  if (!unlock) return undefined;
  try {
    return await work();
  } finally {
    await unlock();
  }
}

/**
 * Hashes a name to the number that PostgreSQL requires. The prefix avoids collisions with other programs in the same
 * database.
 */
function lockKey(name: string): number {
  return createHash('sha256').update(`jawla ${name}`).digest().readUIntBE(0, 6);
}
