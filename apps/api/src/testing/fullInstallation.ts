/** Installations for moving out and in, and what an export of them holds. */
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS, pathTo } from '@jawla/contract';
import { EMAIL_TYPES } from '@jawla/contract/emailTypes';
import { EXPORT_INDEX, exportIndexSchema } from '@jawla/contract/moveFormat';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../platform/db/schema.ts';
import { makeCoverOf } from '../platform/files/images.ts';
import { ok } from './api.ts';
import { postForm, tourForm, uploadTour } from './files.ts';
import { makeGuestLink } from './guestLink.ts';
import { handIn } from './handIn.ts';
import { nameGuest, noteForm, photoForm } from './notes.ts';
import { jawla } from './runProgram.ts';
import {
  createTestUser,
  makeDataDir,
  startUntilTestEnds,
  testConfig,
  testEnvironment,
} from './testServer.ts';
import { tourArchive } from './tourArchive.ts';
import { picture } from './tourPicture.ts';

const rowSchema = z.record(z.string(), z.unknown());

/** A server without anything in it. */
export async function openEmpty() {
  const dataDir = await makeDataDir();
  const server = await startUntilTestEnds(testConfig(dataDir));
  const run = (...args: string[]) => jawla(args, testEnvironment(dataDir));
  return { dataDir, server, run, out: join(dataDir, 'out') };
}

/** An installation with something of everything. */
export async function openFull() {
  const opened = await openEmpty();
  const { server } = opened;
  const { services } = server;
  const { user: boss, token: admin } = await createTestUser(server, 'boss', { isAdmin: true });
  const { user: acme, token } = await createTestUser(server, 'acme', { phone: '962790000000' });
  const { user: friend } = await createTestUser(server, 'friend');
  const { token: staff } = await createTestUser(server, 'staff', { isStaff: true });
  const mall = await services.projects.add(acme.id, {
    name: 'Mall: east/"1"'.replace('/', ' '),
    number: '1',
  });
  const villa = await services.projects.add(acme.id, { name: 'فيلا النور', number: '2' });
  await services.projects.add(friend.id, { name: 'Empty', number: '1' });
  const projectId = mall.id;
  ok('uploadFolder', await uploadTour(server, { projectId, token: admin }));
  const later = `/api/project/upload-folder/${projectId}?date=2026-05-06&projectType=subDate`;
  ok(
    'uploadFolder',
    await postForm(server, later, tourForm(tourArchive('later')), { token: admin }),
  );
  ok(
    'uploadFolder',
    await uploadTour(server, { projectId: villa.id, token: admin, archive: tourArchive('villa') }),
  );
  const photo = { name: 'tour-picture', file: await picture(300, 200, 'red'), fileName: 'a.jpg' };
  const chosen = `/api/${pathTo('uploadTourPicture', { projectId, slot: 'date' })}`;
  ok('uploadTourPicture', await postForm(server, chosen, [photo], { token: admin }));
  await services.projects.share(projectId, friend.id);
  const { full, smaller } = await makeCoverOf(await picture(1400, 900, 'green'));
  await services.projects.setCover(projectId, {
    file: await services.covers.add(full, smaller),
    name: 'green.jpg',
  });
  await services.alignments.add(
    projectId,
    { from: { slot: '2026-05-06', scene: 'a' }, to: { slot: 'date', scene: 'b' }, yaw: 0.5 },
    services.db,
  );
  const { secret } = await makeGuestLink(
    server,
    { token, projectId },
    { note: 'For the bank', notes: true },
  );
  const note = noteForm({
    place: { scene: 'a', title: 'غرفة', nth: 1, yaw: 0.1, pitch: 0.2, zoom: 30 },
    person: friend.id,
    due: '2026-12-24',
  });
  const send = (
    name: 'createNote' | 'createNoteComment',
    path: string,
    body: unknown,
    by = token,
  ) => server.call('POST', path, { token: by, body }).then((answer) => ok(name, answer));
  await send('createNote', pathTo('createNote', { projectId }), note);
  const comment = randomUUID();
  const key = { projectId, number: '1' };
  await send(
    'createNoteComment',
    pathTo('createNoteComment', key),
    { _id: comment, text: 'Seen' },
    admin,
  );
  const photos = `/api/${pathTo('addNotePicture', key)}`;
  for (const entry of ['', comment]) {
    const by = entry === '' ? token : admin;
    ok(
      'addNotePicture',
      await postForm(server, photos, photoForm(await picture(900, 700, 'red'), entry), {
        token: by,
      }),
    );
  }
  const headers = await nameGuest(server, { projectId, secret });
  const guestNote = noteForm({ text: 'Seen by a guest', slot: '2026-05-06' });
  ok(
    'createNote',
    await server.call('POST', pathTo('createNote', { projectId }), { headers, body: guestNote }),
  );
  await handIn(server, staff, mall.name, [['photo.jpg', await picture(400, 300, 'blue')]]);
  const { path: pilotPath, file } = ENDPOINTS.createPilot;
  const pilot = { name: file.field, file: tourArchive('pilot'), fileName: 'showroom.zip' };
  const form = [{ name: 'emailType', value: EMAIL_TYPES.uploadProjectFiles }, pilot];
  ok('createPilot', await postForm(server, `/api/${pilotPath}`, form, { token: admin }));
  return { ...opened, services, boss, acme, friend, admin, token, mall, villa };
}

/** Returns what an export must not have. */
export async function secretsOf(db: Database): Promise<string[]> {
  const rows = await Promise.all([
    db.selectFrom('users').select('password_hash as secret').execute(),
    db.selectFrom('sessions').select('token_hash as secret').execute(),
    db.selectFrom('guest_links').select('secret_hash as secret').execute(),
    db.selectFrom('guest_links').select('passcode_hash as secret').execute(),
    db.selectFrom('guest_links').select('grant_id as secret').execute(),
    db.selectFrom('note_guests').select('secret_hash as secret').execute(),
    db.selectFrom('keys').select('secret_hash as secret').execute(),
    db.selectFrom('settings').select('value as secret').execute(),
  ]);
  // Short settings are no secrets, but numbers.
  return rows.flat().flatMap(({ secret }) => (secret && secret.length > 3 ? secret : []));
}

/** Reads all of an export: files with their hashes, rows by file. */
export async function readExport(folder: string) {
  const index = z.parse(
    exportIndexSchema,
    JSON.parse(await readFile(join(folder, EXPORT_INDEX), 'utf8')),
  );
  const rows: Record<string, unknown[]> = {};
  for (const { path, bytes, sha256 } of index.files) {
    const content = await readFile(join(folder, path));
    expect([path, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
      path,
      bytes,
      sha256,
    ]);
    if (!path.endsWith('.jsonl')) continue;
    const lines = content
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '');
    rows[path] = lines.map((line) => z.parse(rowSchema, JSON.parse(line)));
  }
  const hashes = Object.fromEntries(index.files.map(({ path, sha256 }) => [path, sha256]));
  return { index, rows, hashes };
}
