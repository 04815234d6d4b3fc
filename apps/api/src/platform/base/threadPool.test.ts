import { expect, it } from 'vitest';
import { ThreadPool } from './threadPool.ts';

/** Answers with its thread's id after a wait, fails, or never ends, as the job says. */
const MODULE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (job) => {
      if (job === 'fail') throw new TypeError('A bad job');
      if (job === 'exit') process.exit();
      while (job === 'spin');
      setTimeout(() => parentPort.postMessage(threadId), Number(job));
    });
  `)}`,
);
const makePool = (idleMs = 60_000) => new ThreadPool<string>(MODULE, { size: 2, idleMs });

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
  const jobs = [
    pool.run('spin', running.signal),
    pool.run('spin', running.signal),
    pool.run('spin', waiting.signal),
  ];
  const next = pool.run('0');
  waiting.abort(new Error('cancelled while waiting'));
  running.abort(new Error('cancelled'));
  await expect(jobs[2]).rejects.toThrow('cancelled while waiting');
  await expect(jobs[0]).rejects.toThrow('cancelled');
  await expect(jobs[1]).rejects.toThrow('cancelled');
  expect(await next).toBeTypeOf('number');
});

it('ends threads that have been idle for a time', async () => {
  const pool = makePool(1);
  const first = await pool.run('0');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await pool.run('0')).not.toBe(first);
});
