/** Submissions of footage: atomic, stored in the right folder, and announced to the admins by mail. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { ENDPOINTS } from '@jawla/contract';
import { FOOTAGE_FILES_MAX, FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import { isVisibleLine } from '@jawla/contract/visibleText';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FOOTAGE_KEY } from '../../platform/files/fileStore.ts';
import { sanitizeFileName } from '../../platform/files/sanitizeFileName.ts';
import { eventually } from '../../testing/eventually.ts';
import { contentOf, filesBelow } from '../../testing/keptFiles.ts';
import { mailsTo, mailTo } from '../../testing/outbox.ts';
import {
  createTestUser,
  openTestServer,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { jpg, mkv, mov, mp4, multipart } from '../../testing/files.ts';
import { ok, problem } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let staff = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  staff = (await createTestUser(server, 'staff', { fname: 'Sami', lname: 'Odeh' })).token;
  await createTestUser(server, 'boss', { isAdmin: true });
});
afterAll(() => close());

type Kind = keyof typeof FOOTAGE_FOLDERS;
type Files = readonly (readonly [string, Uint8Array])[];

function form(kind: Kind, project: string, files: Files, changes: Record<string, string> = {}) {
  const texts = {
    project_name: project,
    emailType: 'filesUpload',
    folderName: FOOTAGE_FOLDERS[kind],
    ...changes,
  };
  return multipart([
    ...Object.entries(texts).map(([name, value]) => ({ name, value })),
    ...files.map(([fileName, file]) => ({ name: 'file', file, fileName })),
  ]);
}

function send(
  kind: Kind,
  project: string,
  files: Files,
  changes: Record<string, string> = {},
): Promise<Answer> {
  const { body, headers } = form(kind, project, files, changes);
  const { path } = kind === 'session' ? ENDPOINTS.uploadSession : ENDPOINTS.uploadMissing;
  return server.send({
    method: 'POST',
    path: `/api/${path}`,
    headers: { ...headers, token: staff },
    body,
  });
}

/** Returns the files of a project's submissions of one kind, as relative paths. */
async function delivered(project: string, kind: Kind): Promise<string[]> {
  return filesBelow(server.services.files, keyOf(project, kind));
}

function keyOf(project: string, kind: Kind): string {
  return `${FOOTAGE_KEY}/${sanitizeFileName(project)}/${FOOTAGE_FOLDERS[kind]}`;
}

async function expectNothingOf(project: string): Promise<void> {
  expect(await delivered(project, 'session')).toEqual([]);
  expect(await delivered(project, 'missing')).toEqual([]);
  await eventually(async () => expect(await readdir(join(server.dataDir, 'incoming'))).toEqual([]));
}

describe('submitted footage', () => {
  it('is stored in the folder of its project and kind, and announced to the admins by mail', async () => {
    const answer = await send('session', 'فيلا النور', [
      ['الواجهة.mp4', mp4('front')],
      ['GARDEN.MOV', mov()],
      ['roof.mkv', mkv()],
    ]);
    ok('uploadSession', answer);
    const paths = await delivered('فيلا النور', 'session');
    const [[folder = ''] = []] = paths.map((path) => path.split('/'));
    expect(paths).toEqual(
      ['GARDEN.MOV', 'roof.mkv', 'الواجهة.mp4'].map((name) => `${folder}/${name}`),
    );
    const front = `${keyOf('فيلا النور', 'session')}/${folder}/الواجهة.mp4`;
    expect(await contentOf(server.services.files, front)).toContain('front');

    const { text = '', subject } = await mailTo(server.dataDir, 'boss@example.com');
    expect(subject).toContain('فيلا النور');
    expect(text).toContain('Sami Odeh');
    expect(text).toContain(FOOTAGE_FOLDERS.session);
    expect(await mailsTo(server.dataDir, 'staff@example.com')).toEqual([]);
  });

  it('may contain photos as missing photos, but not as session data', async () => {
    ok(
      'uploadMissing',
      await send('missing', 'Photos', [
        ['1.JPG', jpg()],
        ['2.mp4', mp4()],
      ]),
    );
    expect(await delivered('Photos', 'missing')).toHaveLength(2);
    problem(await send('session', 'No photos', [['1.jpg', jpg()]]), 415);
    await expectNothingOf('No photos');
  });

  it('gets unique file names in place of duplicates', async () => {
    const files: Files = [
      ['clip.mp4', mp4('one')],
      ['CLIP.mp4', mp4('two')],
      ['a/b/clip.mp4', mp4('three')],
    ];
    await send('session', 'Twins', files);
    await send('session', 'Twins', files);
    const all = (await delivered('Twins', 'session')).filter((path) => path.endsWith('.mp4'));
    expect(all).toHaveLength(6);
    expect(all.filter((path) => path.endsWith('/clip (3).mp4'))).toHaveLength(2);
  });

  it.each([
    ['../../etc/passwd.mp4', /\/passwd\.mp4$/],
    ['..\\..\\up.mp4', /\/up\.mp4$/],
    ['.hidden.mp4', /\/hidden\.mp4$/],
    ['right\u202eleft.mp4', /\/rightleft\.mp4$/],
    ['soft\u00adhyphen\u{e0041}\u3164.mp4', /\/softhyphen\.mp4$/],
    ['می\u200cخواهم.mp4', /\/می\u200cخواهم\.mp4$/],
    [`${'غ'.repeat(255)}.mp4`, /\/غ{90,98}\.mp4$/],
    ['a:b*c?.mp4', /\/a_b_c_\.mp4$/],
  ])('has sanitized file names, without path traversal: %s', async (name, kept) => {
    const project = `Names ${randomUUID()}`;
    ok('uploadSession', await send('session', project, [[name, mp4()]]));
    expect((await delivered(project, 'session')).sort().at(-1)).toMatch(kept);
  });

  it.each(['../../outside', '/etc', '..', 'a/../../b', 'CON'])(
    'stays below the footage folder for a project named %j',
    async (project) => {
      const before = await readdir(server.dataDir);
      expect((await send('session', project, [['a.mp4', mp4()]])).status).toBe(200);
      expect(await readdir(server.dataDir)).toEqual(before);
      expect(await delivered(project, 'session')).toHaveLength(1);
    },
  );

  it('may have 200 files', async () => {
    const files: Files = Array.from({ length: 200 }, (_, index) => [`${index}.mp4`, mp4()]);
    ok('uploadSession', await send('session', 'Many', files));
    const { files: store } = server.services;
    const [delivery = ''] = await store.list(keyOf('Many', 'session'));
    expect(await store.list(`${keyOf('Many', 'session')}/${delivery}`)).toHaveLength(200);
  });

  it('is kept when the account is deleted', async () => {
    const { services } = server;
    const leaver = await createTestUser(server, 'leaver');
    const { body, headers } = form('session', 'Left behind', [['a.mp4', mp4()]]);
    await server.send({
      method: 'POST',
      path: `/api/${ENDPOINTS.uploadSession.path}`,
      headers: { ...headers, token: leaver.token },
      body,
    });
    await services.db.deleteFrom('users').where('id', '=', leaver.user.id).execute();
    expect(await delivered('Left behind', 'session')).toHaveLength(1);
    const rows = await services.footage.all();
    expect(rows).toContainEqual(
      expect.objectContaining({ project_name: 'Left behind', user_id: null, files: 1 }),
    );
  });
});

describe('a rejected submission', () => {
  it.each<[string, number, Files]>([
    ['no file', 400, []],
    [
      'an empty file',
      400,
      [
        ['good.mp4', mp4()],
        ['empty.mp4', Buffer.alloc(0)],
      ],
    ],
    [
      'wrong file extension',
      415,
      [
        ['good.mp4', mp4()],
        ['virus.exe', mp4()],
      ],
    ],
    [
      'content of another type',
      415,
      [
        ['good.mp4', mp4()],
        ['page.mp4', Buffer.from('<html>')],
      ],
    ],
    [
      'too many files',
      400,
      Array.from({ length: FOOTAGE_FILES_MAX + 1 }, (_, i) => [`${i}.mp4`, mp4()]),
    ],
  ])('leaves no files: %s', async (_, status, files) => {
    problem(await send('session', 'Refused', files), status);
    await expectNothingOf('Refused');
  });

  it.each([
    ['blank project name', { project_name: ' ' }],
    ['folder of the other kind', { folderName: 'missing photos' }],
    ['wrong emailType', { emailType: 'userCreated' }],
  ])('leaves no files: %s', async (_, changes) => {
    problem(await send('session', 'Wrong texts', [['a.mp4', mp4()]], changes), 400);
    await expectNothingOf('Wrong texts');
  });

  it.each<[string, number, Uint8Array]>([
    ['film\u202e4pm.exe', 415, mp4()],
    ['film\u202e\u200b.mp4', 415, Buffer.from('<html>')],
    ['film\u00ad.mp4', 400, Buffer.alloc(0)],
  ])(
    'has an error message with the visible part of the file name: %j',
    async (name, status, file) => {
      const answer = await send('session', 'Hidden', [[name, file]]);
      problem(answer, status);
      const { message } = z.object({ message: z.string() }).parse(answer.json());
      expect(message).toContain('film');
      expect(isVisibleLine(message)).toBe(true);
      await expectNothingOf('Hidden');
    },
  );

  it('leaves no files after a disconnect', async () => {
    const { body, headers } = form('session', 'Broken off', [['a.mp4', mp4('x'.repeat(50_000))]]);
    await new Promise<void>((resolve) => {
      const sending = request({
        host: '127.0.0.1',
        port: server.port,
        method: 'POST',
        path: `/api/${ENDPOINTS.uploadSession.path}`,
        headers: { ...headers, token: staff, 'content-length': String(body.length) },
      });
      sending.on('error', () => resolve());
      sending.write(body.subarray(0, 20_000), () => sending.destroy());
      sending.on('close', () => resolve());
    });
    await expectNothingOf('Broken off');
  });
});
