/** The command line, in a child process. */
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startProcess } from '../testing/serverProcess.ts';
import {
  makeDataDir,
  startTestServer,
  testConfig,
  testEnvironment,
} from '../testing/testServer.ts';

const PROGRAM = join(import.meta.dirname, '../../bin/jawla.mjs');

interface Result {
  code: number | null;
  out: string;
  err: string;
}

function jawla(args: string[], env: Record<string, string> = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...env } });
    const result: Result = { code: null, out: '', err: '' };
    child.stdout.on('data', (data) => (result.out += String(data)));
    child.stderr.on('data', (data) => (result.err += String(data)));
    child.on('close', (code) => resolve({ ...result, code }));
  });
}

describe('jawla', () => {
  it('prints its usage without a command, and exits with 0 for check', async () => {
    expect(await jawla([])).toMatchObject({ code: 1, err: expect.stringContaining('jawla start') });
    expect(await jawla(['check'])).toMatchObject({ code: 0 });
  });

  it('prints the options of a command with --help, and reports unknown options', async () => {
    const help = await jawla(['doctor', '--help']);
    expect(help).toMatchObject({
      code: 0,
      out: expect.stringContaining('jawla doctor [--deep] [--fix]'),
    });
    const unknown = await jawla(['doctor', '--mend'], testEnvironment(await makeDataDir()));
    expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining("'--mend'") });
    expect(unknown.err).not.toContain('    at ');
  });

  it('starts with demo data when node watches its files, as npm run dev does', async () => {
    const dataDir = await makeDataDir();
    const server = await startProcess(dataDir, { DEMO: '1', WATCH_REPORT_DEPENDENCIES: '1' });
    const health = await server.send({ path: '/api/health' });
    expect(health.status).toBe(200);
  });

  it('keeps running when its stdout is closed', async () => {
    const server = await startProcess(await makeDataDir());
    server.child.stdout?.destroy();
    for (const path of ['/api/health', '/api/user/x', '/api/health']) {
      expect((await server.send({ path })).headers['x-request-id']).toBeDefined();
    }
  });

  it('repairs data with doctor --fix, but not while a server uses it', async () => {
    const dataDir = await makeDataDir();
    const env = testEnvironment(dataDir);
    const server = await startTestServer(testConfig(dataDir));
    await mkdir(join(dataDir, 'incoming/half'));
    try {
      const seen = await jawla(['doctor'], env);
      expect(seen).toMatchObject({ code: 1, out: expect.stringContaining('incoming/half') });
      expect(await jawla(['doctor', '--fix'], env)).toMatchObject({
        code: 1,
        err: expect.stringContaining('Another Jawla is running'),
      });
    } finally {
      await server.stop();
    }
    expect((await jawla(['doctor', '--fix'], env)).out).toContain('Mended.');
    expect((await jawla(['doctor'], env)).out).not.toContain('incoming/half');
  });

  it('creates the first admin with a link that sets the password', async () => {
    const dataDir = await makeDataDir();
    const env = { ...testEnvironment(dataDir), PORTAL_URL: 'https://portal.example.com' };
    const names = [
      '--email',
      'boss@example.com',
      '--user-name',
      'boss',
      '--first',
      'Big',
      '--last',
      'Boss',
    ];
    expect(await jawla(['admin', 'list'], env)).toMatchObject({ out: 'There is no admin yet.\n' });
    const made = await jawla(['admin', 'create', ...names], env);
    expect(made.code).toBe(0);
    const link = /^https:\/\/portal\.example\.com\/create-password\/(ln_\S+)$/m.exec(made.out)?.[1];

    const server = await startTestServer(testConfig(dataDir));
    try {
      const set = await server.call('PUT', `user/update-password/${link ?? ''}`, {
        body: { password: 'Boss1234' },
      });
      expect(set.status).toBe(200);
      const login = await server.call('POST', 'auth/email-login', {
        body: { email: 'boss@example.com', password: 'Boss1234' },
      });
      expect(login.json()).toMatchObject({ user: { isAdmin: true, verified: true } });
      // The server is running.
      expect((await jawla(['admin', 'list'], env)).out).toBe('boss@example.com  boss\n');
      const again = await jawla(['admin', 'create', ...names], env);
      expect(again).toMatchObject({
        code: 1,
        err: 'There already is an account with boss@example.com.\n',
      });
    } finally {
      await server.stop();
    }
  });

  it('reports invalid option values', async () => {
    const env = testEnvironment(await makeDataDir());
    const wrong = await jawla(
      [
        'admin',
        'create',
        '--email',
        'boss',
        '--user-name',
        'a/b',
        '--first',
        'Big',
        '--last',
        'Boss',
      ],
      env,
    );
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('--email has to be an e-mail address.');
    expect(wrong.err).toContain('--user-name has to have');
    expect(await jawla(['admin', 'create', '--mail', 'x'], env)).toMatchObject({ code: 1 });
  });

  it('starts without demo data, prints its URLs and exits with 0 on SIGTERM', async () => {
    const own = testEnvironment(await makeDataDir());
    const env = { ...process.env, ...own, PORT: '0', DEMO: '0' };
    const child = spawn(process.execPath, [PROGRAM, 'start'], { env });
    let out = '';
    const ready = new Promise<void>((resolve) => {
      child.stdout.on('data', (data) => {
        out += String(data);
        if (out.includes('Tours')) resolve();
      });
    });
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
    await ready;
    child.kill('SIGTERM');
    expect(await closed).toBe(0);
    expect(out).toMatch(
      /Portal {3}http:\/\/localhost:\d+\n {2}Tours {4}http:\/\/\*\.tours\.localhost:\d+/,
    );
    expect(out).not.toContain('Demo accounts');
  });
});
