/** Backup and restore of PostgreSQL with its own tools, as in docs/operations.md. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathTo } from '@jawla/contract';
import { expect, it, onTestFinished } from 'vitest';
import { openTour } from '../testing/openTour.ts';
import { findPrograms } from '../testing/postgres.ts';
import { databaseUrlOf } from '../testing/testDatabase.ts';
import { createTestUser, makeDataDir, startTestServer, testConfig } from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import { uploadTour } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

it('restores a pg_dump with sessions and tours into another database', async () => {
  const dataDir = await makeDataDir();
  const first = await startTestServer(testConfig(dataDir));
  const { user, token } = await createTestUser(first, 'admin', { isAdmin: true });
  const project = await first.services.projects.add(user.id, { name: 'Villa', number: '1' });
  await uploadTour(first, { projectId: project.id, token, archive: tourArchive('kept') });

  const tool = (name: string, ...args: string[]) =>
    execFileSync(join(findPrograms() ?? '', name), args, { stdio: 'pipe' });
  const dump = join(dataDir, 'jawla.dump');
  // The server is running.
  tool('pg_dump', '--format=custom', `--file=${dump}`, databaseUrlOf(dataDir) ?? '');
  await first.stop();
  const elsewhere = databaseUrlOf(await makeDataDir()) ?? '';
  tool('pg_restore', '--clean', '--if-exists', '--no-owner', `--dbname=${elsewhere}`, dump);

  const second = await startTestServer(testConfig(dataDir, { databaseUrl: elsewhere }));
  onTestFinished(() => second.stop());
  expect((await second.call('GET', `user/${token}`)).status).toBe(200);
  const found = await second.call('GET', pathTo('projectFolder', { folder: 'admin|Villa' }), {
    token,
  });
  const url = await openTour(second, ok('projectFolder', found).path);
  expect((await second.send({ path: url })).text).toContain('kept');
});
