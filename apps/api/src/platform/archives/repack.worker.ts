/** Worker thread that repacks archives, one at a time, so that the server's event loop is not blocked. */
import { parentPort } from 'node:worker_threads';
import { repackHere } from './repackHere.ts';
// A type only: without zod, the thread starts in half the time.
import type { RepackJob } from './repackMessages.ts';

async function answer(job: RepackJob): Promise<void> {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(await repackHere(job));
}

parentPort?.on('message', (job: RepackJob) => void answer(job));
