/** Exports of all clients, of whom one cannot be exported. */
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EXIT } from '@jawla/contract/move';
import { EXPORT_INDEX, EXPORT_JOURNAL } from '@jawla/contract/moveFormat';
import { expect, it } from 'vitest';
import { exportClients } from './exportCommand.ts';
import { FILES, startExportPortal, withIndex, zipWith } from './testing/exportPortal.ts';

const rowOf = (userName: string) => ({
  _id: userName,
  userName,
  fname: 'First',
  lname: 'Last',
  email: `${userName.length}@example.com`,
  verified: true,
  isAdmin: false,
  projectsData: [],
});

it('names the client who cannot be exported, and the same command tries that one again', async () => {
  const opened = await startExportPortal(zipWith(withIndex(FILES)));
  const { portal, context, folder, said } = opened;
  const names = ['gone', 'acme', '../up'];
  portal.override = (request, response) => {
    if (request.url?.startsWith('/api/user?') !== true) return false;
    const users = names.map((name) => rowOf(name));
    response.end(JSON.stringify({ users, next: null, prev: null }));
    return true;
  };
  expect(await exportClients.run(['--all', folder], context)).toBe(EXIT.partly);
  expect(said.join('')).toContain('Not exported: gone, ../up.');
  await access(join(folder, 'acme', EXPORT_INDEX));
  expect((await readdir(folder)).toSorted()).toEqual([EXPORT_JOURNAL, 'acme']);
  expect(await readdir(opened.parent)).toEqual(['out']);

  const before = portal.ranges.length;
  names.splice(0, names.length, 'acme');
  expect(await exportClients.run(['--all', folder], context)).toBe(EXIT.done);
  // What was there was not downloaded again.
  expect(portal.ranges.length).toBe(before);
  expect(await readdir(folder)).toEqual(['acme']);
});
