/** Worker thread that computes argon2id hashes, one at a time. */
import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** The parameters of argon2id, as `node:crypto` names them. */
export interface HashInput {
  readonly message: string;
  readonly nonce: Uint8Array;
  readonly parallelism: number;
  /** Length of the hash in bytes. */
  readonly tagLength: number;
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

const NICENESS = 5;

// Gives the main thread precedence when CPU cores are scarce. On Linux, 0 means the calling thread. On other systems
// it means the whole process, which must retain its priority.
if (process.platform === 'linux') setPriority(0, NICENESS);

parentPort?.on('message', ({ message, nonce, ...cost }: HashInput) => {
  const hash = argon2Sync('argon2id', { message, nonce, ...cost });
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(hash);
});
