/** The command line as people get it: packed, installed in an empty folder, and run by `npx`. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { FAKE_CLIENT, startFakePortal } from '../../apps/cli/src/testing/fakePortal';
import { FAKE_KEY, makeFolder } from '../../apps/cli/src/testing/runCli';
import { tourZip } from '../../apps/cli/src/testing/tours';

const ROOT = join(import.meta.dirname, '../..');
const INSTALL_MS = 240_000;
const run = promisify(execFile);
const Packed = z.array(
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
);

const folder = mkdtempSync(join(tmpdir(), 'jawla-cli-package-'));
let files: string[] = [];

beforeAll(async () => {
  const pack = ['pack', '--json', '--silent', '--pack-destination', folder, '-w', '@jawla/cli'];
  const { stdout } = await run('npm', pack, { cwd: ROOT });
  const [packed] = Packed.parse(JSON.parse(stdout.slice(stdout.indexOf('[\n'))));
  if (packed === undefined) throw new Error('npm has packed nothing.');
  files = packed.files.map(({ path }) => path);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  // Offline: it has no dependencies.
  const install = ['install', '--offline', '--no-audit', '--no-fund', packed.filename];
  await run('npm', install, { cwd: folder });
}, INSTALL_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('contains the build only, and nothing of the server', () => {
  const kinds = new Set(files.map((path) => path.replace(/^dist\/assets\/.+\.js$/, 'dist/*.js')));
  expect([...kinds].toSorted()).toEqual([
    'dist/*.js',
    'dist/licenses.md',
    'dist/main.js',
    'package.json',
  ]);
  const code = files
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFileSync(join(folder, 'node_modules/@jawla/cli', path), 'utf8'));
  // Regions of the bundle have the paths of their sources.
  expect(code.join('\n')).toContain('packages/archives/src/');
  expect(code.join('\n')).not.toContain('apps/api/');
});

it('brings no other package', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(
    ['@jawla'],
  );
});

it('says how it is used', async () => {
  const { stdout } = await run('npx', ['jawla', '--help'], { cwd: folder });
  expect(stdout).toContain('jawla publish <folder>|<file.zip> --client <client>');
});

it('publishes a tour', async () => {
  const portal = await startFakePortal();
  const args = ['--client', FAKE_CLIENT, '--project', 'Mall', '--date', '2026-03-12'];
  const { stdout } = await run('npx', ['jawla', 'publish', await tourZip(), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      JAWLA_URL: portal.origin,
      JAWLA_KEY: FAKE_KEY,
      XDG_CACHE_HOME: makeFolder(),
    },
  });
  expect(stdout).toBe('Published: acme, Mall, 2026-03-12\n');
  expect(portal.tours.has('2026-03-12')).toBe(true);
});
