/** Commands on a PostgreSQL database that no server has started with. */
import { randomUUID } from 'node:crypto';
import { expect, inject, it, onTestFinished } from 'vitest';
import { asAdmin, databaseAt } from '../testing/postgres.ts';
import { jawla } from '../testing/runProgram.ts';
import { makeDataDir, testEnvironment } from '../testing/testServer.ts';
import { Client } from 'pg';

async function makeEmptyDatabase(): Promise<string> {
  const adminUrl = inject('postgres')?.adminUrl ?? '';
  const name = `jawla_empty_${randomUUID().slice(0, 8)}`;
  await asAdmin(adminUrl, `create database "${name}"`);
  onTestFinished(() => asAdmin(adminUrl, `drop database "${name}" with (force)`));
  return databaseAt(adminUrl, name);
}

async function countTables(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(
    "select 1 from information_schema.tables where table_schema = 'public'",
  );
  await client.end();
  return rowCount ?? 0;
}

it.each([
  ['doctor'],
  ['doctor', '--fix'],
  ['admin', 'list'],
  'admin create --email you@example.com --user-name you --first Your --last Name'.split(' '),
])('%s %s: refuses an empty database, and makes no table', async (...command) => {
  const url = await makeEmptyDatabase();
  const env = { ...testEnvironment(await makeDataDir()), DATABASE_URL: url };
  const { code, err } = await jawla(command, env);
  expect(code).toBe(1);
  expect(err).toContain('The database in DATABASE_URL has no tables of Jawla. Only "start" makes');
  expect(await countTables(url)).toBe(0);
});

it('reports a database without accounts', async () => {
  const env = testEnvironment(await makeDataDir());
  expect(await jawla(['doctor'], env)).toMatchObject({
    code: 1,
    out: expect.stringContaining('The database has no account.'),
  });
});
