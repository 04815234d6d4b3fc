/** Regardless of how an upload ends, it leaves no open file descriptor and no file. */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { RESUMED_FIELD } from '@jawla/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traversal } from '../../demo/badArchives.ts';
import { eventually } from '../testing/eventually.ts';
import { openFiles } from '../testing/openFiles.ts';
import { createTestUser, openTestServer, type TestServer } from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import { RESUMABLE_PATH } from './resumable/resumableUploads.ts';
import { type FormPart, TOUR_FIELD, multipart, postForm, tourForm } from '../testing/files.ts';

/** Repetitions of each ending: more than 200 uploads in total. */
const TIMES = 18;
/** Number of concurrent uploads, so that closing a file competes with other work. */
const CONCURRENCY = 6;

/** Where uploads open files. */
const FOLDERS = ['incoming', 'resumable', 'tours'];
const TUS = { 'tus-resumable': '1.0.0' };
const NO_ZIP = randomBytes(200_000);

let server: TestServer;
let close: () => Promise<void>;
let token = '';
let projectId = '';
let path = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  const admin = await createTestUser(server, 'admin', { isAdmin: true });
  ({ token } = admin);
  ({ id: projectId } = await server.services.projects.add(admin.user.id, {
    name: 'Villa',
    number: '1',
  }));
  path = `/api/project/upload-folder/${projectId}?date=2026-01-02&projectType=date`;
});
afterAll(() => close());

async function post(target: string, parts: readonly FormPart[]): Promise<number> {
  const answer = await postForm(server, target, parts, { token });
  return answer.status;
}

async function cancel(): Promise<void> {
  const body = { projectType: 'date', date: '2026-01-02', uploadFor: 'project', file: 'tour.zip' };
  const cancelPath = `project/cancel-upload/${projectId}`;
  const { status } = await server.call('DELETE', cancelPath, { token, body });
  expect(status).toBe(200);
}

/** Sends the beginning of a form, waits for another action, and closes the connection. */
async function sendPart(
  parts: readonly FormPart[],
  share: number,
  beforeClose?: () => Promise<void>,
) {
  const { body, headers } = multipart(parts);
  const sending = request({
    host: '127.0.0.1',
    port: server.port,
    method: 'POST',
    path,
    agent: false,
    headers: { ...headers, token, 'content-length': String(body.length) },
  });
  const closed = new Promise<void>((resolve) => sending.on('close', resolve));
  sending.on('error', () => undefined).on('response', (response) => response.resume());
  await new Promise<void>((resolve) =>
    sending.write(body.subarray(0, body.length * share), () => resolve()),
  );
  await beforeClose?.();
  sending.destroy();
  await closed;
}

/** Sends a file in chunks and returns its URL. */
async function sendChunks(file: Uint8Array, share = 1): Promise<string> {
  const begun = await server.send({
    method: 'POST',
    path: RESUMABLE_PATH,
    headers: {
      ...TUS,
      token,
      'upload-length': String(file.length),
      'upload-metadata': `filename ${Buffer.from('tour.zip').toString('base64')}`,
    },
  });
  const place = String(begun.headers['location']);
  await server.send({
    method: 'PATCH',
    path: place,
    headers: {
      ...TUS,
      token,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: file.subarray(0, file.length * share),
  });
  return place;
}

function postChunks(place: string): Promise<number> {
  const value = place.split('/').at(-1) ?? '';
  return post(path, [TOUR_FIELD, { name: RESUMED_FIELD, value }]);
}

const many = Array.from({ length: 60 }, (_, tile) => ({ name: `tiles/${tile}.jpg` }));

const ENDINGS: Readonly<Record<string, () => Promise<void>>> = {
  published: async () => expect(await post(path, tourForm(tourArchive()))).toBe(200),
  'published in chunks': async () =>
    expect(await postChunks(await sendChunks(tourArchive()))).toBe(200),
  'not a zip': async () => expect(await post(path, tourForm(NO_ZIP))).toBe(400),
  'not a zip, in chunks': async () => expect(await postChunks(await sendChunks(NO_ZIP))).toBe(400),
  damaged: async () => expect(await post(path, tourForm(tourArchive().subarray(0, -30)))).toBe(400),
  'rejected by an archive rule': async () =>
    expect(await post(path, tourForm(traversal()))).toBe(400),
  'rejected before they are read': async () =>
    expect(await post(path, [TOUR_FIELD, { name: 'other', file: NO_ZIP, fileName: 'a.zip' }])).toBe(
      400,
    ),
  disconnected: () => sendPart(tourForm(NO_ZIP), 0.6),
  'disconnected while they are repacked': () => sendPart(tourForm(tourArchive('late', many)), 1),
  'cancelled while they are received': () => sendPart(tourForm(NO_ZIP), 0.6, cancel),
  'abandoned in chunks': async () => {
    const place = await sendChunks(NO_ZIP, 0.5);
    await server.send({ method: 'DELETE', path: place, headers: { ...TUS, token } });
  },
};

/** Returns files that an upload may leave, and the number of stored versions without a row. */
async function leftovers(): Promise<{ incoming: string[]; chunks: string[]; unknown: number }> {
  const { db, files } = server.services;
  const incoming = await readdir(join(server.dataDir, 'incoming'));
  const local = await readdir(join(server.dataDir, 'resumable'));
  const versions = await files.list(`tours/${projectId}`);
  const tours = await db.selectFrom('tours').select('version').execute();
  return {
    incoming,
    chunks: [...local, ...(await files.list('resumable'))],
    unknown: versions.length - tours.length,
  };
}

describe('open file descriptors and stored files', () => {
  it.each(Object.entries(ENDINGS))('are not leaked by uploads that are %s', async (_, end) => {
    for (let times = 0; times < TIMES; times += CONCURRENCY) {
      await Promise.all(Array.from({ length: CONCURRENCY }, end));
    }
    await eventually(async () => {
      expect(await openFiles(server, FOLDERS)).toEqual([]);
      expect(await leftovers()).toEqual({ incoming: [], chunks: [], unknown: 0 });
    });
  });
});
