/** Resumable uploads: survive disconnects and restarts, belong to one user, and end like plain uploads. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { ENDPOINTS, pathTo } from '@jawla/contract';
import { IMAGE_BYTES_MAX, RESUMED_FIELD } from '@jawla/contract/limits';
import { RESUMABLE } from '@jawla/contract/footageLimits';
import { FOOTAGE_BYTES_MAX } from '@jawla/contract/footageLimits';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sweep } from '../../testing/sweep.ts';
import { openTour } from '../../testing/openTour.ts';
import { eventually } from '../../testing/eventually.ts';
import { contentOf, filesBelow } from '../../testing/keptFiles.ts';
import {
  createTestUser,
  makeDataDir,
  startUntilTestEnds,
  testConfig,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { RESUMABLE_PATH } from './resumableUploads.ts';
import { type FormPart, mp4, multipart, postForm } from '../../testing/files.ts';
import { ok, problem } from '../../testing/api.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const CHUNK = { ...TUS, 'content-type': 'application/offset+octet-stream' };

const start = async (dataDir?: string) =>
  startUntilTestEnds(testConfig(dataDir ?? (await makeDataDir())));

const encode = (text: string) => Buffer.from(text).toString('base64');

function begin(server: TestServer, token: string, name: string, bytes: number, type = '') {
  return server.send({
    method: 'POST',
    path: RESUMABLE_PATH,
    headers: {
      ...TUS,
      token,
      'upload-length': String(bytes),
      'upload-metadata': `filename ${encode(name)},filetype ${encode(type)}`,
    },
  });
}

const urlOf = (answer: Answer) => String(answer.headers['location']);
const idOf = (place: string) => place.split('/').at(-1) ?? '';

function append(server: TestServer, token: string, place: string, from: number, chunk: Uint8Array) {
  const headers = { ...CHUNK, token, 'upload-offset': String(from) };
  return server.send({ method: 'PATCH', path: place, headers, body: chunk });
}

function headUpload(server: TestServer, token: string, place: string) {
  return server.send({ method: 'HEAD', path: place, headers: { ...TUS, token } });
}

/** Sends a file in two chunks and returns its id. */
async function sendWhole(server: TestServer, token: string, name: string, file: Uint8Array) {
  const place = urlOf(await begin(server, token, name, file.length));
  const half = Math.floor(file.length / 2);
  expect((await append(server, token, place, 0, file.subarray(0, half))).status).toBe(204);
  expect((await append(server, token, place, half, file.subarray(half))).status).toBe(204);
  return idOf(place);
}

function post(server: TestServer, token: string, path: string, parts: readonly FormPart[]) {
  return postForm(server, `/api/${path}`, parts, { token });
}

const resumed = (id: string): FormPart => ({ name: RESUMED_FIELD, value: id });
const tourForm = (id: string): FormPart[] => [
  { name: 'emailType', value: 'uploadProjectFiles' },
  resumed(id),
];
const footageForm = (...ids: string[]): FormPart[] => [
  { name: 'project_name', value: 'Villa' },
  { name: 'emailType', value: 'filesUpload' },
  { name: 'folderName', value: 'photo session data' },
  ...ids.map(resumed),
];
/** Returns the ids of stored files. */
async function kept({ dataDir, services }: TestServer): Promise<string[]> {
  const local = await readdir(join(dataDir, 'resumable'));
  return [...local, ...(await services.files.list('resumable'))];
}

/** Returns whether the server has stored a part of a file. */
async function hasBegun({ dataDir, services }: TestServer, id: string): Promise<boolean> {
  const local = await stat(join(dataDir, 'resumable', id)).catch(() => undefined);
  const chunks = await services.files.list(`resumable/${id}`);
  return (local?.size ?? 0) > 0 || chunks.length > 1;
}

async function withProject(server: TestServer) {
  const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
  const project = await server.services.projects.add(user.id, { name: 'Villa', number: '1' });
  return { token, path: `project/upload-folder/${project.id}?date=2026-01-02&projectType=date` };
}

async function readTour(server: TestServer, token: string): Promise<string> {
  const found = await server.call('GET', pathTo('projectFolder', { folder: 'admin|Villa' }), {
    token,
  });
  const url = await openTour(server, ok('projectFolder', found).path);
  return (await server.send({ path: url })).text;
}

describe('a resumable upload', () => {
  it('is offered to every signed-in user', async () => {
    const server = await start();
    const { token } = await createTestUser(server, 'staff');
    const answer = await server.call('GET', 'upload-capabilities', { token });
    expect(ok('uploadCapabilities', answer)).toEqual({
      tus: `${server.origins.portal}${RESUMABLE_PATH}`,
    });
    problem(await server.call('GET', 'upload-capabilities'), 401);
  });

  it('is published as a tour by the same endpoint as a plain upload', async () => {
    const server = await start();
    const { token, path } = await withProject(server);
    const id = await sendWhole(server, token, 'villa.zip', tourArchive('in chunks'));
    ok('uploadFolder', await post(server, token, path, tourForm(id)));
    expect(await readTour(server, token)).toContain('in chunks');
    expect(await kept(server)).toEqual([]);
    expect(await readdir(join(server.dataDir, 'incoming'))).toEqual([]);
  });

  it('is published as a pilot with its file name', async () => {
    const server = await start();
    const { token } = await createTestUser(server, 'admin', { isAdmin: true });
    const id = await sendWhole(server, token, 'جناح.zip', tourArchive());
    const made = await post(server, token, ENDPOINTS.createPilot.path, [resumed(id)]);
    expect(ok('createPilot', made).name).toBe('جناح');
  });

  it('is submitted as footage, together with other resumable uploads and form files', async () => {
    const server = await start();
    const { token } = await createTestUser(server, 'staff');
    const first = await sendWhole(server, token, 'front.mp4', mp4('front'));
    const second = await sendWhole(server, token, 'garden.mov', mp4('garden'));
    const answer = await post(server, token, ENDPOINTS.uploadSession.path, [
      ...footageForm(first, second),
      { name: 'file', file: mp4('roof'), fileName: 'roof.mkv' },
    ]);
    ok('uploadSession', answer);
    const { files } = server.services;
    const folder = 'footage/Villa/photo session data';
    const [delivery = ''] = await files.list(folder);
    expect(await filesBelow(files, `${folder}/${delivery}`)).toEqual([
      'front.mp4',
      'garden.mov',
      'roof.mkv',
    ]);
    expect(await contentOf(files, `${folder}/${delivery}/garden.mov`)).toContain('garden');
    expect(await kept(server)).toEqual([]);
  });

  it('is rejected for the same reasons as a plain upload, and deleted', async () => {
    const server = await start();
    const { token, path } = await withProject(server);
    const broken = await sendWhole(server, token, 'villa.zip', Buffer.from('not a zip at all'));
    problem(await post(server, token, path, tourForm(broken)), 400);
    const page = await sendWhole(server, token, 'page.mp4', Buffer.from('<html></html>'));
    problem(await post(server, token, ENDPOINTS.uploadSession.path, footageForm(page)), 415);
    expect(await kept(server)).toEqual([]);
  });

  it('is rejected before it is copied if it exceeds the limit of the endpoint', async () => {
    const server = await start();
    const { token, path } = await withProject(server);
    const [, projectId = ''] = /upload-folder\/([^?]+)/.exec(path) ?? [];
    const copy = vi.spyOn(server.services.resumable, 'copyTo');
    const send = async (bytes: number) => {
      const id = await sendWhole(server, token, 'cover.jpg', Buffer.alloc(bytes));
      return post(server, token, `upload-project-img/${projectId}`, [resumed(id)]);
    };
    expect((await send(IMAGE_BYTES_MAX)).status).toBe(413);
    expect(copy).not.toHaveBeenCalled();
    // The size is allowed, but the content is not a picture.
    expect((await send(IMAGE_BYTES_MAX - 1)).status).toBe(415);
  });

  it('resumes at its offset after a disconnect and a restart', async () => {
    const dataDir = await makeDataDir();
    const first = await start(dataDir);
    const { token, path } = await withProject(first);
    const archive = tourArchive('resumed', [
      { name: 'noise.jpg', content: randomBytes(9_000_000), stored: true },
    ]);
    const place = urlOf(await begin(first, token, 'villa.zip', archive.length));
    await new Promise<void>((resolve) => {
      const sending = request({
        host: '127.0.0.1',
        port: first.port,
        method: 'PATCH',
        path: place,
        headers: {
          ...CHUNK,
          token,
          host: new URL(first.origins.portal).host,
          'upload-offset': '0',
          'content-length': String(archive.length),
        },
      });
      sending.on('error', () => undefined).on('close', resolve);
      sending.write(archive.subarray(0, 8_600_000));
      // Disconnect once the server has stored a part.
      void eventually(async () => expect(await hasBegun(first, idOf(place))).toBe(true)).then(() =>
        sending.destroy(),
      );
    });
    await first.stop();

    const second = await start(dataDir);
    const state = await headUpload(second, token, place);
    const offset = Number(state.headers['upload-offset']);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(8_600_000);
    await append(second, token, place, offset, archive.subarray(offset));
    const answer = await post(second, token, path, tourForm(idOf(place)));
    ok('uploadFolder', answer);
    expect(await readTour(second, token)).toContain('resumed');
  });

  it('is kept after a disconnect during publication', async () => {
    const server = await start();
    const { token, path } = await withProject(server);
    const id = await sendWhole(server, token, 'villa.zip', tourArchive('again'));
    const { body, headers } = multipart(tourForm(id));
    const sending = request({
      host: '127.0.0.1',
      port: server.port,
      method: 'POST',
      path: `/api/${path}`,
      headers: { ...headers, token, host: new URL(server.origins.portal).host },
    });
    const closed = new Promise<void>((resolve) => {
      sending.on('error', () => undefined).on('close', resolve);
    });
    const { files } = server.services;
    const importFile = vi.spyOn(files, 'importFile');
    // Disconnect after repacking and before the import. The import waits until the server has noticed it.
    importFile.mockImplementationOnce(async (_path, _key, signal) => {
      const aborted = signal && once(signal, 'abort');
      sending.destroy();
      await aborted;
      signal?.throwIfAborted();
    });
    sending.end(body);
    await closed;
    await eventually(async () =>
      expect(await readdir(join(server.dataDir, 'incoming'))).toEqual([]),
    );
    expect(importFile).toHaveBeenCalledOnce();
    expect(await kept(server)).toContain(id);
    ok('uploadFolder', await post(server, token, path, tourForm(id)));
    expect(await readTour(server, token)).toContain('again');
  });

  it('is not accessible to other users', async () => {
    const server = await start();
    const { token } = await createTestUser(server, 'staff');
    const other = await createTestUser(server, 'other', { isAdmin: true });
    const video = mp4('private');
    const place = urlOf(await begin(server, token, 'a.mp4', video.length));
    for (const answer of [
      await append(server, other.token, place, 0, video),
      await server.send({ method: 'DELETE', path: place, headers: { ...TUS, token: other.token } }),
    ]) {
      problem(answer, 404);
    }
    expect((await headUpload(server, other.token, place)).status).toBe(404);
    expect((await headUpload(server, token, place)).headers['upload-offset']).toBe('0');
    await append(server, token, place, 0, video);
    const taken = await post(
      server,
      other.token,
      ENDPOINTS.uploadSession.path,
      footageForm(idOf(place)),
    );
    problem(taken, 400);
    // The content must not be readable either.
    const read = await server.send({ path: place, headers: { ...TUS, token } });
    expect(read.status).toBe(404);
    expect(read.text).not.toContain('private');
  });

  it('is rejected when it is oversized, incomplete or without a session', async () => {
    const server = await start();
    const { token } = await createTestUser(server, 'staff');
    problem(await begin(server, '', 'a.mp4', 100), 401);
    problem(await begin(server, token, 'a.mp4', FOOTAGE_BYTES_MAX + 1), 413);
    const video = mp4('half');
    const place = urlOf(await begin(server, token, 'a.mp4', video.length));
    await append(server, token, place, 0, video.subarray(0, 5));
    problem(await append(server, token, place, 0, video), 409);
    for (const id of [idOf(place), '0'.repeat(32), '../jawla.sqlite', '']) {
      const form = footageForm(id);
      problem(await post(server, token, ENDPOINTS.uploadSession.path, form), 400);
    }
  });

  it('is deleted when it is cancelled or expired', async () => {
    const server = await start();
    const { token } = await createTestUser(server, 'staff');
    const cancelled = urlOf(await begin(server, token, 'a.mp4', 100));
    const headers = { ...TUS, token };
    const gone = await server.send({ method: 'DELETE', path: cancelled, headers });
    expect(gone.status).toBe(204);
    expect(await kept(server)).toEqual([]);

    const left = idOf(urlOf(await begin(server, token, 'b.mp4', 100)));
    await sweep(server.services);
    expect(await kept(server)).toContain(left);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600_000 });
    onTestFinished(() => void vi.useRealTimers());
    await sweep(server.services);
    expect(await kept(server)).toEqual([]);
  });

  it('sends no CORS header to other origins', async () => {
    const server = await start();
    const { token } = await createTestUser(server, 'staff');
    const answer = await server.send({
      method: 'POST',
      path: RESUMABLE_PATH,
      headers: { ...TUS, token, origin: 'https://evil.example', 'upload-length': '10' },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the resumable uploads of one user', () => {
  const statusesOf = (answers: readonly Answer[]) => {
    const counts = new Map<number, number>();
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    return Object.fromEntries(counts);
  };

  it('are limited in number, also when started concurrently', async () => {
    const server = await start();
    const { token } = await createTestUser(server, 'staff');
    const other = await createTestUser(server, 'other');
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => begin(server, token, 'a.mp4', 99)),
    );
    expect(statusesOf(answers)).toEqual({ 201: RESUMABLE.openMax, 429: 60 - RESUMABLE.openMax });
    const refused = answers.find(({ status }) => status === 429);
    if (refused) problem(refused, 429);
    expect(refused?.text).toContain(String(RESUMABLE.openMax));
    expect((await begin(server, other.token, 'a.mp4', 99)).status).toBe(201);
  });

  it('count until they are completed, cancelled or expired', async () => {
    const server = await start();
    const { token } = await createTestUser(server, 'staff');
    const video = mp4('front');
    const begun: Answer[] = [];
    for (let count = 0; count < RESUMABLE.openMax; count += 1) {
      begun.push(await begin(server, token, 'a.mp4', video.length));
    }
    const [first = '', second = ''] = begun.map(urlOf);
    problem(await begin(server, token, 'a.mp4', video.length), 429);
    await append(server, token, first, 0, video);
    expect((await begin(server, token, 'b.mp4', video.length)).status).toBe(201);
    problem(await begin(server, token, 'b.mp4', video.length), 429);
    await server.send({ method: 'DELETE', path: second, headers: { ...TUS, token } });
    expect((await begin(server, token, 'c.mp4', video.length)).status).toBe(201);
    problem(await begin(server, token, 'c.mp4', video.length), 429);

    await server.services.db
      .updateTable('sessions')
      .set({ expires_at: server.services.clock.in(48 * 3600) })
      .execute();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await begin(server, token, 'd.mp4', video.length)).status).toBe(201);
  });

  it('are limited in total bytes until a request consumes them', async () => {
    const server = await start();
    const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
    // Insert rows only: the disk of a test machine is too small for the content.
    const whole = {
      user_id: user.id,
      bytes: RESUMABLE.bytesMax - 1000,
      is_whole: 1,
      expires_at: server.services.clock.in(3600),
    };
    const video = mp4('front');
    const id = await sendWhole(server, token, 'front.mp4', video);
    await server.services.db
      .insertInto('resumable_uploads')
      .values({ id: 'e'.repeat(32), ...whole })
      .execute();
    expect(video.length).toBeLessThan(1000);
    const rest = 1000 - video.length;
    const refused = await begin(server, token, 'a.mp4', rest + 1);
    problem(refused, 413);
    await post(server, token, ENDPOINTS.uploadSession.path, footageForm(id));
    expect((await begin(server, token, 'a.mp4', rest + 1)).status).toBe(201);
    problem(await begin(server, token, 'a.mp4', video.length), 413);
  });
});
