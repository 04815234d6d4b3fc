/**
 * PostgreSQL for tests: one cluster per run, one database per data folder. Vitest calls `setup` once, in its main
 * process. The provided values make every test server use PostgreSQL.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { jsonLog } from '../platform/base/log.ts';
import { openDatabase } from '../platform/db/open.ts';
import { findFreePort } from './findFreePort.ts';
import { temporaryFolder } from './temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster in which test servers create their databases; `undefined` if they use SQLite. */
    postgres?: PostgresForTests;
  }
}

export interface PostgresForTests {
  /** URL of a role that may create databases. */
  readonly adminUrl: string;
  /** Template database with the tables. Test databases are copies of it. */
  readonly template: string;
}

export interface Cluster {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Debian installs several versions side by side, outside the PATH. */
const DEBIAN = '/usr/lib/postgresql';
const START_MS = 60_000;

/** @throws {Error} If PostgreSQL is not available. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const cluster = given === undefined ? await startCluster() : undefined;
  const adminUrl = given ?? cluster?.url ?? '';
  const template = `jawla_test_${randomUUID().slice(0, 8)}`;
  await asAdmin(adminUrl, `create database "${template}"`);
  const url = databaseAt(adminUrl, template);
  const db = await openDatabase({ databaseUrl: url, dataDir: '' }, jsonLog());
  await db.destroy();
  project.provide('postgres', { adminUrl, template });
  return async () => {
    if (cluster) await cluster.stop();
    else await dropAll(adminUrl, template);
  };
}

/** Returns the URL of another database on the same server. */
export function databaseAt(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

export async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts a PostgreSQL server in a temporary folder, which `stop` deletes. Its ICU collation differs from that of
 * SQLite, so that tests fail for queries without `ORDER BY`.
 *
 * @param options.isDurable - Commits wait for fsync, as in production.
 */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const programs = findPrograms();
  if (programs === undefined) {
    throw new Error(
      'PostgreSQL is not here. Install it (Debian: apt-get install postgresql-15), or name one that may create databases in TEST_DATABASE_URL.',
    );
  }
  const folder = await mkdtemp(join(isDurable ? tmpdir() : temporaryFolder(), 'jawla-postgres-'));
  const account = unprivileged();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    `-D ${data} -U jawla --auth=trust --encoding=UTF8 --locale-provider=icu --icu-locale=en --no-sync`.split(
      ' ',
    ),
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await findFreePort();
  // The data need not survive a power failure: durability is switched off for speed.
  const volatile = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const settings = {
    ...(!isDurable && volatile),
    max_connections: '200',
    // Instead of 1 GB, in memory.
    max_wal_size: '64MB',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
  };
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...Object.entries(settings).flatMap(asOption)],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const url = `postgresql://jawla@127.0.0.1:${port}/postgres`;
  const kill = () => void child.kill('SIGQUIT');
  process.once('exit', kill);
  await answers(url, child);
  return {
    url,
    port,
    stop: async () => {
      process.off('exit', kill);
      const gone = new Promise((resolve) => child.once('close', resolve));
      kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function asOption([name, value]: [string, string]): string[] {
  return ['-c', `${name}=${value}`];
}

/** Returns the folder of `initdb`, `pg_dump` and the other programs. */
export function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newest.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Returns an unprivileged account if the tests run as root, because PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + START_MS; ; await pause(100)) {
    if (child.exitCode !== null) {
      throw new Error(`PostgreSQL did not start (exit code ${String(child.exitCode)}).`);
    }
    try {
      return await asAdmin(url, 'select 1');
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

async function dropAll(adminUrl: string, template: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${template}%`],
    );
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  } finally {
    await client.end();
  }
}
