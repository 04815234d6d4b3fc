/** Backup and restore: users work during the backup, the original data is lost, and the copy replaces it. */
import { spawn } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathTo } from '@jawla/contract';
import { expect, it } from 'vitest';
import { openTour } from '../testing/openTour.ts';
import {
  createTestUser,
  makeDataDir,
  PASSWORD,
  startUntilTestEnds,
  testConfig,
  type TestServer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import { mp4, multipart, uploadTour } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

const PROGRAM = join(import.meta.dirname, '../../bin/jawla.mjs');
const IN_FOLDERS = { databaseUrl: undefined, s3: undefined };

const start = (dataDir: string) => startUntilTestEnds(testConfig(dataDir, IN_FOLDERS));

function jawla(args: string[], dataDir: string) {
  return new Promise<{ code: number | null; out: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: '', S3_BUCKET: '', DATA_DIR: dataDir };
    const child = spawn(process.execPath, [PROGRAM, ...args], { env });
    let out = '';
    child.stdout.on('data', (data) => (out += String(data)));
    child.stderr.on('data', (data) => (out += String(data)));
    child.on('close', (code) => resolve({ code, out }));
  });
}

async function fill(server: TestServer) {
  const { user, token } = await createTestUser(server, 'admin', { isAdmin: true });
  const project = await server.services.projects.add(user.id, { name: 'Villa', number: '1' });
  const smaller = new Map([[480, Buffer.from('small')]] as const);
  const file = await server.services.covers.add(Buffer.from('cover'), smaller);
  await server.services.projects.setCover(project.id, { file, name: 'cover.jpg' });
  const footage = multipart([
    { name: 'project_name', value: 'Villa' },
    { name: 'emailType', value: 'filesUpload' },
    { name: 'folderName', value: 'photo session data' },
    { name: 'file', file: mp4(), fileName: 'roof.mp4' },
  ]);
  const handed = await server.send({
    method: 'POST',
    path: '/api/upload-files/session-upload',
    headers: { ...footage.headers, token },
    body: footage.body,
  });
  expect(handed.text).toContain('message');
  await publish(server, project.id, token, 'kept');
  return { user, token, project, file, photo: await addNote(server, project.id) };
}

/** @returns The name of the note’s photo. */
async function addNote({ services }: TestServer, projectId: string): Promise<string> {
  const { notes, notePictures, db } = services;
  const none = { place: null, personId: null, due: null, author_id: null, guest_id: null };
  await notes.add({ id: 'n', projectId, number: 1, slot: 'date', text: 'Crack', ...none }, db);
  const photo = { full: Buffer.from('photo'), small: Buffer.from('s'), width: 1, height: 1 };
  const stored = await notePictures.store(photo);
  await notePictures.add({ note_id: 'n', entry_id: null, ...stored }, db);
  return stored.file;
}

async function publish(server: TestServer, projectId: string, token: string, says: string) {
  await uploadTour(server, { projectId, token, archive: tourArchive(says) });
}

it('restores a backup made while the server publishes tours', async () => {
  const dataDir = await makeDataDir();
  const to = join(await makeDataDir(), 'copies/monday');
  const first = await start(dataDir);
  const { user, token, project, file, photo } = await fill(first);

  // The server handles requests during the backup.
  const backupEnded = new AbortController();
  const publishing = (async () => {
    while (!backupEnded.signal.aborted) await publish(first, project.id, token, 'kept');
  })();
  const made = await jawla(['backup', '--to', to], dataDir);
  backupEnded.abort();
  await publishing;
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining('has the database and') });
  expect((await stat(to)).mode & 0o077).toBe(0);
  await first.stop();
  await rm(dataDir, { recursive: true });

  const second = await start(to);
  const login = await second.call('POST', 'auth/email-login', {
    body: { email: user.email, password: PASSWORD },
  });
  ok('emailLogin', login);
  expect((await second.call('GET', `user/${token}`)).status).toBe(200);
  const found = await second.call('GET', pathTo('projectFolder', { folder: 'admin|Villa' }), {
    token,
  });
  const url = await openTour(second, ok('projectFolder', found).path);
  expect((await second.send({ path: url })).text).toContain('kept');
  expect((await second.send({ path: `/files/covers/${file}` })).text).toBe('cover');
  expect((await second.send({ path: `/files/covers/${file}?w=480` })).text).toBe('small');
  expect((await second.send({ path: `/files/notes/${photo}.webp` })).text).toBe('photo');
  expect(await readdir(join(to, 'footage/Villa/photo session data'))).toHaveLength(1);
  await second.stop();
  expect((await jawla(['doctor'], to)).out).not.toContain('is not there');
});

it('reports missing files during a backup, and never overwrites a backup', async () => {
  const dataDir = await makeDataDir();
  const server = await start(dataDir);
  const { project } = await fill(server);
  const copies = await makeDataDir();
  const [tour] = await server.services.tours.liveOfProject(project.id);
  await server.services.files.remove(`tours/${project.id}`);
  const made = await jawla(['backup', '--to', join(copies, 'a')], dataDir);
  expect(made).toMatchObject({
    code: 1,
    out: expect.stringContaining(`The tour ${tour?.version ?? ''} is not there.`),
  });
  const again = await jawla(['backup', '--to', join(copies, 'a')], dataDir);
  expect(again).toMatchObject({ code: 1, out: expect.stringContaining('is there already') });
  expect(await readdir(copies)).toEqual(['a']);
  expect(await jawla(['backup'], dataDir)).toMatchObject({ code: 1 });
});
