import { setTimeout as pause } from 'node:timers/promises';
import { isRetryableConflict } from './errors.ts';
import type { Database } from './schema.ts';

/** Maximum attempts of one transaction. Under higher contention, the request fails and the client retries. */
const ATTEMPTS = 12;
/** Maximum delay before the second attempt, in milliseconds; it grows linearly. */
const WAIT_MS = 10;

const afterCommits = new WeakMap<Database, (() => void)[]>();

/** Calls `callback` once the transaction is committed; immediately outside a transaction. */
export function afterCommit(db: Database, callback: () => void): void {
  const committed = afterCommits.get(db);
  if (committed) committed.push(callback);
  else callback();
}

/**
 * Runs `work` in a SERIALIZABLE transaction. SQLite runs transactions one after the other. PostgreSQL detects
 * conflicts; the losing transaction is retried and reads what the other one wrote.
 *
 * @param work - May run several times, so it has no side effects that a rollback cannot undo.
 */
export async function withTransaction<T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const committed: (() => void)[] = [];
    try {
      const result = await db
        .transaction()
        .setIsolationLevel('serializable')
        .execute((transaction) => {
          afterCommits.set(transaction, committed);
          return work(transaction);
        });
      for (const callback of committed) callback();
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryableConflict(error)) throw error;
      await pause(Math.random() * WAIT_MS * attempt);
    }
  }
}
