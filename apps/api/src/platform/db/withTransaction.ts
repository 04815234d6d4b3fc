import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isForeignKeyViolation, isRetryableConflict } from './errors.ts';
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

type Check = (transaction: Database) => Promise<void>;

const checks = new AsyncLocalStorage<{ current: Check | undefined }>();

/**
 * Runs the work of a request. Each transaction that it runs begins with a check, such as of the caller's rights: they may
 * have ended since the request began, and of two concurrent transactions, one finds what the other has written.
 *
 * @param check - Throws to refuse the transaction.
 */
export async function withCheck<T>(check: Check, work: () => Promise<T> | T): Promise<T> {
  const checked: { current: Check | undefined } = { current: check };
  try {
    return await checks.run(checked, async () => work());
  } finally {
    // Background work that the request has started goes on without it.
    checked.current = undefined;
  }
}

/** Runs work that follows from what a request has written, even if that has ended the rights of its caller. */
export function withoutCheck<T>(work: () => Promise<T>): Promise<T> {
  return checks.run({ current: undefined }, work);
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
        .execute(async (transaction) => {
          afterCommits.set(transaction, committed);
          await checks.getStore()?.current?.(transaction);
          return work(transaction);
        });
      for (const callback of committed) callback();
      return result;
    } catch (error) {
      const isRetried =
        isRetryableConflict(error) || (attempt === 1 && isForeignKeyViolation(error));
      if (attempt === ATTEMPTS || !isRetried) throw error;
      await pause(Math.random() * WAIT_MS * attempt);
    }
  }
}
