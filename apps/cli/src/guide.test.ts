/** The commands of docs/command-line.md, as a reader copies them, and the options that it or docs/moving.md names. */
import { readFileSync, copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT } from '@jawla/contract/move';
import { expect, it } from 'vitest';
import { startFakePortal } from './testing/fakePortal.ts';
import { FAKE_KEY, makeFolder, startCli } from './testing/runCli.ts';
import { tourFolder, tourZip } from './testing/tours.ts';

const GUIDE = join(import.meta.dirname, '../../../docs/command-line.md');
const MOVING = join(import.meta.dirname, '../../../docs/moving.md');
const COMMAND = /^ *npx @jawla\/cli (.+)$/gm;

it('the commands of the guide work, in their order', async () => {
  const commands = [...readFileSync(GUIDE, 'utf8').matchAll(COMMAND)].map(([, args = '']) => args);
  expect(commands.length).toBeGreaterThan(4);
  const portal = await startFakePortal();
  const folder = makeFolder();
  copyFileSync(await tourZip('from a zip file'), join(folder, 'tour.zip'));
  cpSync(tourFolder('from a folder'), join(folder, 'tour'), { recursive: true });
  const env = { JAWLA_URL: portal.origin, JAWLA_KEY: FAKE_KEY, XDG_CACHE_HOME: makeFolder() };
  for (const command of commands) {
    const { code, err } = await startCli(command.split(' '), env, folder).ended;
    expect({ command, code, err }).toMatchObject({ command, code: EXIT.done });
  }
});

it('the guides name each option of the commands', async () => {
  const guide = [GUIDE, MOVING].map((path) => readFileSync(path, 'utf8')).join('');
  const { out } = await startCli(['--help'], {}).ended;
  const options = new Set(out.match(/--[a-z-]+/g));
  expect([...options].filter((option) => !guide.includes(option))).toEqual([]);
});
