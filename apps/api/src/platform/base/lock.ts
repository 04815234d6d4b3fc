import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from './operatorError.ts';

/**
 * Locks a data folder for one server. It is a file lock of the operating system, held by SQLite, which is released
 * when the process ends or is killed.
 *
 * @returns a function that releases the lock
 * @throws {OperatorError} If another server holds the lock.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'server.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new OperatorError(
      `Another Jawla is running with the data in ${folder}. Stop it, or name another DATA_DIR.`,
    );
  }
  return () => lock.close();
}
