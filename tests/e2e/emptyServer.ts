/** A server without demo data, as after its first start. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Starts an empty server, and resolves with the link that it prints for its first admin. */
export async function startEmpty(
  changes: Readonly<Record<string, string>> = {},
): Promise<{ link: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jawla-first-'));
  const env = { ...process.env, PORT: '0', DEMO: '0', DATA_DIR: dataDir, ...changes };
  const server = spawn(process.execPath, [join(ROOT, 'apps/api/bin/jawla.mjs'), 'start'], { env });
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const link = await new Promise<string>((resolve, reject) => {
    let out = '';
    server.stdout.on('data', (data) => {
      out += String(data);
      const found = /http\S+first-admin#\S+(?=\n)/.exec(out)?.[0];
      if (found !== undefined) resolve(found);
    });
    server.once('close', () => reject(new Error(out)));
  });
  return {
    link,
    stop: async () => {
      server.kill();
      await closed;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
