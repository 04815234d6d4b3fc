/** Pictures of tours: found in the archives of all tools, replaced by admins, deleted together with their tours. */
import { parseResponse, pathTo } from '@jawla/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ZipEntry } from '../../../demo/zipBytes.ts';
import { zipOf } from '../../../demo/zipBytes.ts';
import { sweep } from '../../testing/sweep.ts';
import type { Covers } from '../../platform/files/covers.ts';
import { Problem } from '../../platform/http/problem.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  createTestUser,
  makeDataDir,
  multipart,
  openTestServer,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourForm } from '../../testing/tourForm.ts';
import { tourPictures } from './tourPictures.ts';

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

type Colour = 'red' | 'green' | 'blue';

/** Returns a picture in one colour, with noise so that its file size is that of a photograph. */
async function picture(width: number, height: number, colour: Colour): Promise<Buffer> {
  const at = ['red', 'green', 'blue'].indexOf(colour);
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = index % 3 === at ? 200 : (index * 7919) % 97;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const entry = (name: string, content: Buffer): ZipEntry => ({ name, content, stored: true });
const page = (head = '', name = 'index.html'): ZipEntry => ({
  name,
  content: Buffer.from(`<!doctype html><head>${head}</head>`),
});

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
  const { body, headers } = multipart(tourForm(zipOf(entries)));
  const answer = await to.send({
    method: 'POST',
    path: `/api/project/upload-folder/${id}?${query}`,
    headers: { ...headers, token },
    body,
  });
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
  return parseResponse('project', answer.json()).tourPictures?.find(({ slot }) => slot === DAY);
}

/** Returns size and colour of the picture that is found in a tour with these files. */
async function found(entries: readonly ZipEntry[]) {
  const id = await newProject();
  await publish(id, entries);
  await searched(id);
  return inspect((await pictureOf(id))?.picture.path);
}

async function inspect(path: string | undefined) {
  if (path === undefined) return undefined;
  const { bytes, headers } = await server.send({ path });
  expect(headers['cache-control']).toContain('immutable');
  const { width, height } = await sharp(bytes).metadata();
  const { channels } = await sharp(bytes).stats();
  const means = channels.map(({ mean }) => mean);
  const colour = (['red', 'green', 'blue'] as const)[means.indexOf(Math.max(...means))];
  return { width, height, colour };
}

describe('the picture of a tour', () => {
  it.each([
    ['<meta property="og:image" content="share.jpg">'],
    ['<meta content=share.jpg name=twitter:image>'],
    ["<link rel='image_src' href='./share.jpg'>"],
    ['<meta property="og:image" content="https://elsewhere.example/tours/1/share.jpg?v=2">'],
  ])('is the image in the metadata of the start page: %s', async (head) => {
    const files = [
      page(head),
      entry('share.jpg', await picture(600, 400, 'green')),
      entry('a/large.jpg', await picture(800, 600, 'red')),
    ];
    expect(await found(files)).toEqual({ width: 600, height: 400, colour: 'green' });
  });

  it.each([
    ['Marzipano Tool', 'app-files/tiles/0-hall/1/f/0/0.jpg', 'app-files/tiles/0-hall/preview.jpg'],
    ['krpano', 'panos/hall.tiles/f/l1/1/l1_f_1_1.jpg', 'panos/hall.tiles/preview.jpg'],
    ['krpano 1.19', 'panos/hall.tiles/l1/f/1/l1_f_1_1.jpg', 'panos/hall.tiles/preview.jpg'],
    ['krpano without levels', 'panos/hall.tiles/pano_f.jpg', 'panos/hall.tiles/preview.jpg'],
    ['3DVista', 'media/panorama_AB_0/f/2/0_0.jpg', 'media/strip.jpg'],
    ['Pannellum', 'hall/1/f0_0.jpg', 'hall/preview.jpg'],
    ['Pano2VR', 'tiles/node1/cf_0/l_0/c_0/tile_0.jpg', 'preview.jpg'],
  ])('is the front face of the first scene: %s', async (_tool, front, strip) => {
    const files = [
      page(),
      entry(strip, await picture(128, 768, 'blue')),
      entry(front, await picture(512, 512, 'green')),
      // Another face of the cube, and a higher level with many tiles, which must not be chosen.
      entry(front.replace(/f(?=[/_\d.])(?!.*f[/_\d.])/, 'b'), await picture(512, 512, 'red')),
    ];
    expect(await found(files)).toEqual({ width: 512, height: 512, colour: 'green' });
  });

  it('is not a tile of a level with many tiles', async () => {
    const tile = await picture(512, 512, 'red');
    const tiles = Array.from({ length: 16 }, (_, at) =>
      entry(`tiles/0-hall/3/f/${Math.floor(at / 4)}/${at % 4}.jpg`, tile),
    );
    const whole = entry('tiles/0-hall/1/f/0/0.jpg', await picture(512, 512, 'green'));
    expect(await found([page(), ...tiles, whole])).toMatchObject({ colour: 'green' });
    expect(await found([page(), ...tiles])).toBeUndefined();
  });

  it.each([
    ['Pano2VR', 'images/preview_nodeimage_node1.jpg'],
    ['3DVista', 'media/panorama_AB_t.jpg'],
    ['krpano', 'panos/hall.tiles/thumb.jpg'],
    ['any tool', 'preview.jpg'],
  ])('is a preview image: %s', async (_tool, preview) => {
    const files = [
      page(),
      entry(preview, await picture(480, 360, 'green')),
      entry('rooms/1.jpg', await picture(800, 600, 'red')),
    ];
    expect(await found(files)).toMatchObject({ width: 480, colour: 'green' });
  });

  it('is a small preview only if there is no larger image', async () => {
    const thumb = entry('panos/hall.tiles/thumb.jpg', await picture(240, 240, 'red'));
    const face = entry('panos/hall.tiles/pano_f.jpg', await picture(512, 512, 'green'));
    expect(await found([page(), thumb, face])).toMatchObject({ width: 512, colour: 'green' });
    expect(await found([page(), thumb])).toMatchObject({ width: 240, colour: 'red' });
  });

  it('is the first large image in natural order, cropped if it is a panorama', async () => {
    const files = [
      page(),
      entry('skin/aaa.jpg', await picture(800, 600, 'red')),
      entry('rooms/10.jpg', await picture(1600, 800, 'red')),
      entry('rooms/2.jpg', await picture(1600, 800, 'green')),
    ];
    // 30 % of the width, 4:3
    expect(await found(files)).toEqual({ width: 480, height: 360, colour: 'green' });
  });

  it('is found relative to a start page in a folder with another name', async () => {
    const files = [
      page('<meta property="og:image" content="./share.jpg">', 'tour/index.htm'),
      entry('tour/share.jpg', await picture(600, 400, 'green')),
      entry('tour/x/y.jpg', await picture(800, 600, 'red')),
    ];
    expect(await found(files)).toMatchObject({ colour: 'green' });
  });

  it('is available in the sizes of covers', async () => {
    const id = await newProject();
    await publish(id, [page(), entry('preview.jpg', await picture(1400, 1050, 'green'))]);
    await searched(id);
    const path = (await pictureOf(id))?.picture.path ?? '';
    expect(await inspect(path)).toMatchObject({ width: 1280, height: 960 });
    expect(await inspect(`${path}?w=480`)).toMatchObject({ width: 480, height: 360 });
  });
});

describe('a malicious archive', () => {
  it('gets no picture from SVG, path traversal, unsupported URLs or content that is no image', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'.padEnd(20_000);
    const heads = [
      '../../../../etc/passwd',
      '%2e%2e%2f%2e%2e%2fetc/passwd',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      '//[broken',
      '%E0%A4%A',
      'evil.svg',
      'svg.jpg',
    ].map((address) => `<meta property="og:image" content="${address}">`);
    const files = [
      page(heads.join('')),
      entry('evil.svg', Buffer.from(svg)),
      entry('svg.jpg', Buffer.from(svg)),
      entry('text.jpg', Buffer.alloc(50_000, 'text')),
    ];
    expect(await found(files)).toBeUndefined();
  });

  it('gets the next image when one is truncated or has too many pixels', async () => {
    const whole = await picture(800, 600, 'red');
    const bomb = await sharp({
      create: { width: 16_000, height: 12_000, channels: 3, background: 'red' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const files = [
      page(),
      entry('a/1.jpg', whole.subarray(0, whole.length / 2)),
      entry('a/2.png', bomb),
      entry('a/3.jpg', await picture(800, 600, 'green')),
    ];
    expect(await found(files)).toMatchObject({ colour: 'green' });
  });

  it('is searched at most three times', async () => {
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
    const { picture: chosen } = parseResponse('uploadTourPicture', uploaded.json());
    expect(await inspect(chosen.path)).toEqual({ width: 700, height: 500, colour: 'blue' });
    expect(await pictureOf(id)).toEqual({ slot: DAY, picture: chosen, isChosen: true });
    for (const time of ['first', 'second']) {
      const removed = await change('DELETE', path);
      expect([time, parseResponse('removeTourPicture', removed.json()).picture]).toEqual([
        time,
        own?.picture,
      ]);
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
    const { body, headers } = multipart([
      { name: 'pilot-project-folder', file: archive, fileName: 'Pictured.zip' },
    ]);
    const path = '/api/pilot_project/create-project';
    await server.send({ method: 'POST', path, headers: { ...headers, token: admin }, body });
    const pilot = async () =>
      parseResponse('pilot', (await server.call('GET', 'pilot_project/Pictured')).json());
    await eventually(async () => expect((await pilot()).picture).not.toBeNull());
    const own = (await pilot()).picture;
    expect(await inspect(own?.path)).toMatchObject({ colour: 'green' });
    await change('POST', 'pilot-picture/Pictured', await picture(700, 500, 'blue'));
    const list = await server.call('GET', 'pilot_project', { token: admin });
    const listed = parseResponse('pilots', list.json()).pilots?.find(
      ({ name }) => name === 'Pictured',
    );
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
    return parseResponse('currentUser', me.json()).projectsData[0]?.picture;
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
    await Promise.all([one.stop(), two.stop()]);
    const found = await pictureOf(id);
    expect(await inspect(found?.picture.path)).toMatchObject({ colour: 'green' });
    const late = otherServer();
    late.add(version);
    await late.stop();
    expect(await pictureOf(id)).toEqual(found);
  });

  it('are retried as long as the file store is unavailable', async () => {
    const { id, version } = await notSearched();
    for (let times = 0; times < 5; times += 1) {
      const unavailable = otherServer({
        add: () => Promise.reject(new Problem(503, 'server.away')),
      });
      unavailable.add(version);
      await unavailable.stop();
    }
    expect(await pictureOf(id)).toBeUndefined();
    expect(await server.services.tours.pending('picture', 1000)).toContain(version);
    const available = otherServer();
    available.add(version);
    await available.stop();
    expect(await pictureOf(id)).toBeDefined();
  });
});
