/** Unpacks one archive, beside the server's own thread, which answers requests meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { unpackHere } from './unpackHere.ts';
import { unpackJobSchema } from './unpackMessages.ts';

const outcome = await unpackHere(z.parse(unpackJobSchema, workerData));
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(outcome);
