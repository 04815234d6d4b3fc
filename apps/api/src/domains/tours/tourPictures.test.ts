/** Pictures of tours: found after publication, replaced by admins, deleted together with their tours. */
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { zipOf, type ZipEntry } from '../../../demo/zipBytes.ts';
import { sweep } from '../../testing/sweep.ts';
import type { Covers } from '../../platform/files/covers.ts';
import { Problem } from '../../platform/http/problem.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  createTestUser,
  makeDataDir,
  openTestServer,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../testing/testServer.ts';
import { entry, inspectPicture, page, picture, type Colour } from '../../testing/tourPicture.ts';
import { tourPictures } from './tourPictures.ts';
import { multipart, postForm, tourForm, uploadPilot } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

const DAY = '2026-01-02';

let server: TestServer;
let close: () => Promise<void>;
let admin = '';
let ownerId = '';
let projects = 0;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  admin = (await createTestUser(server, 'admin', { isAdmin: true })).token;
  ownerId = (await createTestUser(server, 'owner')).user.id;
});
afterAll(() => close());

async function newProject(to = server): Promise<string> {
  projects += 1;
  const { services } = to;
  const owner = to === server ? ownerId : (await services.users.byName('owner'))?.id;
  const name = `Tower ${projects}`;
  return (await services.projects.add(owner ?? '', { name, number: '1' })).id;
}

async function publish(
  id: string,
  entries: readonly ZipEntry[],
  to = server,
  token = admin,
  slot = DAY,
) {
  const query =
    slot === 'date' ? `date=${DAY}&projectType=date` : `date=${slot}&projectType=subDate`;
  const answer = await postForm(
    to,
    `/api/project/upload-folder/${id}?${query}`,
    tourForm(zipOf(entries)),
    { token },
  );
  expect(answer.status).toBe(200);
}

/** Waits until the search for the picture of the live tour has finished. */
async function searched(id: string, to = server, slot = DAY): Promise<void> {
  await eventually(async () => {
    const tour = await to.services.tours.live({ projectId: id, slot });
    expect(tour?.picture_sought_at).not.toBeNull();
  });
}

async function pictureOf(id: string, to = server, token = admin) {
  const answer = await to.call('GET', pathTo('project', { id }), { token });
  return ok('project', answer).tourPictures?.find(({ slot }) => slot === DAY);
}

async function inspect(path: string | undefined) {
  if (path === undefined) return undefined;
  const { bytes, headers } = await server.send({ path });
  expect(headers['cache-control']).toContain('immutable');
  return inspectPicture(bytes);
}

describe('the picture of a tour', () => {
  it('is available in the sizes of covers', async () => {
    const id = await newProject();
    await publish(id, [page(), entry('preview.jpg', await picture(1400, 1050, 'green'))]);
    await searched(id);
    const path = (await pictureOf(id))?.picture.path ?? '';
    expect(await inspect(path)).toMatchObject({ width: 1280, height: 960 });
    expect(await inspect(`${path}?w=480`)).toMatchObject({ width: 480, height: 360 });
  });

  it('is searched for at most three times', async () => {
    const { services } = server;
    const id = await newProject();
    await publish(id, [page()]);
    await searched(id);
    const tour = await services.tours.live({ projectId: id, slot: DAY });
    const version = tour?.version ?? '';
    await services.db
      .updateTable('tours')
      .set({ picture_sought_at: null, picture_tries: 0 })
      .where('version', '=', version)
      .execute();
    // Simulates a process that crashes during each search.
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await services.tours.begin('picture', version)).toBeDefined();
    }
    expect(await services.tours.begin('picture', version)).toBeUndefined();
    expect(await services.tours.pending('picture', 1000)).not.toContain(version);
  });
});

describe('replacing the picture of a tour', () => {
  const change = async (method: string, path: string, file?: Buffer, token = admin) => {
    const form = multipart([
      { name: 'tour-picture', file: file ?? Buffer.alloc(0), fileName: 'a.jpg' },
    ]);
    return server.send({
      method,
      path: `/api/${path}`,
      headers: { ...(file ? form.headers : {}), token },
      ...(file && { body: form.body }),
    });
  };

  it('shows the chosen picture, and the tour’s own picture after its removal', async () => {
    const id = await newProject();
    await publish(id, [page(), entry('preview.jpg', await picture(600, 400, 'green'))]);
    await searched(id);
    const own = await pictureOf(id);
    expect(own?.isChosen).toBe(false);
    const path = pathTo('uploadTourPicture', { projectId: id, slot: DAY });
    const uploaded = await change('POST', path, await picture(700, 500, 'blue'));
    const { picture: chosen } = ok('uploadTourPicture', uploaded);
    expect(await inspect(chosen.path)).toEqual({ width: 700, height: 500, colour: 'blue' });
    expect(await pictureOf(id)).toEqual({ slot: DAY, picture: chosen, isChosen: true });
    for (const time of ['first', 'second']) {
      const removed = await change('DELETE', path);
      expect([time, ok('removeTourPicture', removed).picture]).toEqual([time, own?.picture]);
    }
    expect(await pictureOf(id)).toEqual(own);
  });

  it('rejects the same files as for covers', async () => {
    const id = await newProject();
    await publish(id, [page()]);
    const path = pathTo('uploadTourPicture', { projectId: id, slot: DAY });
    expect((await change('POST', path, Buffer.from('<svg/>'))).status).toBe(415);
    expect((await change('POST', path, Buffer.alloc(10_000_000, 'x'))).status).toBe(413);
    const half = (await picture(300, 300, 'red')).subarray(0, 500);
    expect((await change('POST', path, half)).status).toBe(400);
    const none = pathTo('uploadTourPicture', { projectId: id, slot: '2020-01-01' });
    expect((await change('POST', none, await picture(20, 20, 'red'))).status).toBe(404);
  });

  it('works for pilots, whose pictures need no session', async () => {
    const archive = zipOf([page(), entry('preview.jpg', await picture(600, 400, 'green'))]);
    await uploadPilot(server, { name: 'Pictured', token: admin, archive });
    const pilot = async () => ok('pilot', await server.call('GET', 'pilot_project/Pictured'));
    await eventually(async () => expect((await pilot()).picture).not.toBeNull());
    const own = (await pilot()).picture;
    expect(await inspect(own?.path)).toMatchObject({ colour: 'green' });
    await change('POST', 'pilot-picture/Pictured', await picture(700, 500, 'blue'));
    const list = await server.call('GET', 'pilot_project', { token: admin });
    const listed = ok('pilots', list).pilots?.find(({ name }) => name === 'Pictured');
    expect(listed?.isChosen).toBe(true);
    expect(await inspect(listed?.picture?.path)).toMatchObject({ colour: 'blue' });
    await change('DELETE', 'pilot-picture/Pictured');
    expect((await pilot()).picture).toEqual(own);
  });
});

describe('a replaced or deleted tour', () => {
  const later = () => ({ ...server.services.clock, in: () => '2999-01-01T00:00:00.000Z' });
  const sweepLater = () => sweep({ ...server.services, clock: later() });
  const isStored = async (path = '') => (await server.send({ path })).status === 200;
  const pictured = async (colour: Colour) => [
    page(),
    entry('preview.jpg', await picture(600, 400, colour)),
  ];

  it('is listed with the new picture, and the old picture stays readable, after a replacement', async () => {
    const id = await newProject();
    await publish(id, await pictured('green'));
    await searched(id);
    const first = await pictureOf(id);
    await publish(id, await pictured('blue'));
    await searched(id);
    expect(await inspect((await pictureOf(id))?.picture.path)).toMatchObject({ colour: 'blue' });
    expect(await isStored(first?.picture.path)).toBe(true);
  });

  it('has its picture deleted by the sweep', async () => {
    const id = await newProject();
    const kept = await newProject();
    for (const each of [id, kept]) {
      await publish(each, await pictured('green'));
      await searched(each);
    }
    const [gone, stays] = [await pictureOf(id), await pictureOf(kept)];
    await server.call('DELETE', pathTo('deleteSubProject', { projectId: id }), {
      token: admin,
      body: { date: DAY },
    });
    expect(await pictureOf(id)).toBeUndefined();
    await sweepLater();
    expect(await isStored(gone?.picture.path)).toBe(true);
    const { db, clock } = server.services;
    await db
      .updateTable('trash')
      .set({ until: clock.in(-1) })
      .execute();
    await sweepLater();
    await db
      .updateTable('tours')
      .set({ state_at: clock.in(-2 * 3600) })
      .where('state', '=', 'doomed')
      .execute();
    await sweepLater();
    expect(await isStored(gone?.picture.path)).toBe(false);
    expect(await isStored(stays?.picture.path)).toBe(true);
  });

  it('rejects a picture that is found after another result or after its deletion', async () => {
    const { services } = server;
    const id = await newProject();
    await publish(id, await pictured('green'));
    await searched(id);
    const version = (await services.tours.live({ projectId: id, slot: DAY }))?.version ?? '';
    // Another server recorded a result first, or the tour was deleted.
    expect(await services.tours.endPicture(version, 'late.webp')).toBe(false);
    await services.db.deleteFrom('tours').where('version', '=', version).execute();
    expect(await services.tours.endPicture(version, 'late.webp')).toBe(false);
  });
});

it('finds the picture of a tour after a restart when the search was interrupted', async () => {
  const dataDir = await makeDataDir();
  const before = await startTestServer(testConfig(dataDir));
  const { token } = await createTestUser(before, 'root', { isAdmin: true });
  await createTestUser(before, 'owner');
  const id = await newProject(before);
  const files = [page(), entry('preview.jpg', await picture(600, 400, 'green'))];
  await publish(id, files, before, token);
  await searched(id, before);
  // Simulates a server that was stopped before the search.
  await before.services.db
    .updateTable('tours')
    .set({ picture_file: null, picture_sought_at: null, picture_tries: 0 })
    .execute();
  await before.stop();
  const after = await startTestServer(testConfig(dataDir));
  onTestFinished(() => after.stop());
  await searched(id, after);
  expect((await pictureOf(id, after, token))?.picture.path).toContain('/files/covers/');
});

it('lists the picture of the project’s own date, or else of the newest sub-date', async () => {
  const { user, token } = await createTestUser(server, 'lister');
  const { services } = server;
  const { id } = await services.projects.add(user.id, { name: 'Listed', number: '1' });
  const listed = async () => {
    const me = await server.call('GET', pathTo('currentUser', { token }));
    return ok('currentUser', me).projectsData[0]?.picture;
  };
  expect(await listed()).toBeNull();
  for (const [slot, colour] of [
    ['2026-03-04', 'green'],
    [DAY, 'red'],
    ['date', 'blue'],
  ] as const) {
    const files = [page(), entry('preview.jpg', await picture(600, 400, colour))];
    await publish(id, files, server, admin, slot);
    await searched(id, server, slot);
    const newest = slot === DAY ? 'green' : colour;
    expect(await inspect((await listed())?.path)).toMatchObject({ colour: newest });
  }
});

describe('searches by two servers for the picture of one tour', () => {
  /** Simulates another server with the same database and file store. */
  const otherServer = (changes: Partial<Covers> = {}) => {
    const { tours, packs, covers, log } = server.services;
    const add: Covers['add'] = (full, smaller) => covers.add(full, smaller);
    return tourPictures({ tours, packs, covers: { add, ...changes }, log });
  };
  const notSearched = async () => {
    const id = await newProject();
    await publish(id, [page(), entry('preview.jpg', await picture(600, 400, 'green'))]);
    await searched(id);
    const version = (await server.services.tours.live({ projectId: id, slot: DAY }))?.version ?? '';
    await server.services.db
      .updateTable('tours')
      .set({ picture_file: null, picture_sought_at: null, picture_tries: 0 })
      .where('version', '=', version)
      .execute();
    return { id, version };
  };

  it('record only one picture', async () => {
    const { id, version } = await notSearched();
    const [one, two] = [otherServer(), otherServer()];
    one.add(version);
    two.add(version);
    await Promise.all([one.idle(), two.idle()]);
    const found = await pictureOf(id);
    expect(await inspect(found?.picture.path)).toMatchObject({ colour: 'green' });
    const late = otherServer();
    late.add(version);
    await late.idle();
    expect(await pictureOf(id)).toEqual(found);
  });

  it('are retried as long as the file store is unavailable', async () => {
    const { id, version } = await notSearched();
    for (let times = 0; times < 5; times += 1) {
      const unavailable = otherServer({
        add: () => Promise.reject(new Problem(503, 'server.away')),
      });
      unavailable.add(version);
      await unavailable.idle();
    }
    expect(await pictureOf(id)).toBeUndefined();
    expect(await server.services.tours.pending('picture', 1000)).toContain(version);
    const available = otherServer();
    available.add(version);
    await available.idle();
    expect(await pictureOf(id)).toBeDefined();
  });
});
