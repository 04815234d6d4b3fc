import { expect, it, onTestFinished } from 'vitest';
import { makeDataDir, testConfig } from '../../testing/testServer.ts';
import { jsonLog } from '../base/log.ts';
import { isDatabaseUnavailable, isForeignKeyViolation } from './errors.ts';
import { openDatabase } from './open.ts';
import { withTransaction } from './withTransaction.ts';

it('retries a missing parent once, and does not call the database unavailable', async () => {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  onTestFinished(() => db.destroy());
  let attempts = 0;
  const row = { project_id: 'none', user_id: 'none', created_at: '2026-01-01' };
  const failed = await withTransaction(db, async (transaction) => {
    attempts += 1;
    await transaction.insertInto('access').values(row).execute();
  }).catch((error: unknown) => error);
  expect(attempts).toBe(2);
  expect([isForeignKeyViolation(failed), isDatabaseUnavailable(failed)]).toEqual([true, false]);
});
