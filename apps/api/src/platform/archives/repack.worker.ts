/** Repacks one archive in a worker thread, so that the server's event loop is not blocked. */
import { parentPort } from 'node:worker_threads';
import { repackHere } from './repackHere.ts';

const [archive, target] = process.argv.slice(2);
if (archive === undefined || target === undefined)
  throw new TypeError('Give an archive and a target');
const outcome = await repackHere({ archive, target });
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(outcome);
