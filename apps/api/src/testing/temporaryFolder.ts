import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** In-memory file system of Linux. */
const MEMORY = '/dev/shm';
/** Several times the peak use of the tests, about 200 MB. */
const LEAST_BYTES = 1_000_000_000;

/**
 * Returns the folder for temporary files of tests: in memory if it has enough space. The server calls fsync after each
 * file and transaction, which is slow on disk, and no test needs that durability.
 */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < LEAST_BYTES ? tmpdir() : MEMORY;
  } catch {
    return tmpdir();
  }
}
