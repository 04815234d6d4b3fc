/** The command line, in a child process: what depends on neither database nor file store. */
import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { jawla, PROGRAM } from '../testing/runProgram.ts';
import { startProcess } from '../testing/serverProcess.ts';
import {
  makeDataDir,
  startTestServer,
  testConfig,
  testEnvironment,
} from '../testing/testServer.ts';

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

  it('reports invalid option values', async () => {
    const dataDir = await makeDataDir();
    await (await startTestServer(testConfig(dataDir))).stop();
    const env = testEnvironment(dataDir);
    const wrong = await jawla(
      [
        'admin',
        'create',
        '--email',
        'boss',
        '--user-name',
        'a/b',
        '--first',
        'Bo',
        '--last',
        'Boss',
      ],
      env,
    );
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('--email has to be an e-mail address.');
    expect(wrong.err).toContain('--user-name has to have');
    expect(wrong.err).toContain('--first has to have 3 to 30 visible characters.');
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
        if (out.includes('first-admin#')) resolve();
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
    // For a person, once, and not in the log.
    const log = out.split('\n').filter((line) => line.startsWith('{'));
    expect(log.join()).not.toContain('first-admin#');
    expect(out.match(/http:\/\/localhost:\d+\/first-admin#ln_[\w-]{43}\n/g)).toHaveLength(1);
  });

  it('prints no link for a first admin when there are accounts', async () => {
    const dataDir = await makeDataDir();
    const own = testEnvironment(dataDir);
    const first = await startProcess(dataDir);
    first.child.kill('SIGTERM');
    await first.ended;
    await jawla(
      'admin create --email boss@example.com --user-name boss --first Big --last Boss'.split(' '),
      own,
    );
    const server = await startProcess(dataDir);
    let out = '';
    server.child.stdout?.on('data', (data) => (out += String(data)));
    server.child.kill('SIGTERM');
    await server.ended;
    expect(out).not.toContain('first-admin');
  });
});
