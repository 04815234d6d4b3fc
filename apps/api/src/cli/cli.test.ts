/** Commands that change data, in a child process. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jawla } from '../testing/runProgram.ts';
import {
  makeDataDir,
  startTestServer,
  testConfig,
  testEnvironment,
} from '../testing/testServer.ts';

describe('jawla', () => {
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
    // The first start creates the database.
    await (await startTestServer(testConfig(dataDir))).stop();
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
      const staff = names.map((part) => part.replace('boss', 'crew'));
      const crew = await jawla(['admin', 'create', ...staff, '--role', 'staff'], env);
      expect(crew.out).toMatch(/^Staff crew is made/);
      expect((await jawla(['admin', 'list'], env)).out).toBe(
        'boss@example.com  boss\ncrew@example.com  crew  (staff, no password yet)\n',
      );
      const again = await jawla(['admin', 'create', ...names], env);
      expect(again).toMatchObject({
        code: 1,
        err: 'There already is an account with boss@example.com.\n',
      });

      const opened = await jawla(['admin', 'password-login', '--email', 'boss@example.com'], env);
      expect(opened.out).toMatch(/^People can log in by password until 20\S+Z\.\n/);
      expect(opened.out).toMatch(/^https:\/\/portal\.example\.com\/reset-password\/ln_\S+$/m);
      const { passwordLogin } = server.services;
      await expect(passwordLogin.isOpen()).resolves.toBe(true);
      const nobody = await jawla(['admin', 'password-login', '--email', 'no@example.com'], env);
      expect(nobody).toMatchObject({ code: 1, err: 'There is no account with no@example.com.\n' });
    } finally {
      await server.stop();
    }
  });
});
