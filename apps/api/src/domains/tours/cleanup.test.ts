import { expect, it } from 'vitest';
import { openTestServer } from '../../testing/testServer.ts';
import { clearOrphans } from './cleanup.ts';

it('deletes orphaned files, except recent ones, which an upload may still publish', async () => {
  const { server, close } = await openTestServer();
  const { files, clock } = server.services;
  await files.put('tours/project/version.zip', Buffer.from('tour'));
  expect(await clearOrphans(server.services, clock.in(-60))).toBe(0);
  expect(await files.find('tours/project/version.zip')).toBeDefined();
  expect(await clearOrphans(server.services, clock.in(60))).toBe(1);
  expect(await files.find('tours/project/version.zip')).toBeUndefined();
  await close();
});
