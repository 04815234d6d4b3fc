/** Uploads as they go right and wrong, over a real connection. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { ENDPOINTS, parseResponse, pathTo } from '@jawla/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { traversal } from '../../demo/badArchives.ts';
import { openTour } from '../testing/openTour.ts';
import { eventually } from '../testing/eventually.ts';
import {
  createTestUser,
  multipart,
  openTestServer,
  type Answer,
  type FormPart,
  type TestServer,
} from '../testing/testServer.ts';
import { TOUR_FIELD, tourForm } from '../testing/tourForm.ts';
import { slowArchive, tourArchive } from '../testing/tourArchive.ts';

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
  const { body, headers } = multipart(parts);
  return server.send({
    method: 'POST',
    path: uploadPath(query),
    headers: { ...headers, token },
    body,
  });
}

function upload(archive: Uint8Array, query?: string, fileName = 'tour.zip'): Promise<Answer> {
  return uploadForm(tourForm(archive, fileName), query);
}

/** What a reader sees of the project's tour; nothing when there is none. */
async function startPage(): Promise<string | undefined> {
  const folder = `owner|Project ${projects}`;
  const found = await server.call('GET', pathTo('projectFolder', { folder }), { token });
  if (found.status === 404) return undefined;
  const url = await openTour(server, parseResponse('projectFolder', found.json()).path);
  return (await server.send({ path: url })).text;
}

function cancel(body: object = { projectType: 'date', date: '2026-01-02', uploadFor: 'project' }) {
  return server.call('DELETE', `project/cancel-upload/${projectId}`, { token, body });
}

async function leftovers(): Promise<string[]> {
  return readdir(join(server.dataDir, 'incoming'));
}

async function versionsKept(): Promise<string[]> {
  return server.services.files.list(`tours/${projectId}`);
}

/** Sends the first half of a form and keeps the connection open. */
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

describe('a good upload', () => {
  it('is published', async () => {
    const answer = await upload(tourArchive('the first'));
    expect(answer.status).toBe(200);
    parseResponse('uploadFolder', answer.json());
    expect(await startPage()).toContain('the first');
    expect(await leftovers()).toEqual([]);
  });

  it('makes the project know its day', async () => {
    await upload(tourArchive(), 'date=2026-07-08&projectType=subDate');
    await upload(tourArchive(), 'date=2026-01-02&projectType=date');
    const project = await server.call('GET', `project/${projectId}`, { token });
    expect(parseResponse('project', project.json())).toMatchObject({
      date: '2026-01-02',
      subDate: ['2026-07-08'],
    });
  });

  it('replaces the tour before it; who looks at that one keeps it for a while', async () => {
    await upload(tourArchive('old'));
    const folder = `owner|Project ${projects}`;
    const old = await server.call('GET', pathTo('projectFolder', { folder }), { token });
    const oldUrl = await openTour(server, parseResponse('projectFolder', old.json()).path);
    await upload(tourArchive('new'));
    expect(await startPage()).toContain('new');
    expect((await server.send({ path: oldUrl })).text).toContain('old');
  });

  it('shows readers either the old tour or the new one', async () => {
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

  it('may be uploaded twice concurrently, and one of the two goes live', async () => {
    const answers = await Promise.all([upload(tourArchive('one')), upload(tourArchive('two'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await startPage()).toMatch(/one|two/);
  });

  it('can be sent by curl, byte for byte', async () => {
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
    const url = await openTour(server, parseResponse('projectFolder', found.json()).path);
    const { bytes } = await server.send({ path: new URL('big.jpg', url).href });
    const digest = (data: Buffer) => createHash('sha256').update(data).digest('hex');
    expect(digest(bytes)).toBe(digest(picture));
  });
});

describe('a refused upload', () => {
  const zip: FormPart = { name: 'project-folder', file: tourArchive(), fileName: 'tour.zip' };

  it.each<[string, readonly FormPart[], number]>([
    ['no file', [TOUR_FIELD], 400],
    ['two files', [TOUR_FIELD, zip, zip], 400],
    ['another field', [TOUR_FIELD, { ...zip, name: 'file' }], 400],
    ['no emailType', [zip], 422],
    ['another emailType', [{ name: 'emailType', value: 'filesUpload' }, zip], 422],
    ['a bad archive', tourForm(traversal()), 400],
  ])('for %s leaves the tour as it was', async (_, parts, status) => {
    await upload(tourArchive('before'));
    const before = await versionsKept();
    const answer = await uploadForm(parts);
    expect(answer.status).toBe(status);
    expect(answer.json()).toHaveProperty('message');
    expect(await startPage()).toContain('before');
    expect(await versionsKept()).toEqual(before);
    expect(await leftovers()).toEqual([]);
  });

  it('names the rule and the entry, in the language asked for', async () => {
    const { body, headers } = multipart(tourForm(traversal()));
    const answer = await server.send({
      method: 'POST',
      path: uploadPath(),
      headers: { ...headers, token, lang: 'ar' },
      body,
    });
    expect(answer.text).toContain('يحتوي ملف zip على اسم ملف غير مسموح به: ../evil.html');
  });

  it.each(['date=2026-02-30&projectType=date', 'date=2026-01-01&projectType=week', ''])(
    'for the query "%s" is 422',
    async (query) => expect((await upload(tourArchive(), query)).status).toBe(422),
  );

  it('is answered before a huge body has come in', async () => {
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

  it('is answered when it is no form at all', async () => {
    const answer = await server.send({
      method: 'POST',
      path: uploadPath(),
      headers: { token, 'content-type': 'application/zip' },
      body: tourArchive(),
    });
    expect(answer.status).toBe(400);
  });
});

describe('an upload that is refused before its body has arrived', () => {
  const file = tourArchive('refused');
  const pilot = { name: ENDPOINTS.createPilot.file.field, file, fileName: 'taken.zip' };
  const createPilot = `/api/${ENDPOINTS.createPilot.path}`;

  beforeAll(async () => {
    const { body, headers } = multipart([pilot]);
    await server.send({
      method: 'POST',
      path: createPilot,
      headers: { ...headers, token },
      body,
    });
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
  ])('leaves nothing, and the server running: %s', async (_, path, part, status) => {
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

describe('an upload that breaks off half way', () => {
  it('leaves nothing', async () => {
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

describe('a sender who goes away while the archive is repacked', () => {
  it('leaves nothing', async () => {
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

describe('the owner', () => {
  const mails = () =>
    server.services.db
      .selectFrom('outbox')
      .select(['message', 'due_at'])
      .where('message', 'like', `%Project ${projects}"%`)
      .execute();

  it('hears of a new tour by mail, once it cannot be taken back any more', async () => {
    await upload(tourArchive());
    const [mail] = await mails();
    expect(mail?.message).toContain(`${server.origins.portal}/user/owner/Project%20${projects}"`);
    expect((mail?.due_at ?? '') > server.services.clock.in(5)).toBe(true);
  });

  it('hears nothing of one that was cancelled', async () => {
    await upload(tourArchive());
    await cancel();
    expect(await mails()).toEqual([]);
  });
});

describe('cancelling', () => {
  it('stops an upload that is coming in, and waits until nothing is left', async () => {
    const sending = beginUpload(randomBytes(400_000));
    const answered = new Promise<number | undefined>((resolve) => {
      sending.on('response', (response) => resolve(response.statusCode));
      sending.on('close', () => resolve(undefined));
    });
    await eventually(async () => expect(await leftovers()).toHaveLength(1));
    parseResponse('cancelUpload', (await cancel()).json());
    expect(await leftovers()).toEqual([]);
    expect(await answered).toBe(400);
    sending.destroy();
  });

  it('takes a tour back that was published just before, and puts the old one back', async () => {
    await upload(tourArchive('old'));
    await cancel();
    expect(await startPage()).toBeUndefined();
    expect(await versionsKept()).toEqual([]);

    await upload(tourArchive('old'));
    await upload(tourArchive('new'));
    await cancel();
    expect(await startPage()).toContain('old');
    await cancel();
    expect(await startPage()).toContain('old');
  });

  it('leaves other projects and days alone, and is safe to repeat', async () => {
    await upload(tourArchive('stays'));
    for (const _ of [1, 2]) {
      const answer = await cancel({
        projectType: 'subDate',
        date: '2030-01-01',
        uploadFor: 'project',
      });
      expect(answer.status).toBe(200);
    }
    await cancel({ uploadFor: 'pilot', file: 'tour.zip' });
    expect(await startPage()).toContain('stays');
  });
});

describe('cancelling an upload by its file and date', () => {
  const named = { projectType: 'date', date: '2026-01-02', uploadFor: 'project', file: 'a.zip' };

  async function project() {
    const answer = await server.call('GET', `project/${projectId}`, { token });
    const { date, subDate, revision } = parseResponse('project', answer.json());
    return { date, subDate, revision };
  }

  it.each([
    ['another file', { ...named, file: 'zzz.zip' }],
    ['another date', { ...named, date: '1999-01-01' }],
    ['another kind of date', { ...named, projectType: 'subDate' }],
  ])('leaves a tour that was published from %s', async (_, body) => {
    await upload(tourArchive('stays'), QUERY, 'a.zip');
    const before = await project();
    expect((await cancel(body)).status).toBe(200);
    expect(await startPage()).toContain('stays');
    expect(await project()).toEqual(before);
    await cancel(named);
    expect(await startPage()).toBeUndefined();
  });

  it('leaves the other one of two that are coming in', async () => {
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
    const tags = () => server.services.db.selectFrom('uploads').select('tag').execute();
    await eventually(async () => {
      const known = (await tags()).map(({ tag }) => tag).sort();
      expect(known).toEqual([expect.stringContaining('a.zip'), expect.stringContaining('b.zip')]);
    });
    await cancel(named);
    expect(await leftovers()).toHaveLength(1);
    other.end(body.subarray(-100));
    expect(await published).toBe(200);
    expect(await startPage()).toContain('other');
    cancelled.destroy();
  });

  it('finds names as browsers send them', async () => {
    await upload(tourArchive('quoted'), QUERY, 'a %22tour%22.zip');
    await cancel({ ...named, file: 'a "tour".zip' });
    expect(await startPage()).toBeUndefined();
  });

  it('puts back the project’s date and revision', async () => {
    const before = await project();
    await upload(tourArchive(), QUERY, 'a.zip');
    expect((await project()).date).toBe('2026-01-02');
    await cancel(named);
    expect(await project()).toEqual(before);

    await upload(tourArchive('first'), 'date=2025-05-05&projectType=date', 'first.zip');
    const first = await project();
    await upload(tourArchive(), QUERY, 'a.zip');
    await cancel(named);
    expect(await project()).toEqual(first);
    expect(await startPage()).toContain('first');
  });

  it('takes back a day that the project did not have, and no other', async () => {
    await upload(tourArchive(), 'date=2026-03-03&projectType=subDate', 'a.zip');
    const before = await project();
    const fourth = { ...named, projectType: 'subDate', date: '2026-04-04' };
    await upload(tourArchive(), 'date=2026-04-04&projectType=subDate', 'a.zip');
    expect((await project()).subDate).toEqual(['2026-03-03', '2026-04-04']);
    await cancel(fourth);
    expect(await project()).toEqual(before);
    // A day that was there before stays, with the tour that it had.
    await upload(tourArchive(), 'date=2026-03-03&projectType=subDate', 'b.zip');
    await cancel({ ...fourth, date: '2026-03-03', file: 'b.zip' });
    expect(await project()).toEqual(before);
  });

  it('puts nothing back at a date that was deleted since', async () => {
    const query = 'date=2026-05-05&projectType=subDate';
    await upload(tourArchive('first'), query, 'a.zip');
    await upload(tourArchive('second'), query, 'b.zip');
    const path = pathTo('deleteSubProject', { projectId });
    const body = { date: '2026-05-05' };
    expect((await server.call('DELETE', path, { token, body })).status).toBe(200);
    await cancel({ ...named, projectType: 'subDate', date: '2026-05-05', file: 'b.zip' });
    expect(await server.services.tours.liveOfProject(projectId)).toEqual([]);
  });

  it('keeps what was changed since', async () => {
    await upload(tourArchive(), QUERY, 'a.zip');
    await upload(tourArchive(), 'date=2026-03-03&projectType=subDate', 'b.zip');
    const before = await project();
    await cancel(named);
    const after = await project();
    expect(after).toMatchObject({ date: null, subDate: ['2026-03-03'] });
    // Not lower either: a form that was opened before those changes must not be saved over them.
    expect(Number(after.revision)).toBeGreaterThan(Number(before.revision));
  });
});

describe('an upload that another server has marked as cancelled', () => {
  it('is not published, even if this server has not noticed', async () => {
    const { tours, clock } = server.services;
    const publish = tours.publish.bind(tours);
    const spy = vi.spyOn(tours, 'publish').mockImplementationOnce(async (target, tour, db) => {
      await db.updateTable('uploads').set({ cancelled_at: clock.now() }).execute();
      return publish(target, tour, db);
    });
    onTestFinished(() => spy.mockRestore());
    await upload(tourArchive('cancelled'), QUERY, 'a.zip');
    expect(spy).toHaveBeenCalledOnce();
    expect(await startPage()).toBeUndefined();
    expect(await versionsKept()).toEqual([]);
  });
});

describe('uploads while the project is deleted', () => {
  it('end with it', async () => {
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
