/** Full disk: login, reading and deleting still work, and uploads are rejected with the reason. */
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathTo } from '@jawla/contract';
import { SUB_DATES_MAX } from '@jawla/contract/limits';
import { describe, expect, it, onTestFinished } from 'vitest';
import { canMount, mountSmallDisk } from '../testing/smallDisk.ts';
import {
  createTestUser,
  makeDataDir,
  PASSWORD,
  startTestServer,
  testConfig,
  type Answer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import { RESUMABLE_PATH } from '../uploads/resumable/resumableUploads.ts';
import { sweep } from '../testing/sweep.ts';
import { postForm, tourForm } from '../testing/files.ts';
import { ok, problem } from '../testing/api.ts';

const FORM = {
  number: '1',
  name: 'Villa',
  location: 'Amman',
  type: 'residential',
  area: '1',
  height: '1',
  consultant: 'Noor',
  duration: '1',
  status: 'done',
  date: '',
};

/** Stores database and files on the same disk. */
const ON_DISK = { s3: undefined, databaseUrl: undefined };

async function open() {
  const dataDir = await makeDataDir();
  mountSmallDisk(dataDir, 16);
  const server = await startTestServer(testConfig(dataDir, ON_DISK));
  onTestFinished(() => server.stop());
  const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
  const project = await server.services.projects.add(user.id, { name: 'Villa', number: '1' });
  const login = () =>
    server.call('POST', 'auth/email-login', { body: { email: user.email, password: PASSWORD } });
  const createProject = (name: string) =>
    server.call('POST', pathTo('createProject', { clientId: 'admin' }), {
      token,
      body: { name, number: '7' },
    });
  const upload = (lang = 'en') => {
    const path = `/api/project/upload-folder/${project.id}?date=2026-01-02&projectType=date`;
    return postForm(server, path, tourForm(tourArchive()), { token, lang });
  };
  const fill = async () => {
    const filler = join(dataDir, 'filler');
    const { bavail, bsize } = await statfs(dataDir);
    await writeFile(filler, Buffer.alloc(bavail * bsize));
    return () => rm(filler);
  };
  return { server, token, project, login, createProject, upload, fill };
}

function expectFull(answer: Answer, language: 'en' | 'ar' = 'en'): void {
  const { message } = problem(answer, 507);
  expect(message).toMatch(language === 'en' ? /space/ : /مساحة/);
}

describe.runIf(canMount)('while the disk is full', () => {
  it('login, logout, reading and deleting work', async () => {
    const { server, token, project, login, fill } = await open();
    await fill();
    let last = '';
    for (let count = 0; count < 300; count += 1) {
      const answer = await login();
      expect(answer.status).toBe(200);
      const session = ok('emailLogin', answer).token;
      expect((await server.call('GET', `user/${session}`)).status).toBe(200);
      last = session;
    }
    expect((await server.call('POST', 'auth/logout', { token: last })).status).toBe(200);
    expect((await server.call('GET', 'user?page=1', { token })).status).toBe(200);
    const gone = await server.call('DELETE', `project/${project.id}`, { token });
    expect(gone.status).toBe(200);
    expect((await server.call('GET', `project/${project.id}`, { token })).status).toBe(404);
  });

  it('writes and uploads return 507 with the reason until space is freed', async () => {
    const { server, token, project, login, createProject, upload, fill } = await open();
    const guest = await createTestUser(server, 'guest');
    const share = () =>
      server.call('PUT', pathTo('addAccess', { projectId: project.id }), {
        token,
        body: { email: guest.user.email },
      });
    const clear = await fill();
    expectFull(await createProject('Tower'));
    expectFull(await share());
    expectFull(await upload());
    expectFull(await upload('ar'), 'ar');
    expectFull(
      await server.send({
        method: 'POST',
        path: RESUMABLE_PATH,
        headers: { 'tus-resumable': '1.0.0', token, 'upload-length': '1000' },
      }),
    );
    expect((await login()).status).toBe(200);
    await clear();
    expect((await createProject('Tower')).status).toBe(200);
    expect((await share()).status).toBe(200);
    expect((await upload()).status).toBe(200);
  });

  it('writes and logins return 507 once the reserve is used up, and the sweep restores it', async () => {
    const { server, token, project, login, createProject, fill } = await open();
    const clear = await fill();
    const { db } = server.services;
    const grow = async (count: number) => {
      const value = 'x'.repeat(3000);
      await db
        .insertInto('settings')
        .values({ key: `filler ${count}`, value })
        .execute();
    };
    const growUntilFull = async () => {
      for (let count = 0; count < 1000; count += 1) await grow(count);
    };
    await expect(growUntilFull()).rejects.toThrow('database or disk is full');
    // In a transaction, which SQLite has already rolled back when the error is thrown.
    const days = Array.from({ length: SUB_DATES_MAX }, (_, count) =>
      new Date(Date.UTC(2020, 0, count + 1)).toISOString().slice(0, 10),
    );
    const updateProject = () =>
      server.call('PUT', pathTo('updateProject', { projectId: project.id }), {
        token,
        body: { ...FORM, subDate: days },
      });
    expectFull(await updateProject());
    const failed = async () => {
      for (let count = 0; count < 1000; count += 1) {
        const answer = await login();
        if (answer.status !== 200) return answer;
      }
      throw new Error('The reserve has no end');
    };
    expectFull(await failed());
    expect((await server.send({ path: '/api/health/ready' })).status).toBe(200);
    await clear();
    expect((await login()).status).toBe(200);
    expect((await createProject('Tower')).status).toBe(200);
    expect((await updateProject()).status).toBe(200);
    // The sweep restores the reserve.
    await sweep(server.services);
    await fill();
    for (let count = 0; count < 100; count += 1) expect((await login()).status).toBe(200);
  });
});
