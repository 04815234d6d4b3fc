/** Films, thumbnails and downloads of footage: for admins only, and harmless for any content. */
import { ENDPOINTS } from '@jawla/contract';
import {
  footageArchiveUrl,
  footageDownloadUrl,
  footageFilmUrl,
  footageThumbnailUrl,
} from '@jawla/contract/footage';
import { SESSION_COOKIE } from '@jawla/contract/limits';
import { FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOOTAGE_KEY } from '../../platform/files/fileStore.ts';
import { eventually } from '../../testing/eventually.ts';
import { handIn } from '../../testing/handIn.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { inspectPicture, picture } from '../../testing/tourPicture.ts';
import { archiveContents } from '../../testing/archiveContents.ts';
import { FOOTAGE_JOB } from './recordFootage.ts';
import { readFootage, recordUnknownFootage } from './recordFootage.ts';
import { jpg, mov, mp4 } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let boss = '';
let staff = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  boss = (await createTestUser(server, 'boss', { isAdmin: true })).token;
  staff = (await createTestUser(server, 'staff')).token;
});
afterAll(() => close());

type Files = readonly (readonly [string, Uint8Array])[];

function get(path: string, headers: Record<string, string> = {}, token = boss, method = 'GET') {
  return server.send({
    method,
    path,
    headers: { cookie: `${SESSION_COOKIE}=${token}`, ...headers },
  });
}

async function find(project: string) {
  const query = new URLSearchParams({ list: 'waiting', page: '1', q: project }).toString();
  const answer = await server.call('GET', `footage?${query}`, { token: boss });
  const [delivery] = ok('footage', answer).deliveries;
  if (!delivery) throw new Error(`There is no delivery for ${project}`);
  const files = await server.call('GET', `footage/${delivery._id}`, { token: boss });
  return { delivery, files: ok('footageFiles', files).files };
}

/** Hands in files and waits until they have been read. Returns the ids of the delivery and its files. */
async function deliver(project: string, sent: Files) {
  await handIn(server, staff, project, sent);
  await eventually(async () => expect((await find(project)).delivery.isReady).toBe(true));
  const { delivery, files } = await find(project);
  return { id: delivery._id, files: files.map(({ _id }) => _id) };
}

/** Records files that were not handed in through the portal, so that their names were never checked. */
async function record(project: string, files: Files) {
  const { services } = server;
  const folder = `${FOOTAGE_KEY}/${project}/${FOOTAGE_FOLDERS.session}/copied`;
  for (const [name, content] of files) await services.files.put(`${folder}/${name}`, content);
  await recordUnknownFootage(services, services.clock.in(3600));
  services.jobs.wake(FOOTAGE_JOB);
  await eventually(async () => expect((await find(project)).delivery.isReady).toBe(true));
  return find(project);
}

describe('a film', () => {
  it('is played with ranges, and never as a page', async () => {
    const content = mp4('x'.repeat(1000));
    const { files } = await deliver('Film', [['front.mp4', content]]);
    const url = footageFilmUrl(files[0] ?? '');
    const all = await get(url);
    expect(all.status).toBe(200);
    expect(all.bytes).toEqual(content);
    expect(all.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    });
    expect(all.headers['content-security-policy']).toContain('sandbox');
    const part = await get(url, { range: 'bytes=20-29' });
    expect(part.status).toBe(206);
    expect(part.bytes).toEqual(content.subarray(20, 30));
    expect((await get(url, { range: 'bytes=9999-' })).status).toBe(416);
    const head = await get(url, {}, boss, 'HEAD');
    expect(head.headers['content-length']).toBe(String(content.length));
    expect(head.bytes).toHaveLength(0);
  });

  it('is only downloaded if its name is not that of a film', async () => {
    const page = Buffer.concat([mp4(), Buffer.from('<script>alert(1)</script>')]);
    const { files } = await record('Page', [['page.html', page]]);
    expect(files[0]).toMatchObject({ name: 'page.html', kind: 'other' });
    const id = files[0]?._id ?? '';
    expect((await get(footageFilmUrl(id))).status).toBe(404);
    expect((await get(footageThumbnailUrl(id))).status).toBe(404);
    const download = await get(footageDownloadUrl(id));
    expect(download.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="page.html"; filename*=UTF-8''page.html`,
    });
  });
});

describe('a thumbnail', () => {
  it('is a small picture of its own, without the metadata of the photo', async () => {
    const { files } = await deliver('Photo', [['roof.jpg', await picture(1200, 800, 'green')]]);
    const answer = await get(footageThumbnailUrl(files[0] ?? ''));
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await inspectPicture(answer.bytes)).toEqual({
      width: 320,
      height: 320,
      colour: 'green',
    });
    const again = await get(footageThumbnailUrl(files[0] ?? ''), {
      'if-none-match': String(answer.headers['etag']),
    });
    expect(again.status).toBe(304);
  });

  it('does not exist for a photo that is none, or that is a decompression bomb', async () => {
    const bomb = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAYAAADJQ1WgAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { files } = await deliver('Bombs', [
      ['bomb.png', bomb],
      ['fake.jpg', jpg()],
    ]);
    for (const id of files) expect((await get(footageThumbnailUrl(id))).status).toBe(404);
  });
});

describe('an archive of a delivery', () => {
  it('contains all files, with names that are unique, regardless of the originals', async () => {
    const { id } = await deliver('فيلا =1', [
      ['clip.mp4', mp4('one')],
      ['CLIP.MP4', mp4('two')],
      ['../../clip.mp4', mp4('three')],
      ['=1+1.mov', mov()],
      ['right\u202eleft.mp4', mp4('five')],
      [`${'غ'.repeat(255)}.mp4`, mp4('six')],
    ]);
    const answer = await get(footageArchiveUrl(id));
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    expect(String(answer.headers['content-disposition'])).toMatch(
      /^attachment; filename="____ =1 [^"]+\.zip"; filename\*=UTF-8''%D9%81%D9%8A%D9%84%D8%A7%20%3D1%20[^;]+\.zip$/,
    );
    const contents = await archiveContents(answer.bytes);
    expect([...contents.keys()].sort()).toEqual(
      [
        'clip.mp4',
        'CLIP (2).MP4',
        'clip (3).mp4',
        '=1+1.mov',
        'rightleft.mp4',
        `${'غ'.repeat(98)}.mp4`,
      ].sort(),
    );
    expect(contents.get('clip (3).mp4')).toEqual(mp4('three'));
  });

  it('has the time in its name as the clock of the reader showed it, or none', async () => {
    const { id } = await deliver('Night shift', [['clip.mp4', mp4('one')]]);
    const { db } = server.services;
    await db
      .updateTable('deliveries')
      .set({ created_at: '2026-03-01T22:30:05.000Z' })
      .where('id', '=', id)
      .execute();
    const nameIn = async (url: string) => {
      const { headers } = await get(url);
      return /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1];
    };
    const key = id.slice(0, 8);
    const day = await nameIn(footageArchiveUrl(id, 'Asia/Riyadh'));
    expect(day).toBe(`Night shift 2026-03-02 01-30 ${key}.zip`);
    expect(await nameIn(footageArchiveUrl(id, 'America/Lima'))).toContain('2026-03-01 17-30');
    for (const zone of ['Moon/Sea', '', '../x']) {
      expect(await nameIn(footageArchiveUrl(id, zone))).toBe(`Night shift ${key}.zip`);
    }
    const [older = ''] = footageArchiveUrl(id).split('?');
    expect(await nameIn(older)).toBe(`Night shift ${key}.zip`);
  });

  it('sanitizes the names of files that were never checked', async () => {
    const { delivery } = await record('Copied', [
      ['a\u202eb.mp4', mp4('one')],
      ['A*b.mp4', mp4('two')],
      ['a?b.mp4', mp4('three')],
    ]);
    const contents = await archiveContents((await get(footageArchiveUrl(delivery._id))).bytes);
    expect([...contents.keys()].sort()).toEqual(['A_b.mp4', 'a_b (2).mp4', 'ab.mp4']);
  });

  it('has names that Windows can unpack', async () => {
    const sent = [
      'aux.jpg',
      'CON.jpg',
      'nul.tar.jpg',
      'Com1.jpg',
      'lpt1 .jpg',
      'lpt².jpg',
      'console.jpg',
      'con',
      'dots. . .',
      ' spaces.jpg ',
      '<a>:"b"|c?*.jpg',
      'Villa no. 5, the northern side',
      'a\u0007b.jpg',
    ];
    const files = sent.map((name, index) => [name, mp4(String(index))] as const);
    const { delivery } = await record('Windows', files);
    const contents = await archiveContents((await get(footageArchiveUrl(delivery._id))).bytes);
    expect([...contents.keys()].sort()).toEqual(
      [
        'aux_.jpg',
        'CON_.jpg',
        'nul_.tar.jpg',
        'Com1_.jpg',
        'lpt1_.jpg',
        'lpt²_.jpg',
        'console.jpg',
        'con_',
        'dots',
        'spaces.jpg',
        '_a___b__c__.jpg',
        'Villa no. 5, the northern side',
        'ab.jpg',
      ].sort(),
    );
  });

  it('continues where a download was cut', async () => {
    const { id } = await deliver('Cut', [
      ['a.mp4', mp4('x'.repeat(5000))],
      ['b.mp4', mp4('y'.repeat(5000))],
    ]);
    const url = footageArchiveUrl(id);
    const whole = await get(url);
    const etag = String(whole.headers['etag']);
    const rest = await get(url, { range: 'bytes=6000-', 'if-range': etag });
    expect(rest.status).toBe(206);
    expect(Buffer.concat([whole.bytes.subarray(0, 6000), rest.bytes])).toEqual(whole.bytes);
    const changed = await get(url, { range: 'bytes=6000-', 'if-range': '"another"' });
    expect(changed.status).toBe(200);
    expect(changed.bytes).toEqual(whole.bytes);
  });

  it('leaves out files that are missing in the store, and names them', async () => {
    const { id, files } = await deliver('Missing', [
      ['here.mp4', mp4('here')],
      ['gone.mp4', mp4('gone')],
    ]);
    const row = await server.services.footage.byId(id);
    await server.services.files.remove(`${FOOTAGE_KEY}/${row?.path ?? ''}/gone.mp4`);
    const gone = files[1] ?? '';
    const contents = await archiveContents((await get(footageArchiveUrl(id))).bytes);
    expect([...contents.keys()]).toEqual(['here.mp4', 'missing files.txt']);
    expect(contents.get('missing files.txt')?.toString()).toBe('gone.mp4\r\n');
    expect((await get(footageFilmUrl(gone))).status).toBe(404);
    expect((await get(footageDownloadUrl(gone))).status).toBe(404);
    expect((await find('Missing')).files.map(({ isMissing }) => isMissing)).toEqual([false, true]);
  });

  it('answers again when a disk is back that was away during a run of the job', async () => {
    const { files: store, jobs, footage, db } = server.services;
    const content = mp4('kept');
    const { id, files } = await deliver('Away', [['roof.mp4', content]]);
    const key = `${FOOTAGE_KEY}/${(await footage.byId(id))?.path ?? ''}/roof.mp4`;
    await db
      .updateTable('footage_files')
      .set({ crc32: null })
      .where('id', '=', files[0] ?? '')
      .execute();
    await store.remove(key);
    jobs.wake(FOOTAGE_JOB);
    await eventually(async () => expect((await find('Away')).files[0]?.isMissing).toBe(true));
    expect((await get(footageArchiveUrl(id))).status).toBe(409);
    await store.put(key, content);
    jobs.wake(FOOTAGE_JOB);
    await eventually(async () => expect((await get(footageArchiveUrl(id))).status).toBe(200));
    const contents = await archiveContents((await get(footageArchiveUrl(id))).bytes);
    expect([...contents.keys()]).toEqual(['roof.mp4']);
    expect((await find('Away')).files[0]?.isMissing).toBe(false);
  });

  it('of an earlier release is listed when its disk is back', async () => {
    const { files: store, jobs, footage, db } = server.services;
    const { id } = await deliver('Unlisted', [['roof.mp4', mp4()]]);
    const key = `${FOOTAGE_KEY}/${(await footage.byId(id))?.path ?? ''}/roof.mp4`;
    await db.deleteFrom('footage_files').where('delivery_id', '=', id).execute();
    await db.updateTable('deliveries').set({ is_listed: 0 }).where('id', '=', id).execute();
    await store.remove(key);
    await readFootage(server.services);
    await store.put(key, mp4());
    jobs.wake(FOOTAGE_JOB);
    await eventually(async () => expect((await find('Unlisted')).files).toHaveLength(1));
  });

  it('waits until all files have been read once', async () => {
    const { id, files } = await deliver('Unread', [['a.mp4', mp4()]]);
    const { db } = server.services;
    await db
      .updateTable('footage_files')
      .set({ crc32: null })
      .where('id', '=', files[0] ?? '')
      .execute();
    expect((await get(footageArchiveUrl(id))).status).toBe(409);
  });
});

describe('files of footage', () => {
  it.each([
    ['without a session', '', 401],
    ['with an unknown session', `st_${'x'.repeat(43)}`, 401],
    ['for the staff who sent them', 'staff', 403],
  ])('are refused %s', async (_, who, status) => {
    const project = `Refused ${status} ${who.length}`;
    const { id, files } = await deliver(project, [['a.mp4', mp4()]]);
    const file = files[0] ?? '';
    const urls = [footageFilmUrl, footageThumbnailUrl, footageDownloadUrl].map((url) => url(file));
    for (const url of [...urls, footageArchiveUrl(id)]) {
      const answer = await get(url, {}, who === 'staff' ? staff : who);
      expect(answer.status).toBe(status);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('are gone with their delivery, and for ids that do not exist', async () => {
    const { id, files } = await deliver('Gone', [['a.mp4', mp4()]]);
    const { method } = ENDPOINTS.deleteFootage;
    await server.call(method, `footage/${id}`, { token: boss });
    for (const key of [files[0] ?? '', 'none', '..%2f..%2fetc', '%00', id]) {
      for (const url of [footageFilmUrl, footageThumbnailUrl, footageDownloadUrl]) {
        expect((await get(url(key))).status).toBe(404);
      }
      expect((await get(footageArchiveUrl(key))).status).toBe(404);
    }
  });
});
