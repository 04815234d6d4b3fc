import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './schema.ts';
import { isClash } from './trouble.ts';

/** Tries of one transaction. Under a load that needs more, waiting is the better answer. */
const ATTEMPTS = 12;
/** The longest wait before the second try, in milliseconds; it grows with each. */
const WAIT_MS = 10;

/**
 * Runs work as if nothing else ran meanwhile, on either database: SQLite takes one transaction after the
 * other, PostgreSQL notices when two got in each other's way. Whoever was second starts again, then sees
 * what the first one did, and refuses by its own rule.
 *
 * @param work may run several times; it does nothing that a rollback does not undo
 */
export async function transact<T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isClash(error)) throw error;
      await pause(Math.random() * WAIT_MS * attempt);
    }
  }
}
