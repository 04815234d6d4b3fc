import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps a file system in memory. */
const MEMORY = '/dev/shm';
/** Several times the peak use of the tests, about 200 MB. */
const LEAST_BYTES = 1_000_000_000;

/**
 * Where tests put what they write: in memory, where there is room. The server waits for the disk after each
 * file and transaction, so that they outlive a power cut, and no test pulls the plug.
 */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < LEAST_BYTES ? tmpdir() : MEMORY;
  } catch {
    return tmpdir();
  }
}
