/** Starting, stopping, starting again. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathTo, parseAnswer } from '@jawla/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import {
  addPerson,
  makeDataDir,
  multipart,
  PASSWORD,
  startTestServer,
  testConfig,
} from './testing/testServer.ts';
import { tourArchive } from './testing/tourArchive.ts';

async function start(dataDir: string, changes = {}) {
  const server = await startTestServer(testConfig(dataDir, changes));
  let running = true;
  const stop = async () => {
    if (running) await server.stop();
    running = false;
  };
  onTestFinished(stop);
  return { ...server, stop };
}

describe('a second start', () => {
  it('finds everything as it was, and clears what a killed server left', async () => {
    const dataDir = await makeDataDir();
    const first = await start(dataDir);
    const { token } = await addPerson(first, 'admin', { isAdmin: true });
    const { body, headers } = multipart([
      { name: 'pilot-project-folder', file: tourArchive('kept'), fileName: 'pilot.zip' },
    ]);
    await first.send({
      method: 'POST',
      path: '/api/pilot_project/create-project',
      headers: { ...headers, token },
      body,
    });
    await first.stop();
    await mkdir(join(dataDir, 'incoming/half'));
    await mkdir(join(dataDir, 'tours/gone/version'), { recursive: true });
    await writeFile(join(dataDir, 'tours/gone/version/index.html'), 'orphan');

    const second = await start(dataDir);
    const pilot = await second.call('GET', pathTo('pilot', { name: 'pilot' }));
    const { pathname } = new URL(parseAnswer('pilot', pilot.json()).path);
    expect((await second.send({ path: pathname, host: 'tours' })).text).toContain('kept');
    expect((await second.call('GET', `user/${token}`)).status).toBe(200);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
    expect(await readdir(join(dataDir, 'tours'))).not.toContain('gone');
  });
});

describe('the server does not start, and says why in one sentence, when', () => {
  const sentence = (text: string | RegExp) => ({
    name: 'StartProblem',
    message: expect.stringMatching(text),
  });

  it('its port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    onTestFinished(() => void other.close());
    await expect(start(await makeDataDir(), { port })).rejects.toMatchObject(
      sentence(/^Port \d+ is taken/),
    );
  });

  it('another server has its data', async () => {
    const dataDir = await makeDataDir();
    const first = await start(dataDir);
    await expect(start(dataDir)).rejects.toMatchObject(sentence(/^Another Jawla is running/));
    await first.stop();
    await expect(start(dataDir)).resolves.toBeDefined();
  });

  it('its folder is a file', async () => {
    const dataDir = join(await makeDataDir(), 'file');
    await writeFile(dataDir, '');
    await expect(start(dataDir)).rejects.toMatchObject(sentence(/cannot be written/));
  });

  it('portal and tours share an origin', async () => {
    const same = 'https://tours.example.com';
    await expect(
      start(await makeDataDir(), { portalUrl: same, toursUrl: same }),
    ).rejects.toMatchObject(sentence(/a host of their own/));
  });

  it('its data is newer than the program', async () => {
    const dataDir = await makeDataDir();
    await (await start(dataDir)).stop();
    const database = new DatabaseSync(join(dataDir, 'jawla.sqlite'));
    database.exec(`insert into kysely_migration values ('9999_future', '2030-01-01T00:00:00Z')`);
    database.close();
    await expect(start(dataDir)).rejects.toMatchObject(sentence(/written by a newer Jawla/));
  });

  it.each([
    [{ PORT: 'four' }, /^PORT is "four"/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ PORTAL_URL: 'example' }, /^PORTAL_URL is "example"/],
    [{ TOURS_URL: 'https://example.com/tours' }, /has to be an origin/],
  ])('the environment says %j', (env, message) => {
    expect(() => readConfig(env, { dev: false })).toThrow(
      expect.objectContaining(sentence(message)),
    );
  });
});

describe('the log', () => {
  it('tells routes and statuses, and no secrets', async () => {
    const server = await start(await makeDataDir());
    const { user, token } = await addPerson(server, 'secretive', { isAdmin: true });
    const link = await server.services.links.make('secret', user);
    const { id } = await server.services.projects.add(user.id, {
      name: 'Private villa',
      number: '1',
    });
    const { body, headers } = multipart([
      { name: 'emailType', value: 'uploadProjectFiles' },
      { name: 'project-folder', file: tourArchive(), fileName: 'private.zip' },
    ]);
    await server.send({
      method: 'POST',
      path: `/api/project/upload-folder/${id}?date=2026-01-01&projectType=date`,
      headers: { ...headers, token },
      body,
    });
    const found = await server.call(
      'GET',
      pathTo('projectFolder', { folder: 'secretive|Private villa' }),
      { token },
    );
    const { pathname } = new URL(parseAnswer('projectFolder', found.json()).path);
    await server.send({ path: pathname, host: 'tours' });
    await server.call('GET', `user/${token}`);
    await server.call('GET', `user/verify/${link}`);
    await server.call('POST', 'auth/email-login', {
      body: { email: user.email, password: PASSWORD },
    });
    await server.call('PUT', `user/update-password/${link}`, { body: { password: 'Newpass123' } });

    const log = server.logLines.join('\n');
    expect(log).toContain('"route":"GET /api/user/{token}","status":200');
    const [, , ticket = ''] = pathname.split('/');
    for (const secret of [
      token,
      link,
      ticket,
      PASSWORD,
      'Newpass123',
      user.email,
      'Private',
      'private',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
