/** What the benchmarks measure: builds served by the product's own server, and a plain form as the baseline. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseResponse } from '@jawla/contract';
import { serveStatic } from '../staticServer.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Of everybody in the demo. */
export const PASSWORD = 'Demo2024tour';
const CANCEL_TIMEOUT_MS = 60_000;

export interface Served {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a build with demo buildings and, unless said, forty more clients. */
export async function serveBuild(
  dist: string,
  port: number,
  crowd: number | 'many' = 'many',
): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'jawla-bench-'));
  const child = spawn(process.execPath, ['apps/api/bin/jawla.mjs', 'start'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DEMO: String(crowd),
      PORTAL_DIR: dist,
    },
  });
  const origin = `http://localhost:${port}`;
  await answers(`${origin}/api/health`, child);
  return {
    origin,
    close: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const late = Date.now() + CANCEL_TIMEOUT_MS;
  while (Date.now() < late) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    const up = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answered at ${url}.`);
}

/** The email of a demo user. */
export function emailOf(userName: string): string {
  return `${userName}@demo.jawla.example`;
}

/** The token of a demo user. */
export async function logIn(origin: string, userName: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/email-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: emailOf(userName), password: PASSWORD }),
  });
  return parseResponse('emailLogin', await answer.json()).token;
}

const FORM = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Log in</title><h1>Log in</h1><form method="post"><p><label>E-mail <input name="email" type="email"></label></p>
<p><label>Password <input name="password" type="password"></label></p><button>Log in</button></form>`;

/** The floor: the same form without styles and without code. */
export async function servePlainForm(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'jawla-form-'));
  writeFileSync(join(folder, 'index.html'), FORM);
  const { server, origin } = await serveStatic(folder);
  return {
    origin,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
