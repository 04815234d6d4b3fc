/** Full disks and disconnects: correct response, old tour still live, no files left. */
import { randomBytes, randomInt } from 'node:crypto';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { pathTo } from '@jawla/contract';
import { RESUMED_FIELD } from '@jawla/contract/limits';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from '../app/config.ts';
import { openTour } from '../testing/openTour.ts';
import { eventually } from '../testing/eventually.ts';
import { filesBelow } from '../testing/keptFiles.ts';
import { mailTo } from '../testing/outbox.ts';
import { canMount, mountSmallDisk } from '../testing/smallDisk.ts';
import {
  createTestUser,
  makeDataDir,
  startTestServer,
  testConfig,
  type Answer,
  type TestServer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import { RESUMABLE_PATH } from './resumable/resumableUploads.ts';
import { multipart, postForm, tourForm } from '../testing/files.ts';
import { ok, problem } from '../testing/api.ts';

const MEGA = 1_000_000;
/** Uses folders even if the run uses a bucket: only a disk can be full. */
const ON_DISK = { s3: undefined };

interface Site {
  readonly server: TestServer;
  readonly token: string;
  readonly projectId: string;
}

/** Starts a server with one project, whose tour contains "old". */
async function open(dataDir: string, changes: Partial<Config> = {}): Promise<Site> {
  const server = await startTestServer(testConfig(dataDir, changes));
  onTestFinished(() => server.stop());
  const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
  const project = await server.services.projects.add(user.id, { name: 'Villa', number: '1' });
  const site = { server, token, projectId: project.id };
  expect((await upload(site, tourArchive('old'))).status).toBe(200);
  return site;
}

const uploadPath = (projectId: string) =>
  `/api/project/upload-folder/${projectId}?date=2026-01-02&projectType=date`;

function upload({ server, token, projectId }: Site, archive: Uint8Array): Promise<Answer> {
  return postForm(server, uploadPath(projectId), tourForm(archive), { token });
}

/** Uploads an archive in chunks, without `Content-Length`. */
function uploadUnannounced({ server, token, projectId }: Site, archive: Uint8Array) {
  const { body, headers } = multipart(tourForm(archive));
  return new Promise<number | undefined>((resolve, reject) => {
    const sending = request({
      host: '127.0.0.1',
      port: server.port,
      method: 'POST',
      path: uploadPath(projectId),
      agent: false,
      headers: { ...headers, token },
    });
    sending.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
    // With `end(body)` alone, Node adds `Content-Length`.
    sending.write(body);
    sending.end();
  });
}

async function readTour({ server, token }: Site): Promise<string> {
  const found = await server.call('GET', pathTo('projectFolder', { folder: 'admin|Villa' }), {
    token,
  });
  const url = await openTour(server, ok('projectFolder', found).path);
  return (await server.send({ path: url })).text;
}

async function expectAsBefore(site: Site, kept: readonly string[]): Promise<void> {
  const { services } = site.server;
  await eventually(async () => expect(await readdir(services.folders.incoming)).toEqual([]));
  expect(await filesBelow(services.files, 'tours')).toEqual(kept);
  expect(await readTour(site)).toContain('old');
}

describe.runIf(canMount)('a full disk', () => {
  async function openSmall(changes: Partial<Config> = {}) {
    const dataDir = await makeDataDir();
    // Room for the database, its reserve of 2 MB, and one archive twice: uploaded and published.
    mountSmallDisk(dataDir, 9);
    const site = await open(dataDir, changes);
    // The owner's mail is written to the disk that is about to be filled.
    await mailTo(dataDir, 'admin@example.com');
    const kept = await filesBelow(site.server.services.files, 'tours');
    /** Fills the disk except for `leave` bytes. @returns Function that frees the space. */
    const fill = async (leave: number): Promise<() => Promise<void>> => {
      const { bavail, bsize } = await statfs(dataDir);
      const path = join(dataDir, 'filler');
      await writeFile(path, Buffer.alloc(bavail * bsize - leave));
      return () => rm(path);
    };
    return { site, kept, fill };
  }

  it('causes 507 for an upload whose Content-Length exceeds the free space', async () => {
    const { site, kept } = await openSmall();
    problem(await upload(site, tourArchive('new', [noise(10)])), 507);
    await expectAsBefore(site, kept);
  });

  it('causes 507 for an upload without Content-Length that exceeds the free space', async () => {
    const { site, kept } = await openSmall();
    expect(await uploadUnannounced(site, tourArchive('new', [noise(10)]))).toBe(507);
    await expectAsBefore(site, kept);
  });

  it('causes 507 for an archive whose content exceeds the free space', async () => {
    const { site, kept } = await openSmall();
    // Pictures are stored uncompressed, even if they compress well.
    const zeros = { name: 'zeros.jpg', content: Buffer.alloc(10 * MEGA) };
    problem(await upload(site, tourArchive('new', [zeros])), 507);
    await expectAsBefore(site, kept);
  });

  it('causes 507 for an archive whose file names exceed the free space', async () => {
    const { site, kept } = await openSmall();
    // Empty files: their sizes do not include the space that the names need.
    const many = Array.from({ length: 15_000 }, (_, tile) => ({
      name: `${'a'.repeat(100)}/${tile}.txt`,
      stored: true,
    }));
    problem(await upload(site, tourArchive('new', many)), 507);
    await expectAsBefore(site, kept);
  });

  it('does not delete a resumable upload, which can be published once space is freed', async () => {
    const { site, kept, fill } = await openSmall(ON_DISK);
    const { server, token, projectId } = site;
    const zeros = { name: 'zeros.jpg', content: Buffer.alloc(3 * MEGA) };
    const archive = tourArchive('new', [zeros]);
    const headers = { 'tus-resumable': '1.0.0', token };
    const begun = await server.send({
      method: 'POST',
      path: RESUMABLE_PATH,
      headers: {
        ...headers,
        'upload-length': String(archive.length),
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: archive,
    });
    const id = String(begun.headers['location']).split('/').at(-1) ?? '';
    const form = multipart([
      { name: 'emailType', value: 'uploadProjectFiles' },
      { name: RESUMED_FIELD, value: id },
    ]);
    const publish = () =>
      server.send({
        method: 'POST',
        path: uploadPath(projectId),
        headers: { ...form.headers, token },
        body: form.body,
      });
    const clear = await fill(1 * MEGA);
    problem(await publish(), 507);
    await expectAsBefore(site, kept);
    await clear();
    expect((await publish()).status).toBe(200);
    expect(await readTour(site)).toContain('new');
  });

  it('causes 507 for a chunk of a resumable upload that exceeds the free space', async () => {
    const { site, kept, fill } = await openSmall(ON_DISK);
    const { server, token } = site;
    const headers = { 'tus-resumable': '1.0.0', token };
    const begun = await server.send({
      method: 'POST',
      path: RESUMABLE_PATH,
      headers: { ...headers, 'upload-length': String(2 * MEGA) },
    });
    const clear = await fill(0.7 * MEGA);
    const chunk = () =>
      server.send({
        method: 'PATCH',
        path: String(begun.headers['location']),
        headers: {
          ...headers,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': '0',
        },
        body: randomBytes(2 * MEGA),
      });
    problem(await chunk(), 507);
    await clear();
    await expectAsBefore(site, kept);
  });

  it('causes 507 for a cover image, until space is freed', async () => {
    const { site, kept, fill } = await openSmall(ON_DISK);
    const { server, token, projectId } = site;
    const side = 600;
    const raw = { width: side, height: side, channels: 3 as const };
    const file = await sharp(randomBytes(side * side * 3), { raw })
      .webp({ quality: 30 })
      .toBuffer();
    const send = () =>
      postForm(
        server,
        `/api/upload-project-img/${projectId}`,
        [{ name: 'project-img', file, fileName: 'villa.webp' }],
        { token },
      );
    const clear = await fill(file.length + 50_000);
    problem(await send(), 507);
    expect(await server.services.files.list('covers')).toEqual([]);
    await clear();
    expect((await send()).status).toBe(200);
    await expectAsBefore(site, kept);
  });

  it('allows reading tours, and publishing once space is freed', async () => {
    const { site, fill } = await openSmall();
    const clear = await fill(0);
    expect(await readTour(site)).toContain('old');
    await clear();
    expect((await upload(site, tourArchive('new'))).status).toBe(200);
    expect(await readTour(site)).toContain('new');
  });
});

function noise(megabytes: number) {
  return { name: 'noise.jpg', content: randomBytes(megabytes * MEGA), stored: true };
}

describe('two hundred clients that disconnect during an upload', () => {
  it('leave no file, no folder and no file descriptor', async () => {
    const site = await open(await makeDataDir());
    const { server, token, projectId } = site;
    const { services } = server;
    const kept = await filesBelow(services.files, 'tours');
    const { body, headers } = multipart(tourForm(tourArchive('new', [noise(1)])));
    const descriptors = () => readdir('/proc/self/fd').catch(() => []);
    // Open all connections of the database pool first: they stay open for seconds after use.
    await Promise.all(Array.from({ length: 20 }, () => server.call('GET', `user/${token}`)));
    const before = (await descriptors()).length;

    const disconnect = () =>
      new Promise<void>((resolve) => {
        const sending = request({
          host: '127.0.0.1',
          port: server.port,
          method: 'POST',
          path: uploadPath(projectId),
          agent: false,
          headers: { ...headers, token, 'content-length': String(body.length) },
        });
        sending.on('error', () => undefined).on('close', resolve);
        sending.write(body.subarray(0, randomInt(body.length)), () => sending.destroy());
      });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 20 }, disconnect));
    }

    await expectAsBefore(site, kept);
    await eventually(async () =>
      expect((await descriptors()).length).toBeLessThanOrEqual(before + 2),
    );
    expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
