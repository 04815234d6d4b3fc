/** What the benchmarks measure: builds served by the product's own server, and a plain form as the baseline. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestHttp1 } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseResponse } from '@jawla/contract';
import { serveStatic } from '../staticServer.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Of everybody in the demo. */
export const PASSWORD = 'Demo2024tour';
const CANCEL_TIMEOUT_MS = 60_000;

/** Clients in addition to the named ones of the demo. */
const CROWD = 10_000;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((server) => server.kill()));
// Without a listener there is no `exit`.
process.once('SIGTERM', () => process.exit(1));

export interface Served {
  origin: string;
  close: () => Promise<void>;
}

export interface ServedBuild extends Served {
  /** Serves another build at the same origin, with the same data: restarts the server, as a deploy does. */
  deploy: (dist: string) => Promise<void>;
}

/** Serves a build with demo buildings and ten thousand clients. */
export async function serveBuild(dist: string, port: number): Promise<ServedBuild> {
  const data = mkdtempSync(join(tmpdir(), 'jawla-bench-'));
  const origin = `http://localhost:${port}`;
  let served = dist;
  let server = await start(dist, origin, data);
  return {
    origin,
    deploy: async (other) => {
      if (other === served) return;
      await stop(server);
      server = await start(other, origin, data);
      served = other;
    },
    close: async () => {
      await stop(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function start(dist: string, origin: string, data: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/api/bin/jawla.mjs', 'start'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: new URL(origin).port,
      DATA_DIR: data,
      DEMO: String(CROWD),
      PORTAL_DIR: dist,
    },
  });
  running.add(child);
  await answers(`${origin}/api/health`, child);
  return child;
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await ended;
  running.delete(server);
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

/**
 * Speaks HTTP/2 for a server, as the proxies of docs/deployment.md do: the server itself speaks HTTP/1.1. Needs openssl,
 * which makes the certificate.
 */
export async function serveHttp2(target: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'jawla-http2-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const command = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  await promisify(execFile)('openssl', [...command, '-keyout', key, '-out', cert]);
  const proxy = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
  rmSync(folder, { recursive: true, force: true });
  proxy.on('stream', (stream, headers) => {
    const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const options = {
      method: headers[':method'],
      headers: { ...Object.fromEntries(own), host: new URL(target).host },
    };
    const asked = requestHttp1(new URL(headers[':path'] ?? '/', target), options, (answer) => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest } = answer.headers;
      if (stream.destroyed) return;
      stream.respond({ ...rest, ':status': answer.statusCode });
      answer.pipe(stream);
    });
    // The page has left, or the server has stopped for a deploy.
    asked.on('error', () => stream.close());
    stream.on('error', () => asked.destroy());
    stream.pipe(asked);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, 'localhost', resolve);
  });
  const address = proxy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `https://localhost:${port}`,
    close: () => new Promise((resolve) => proxy.close(() => resolve())),
  };
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
