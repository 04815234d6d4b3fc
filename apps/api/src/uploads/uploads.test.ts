/** Successful and failed uploads over a real connection. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { ENDPOINTS, pathTo } from '@jawla/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { traversal } from '../../demo/badArchives.ts';
import { openTour } from '../testing/openTour.ts';
import { mailsTo } from '../testing/outbox.ts';
import { eventually } from '../testing/eventually.ts';
import { sweep } from '../testing/sweep.ts';
import {
  createTestUser,
  openTestServer,
  type Answer,
  type TestServer,
} from '../testing/testServer.ts';
import { slowArchive, tourArchive } from '../testing/tourArchive.ts';
import { type FormPart, TOUR_FIELD, multipart, postForm, tourForm } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let token = '';
let projectId = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  ({ token } = await createTestUser(server, 'admin', { isAdmin: true }));
  await createTestUser(server, 'owner');
});
afterAll(() => close());

let projects = 0;
beforeEach(async () => {
  projects += 1;
  const owner = await server.services.users.byName('owner');
  const name = `Project ${projects}`;
  projectId = (await server.services.projects.add(owner?.id ?? '', { name, number: '1' })).id;
});

const QUERY = 'date=2026-01-02&projectType=date';

function uploadPath(query = QUERY): string {
  return `/api/project/upload-folder/${projectId}?${query}`;
}

function uploadForm(parts: readonly FormPart[], query?: string): Promise<Answer> {
  return postForm(server, uploadPath(query), parts, { token });
}

function upload(archive: Uint8Array, query?: string, fileName = 'tour.zip'): Promise<Answer> {
  return uploadForm(tourForm(archive, fileName), query);
}

/** Returns the start page of the project's tour; `undefined` if it has none. */
async function startPage(): Promise<string | undefined> {
  const folder = `owner|Project ${projects}`;
  const found = await server.call('GET', pathTo('projectFolder', { folder }), { token });
  if (found.status === 404) return undefined;
  const url = await openTour(server, ok('projectFolder', found).path);
  return (await server.send({ path: url })).text;
}

function cancel(body: object = { projectType: 'date', date: '2026-01-02', uploadFor: 'project' }) {
  return server.call('DELETE', `project/cancel-upload/${projectId}`, { token, body });
}

async function tags(): Promise<string[]> {
  const rows = await server.services.db.selectFrom('uploads').select('tag').execute();
  return rows.map(({ tag }) => tag);
}

async function leftovers(): Promise<string[]> {
  return readdir(join(server.dataDir, 'incoming'));
}

async function versionsKept(): Promise<string[]> {
  return server.services.files.list(`tours/${projectId}`);
}

/** Sends the first half of a form and leaves the connection open. */
function beginForm(path: string, parts: readonly FormPart[]): ClientRequest {
  const { body, headers } = multipart(parts);
  const sending = request({
    host: '127.0.0.1',
    port: server.port,
    method: 'POST',
    path,
    agent: false,
    headers: { ...headers, token, 'content-length': String(body.length) },
  });
  sending.on('error', () => undefined);
  sending.write(body.subarray(0, body.length / 2));
  return sending;
}

function beginUpload(bytes: Uint8Array, fileName = 'tour.zip'): ClientRequest {
  return beginForm(uploadPath(), tourForm(bytes, fileName));
}

describe('a valid upload', () => {
  it('is published', async () => {
    const answer = await upload(tourArchive('the first'));
    expect(answer.status).toBe(200);
    ok('uploadFolder', answer);
    expect(await startPage()).toContain('the first');
    expect(await leftovers()).toEqual([]);
  });

  it('adds its date to the project', async () => {
    await upload(tourArchive(), 'date=2026-07-08&projectType=subDate');
    await upload(tourArchive(), 'date=2026-01-02&projectType=date');
    const project = await server.call('GET', `project/${projectId}`, { token });
    expect(ok('project', project)).toMatchObject({
      date: '2026-01-02',
      subDate: ['2026-07-08'],
    });
  });

  it('replaces the previous tour, whose URL still works', async () => {
    await upload(tourArchive('old'));
    const folder = `owner|Project ${projects}`;
    const old = await server.call('GET', pathTo('projectFolder', { folder }), { token });
    const oldUrl = await openTour(server, ok('projectFolder', old).path);
    await upload(tourArchive('new'));
    expect(await startPage()).toContain('new');
    expect((await server.send({ path: oldUrl })).text).toContain('old');
  });

  it('replaces a tour atomically for readers', async () => {
    await upload(tourArchive('old'));
    const seen = new Set<string>();
    const replacing = { over: false };
    const replaced = upload(tourArchive('new')).finally(() => {
      replacing.over = true;
    });
    while (!replacing.over) seen.add((await startPage()) ?? 'nothing');
    await replaced;
    seen.add((await startPage()) ?? 'nothing');
    expect([...seen].sort()).toEqual(['<h1>new</h1>', '<h1>old</h1>']);
  });

  it('can run concurrently with another for the same date, and one tour is live', async () => {
    const answers = await Promise.all([upload(tourArchive('one')), upload(tourArchive('two'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await startPage()).toMatch(/one|two/);
  });

  it('can be sent by curl and is stored unchanged', async () => {
    const picture = randomBytes(3_000_000);
    const archive = join(server.dataDir, 'جولة.zip');
    await writeFile(
      archive,
      tourArchive('by curl', [{ name: 'big.jpg', content: picture, stored: true }]),
    );
    const curl = spawn('curl', [
      '--silent',
      '--fail-with-body',
      `-Htoken: ${token}`,
      '-FemailType=uploadProjectFiles',
      `-Fproject-folder=@${archive}`,
      `http://127.0.0.1:${server.port}${uploadPath()}`,
    ]);
    expect(await new Promise((resolve) => curl.on('close', resolve))).toBe(0);
    const found = await server.call(
      'GET',
      pathTo('projectFolder', { folder: `owner|Project ${projects}` }),
      { token },
    );
    const url = await openTour(server, ok('projectFolder', found).path);
    const { bytes } = await server.send({ path: new URL('big.jpg', url).href });
    const digest = (data: Buffer) => createHash('sha256').update(data).digest('hex');
    expect(digest(bytes)).toBe(digest(picture));
  });
});

describe('a rejected upload', () => {
  const zip: FormPart = { name: 'project-folder', file: tourArchive(), fileName: 'tour.zip' };

  it.each<[string, readonly FormPart[], number]>([
    ['no file', [TOUR_FIELD], 400],
    ['two files', [TOUR_FIELD, zip, zip], 400],
    ['a file in another field', [TOUR_FIELD, { ...zip, name: 'file' }], 400],
    ['no emailType', [zip], 422],
    ['another emailType', [{ name: 'emailType', value: 'filesUpload' }, zip], 422],
    ['an invalid archive', tourForm(traversal()), 400],
  ])('with %s leaves the previous tour unchanged', async (_, parts, status) => {
    await upload(tourArchive('before'));
    const before = await versionsKept();
    const answer = await uploadForm(parts);
    expect(answer.status).toBe(status);
    expect(answer.json()).toHaveProperty('message');
    expect(await startPage()).toContain('before');
    expect(await versionsKept()).toEqual(before);
    expect(await leftovers()).toEqual([]);
  });

  it('has an error message with the rule and the entry, in the requested language', async () => {
    const answer = await postForm(server, uploadPath(), tourForm(traversal()), {
      token,
      lang: 'ar',
    });
    expect(answer.text).toContain('يحتوي ملف zip على اسم ملف غير مسموح به: ../evil.html');
  });

  it.each(['date=2026-02-30&projectType=date', 'date=2026-01-01&projectType=week', ''])(
    'with the query "%s" returns 422',
    async (query) => expect((await upload(tourArchive(), query)).status).toBe(422),
  );

  it('returns 413 for an oversized Content-Length before the body is sent', async () => {
    const answer = await server
      .send({
        method: 'POST',
        path: uploadPath(),
        headers: {
          token,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': '5000000000',
          expect: '100-continue',
        },
      })
      .catch((error: unknown) => error);
    expect(answer).toMatchObject({ status: 413 });
  });

  it('returns 400 when it is not multipart', async () => {
    const answer = await server.send({
      method: 'POST',
      path: uploadPath(),
      headers: { token, 'content-type': 'application/zip' },
      body: tourArchive(),
    });
    expect(answer.status).toBe(400);
  });
});

describe('an upload that is rejected before its body has been received', () => {
  const file = tourArchive('refused');
  const pilot = { name: ENDPOINTS.createPilot.file.field, file, fileName: 'taken.zip' };
  const createPilot = `/api/${ENDPOINTS.createPilot.path}`;

  beforeAll(async () => {
    await postForm(server, createPilot, [pilot], { token });
  });

  it.each<[string, () => string, FormPart, number]>([
    ['a pilot whose name is taken', () => createPilot, pilot, 409],
    ['a file in another field', uploadPath, { name: 'file', file, fileName: 'tour.zip' }, 400],
    [
      'footage of another type',
      () => `/api/${ENDPOINTS.uploadSession.path}`,
      { name: ENDPOINTS.uploadSession.file.field, file, fileName: 'tour.zip' },
      415,
    ],
  ])('leaves no files and a running server: %s', async (_, path, part, status) => {
    const sending = beginForm(path(), [part]);
    const answered = new Promise<number | undefined>((resolve) => {
      sending.on('response', (response) => resolve(response.statusCode));
    });
    expect(await answered).toBe(status);
    expect(await leftovers()).toEqual([]);
    expect((await server.send({ path: '/api/health' })).status).toBe(200);
    sending.destroy();
  });
});

describe('an upload whose client disconnects half way', () => {
  it('leaves no files', async () => {
    await upload(tourArchive('before'));
    const before = await versionsKept();
    const sending = beginUpload(randomBytes(400_000));
    await eventually(async () => expect(await leftovers()).toHaveLength(1));
    sending.destroy();
    await eventually(async () => expect(await leftovers()).toEqual([]));
    expect(await versionsKept()).toEqual(before);
    expect(await startPage()).toContain('before');
  });
});

describe('an upload whose client disconnects while the archive is repacked', () => {
  it('leaves no files', async () => {
    const { body, headers } = multipart(tourForm(slowArchive('late')));
    const sending = request({
      host: '127.0.0.1',
      port: server.port,
      method: 'POST',
      path: uploadPath(),
      agent: false,
      headers: { ...headers, token, 'content-length': String(body.length) },
    });
    sending.on('error', () => undefined);
    sending.end(body);
    await eventually(async () => {
      const [folder = ''] = await leftovers();
      expect(await readdir(join(server.dataDir, 'incoming', folder))).toContain('tour.zip');
    });
    sending.destroy();
    await eventually(async () => expect(await leftovers()).toEqual([]));
    expect(await versionsKept()).toEqual([]);
    expect(await startPage()).toBeUndefined();
  });
});

describe('the project’s owner', () => {
  it('is notified of a new tour by mail', async () => {
    await upload(tourArchive());
    const link = `${server.origins.portal}/user/owner/Project%20${projects}`;
    await eventually(async () => {
      const mails = await mailsTo(server.dataDir, 'owner@example.com');
      expect(mails.filter(({ text = '' }) => text.includes(`${link}?lang=en\n`))).toHaveLength(1);
    });
  });
});

describe('cancelling', () => {
  const named = { projectType: 'date', date: '2026-01-02', uploadFor: 'project', file: 'a.zip' };

  it('aborts a running upload, and waits until its files are deleted', async () => {
    const sending = beginUpload(randomBytes(400_000));
    const answered = new Promise<number | undefined>((resolve) => {
      sending.on('response', (response) => resolve(response.statusCode));
      sending.on('close', () => resolve(undefined));
    });
    await eventually(async () => expect(await leftovers()).toHaveLength(1));
    const { message } = ok('cancelUpload', await cancel());
    expect(message).toBe('Upload cancelled.');
    expect(await leftovers()).toEqual([]);
    expect(await answered).toBe(400);
    sending.destroy();
  });

  it('does nothing once the tour is published, and reports that no upload is running', async () => {
    await upload(tourArchive('old'), QUERY, 'a.zip');
    await upload(tourArchive('new'), QUERY, 'a.zip');
    const before = await server.services.projects.byId(projectId);
    const stored = await versionsKept();
    for (const _ of [1, 2]) {
      const answer = await cancel(named);
      expect(answer.status).toBe(200);
      expect(ok('cancelUpload', answer).message).toBe('No upload is running.');
    }
    expect(await startPage()).toContain('new');
    expect(await server.services.projects.byId(projectId)).toEqual(before);
    expect(await versionsKept()).toEqual(stored);
  });

  it.each([
    ['another file', { ...named, file: 'zzz.zip' }],
    ['another date', { ...named, projectType: 'subDate', date: '1999-01-01' }],
    ['a pilot', { uploadFor: 'pilot', file: 'a.zip' }],
  ])('does not abort an upload for %s', async (_, body) => {
    const sending = beginUpload(randomBytes(400_000), 'a.zip');
    await eventually(async () => expect(await tags()).toEqual([expect.stringContaining('a.zip')]));
    expect((await cancel(body)).status).toBe(200);
    expect(await leftovers()).toHaveLength(1);
    await cancel(named);
    expect(await leftovers()).toEqual([]);
    sending.destroy();
  });

  it('aborts only the named one of two concurrent uploads', async () => {
    const cancelled = beginUpload(randomBytes(400_000), 'a.zip');
    const { body, headers } = multipart(tourForm(tourArchive('other'), 'b.zip'));
    const other = request({
      host: '127.0.0.1',
      port: server.port,
      method: 'POST',
      path: uploadPath(),
      agent: false,
      headers: { ...headers, token, 'content-length': String(body.length) },
    });
    const published = new Promise<number | undefined>((resolve, reject) => {
      other.on('response', (response) => resolve(response.statusCode)).on('error', reject);
    });
    other.write(body.subarray(0, -100));
    await eventually(async () =>
      expect((await tags()).sort()).toEqual([
        expect.stringContaining('a.zip'),
        expect.stringContaining('b.zip'),
      ]),
    );
    await cancel(named);
    expect(await leftovers()).toHaveLength(1);
    other.end(body.subarray(-100));
    expect(await published).toBe(200);
    expect(await startPage()).toContain('other');
    cancelled.destroy();
  });

  it('finds percent-encoded file names, as sent by browsers', async () => {
    const sending = beginUpload(randomBytes(400_000), 'a %22tour%22.zip');
    await eventually(async () => expect(await tags()).toEqual([expect.stringContaining('%22')]));
    await cancel({ ...named, file: 'a "tour".zip' });
    expect(await leftovers()).toEqual([]);
    sending.destroy();
  });
});

describe('an upload that another server has cancelled', () => {
  it('is not published by a server that has not noticed yet', async () => {
    const { tours } = server.services;
    const publish = tours.publish.bind(tours);
    const spy = vi.spyOn(tours, 'publish').mockImplementationOnce(async (target, tour, db) => {
      await db.updateTable('uploads').set({ state: 'cancelled' }).execute();
      return publish(target, tour, db);
    });
    onTestFinished(() => spy.mockRestore());
    await upload(tourArchive('cancelled'), QUERY, 'a.zip');
    expect(spy).toHaveBeenCalledOnce();
    expect(await startPage()).toBeUndefined();
    expect(await versionsKept()).toEqual([]);
  });
});

describe('an upload during which the machine was paused', () => {
  /** Begins an upload that has sent half of its bytes, as all uploads of these tests. */
  const begin = async () => {
    const { body, headers } = multipart(tourForm(tourArchive('after the pause')));
    const path = uploadPath();
    const answered = Promise.withResolvers<number | undefined>();
    const sending = request({
      host: '127.0.0.1',
      port: server.port,
      method: 'POST',
      path,
      agent: false,
      headers: { ...headers, token, 'content-length': String(body.length) },
    });
    sending.on('error', () => answered.resolve(undefined));
    sending.on('response', (response) => {
      response.resume();
      answered.resolve(response.statusCode);
    });
    sending.write(body.subarray(0, 500));
    await eventually(async () => expect(await tags()).toHaveLength(1));
    const finish = () => sending.end(body.subarray(500));
    return { answered: answered.promise, finish, sending };
  };

  it('is published: a server does not count itself as dead', async () => {
    const { answered, finish } = await begin();
    const { services } = server;
    await services.db
      .updateTable('processes')
      .set({ seen_at: '2000-01-01T00:00:00.000Z' })
      .execute();
    await sweep(services);
    expect(await tags()).toHaveLength(1);
    finish();
    expect(await answered).toBe(200);
    expect(await startPage()).toContain('after the pause');
  });

  it('ends soon, and can be repeated, if another server has counted this one as dead', async () => {
    const { answered, sending } = await begin();
    const { db, processes } = server.services;
    await db.deleteFrom('processes').where('id', '=', processes.id).execute();
    expect(await tags()).toEqual([]);
    expect(await answered).toBe(503);
    expect(await leftovers()).toEqual([]);
    sending.destroy();
    await processes.heartbeat();
    expect((await upload(tourArchive('again'))).status).toBe(200);
  });

  it('is not published by a server that has not noticed yet', async () => {
    const { tours, processes } = server.services;
    const publish = tours.publish.bind(tours);
    const spy = vi.spyOn(tours, 'publish').mockImplementationOnce(async (target, tour, db) => {
      await db.deleteFrom('uploads').execute();
      return publish(target, tour, db);
    });
    onTestFinished(() => spy.mockRestore());
    expect((await upload(tourArchive('late'))).status).toBe(503);
    expect(await startPage()).toBeUndefined();
    expect(await versionsKept()).toEqual([]);
    await processes.heartbeat();
  });
});

describe('a running upload', () => {
  it('is aborted when its project is deleted', async () => {
    const sending = beginUpload(randomBytes(400_000));
    await eventually(async () => expect(await leftovers()).toHaveLength(1));
    const removed = await server.call('DELETE', `project/${projectId}`, {
      token,
      headers: { isOwner: 'true' },
    });
    expect(removed.status).toBe(200);
    expect(await leftovers()).toEqual([]);
    expect(await versionsKept()).toEqual([]);
    sending.destroy();
  });
});
