import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { makeDataDir, testConfig } from '../../testing/testServer.ts';
import { jsonLog } from '../base/log.ts';
import { openDatabase } from '../db/open.ts';
import { Jobs, type Job, type JobResult } from './jobs.ts';

const HOUR_MS = 3600_000;

async function open() {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  const lines: string[] = [];
  const measured = vi.fn<(name: string, result: JobResult, seconds: number) => void>();
  const log = jsonLog((line) => lines.push(line));
  const jobs = new Jobs({ db, log, metrics: { job: measured } });
  onTestFinished(async () => {
    await jobs.stop();
    await db.destroy();
  });
  return { jobs, lines, measured };
}

function job(changes: Partial<Job> & Pick<Job, 'run'>): Job {
  return { name: 'counting', intervalMs: HOUR_MS, isExclusive: false, ...changes };
}

it('runs a job periodically, for the first time after the interval', async () => {
  const { jobs } = await open();
  const run = vi.fn<Job['run']>(() => Promise.resolve());
  jobs.start([job({ intervalMs: 20, run })]);
  expect(run).not.toHaveBeenCalled();
  await eventually(() => expect(run.mock.calls.length).toBeGreaterThan(2));
});

it('runs a woken job immediately, once more if woken during a run, never concurrently', async () => {
  const { jobs } = await open();
  const first = Promise.withResolvers<void>();
  const run = vi.fn<Job['run']>(() => first.promise);
  jobs.start([job({ run })]);
  for (let count = 0; count < 3; count += 1) jobs.wake('counting');
  await pause(20);
  expect(run).toHaveBeenCalledTimes(1);
  first.resolve();
  await eventually(() => expect(run).toHaveBeenCalledTimes(2));
  await pause(20);
  expect(run).toHaveBeenCalledTimes(2);
});

it.each([false, true])(
  'logs and measures each run, and continues after a failed one: exclusive is %s',
  async (isExclusive) => {
    const { jobs, lines, measured } = await open();
    const run = vi
      .fn<Job['run']>(() => Promise.resolve())
      .mockRejectedValueOnce(new TypeError('secret'));
    jobs.start([job({ isExclusive, run })]);
    jobs.wake('counting');
    await eventually(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toContain(
      '"level":"error","event":"job failed","job":"counting","error":"TypeError"',
    );
    expect(lines[0]).not.toContain('secret');
    jobs.wake('counting');
    await eventually(() => expect(lines).toHaveLength(2));
    expect(lines[1]).toContain('"level":"info","event":"job done","job":"counting"');
    expect(measured.mock.calls).toEqual([
      ['counting', 'failed', expect.any(Number)],
      ['counting', 'done', expect.any(Number)],
    ]);
  },
);

it('does not log successful runs of frequent jobs', async () => {
  const { jobs, lines, measured } = await open();
  jobs.start([job({ intervalMs: 10, run: () => Promise.resolve() })]);
  await eventually(() => expect(measured.mock.calls.length).toBeGreaterThan(2));
  expect(lines).toEqual([]);
});

it('aborts the current run on stop, waits for its end and starts no other', async () => {
  const { jobs, lines } = await open();
  const ended = vi.fn<() => void>();
  const run = vi.fn<Job['run']>(async (signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await pause(20);
    ended();
    signal.throwIfAborted();
  });
  jobs.start([job({ run }), job({ name: 'waiting', intervalMs: 10, run: () => pause(1) })]);
  jobs.wake('counting');
  jobs.wake('counting');
  await jobs.stop();
  expect(ended).toHaveBeenCalledOnce();
  jobs.wake('counting');
  await pause(20);
  expect(run).toHaveBeenCalledOnce();
  expect(lines).toEqual([]);
});
