/** Sharing, covers and concurrent editing of projects. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { EMPTY_PROJECT_FIELDS, pathTo } from '@jawla/contract';
import { IMAGE_BYTES_MAX } from '@jawla/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep, sweepTrash } from '../../testing/sweep.ts';
import { openTour } from '../../testing/openTour.ts';
import {
  createTestUser,
  openTestServer,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { postForm, tourForm } from '../../testing/files.ts';
import { ok, problem } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let admin = '';
let owner = { user: { id: '' }, token: '' };
let guest = { user: { id: '' }, token: '' };

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  admin = (await createTestUser(server, 'admin', { isAdmin: true })).token;
  owner = await createTestUser(server, 'owner');
  guest = await createTestUser(server, 'guest');
});
afterAll(() => close());

async function newProject(name: string): Promise<string> {
  return (await server.services.projects.add(owner.user.id, { name, number: '1' })).id;
}

const read = async (id: string, token = admin) =>
  ok('project', await server.call('GET', `project/${id}`, { token }));

describe('access', () => {
  const grant = (id: string, email: string, token = owner.token) =>
    server.call('PUT', pathTo('addAccess', { projectId: id }), { token, body: { email } });
  const revoke = (id: string, email: string, token = owner.token) =>
    server.call('PUT', pathTo('deleteAccess', { projectId: id }), { token, body: { email } });
  const list = async (id: string) => {
    const answer = await server.call('GET', pathTo('emailAccess', { projectID: id }), {
      token: owner.token,
    });
    return ok('emailAccess', answer);
  };

  it('is granted by email address, lists the project for the user, and is revoked', async () => {
    const id = await newProject('To share');
    const added = ok('addAccess', await grant(id, 'Guest@example.com'));
    expect(await list(id)).toEqual([{ _id: added.id, email: 'guest@example.com' }]);
    const forAdmins = await server.call('GET', `project/email-access/${id}`, { token: admin });
    expect(ok('emailAccess', forAdmins)).toEqual([
      { _id: added.id, email: 'guest@example.com', name: 'guest first guest last' },
    ]);
    expect((await read(id)).accessUser).toEqual([{ _id: added.id, email: 'guest@example.com' }]);
    const me = await server.call('GET', `user/${guest.token}`);
    expect(ok('currentUser', me).projectsData).toMatchObject([{ _id: id, owner: owner.user.id }]);

    ok('deleteAccess', await revoke(id, 'GUEST@example.com', admin));
    expect(await list(id)).toEqual([]);
    problem(await server.call('GET', `project/${id}`, { token: guest.token }), 403);
    problem(await revoke(id, 'guest@example.com'), 404);
  });

  it('is granted only once, to existing users other than the owner', async () => {
    const id = await newProject('To share once');
    const twice = await Promise.all([
      grant(id, 'guest@example.com'),
      grant(id, 'guest@example.com', admin),
    ]);
    expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    problem(await grant(id, 'nobody@example.com'), 404);
    problem(await grant(id, 'owner@example.com'), 422);
    problem(await grant(id, 'no address'), 422);
    problem(await grant('none', 'guest@example.com'), 404);
  });

  it('does not allow guests to grant or revoke it, or to see other guests', async () => {
    const id = await newProject('To keep');
    await createTestUser(server, 'other');
    await grant(id, 'guest@example.com');
    await grant(id, 'other@example.com');
    // Instead of the user name, which guests do not know.
    expect((await read(id, guest.token)).owner).toEqual({
      _id: owner.user.id,
      userName: 'owner',
      name: 'owner first owner last',
    });
    problem(await grant(id, 'admin@example.com', guest.token), 403);
    problem(await revoke(id, 'other@example.com', guest.token), 403);
    expect((await read(id, guest.token)).accessUser).toEqual([
      { _id: guest.user.id, email: 'guest@example.com' },
    ]);
  });
});

const form = { ...EMPTY_PROJECT_FIELDS, name: 'Contested', number: '1' };
const save = (id: string, changes: object) =>
  server.call('PUT', `project/${id}`, { token: admin, body: { ...form, ...changes } });

function uploadTour(id: string, slot: 'date' | 'subDate', day: string): Promise<Answer> {
  return postForm(
    server,
    `/api/${pathTo('uploadFolder', { projectId: id })}?date=${day}&projectType=${slot}`,
    tourForm(tourArchive()),
    { token: admin },
  );
}

describe('two admins who save the same project', () => {
  it('get a 409 for a stale revision', async () => {
    const id = await newProject('Contested');
    const { revision } = await read(id);
    ok('updateProject', await save(id, { location: 'First', revision }));
    const late = await save(id, { location: 'Second', revision });
    problem(late, 409);
    // The conflict does not concern the name.
    expect(late.json()).not.toHaveProperty('errors');
    const now = await read(id);
    expect(now.location).toBe('First');
    const { revision: fresh } = now;
    ok('updateProject', await save(id, { location: 'Second', revision: fresh }));
    expect((await read(id)).location).toBe('Second');
  });

  it('get 200 and 409 for concurrent saves of the same revision', async () => {
    const id = await newProject('At once');
    const { revision } = await read(id);
    const answers = await Promise.all(
      ['First', 'Second'].map((location) => save(id, { name: 'At once', location, revision })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('get a 409 after a date was added or removed by an upload or a deletion', async () => {
    const id = await newProject('Growing');
    for (const change of [
      () => uploadTour(id, 'date', '2026-01-01'),
      () => uploadTour(id, 'subDate', '2026-02-02'),
      () =>
        server.call('DELETE', pathTo('deleteSubProject', { projectId: id }), {
          token: admin,
          body: { date: '2026-02-02' },
        }),
    ]) {
      const { revision } = await read(id);
      expect((await change()).status).toBe(200);
      problem(await save(id, { name: 'Growing', revision }), 409);
    }
    // A tour for an existing day changes no field of the form, so the revision stays the same.
    const { revision } = await read(id);
    expect((await uploadTour(id, 'date', '2026-01-01')).status).toBe(200);
    expect((await read(id)).revision).toBe(revision);
  });

  it('overwrite each other when they send no revision', async () => {
    const id = await newProject('Careless');
    await save(id, { name: 'Careless', location: 'First' });
    await save(id, { name: 'Careless', location: 'Second' });
    expect((await read(id)).location).toBe('Second');
  });
});

describe('the expected date of a project', () => {
  const summaryOf = async (id: string, token: string) => {
    const me = await server.call('GET', `user/${token}`);
    const { projectsData } = ok('currentUser', me);
    return projectsData.find(({ _id }) => _id === id);
  };

  it('is absent from a new project, saved by an admin, and read by owner and guest', async () => {
    const id = await newProject('Expected');
    const share = pathTo('addAccess', { projectId: id });
    await server.call('PUT', share, { token: admin, body: { email: 'guest@example.com' } });
    expect((await read(id)).expectedDate).toBeNull();
    const saved = await save(id, { name: 'Expected', expectedDate: '2027-03-12' });
    expect(saved.status).toBe(200);
    for (const token of [admin, owner.token, guest.token]) {
      expect((await read(id, token)).expectedDate).toBe('2027-03-12');
    }
    for (const { token } of [owner, guest]) {
      expect((await summaryOf(id, token))?.expectedDate).toBe('2027-03-12');
    }
  });

  it.each([null, ''])('is cleared by %j', async (empty) => {
    const name = `Cleared ${randomUUID()}`;
    const id = await newProject(name);
    await save(id, { name, expectedDate: '2027-03-12' });
    expect((await save(id, { name, expectedDate: empty })).status).toBe(200);
    expect((await read(id)).expectedDate).toBeNull();
    expect(await summaryOf(id, owner.token)).not.toHaveProperty('expectedDate');
  });

  it('may be in the past', async () => {
    const id = await newProject('Overdue');
    expect((await save(id, { name: 'Overdue', expectedDate: '2020-02-29' })).status).toBe(200);
    expect((await read(id)).expectedDate).toBe('2020-02-29');
  });

  it('is kept when the form is saved without it', async () => {
    const id = await newProject('Without it');
    await save(id, { name: 'Without it', expectedDate: '2027-03-12' });
    const { expectedDate: _, ...body } = { ...form, name: 'Without it', location: 'Irbid' };
    const saved = await server.call('PUT', `project/${id}`, { token: admin, body });
    expect(saved.status).toBe(200);
    expect(await read(id)).toMatchObject({ location: 'Irbid', expectedDate: '2027-03-12' });
  });

  it.each([
    ['2027-02-29'],
    ['2027-3-12'],
    ['12 March 2027'],
    ['2027-03-12T00:00:00Z'],
    [20270312],
    [{}],
  ])('is rejected when it is %j', async (expectedDate) => {
    const name = `Refused ${randomUUID()}`;
    const id = await newProject(name);
    const answer = await save(id, { name, expectedDate });
    problem(answer, 422);
    expect(answer.json()).toHaveProperty('errors.expectedDate');
    expect((await read(id)).expectedDate).toBeNull();
  });

  it('is omitted from the list of projects once a tour is published', async () => {
    const name = 'Expected until it is there';
    const id = await newProject(name);
    await save(id, { name, expectedDate: '2027-03-12' });
    const expected = { expectedDate: '2027-03-12', hasTour: false };
    expect(await summaryOf(id, owner.token)).toMatchObject(expected);
    expect((await uploadTour(id, 'date', '2026-01-01')).status).toBe(200);
    const published = await summaryOf(id, owner.token);
    expect(published).not.toHaveProperty('expectedDate');
    expect(published).not.toHaveProperty('hasTour');
    expect((await read(id)).expectedDate).toBe('2027-03-12');
  });
});

describe('an added sub-date', () => {
  it('comes last, also after another was deleted', async () => {
    const name = 'Order of days';
    const id = await newProject(name);
    await save(id, { name, subDate: ['2026-03-01', '2026-02-01', '2026-01-01'] });
    const body = { date: '2026-03-01' };
    await server.call('DELETE', `project/delete-sub-project/${id}`, { token: admin, body });
    await uploadTour(id, 'subDate', '2024-01-01');
    await uploadTour(id, 'subDate', '2025-01-01');
    const { subDate } = await read(id);
    expect(subDate).toEqual(['2026-02-01', '2026-01-01', '2024-01-01', '2025-01-01']);
  });
});

describe('saving a project without one of its dates', () => {
  it('puts that date into the trash, after which the sweep deletes its files', async () => {
    const name = 'Fewer dates';
    const id = await newProject(name);
    await uploadTour(id, 'date', '2026-01-01');
    await uploadTour(id, 'subDate', '2026-02-02');
    await uploadTour(id, 'subDate', '2026-03-03');
    const find = (day: string) =>
      server.call('GET', pathTo('projectFolder', { folder: `owner|${name}|${day}` }), {
        token: owner.token,
      });
    const { path } = ok('projectFolder', await find('2026-02-02'));
    const url = await openTour(server, path);
    const saved = await save(id, { name, date: '2026-01-01', subDate: ['2026-03-03'] });
    expect(saved.status).toBe(200);

    problem(await find('2026-02-02'), 404);
    for (const day of ['2026-01-01', '2026-03-03']) expect((await find(day)).status).toBe(200);
    expect((await server.send({ path: url })).status).toBe(404);

    const { services } = server;
    await sweepTrash(services);
    const live = await services.tours.liveOfProject(id);
    expect(live.map(({ slot }) => slot).toSorted()).toEqual(['2026-03-03', 'date']);
    const kept = await services.files.list(`tours/${id}`);
    expect(kept.toSorted()).toEqual(live.map(({ version }) => `${version}.zip`).toSorted());
  });
});

it('finds a tour by the names of its owner and project in any case', async () => {
  const id = await newProject('Any Case');
  await uploadTour(id, 'date', '2026-01-01');
  const find = (folder: string) =>
    server.call('GET', pathTo('projectFolder', { folder }), { token: owner.token });
  const { path } = ok('projectFolder', await find('OWNER|ANY case'));
  expect(path).toBe(ok('projectFolder', await find('owner|Any Case')).path);
  problem(await find('OWNERS|Any Case'), 404);
});

describe('a cover image', () => {
  const upload = (id: string, file: Uint8Array, fileName = 'villa.jpg', field = 'project-img') => {
    return postForm(
      server,
      `/api/${pathTo('uploadProjectImage', { projectId: id })}`,
      [{ name: field, file, fileName }],
      { token: admin },
    );
  };
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } });

  it('is re-encoded as WebP: rotated, resized and without EXIF metadata', async () => {
    const id = await newProject('With cover');
    const taken = await picture(3000, 2000)
      .withExif({
        IFD0: { Artist: 'Photographer' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.toString('latin1')).toContain('Photographer');
    const answer = await upload(id, taken, 'C:\\Users\\me\\فيلا.JPG');
    const { img } = ok('uploadProjectImage', answer);
    expect(img.name).toBe('فيلا.JPG');
    expect((await read(id)).img).toEqual(img);

    const shown = await server.send({ path: img.path });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' });
    const { width, height, format, exif } = await sharp(shown.bytes).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 853,
      height: 1280,
      format: 'webp',
      exif: undefined,
    });
  });

  it.each([
    ['photo\u202egpj.exe.jpg', 'photogpj.exe.jpg'],
    ['\u200b\u00adVilla\u2060 2.jpg', 'Villa 2.jpg'],
    ['می\u200cخواهم 👩🏽\u200d⚕\ufe0f.png', 'می\u200cخواهم 👩🏽\u200d⚕\ufe0f.png'],
    [`${'a'.repeat(254)}🏡.jpg`, 'a'.repeat(254)],
    ['\u200b', ''],
  ])('has a file name without invisible characters: %j', async (sent, kept) => {
    const id = await newProject(randomUUID());
    const answer = await upload(id, await picture(20, 10).png().toBuffer(), sent);
    const { img } = ok('uploadProjectImage', answer);
    expect(img.name).toBe(kept);
    expect((await read(id)).img).toEqual(img);
  });

  const coverOf = async (file: Uint8Array) =>
    ok('uploadProjectImage', await upload(await newProject(randomUUID()), file)).img.path;
  const sizeAt = async (path: string) => {
    const { width, height, format } = await sharp((await server.send({ path })).bytes).metadata();
    return [width, height, format];
  };

  it('is available in sizes that cover the requested width, and is never enlarged', async () => {
    const wide = await coverOf(await picture(3000, 1500).jpeg().toBuffer());
    expect(await sizeAt(wide)).toEqual([1280, 640, 'webp']);
    expect(await sizeAt(`${wide}?w=480`)).toEqual([720, 360, 'webp']);
    expect(await sizeAt(`${wide}?w=481`)).toEqual([1080, 540, 'webp']);
    const tall = await coverOf(await picture(1000, 2000).png().toBuffer());
    expect(await sizeAt(`${tall}?w=480`)).toEqual([480, 960, 'webp']);
    const small = await coverOf(await picture(600, 450).png().toBuffer());
    expect(await sizeAt(`${small}?w=480`)).toEqual([480, 360, 'webp']);
    expect(await sizeAt(`${small}?w=720`)).toEqual([600, 450, 'webp']);
    const tiny = await coverOf(await picture(20, 10).png().toBuffer());
    expect(await sizeAt(`${tiny}?w=480`)).toEqual([20, 10, 'webp']);
  });

  it('keeps its colours and transparency in smaller sizes', async () => {
    const clear = sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 4,
        background: { r: 0, g: 128, b: 0, alpha: 0.5 },
      },
    });
    const cases = [
      await clear.clone().png().toBuffer(),
      await clear.clone().toColourspace('rgb16').png().toBuffer(),
    ];
    for (const file of cases) {
      const path = `${await coverOf(file)}?w=480`;
      const { channels } = await sharp((await server.send({ path })).bytes).stats();
      const means = channels.map(({ mean }) => Math.round(mean));
      expect(means).toHaveLength(4);
      for (const [at, expected] of [0, 128, 0, 128].entries()) {
        expect(Math.abs((means[at] ?? 0) - expected)).toBeLessThanOrEqual(3);
      }
    }
    const grey = await picture(1600, 1200).greyscale().toColourspace('b-w').jpeg().toBuffer();
    expect(await sizeAt(`${await coverOf(grey)}?w=720`)).toEqual([720, 540, 'webp']);
  });

  it.each(['png', 'webp', 'jpeg'] as const)(
    'may be a %s, regardless of its file extension',
    async (format) => {
      const id = await newProject(`Cover ${format}`);
      const file = await picture(20, 10).toFormat(format).toBuffer();
      expect((await upload(id, file, 'picture.jpeg')).status).toBe(200);
    },
  );

  it('is set aside by the sweep after it was replaced, and deleted by a later one', async () => {
    const id = await newProject('Two covers');
    const file = await picture(1600, 1000).png().toBuffer();
    const names: string[] = [];
    for (const answer of [await upload(id, file), await upload(id, file)]) {
      const { path } = ok('uploadProjectImage', answer).img;
      names.push(path.replace(/^.*\/|\.webp$/g, ''));
    }
    const kept = async (name = '') =>
      (await server.services.files.list('covers')).filter((each) => each.startsWith(name)).sort();
    const all = (name = '') => [`${name}-480.webp`, `${name}-720.webp`, `${name}.webp`];
    expect(await kept(names[0])).toEqual(all(names[0]));
    const later = { ...server.services.clock, in: () => '2999-01-01T00:00:00.000Z' };
    await sweep({ ...server.services, clock: later });
    expect(await kept(names[0])).toEqual(all(names[0]));
    await sweep({ ...server.services, clock: later });
    expect(await kept(names[0])).toEqual([]);
    expect(await kept(names[1])).toEqual(all(names[1]));
  });

  it('is rejected when the image is unsupported, corrupt or too large', async () => {
    const id = await newProject('No cover');
    const good = await picture(200, 100).png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    problem(await upload(id, svg, 'picture.png'), 415);
    problem(await upload(id, Buffer.alloc(0), 'picture.png'), 415);
    problem(await upload(id, Buffer.from('GIF89a'), 'picture.gif'), 415);
    problem(await upload(id, good.subarray(0, 60)), 400);
    problem(await upload(id, good.subarray(0, good.length - 30)), 400);
    problem(await upload(id, Buffer.concat([good.subarray(0, 8), Buffer.alloc(500)])), 400);
    problem(await upload(id, good, 'villa.png', 'file'), 400);
    problem(await upload(id, Buffer.alloc(IMAGE_BYTES_MAX)), 413);
    problem(await upload('none', good), 404);
    expect((await read(id)).img).toBeNull();
    expect(await readdir(join(server.dataDir, 'incoming'))).toEqual([]);
  });

  it('may have one byte less than the size limit', async () => {
    const id = await newProject('Large cover');
    const good = await picture(20, 10).jpeg().toBuffer();
    const large = Buffer.concat([good, Buffer.alloc(IMAGE_BYTES_MAX - 1 - good.length)]);
    expect((await upload(id, large)).status).toBe(200);
  });

  it('is rejected with too many pixels (decompression bomb)', async () => {
    const id = await newProject('Bomb');
    const size = { width: 10_001, height: 10_000 };
    const bomb = blackPng(size);
    expect(bomb.length).toBeLessThan(IMAGE_BYTES_MAX);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject(size);
    problem(await upload(id, bomb), 413);
  });
});

/** Returns a 1-bit PNG. Written by hand, because sharp would allocate all pixels first. */
function blackPng({ width, height }: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from([0x89, ...Buffer.from('PNG\r\n\u001a\n')]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}
