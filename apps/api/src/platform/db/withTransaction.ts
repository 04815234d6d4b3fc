import { setTimeout as pause } from 'node:timers/promises';
import { isRetryableConflict } from './errors.ts';
import type { Database } from './schema.ts';

/** Tries of one transaction. Under a load that needs more, waiting is the better answer. */
const ATTEMPTS = 12;
/** The longest wait before the second try, in milliseconds; it grows with each. */
const WAIT_MS = 10;

const afterCommits = new WeakMap<Database, (() => void)[]>();

/** Calls back once the transaction has been committed, or immediately without one. */
export function afterCommit(db: Database, callback: () => void): void {
  const committed = afterCommits.get(db);
  if (committed) committed.push(callback);
  else callback();
}

/**
 * Runs work in a serializable transaction. SQLite runs one transaction after the other; PostgreSQL detects
 * conflicts, and the transaction that was second runs again and reads what the first one wrote.
 *
 * @param work may run several times; it does nothing that a rollback does not undo
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
