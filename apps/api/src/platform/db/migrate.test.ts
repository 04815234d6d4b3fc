/** Migrations of a new release on the database of the previous release. */
import type { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { makeDataDir, testConfig } from '../../testing/testServer.ts';
import { jsonLog } from '../base/log.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open.ts';

function addColumn(name: string) {
  return {
    up: (db: Kysely<unknown>) => db.schema.alterTable('pilots').addColumn(name, 'text').execute(),
  };
}

it('runs all new migrations, or rolls back all when one fails', async () => {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  onTestFinished(() => db.destroy());
  const columns = async () => {
    const tables = await db.introspection.getTables();
    return tables.find(({ name }) => name === 'pilots')?.columns.map(({ name }) => name) ?? [];
  };
  const before = await columns();
  const next = { ...MIGRATIONS, '9998_next': addColumn('added') };

  await expect(migrate(db, { ...next, '9999_last': addColumn('added') })).rejects.toMatchObject({
    name: 'OperatorError',
    message: 'The database could not be brought up to date; nothing was changed.',
  });
  expect(await columns()).toEqual(before);

  await migrate(db, { ...next, '9999_last': addColumn('last') });
  expect(await columns()).toEqual([...before, 'added', 'last']);
});
