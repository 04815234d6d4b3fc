/** Photos of notes: what is taken, what is kept of it, and until when it is served. */
import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { pathTo, type NotePicture } from '@jawla/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOrphans } from '../../platform/files/orphans.ts';
import { notePictureKeys, parseNotePicture } from '../../platform/files/notePictures.ts';
import { ok, problem } from '../../testing/api.ts';
import { postForm } from '../../testing/files.ts';
import { makeGuestLink } from '../../testing/guestLink.ts';
import { nameGuest, noteForm, photoForm } from '../../testing/notes.ts';
import { sweep, sweepTrash } from '../../testing/sweep.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { inspectPicture, picture } from '../../testing/tourPicture.ts';

let server: TestServer;
let close: () => Promise<void>;
let owner: Awaited<ReturnType<typeof createTestUser>>;
let count = 0;
let projectId = '';
let number = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  owner = await createTestUser(server, 'owner');
});
afterAll(() => close());

beforeEach(async () => {
  count += 1;
  const { projects, db } = server.services;
  const project = { name: `Villa ${count}`, number: '1' };
  ({ id: projectId } = await projects.add(owner.user.id, project));
  await db.deleteFrom('rate_limits').where('key', 'like', 'note-writes%').execute();
  number = await newNote();
});

type By = Readonly<Record<string, string>>;
const as = ({ token }: { readonly token: string }): By => ({ token });

async function newNote(by: By = as(owner)): Promise<string> {
  const sent = { headers: by, body: noteForm() };
  const answer = await server.call('POST', pathTo('createNote', { projectId }), sent);
  return String(ok('createNote', answer).note.number);
}
async function newComment(text = ''): Promise<string> {
  const sent = { headers: as(owner), body: { _id: randomUUID(), text } };
  const path = pathTo('createNoteComment', { projectId, number });
  return ok('createNoteComment', await server.call('POST', path, sent)).entry._id;
}
const send = (file: Uint8Array, { by = as(owner), entry = '', fileName = 'a.jpg' } = {}) => {
  const path = `/api/${pathTo('addNotePicture', { projectId, number })}`;
  return postForm(server, path, photoForm(file, entry, fileName), by);
};
const add = async (...sent: Parameters<typeof send>): Promise<NotePicture> =>
  ok('addNotePicture', await send(...sent)).picture;
const call = (name: 'deleteNote' | 'restoreNote', by = as(owner)) =>
  server.call(name === 'deleteNote' ? 'DELETE' : 'POST', pathTo(name, { projectId, number }), {
    headers: by,
  });
const statusOf = async ({ img, thumbnail }: NotePicture) => [
  (await server.send({ path: img.path })).status,
  (await server.send({ path: thumbnail })).status,
];
/** Which of a photo’s files are stored. */
const storedOf = async ({ img }: NotePicture) => {
  const { file = '' } = parseNotePicture(img.path.split('/').at(-1) ?? '') ?? {};
  const found = await Promise.all(
    notePictureKeys(file).map((key) => server.services.files.find(key)),
  );
  return found.filter((each) => each !== undefined).length;
};
const orphans = async () => (await findOrphans(server.services, 'covers')).orphans;
const read = async () => {
  const path = pathTo('note', { projectId, number });
  return ok('note', await server.call('GET', path, { headers: as(owner) }));
};

describe('a photo', () => {
  it('is turned, made smaller and kept without metadata, in two sizes', async () => {
    const photo = await sharp(await picture(3000, 1500, 'red'))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'Camera of Noor' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const added = await add(photo, { fileName: 'IMG 1.png' });
    expect(added).toMatchObject({ width: 1024, height: 2048, img: { name: '' } });
    const [full, small] = await Promise.all(
      [added.img.path, added.thumbnail].map((path) => server.send({ path })),
    );
    expect(full?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
    });
    expect(await inspectPicture(full?.bytes ?? Buffer.alloc(0))).toMatchObject({
      width: 1024,
      height: 2048,
      colour: 'red',
    });
    expect(await inspectPicture(small?.bytes ?? Buffer.alloc(0))).toMatchObject({
      width: 240,
      height: 480,
    });
    for (const each of [full, small]) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(each?.bytes).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
      expect(each?.bytes.includes('Noor')).toBe(false);
    }
    expect(added.img.path).toMatch(/^\/files\/notes\/[\da-f-]{36}\.webp$/);
    expect((await read()).note.pictures).toEqual([added]);
  });

  it.each(['png', 'webp', 'jpeg'] as const)('may be %s, and stays small', async (type) => {
    const file = await sharp(await picture(300, 200, 'green'))
      .toFormat(type)
      .toBuffer();
    expect(await add(file)).toMatchObject({ width: 300, height: 200 });
  });

  it('is of a note three times and of a comment once, also when sent at the same time', async () => {
    const file = await picture(30, 20, 'red');
    const entry = await newComment();
    const counts = async (sent: Parameters<typeof send>[1]) => {
      const all = await Promise.all(Array.from({ length: 5 }, () => send(file, sent)));
      return all.map(({ status }) => String(status)).toSorted();
    };
    expect(await counts({})).toEqual(['200', '200', '200', '409', '409']);
    expect(await counts({ entry })).toEqual(['200', '409', '409', '409', '409']);
    const { note, entries } = await read();
    expect(note).toMatchObject({ comments: 1, pictures: [{}, {}, {}] });
    expect(entries).toMatchObject([{ _id: entry, text: '', picture: { width: 30 } }]);
    // One too many is refused before it is decoded, which would fail.
    expect((await send(Buffer.from('No photo'), {})).status).toBe(409);
    // What was refused is not left behind.
    expect(await orphans()).toEqual([]);
  });

  it('is added and deleted by those who may edit what it is of', async () => {
    const file = await picture(30, 20, 'red');
    const { secret } = await makeGuestLink(
      server,
      { token: owner.token, projectId },
      { notes: true },
    );
    const guest = await nameGuest(server, { projectId, secret });
    problem(await send(file, { by: guest }), 403);
    problem(await send(file, { by: guest, entry: await newComment('Seen') }), 403);
    problem(await send(file, { by: {} }), 401);
    const ofOwner = await add(file);
    const remove = (id: string, by: By) => {
      const path = pathTo('deleteNotePicture', { projectId, number, id });
      return server.call('DELETE', path, { headers: by });
    };
    problem(await remove(ofOwner._id, guest), 403);
    number = await newNote(guest);
    const own = await add(file, { by: guest });
    // Of another note.
    ok('deleteNotePicture', await remove(ofOwner._id, guest));
    expect(await statusOf(ofOwner)).toEqual([200, 200]);
    for (const _ of [1, 2]) ok('deleteNotePicture', await remove(own._id, guest));
    expect(await statusOf(own)).toEqual([404, 404]);
    await sweep(server.services);
    expect(await storedOf(own)).toBe(0);
  });
});

describe('a photo is gone', () => {
  it('with its note, and back with an undo, until the note is forgotten', async () => {
    const file = await picture(30, 20, 'red');
    const entry = await newComment();
    const photos = [await add(file), await add(file, { entry })];
    for (const photo of photos) expect(await statusOf(photo)).toEqual([200, 200]);
    ok('deleteNote', await call('deleteNote'));
    for (const photo of photos) expect(await statusOf(photo)).toEqual([404, 404]);
    await sweep(server.services);
    ok('restoreNote', await call('restoreNote'));
    for (const photo of photos) expect(await statusOf(photo)).toEqual([200, 200]);
    ok('deleteNote', await call('deleteNote'));
    const { db, clock } = server.services;
    await db
      .updateTable('notes')
      .set({ deleted_at: clock.in(-25 * 3600) })
      .where('project_id', '=', projectId)
      .execute();
    await sweep(server.services);
    for (const photo of photos) expect(await storedOf(photo)).toBe(0);
    const entries = db.selectFrom('note_entries').where('id', '=', entry);
    expect(await entries.selectAll().execute()).toEqual([]);
    const doomed = db.selectFrom('note_pictures').where('note_id', 'is', null);
    expect(await doomed.selectAll().execute()).toEqual([]);
  });

  it('with its comment', async () => {
    const entry = await newComment('Seen');
    const photo = await add(await picture(30, 20, 'red'), { entry });
    const ofComment = { projectId, number, id: entry };
    const remove = pathTo('deleteNoteComment', ofComment);
    ok('deleteNoteComment', await server.call('DELETE', remove, { headers: as(owner) }));
    expect(await statusOf(photo)).toEqual([404, 404]);
    const restore = pathTo('restoreNoteComment', ofComment);
    const restored = await server.call('POST', restore, { headers: as(owner) });
    expect(ok('restoreNoteComment', restored).entry.picture?._id).toBe(photo._id);
    expect(await statusOf(photo)).toEqual([200, 200]);
    ok('deleteNoteComment', await server.call('DELETE', remove, { headers: as(owner) }));
    const { db, clock } = server.services;
    await db
      .updateTable('note_entries')
      .set({ deleted_at: clock.in(-25 * 3600) })
      .execute();
    await sweep(server.services);
    expect(await storedOf(photo)).toBe(0);
  });

  it('with its project, whose files are deleted with it', async () => {
    const photo = await add(await picture(30, 20, 'red'));
    const path = pathTo('deleteProject', { projectId });
    ok('deleteProject', await server.call('DELETE', path, { headers: as(owner) }));
    expect(await statusOf(photo)).toEqual([404, 404]);
    await sweep(server.services);
    expect(await storedOf(photo)).toBe(2);
    await sweepTrash(server.services);
    expect(await storedOf(photo)).toBe(0);
    expect(await orphans()).toEqual([]);
  });
});

describe('what is not taken', () => {
  const animated = async () => {
    const frames = [await picture(20, 20, 'red'), await picture(20, 20, 'green')];
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  };
  /** A PNG that says it has 64 million pixels. */
  const bomb = async () => {
    const small = await sharp(await picture(8, 8, 'red'))
      .png()
      .toBuffer();
    small.writeUInt32BE(8000, 16);
    small.writeUInt32BE(8000, 20);
    small.writeUInt32BE(crc32(small.subarray(12, 29)), 29);
    return small;
  };
  it.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ['a text named .jpg', () => Buffer.from('not a photo'), 415],
    ['nothing', () => Buffer.alloc(0), 415],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    [
      'HEIC',
      () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftyp'), Buffer.from('heic')]),
      415,
    ],
    ['GIF', () => Buffer.from('GIF89a\u0001\0\u0001\0'), 415],
    ['two frames', animated, 422],
    [
      'a photo that is cut off',
      async () => (await picture(400, 400, 'red')).subarray(0, 9000),
      422,
    ],
    [
      'a damaged photo',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('x')]),
      422,
    ],
    ['64 million pixels', bomb, 422],
    ['more than 10 MB', () => Buffer.alloc(10_000_001, 0xff), 413],
  ])('%s', async (_, file, status) => {
    const { message } = problem(await send(await file()), status);
    expect(message).toMatch(/jpg, png (?:and|or) webp|jpg, png or webp/);
    expect((await read()).note.pictures).toEqual([]);
  });

  it('a file without its note, comment or field', async () => {
    const file = await picture(30, 20, 'red');
    problem(await send(file, { entry: 'none' }), 404);
    const path = `/api/${pathTo('addNotePicture', { projectId, number })}`;
    problem(await postForm(server, path, [{ name: 'entry', value: '' }], as(owner)), 400);
    const [, photo] = photoForm(file);
    problem(await postForm(server, path, photo ? [photo] : [], as(owner)), 422);
    number = '99';
    problem(await send(file), 404);
  });

  it.each(['..%2f..%2f', 'note-x.webp', `${randomUUID()}.webp`, `${randomUUID()}-small.webp`])(
    'the path /files/notes/%s',
    async (name) => {
      expect((await server.send({ path: `/files/notes/${name}` })).status).toBe(404);
      expect((await server.send({ path: `/files/covers/note-${name}` })).status).toBe(404);
    },
  );
});
