/** Jobs of two servers that share a PostgreSQL database. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeDataDir, testConfig } from '../../testing/testServer.ts';
import { jsonLog } from '../base/log.ts';
import { openDatabase } from '../db/open.ts';
import { Jobs, type Job } from './jobs.ts';

it('runs an exclusive job on one server at a time, and other jobs on both', async () => {
  const config = testConfig(await makeDataDir());
  const log = jsonLog(() => undefined);
  const end = Promise.withResolvers<void>();
  const results: string[] = [];
  const start = async () => {
    const db = await openDatabase(config, log);
    const job = (name: string, result: string) => results.push(`${name} ${result}`);
    const jobs = new Jobs({ db, log, metrics: { job } });
    const common = { intervalMs: 3600_000, run: vi.fn<Job['run']>(() => end.promise) };
    jobs.start([
      { name: 'one', isExclusive: true, ...common },
      { name: 'both', isExclusive: false, ...common },
    ]);
    onTestFinished(async () => {
      await jobs.stop();
      await db.destroy();
    });
    return { jobs, run: common.run };
  };
  const servers = [await start(), await start()];
  for (const { jobs } of servers) for (const name of ['one', 'both']) jobs.wake(name);
  await vi.waitFor(() => expect(results).toEqual(['one skipped']));
  expect(servers.flatMap(({ run }) => run.mock.calls)).toHaveLength(3);
  end.resolve();
  await vi.waitFor(() =>
    expect(results.toSorted()).toEqual(['both done', 'both done', 'one done', 'one skipped']),
  );
  // The advisory lock is released.
  servers[1]?.jobs.wake('one');
  await vi.waitFor(() => expect(results.filter((result) => result === 'one done')).toHaveLength(2));
});
