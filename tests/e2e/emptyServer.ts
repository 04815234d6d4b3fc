/** Servers without demo data, as after their first start. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseResponse } from '@jawla/contract';
import type { APIRequestContext } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');

export const FIRST_ADMIN = {
  userName: 'boss',
  fname: 'Big',
  lname: 'Boss',
  email: 'boss@example.com',
  password: 'Sunrise24',
};

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

/** Starts an empty server and creates `FIRST_ADMIN`. Resolves with its origin and the admin's token. */
export async function startWithAdmin(
  request: APIRequestContext,
  changes: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; token: string; stop: () => Promise<void> }> {
  const { link, stop } = await startEmpty(changes);
  const { origin, hash } = new URL(link);
  const first = await request.post(`${origin}/api/first-admin`, {
    data: { ...FIRST_ADMIN, secret: hash.slice(1) },
  });
  const { token } = parseResponse('firstAdmin', await first.json());
  return { origin, token, stop };
}
