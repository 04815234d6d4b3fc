/** Computes argon2id hashes in a thread of its own, one after the other. */
import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashInput } from './hashingThreads.ts';

const NICENESS = 5;

// On Linux, 0 means the calling thread: the server's own thread goes first where there are too few processors.
// On other systems it is the whole process, which has to keep its priority.
if (process.platform === 'linux') setPriority(0, NICENESS);

parentPort?.on('message', ({ message, nonce, ...cost }: HashInput) => {
  const hash = argon2Sync('argon2id', { message, nonce, ...cost });
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(hash);
});
