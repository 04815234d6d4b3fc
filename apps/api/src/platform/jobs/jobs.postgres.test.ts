/** Jobs of two servers that share a PostgreSQL database. */
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { makeDataDir, testConfig } from '../../testing/testServer.ts';
import { jsonLog } from '../base/log.ts';
import { tryAdvisoryLock } from '../db/advisoryLock.ts';
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
  await eventually(() => expect(results).toEqual(['one skipped']));
  expect(servers.flatMap(({ run }) => run.mock.calls)).toHaveLength(3);
  end.resolve();
  await eventually(() =>
    expect(results.toSorted()).toEqual(['both done', 'both done', 'one done', 'one skipped']),
  );
  // The advisory lock is released.
  servers[1]?.jobs.wake('one');
  await eventually(() => expect(results.filter((result) => result === 'one done')).toHaveLength(2));
});

describe('locks of jobs', () => {
  const NAMES = Array.from({ length: 12 }, (_, index) => `job ${index}`);

  async function runAll() {
    const log = jsonLog(() => undefined);
    const config = testConfig(await makeDataDir());
    const db = await openDatabase(config, log);
    const end = Promise.withResolvers<void>();
    const results: string[] = [];
    const run = vi.fn<Job['run']>(() => end.promise);
    const metrics = { job: (name: string, result: string) => results.push(`${name} ${result}`) };
    const jobs = new Jobs({ db, log, metrics });
    jobs.start(NAMES.map((name) => ({ name, intervalMs: 3600_000, isExclusive: true, run })));
    onTestFinished(async () => {
      end.resolve();
      await jobs.stop();
      await db.destroy();
    });
    for (const name of NAMES) jobs.wake(name);
    await eventually(() => expect(run).toHaveBeenCalledTimes(NAMES.length));
    return { config, log, db, jobs, run, results, end };
  }

  it('take no connection of those that answer requests', async () => {
    const { db, results, end } = await runAll();
    const asked = Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(db));
    expect(await Promise.all(asked)).toHaveLength(10);
    const locks = await sql<{
      sessions: number;
    }>`select count(distinct pid) as sessions from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
      db,
    );
    expect(locks.rows).toEqual([{ sessions: 1 }]);
    end.resolve();
    await eventually(() => expect(results).toHaveLength(NAMES.length));
    expect(new Set(results.map((each) => each.replace(/ \d+/, '')))).toEqual(new Set(['job done']));
  });

  it('are taken again after their connection was lost', async () => {
    const { config, log, db, jobs, run, results, end } = await runAll();
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
    end.resolve();
    await eventually(() => expect(results).toHaveLength(NAMES.length));
    expect(results.every((result) => result.endsWith('done'))).toBe(true);
    const held = Promise.withResolvers<void>();
    run.mockImplementation(() => held.promise);
    jobs.wake('job 0');
    await eventually(() => expect(run).toHaveBeenCalledTimes(NAMES.length + 1));
    const other = await openDatabase(config, log);
    onTestFinished(() => other.destroy());
    expect(await tryAdvisoryLock(other, 'job job 0', () => Promise.resolve('ran'))).toBeUndefined();
    held.resolve();
    await eventually(() => expect(results).toHaveLength(NAMES.length + 1));
    expect(await tryAdvisoryLock(other, 'job job 0', () => Promise.resolve('ran'))).toBe('ran');
  });

  it('are held once in a process', async () => {
    const { db } = await runAll();
    expect(await tryAdvisoryLock(db, 'job job 0', () => Promise.resolve('ran'))).toBeUndefined();
  });
});
