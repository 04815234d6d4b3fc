import { expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { ThreadPool } from './threadPool.ts';

/** Answers with its thread's id after a wait, fails, or never ends, as the job says. */
const MODULE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (job) => {
      if (job === 'fail') throw new TypeError('A bad job');
      if (job === 'exit') process.exit();
      while (job === 'spin');
      if (job === 'last') {
        parentPort.postMessage(threadId);
        process.exit();
      }
      if (job === 'late') setTimeout(() => { throw new Error('Too late'); }, 10);
      setTimeout(() => parentPort.postMessage(threadId), Number(job) || 0);
    });
  `)}`,
);
const makePool = (options = {}) => new ThreadPool<string>(MODULE, { size: 2, ...options });

it('runs jobs in as many threads as it has, and reuses them', async () => {
  const pool = makePool();
  const ids = await Promise.all(['20', '20', '0', '0'].map((job) => pool.run(job)));
  expect(new Set(ids).size).toBe(2);
  expect(ids).toContain(await pool.run('0'));
});

it('rejects with what a job throws, and continues with the next', async () => {
  const pool = makePool();
  await expect(pool.run('fail')).rejects.toThrow(new TypeError('A bad job'));
  await expect(pool.run('exit')).rejects.toThrow('The thread ended without an answer');
  expect(await pool.run('0')).toBeTypeOf('number');
});

it('ends the thread of an aborted job', async () => {
  const pool = makePool();
  const running = new AbortController();
  const waiting = new AbortController();
  const ended = Promise.allSettled([
    pool.run('spin', running.signal),
    pool.run('spin', running.signal),
    pool.run('spin', waiting.signal),
  ]);
  const next = pool.run('0');
  const cancelled = new Error('cancelled');
  waiting.abort(cancelled);
  running.abort(cancelled);
  const rejected = { status: 'rejected', reason: cancelled };
  expect(await ended).toEqual([rejected, rejected, rejected]);
  expect(await next).toBeTypeOf('number');
});

it('does not reuse a thread that exits right after its answer', async () => {
  const pool = makePool();
  const answer = pool.run('last');
  await new Promise((resolve) => setImmediate(resolve));
  // Blocks the event loop until the thread has answered and exited: `message` and `exit` are emitted in one turn.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  const first = await answer;
  expect(first).toBeTypeOf('number');
  expect(await pool.run('0')).not.toBe(first);
});

it('survives and replaces a thread that fails while it is idle', async () => {
  const pool = makePool();
  const first = await pool.run('late');
  await eventually(async () => expect(await pool.run('0')).not.toBe(first));
});

it('ends threads that have been idle for a time', async () => {
  const pool = makePool({ idleMs: 1 });
  const first = await pool.run('0');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await pool.run('0')).not.toBe(first);
});
