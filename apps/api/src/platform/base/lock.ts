import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from './operatorError.ts';

/**
 * Holds a data folder for one server. The lock is the operating system's, through SQLite: it ends with the
 * process, however that ends.
 *
 * @returns gives the folder free again
 * @throws OperatorError when another server has it
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
