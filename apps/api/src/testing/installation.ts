/** The program installed in a folder of its own, whose commands a test runs as an operator types them. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from './runProgram.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** Variables of the configuration that the test's own environment may have. */
const CLEARED = ['DATA_DIR', 'DATABASE_URL', 'DEMO', 'PORTAL_URL', 'S3_BUCKET', 'S3_ENDPOINT'];

export interface Installation {
  /** As `/opt/jawla` in the guides. Without `DATA_DIR`, the data is in `data` below it. */
  readonly folder: string;
  /** Runs a command line in a shell, in the folder. */
  run(command: string, env?: Readonly<Record<string, string>>): Promise<Result>;
}

/** Installs the program without its tests. The caller must delete the folder. */
export async function install(): Promise<Installation> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'jawla-install-')));
  await mkdir(join(folder, 'apps/api'), { recursive: true });
  const api = 'apps/api';
  for (const path of ['package.json', `${api}/package.json`, `${api}/bin`, `${api}/src`]) {
    await cp(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.endsWith('.test.ts'),
    });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return { folder, run: (command, env = {}) => runIn(folder, command, env) };
}

function runIn(
  cwd: string,
  command: string,
  changes: Readonly<Record<string, string>>,
): Promise<Result> {
  const inherited = Object.entries(process.env).filter(([name]) => !CLEARED.includes(name));
  return new Promise((resolve) => {
    const env = { ...Object.fromEntries(inherited), ...changes };
    const child = spawn('sh', ['-c', command], { cwd, env });
    const result: Result = { code: null, out: '', err: '' };
    child.stdout.on('data', (data) => (result.out += String(data)));
    child.stderr.on('data', (data) => (result.err += String(data)));
    child.on('close', (code) => resolve({ ...result, code }));
  });
}
