/** Responses with files of a pack: plain or gzip, complete or ranges, small or large. */
import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import type { Readable } from 'node:stream';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tourKey, type ByteRange } from '../../platform/files/fileStore.ts';
import { SIGNATURE } from '@jawla/archives/zipFormat';
import { Packs } from '../../platform/packs/packs.ts';
import { openTour } from '../../testing/openTour.ts';
import { eventually } from '../../testing/eventually.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { archiveOf, tourArchive } from '../../testing/tourArchive.ts';
import { postForm } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

const GZIP = { 'accept-encoding': 'br;q=0.5, gzip, deflate' };

/** Returns text with a low compression ratio. */
const text = (bytes: number) => Buffer.from(randomBytes(bytes / 2).toString('hex'));

const FILES: Readonly<Record<string, Buffer>> = {
  'scene.json': text(5000),
  'scenes.json': text(2_000_000),
  'tile.jpg': randomBytes(13_000),
  'film.mp4': randomBytes(2_000_000),
};
const DEFLATED = ['scene.json', 'scenes.json'];
const PLAIN = ['tile.jpg', 'film.mp4'];
/** Larger than all buffers between the server's disk and its client. */
const LONG = { name: 'long.mp4', content: randomBytes(20_000_000) };
const ALL = [...DEFLATED, ...PLAIN];

let server: TestServer;
let close: () => Promise<void>;
let token = '';
let folder = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  token = (await createTestUser(server, 'admin', { isAdmin: true })).token;
  const more = Object.entries(FILES).map(([name, content]) => ({ name, content }));
  folder = await publish('pilot', tourArchive('a pilot', [...more, LONG]));
});
afterAll(() => close());

/** @returns The path of the tour's folder on the tours' host. */
async function publish(name: string, archive: Uint8Array): Promise<string> {
  const path = '/api/pilot_project/create-project';
  const answer = await postForm(
    server,
    path,
    [
      { name: 'emailType', value: 'uploadProjectFiles' },
      { name: 'pilot-project-folder', file: archive, fileName: `${name}.zip` },
    ],
    { token },
  );
  expect(answer.status).toBe(200);
  const pilot = await server.call('GET', pathTo('pilot', { name }));
  const url = await openTour(server, ok('pilot', pilot).path);
  return url.slice(0, url.lastIndexOf('/') + 1);
}

const read = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.send({ method, path: folder + name, headers });

const contentOf = (name: string) => FILES[name] ?? Buffer.alloc(0);

describe('a file of a tour', () => {
  it.each(ALL)('is sent uncompressed to a client that does not accept gzip: %s', async (name) => {
    for (const accepted of ['', 'br', 'gzip;q=0', 'gzip; q=0.000']) {
      const answer = await read(name, { 'accept-encoding': accepted });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['content-length']).toBe(String(contentOf(name).length));
      expect(answer.bytes.equals(contentOf(name))).toBe(true);
    }
  });

  it.each(DEFLATED)('is sent as gzip to a client that accepts it: %s', async (name) => {
    for (const accepted of ['gzip', '*', 'br, GZIP;q=0.8', ' gzip ; q=1']) {
      const { bytes, headers } = await read(name, { 'accept-encoding': accepted });
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-length': String(bytes.length),
        'content-type': 'application/json',
        vary: 'Accept-Encoding',
      });
      expect(gunzipSync(bytes).equals(contentOf(name))).toBe(true);
    }
  });

  it.each(PLAIN)('is sent without gzip if its format is already compressed: %s', async (name) => {
    const { bytes, headers } = await read(name, GZIP);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBeUndefined();
    expect(bytes.equals(contentOf(name))).toBe(true);
  });

  it.each(ALL)('supports range requests on the uncompressed content: %s', async (name) => {
    const content = contentOf(name);
    const size = content.length;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=1000-2999', 1000, 2999],
      ['bytes=-700', size - 700, size - 1],
      [`bytes=${size - 10}-`, size - 10, size - 1],
      [`bytes=100-${size * 2}`, 100, size - 1],
    ] as const) {
      const answer = await read(name, { ...GZIP, range });
      expect(answer.status).toBe(206);
      expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.bytes.equals(content.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await read(name, { range: `bytes=${size}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${size}`);
    const several = await read(name, { range: 'bytes=0-1,5-6' });
    expect(several.status).toBe(200);
    expect(several.bytes.equals(content)).toBe(true);
  });

  it.each(ALL)('is revalidated by its ETag, which differs per encoding: %s', async (name) => {
    const plain = String((await read(name)).headers['etag']);
    const packed = String((await read(name, GZIP)).headers['etag']);
    expect(plain).toMatch(/^"[^"]+"$/);
    expect(packed === plain).toBe(PLAIN.includes(name));
    const again = await read(name, { ...GZIP, 'if-none-match': `"other", W/${packed}` });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject({ etag: packed });
    const changed = await read(name, { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
    const range = 'bytes=0-9';
    expect((await read(name, { range, 'if-range': plain })).status).toBe(206);
    expect((await read(name, { range, 'if-range': '"other"' })).status).toBe(200);
  });

  it.each(ALL)('has the same headers for HEAD: %s', async (name) => {
    for (const headers of [{}, GZIP]) {
      const { headers: whole } = await read(name, headers);
      const head = await read(name, headers, 'HEAD');
      expect(head).toMatchObject({ status: 200, text: '' });
      for (const header of ['content-length', 'content-type', 'content-encoding', 'etag']) {
        expect(head.headers[header]).toBe(whole[header]);
      }
    }
  });
});

describe('a precompressed file of a tour, as in Unity exports', () => {
  const PLAIN_TEXT = text(1_000_000);
  const TYPES = {
    'Build/game.framework.js': 'text/javascript; charset=utf-8',
    'Build/game.wasm': 'application/wasm',
    'Build/game.data': 'application/octet-stream',
    'Build/game.symbols.json': 'application/json',
  } as const;
  const COMPRESS = { gz: gzipSync, br: brotliCompressSync } as const;
  const CASES = Object.entries(TYPES).flatMap(([name, type]) =>
    Object.entries(COMPRESS).map(([extension, compress]) => ({
      name: `${name}.${extension}`,
      type,
      encoding: extension === 'gz' ? 'gzip' : 'br',
      content: compress(PLAIN_TEXT),
    })),
  );
  let game = '';

  beforeAll(async () => {
    const others = ['backup.tar.gz', 'scan.nii.gz', 'model.json.gz'];
    game = await publish(
      'unity',
      tourArchive('unity', [
        ...CASES,
        ...others.map((name) => ({ name, content: gzipSync('other') })),
        { name: 'Build/cut.js.gz', content: gzipSync(PLAIN_TEXT).subarray(0, 5000) },
      ]),
    );
  });
  const readGame = (name: string, headers: Record<string, string>) =>
    server.send({ path: game + name, headers });

  it.each(CASES)('is sent with its content encoding and type: $name', async (file) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const answer = await readGame(file.name, headers);
    expect(answer.headers).toMatchObject({
      'content-type': file.type,
      'content-encoding': file.encoding,
      'content-length': String(file.content.length),
      vary: 'Accept-Encoding',
    });
    expect(answer.bytes.equals(file.content)).toBe(true);
    const part = await readGame(file.name, { ...headers, range: 'bytes=10-19' });
    expect(part).toMatchObject({ status: 206, headers: { 'content-encoding': file.encoding } });
    expect(part.bytes.equals(file.content.subarray(10, 20))).toBe(true);
  });

  it.each(CASES)(
    'is decompressed for a client that does not accept its encoding: $name',
    async (file) => {
      const refusing = { 'accept-encoding': file.encoding === 'br' ? 'gzip' : 'br' };
      const answer = await readGame(file.name, { ...refusing, range: 'bytes=10-19' });
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': file.type } });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.bytes.equals(PLAIN_TEXT)).toBe(true);
      const { etag } = (await readGame(file.name, { 'accept-encoding': 'gzip, br' })).headers;
      expect(answer.headers['etag']).not.toBe(etag);
    },
  );

  it('aborts the response when the compressed data is truncated', async () => {
    await expect(readGame('Build/cut.js.gz', { 'accept-encoding': 'br' })).rejects.toThrow(
      'aborted',
    );
    expect((await readGame('tour.js', {})).status).toBe(200);
  });

  it.each(['backup.tar.gz', 'scan.nii.gz', 'model.json.gz'])(
    'is sent as application/gzip if it is an archive or data: %s',
    async (name) => {
      const { headers } = await readGame(name, { 'accept-encoding': 'gzip' });
      expect(headers).toMatchObject({ 'content-type': 'application/gzip' });
      expect(headers['content-encoding']).toBeUndefined();
    },
  );
});

describe('a large compressible file', () => {
  let large = '';
  const content = text(9_000_000);

  beforeAll(async () => {
    const files = ['rooms.json', 'rooms.rooms'].map((name) => ({ name, content }));
    large = await publish('large', tourArchive('large', files));
  });

  it('ignores range requests, each of which would decompress the complete file', async () => {
    const path = `${large}rooms.json`;
    for (const accepted of ['gzip', '']) {
      const headers = { range: 'bytes=-1', 'accept-encoding': accepted };
      const answer = await server.send({ path, headers });
      expect(answer).toMatchObject({ status: 200, headers: { 'accept-ranges': 'none' } });
      const plain = accepted === 'gzip' ? gunzipSync(answer.bytes) : answer.bytes;
      expect(plain.equals(content)).toBe(true);
    }
  });

  it('supports range requests if its type is unknown', async () => {
    const path = `${large}rooms.rooms`;
    const answer = await server.send({ path, headers: { ...GZIP, range: 'bytes=-2' } });
    expect(answer).toMatchObject({ status: 206, text: content.subarray(-2).toString() });
  });
});

describe('a small damaged file', () => {
  it.each(['scene.json', 'tile.jpg'])(
    'returns 500 instead of its uncompressed content: %s',
    async (name) => {
      const { files, packs } = server.services;
      packs.close();
      const open = files.open.bind(files);
      const spy = vi.spyOn(files, 'open').mockImplementation(async (key) => {
        const file = await open(key);
        const readRange = file.read.bind(file);
        file.read = async (range) => {
          const bytes = Buffer.from(await readRange(range));
          const isDirectory = bytes.readUInt32LE(0) === SIGNATURE.directoryEntry;
          if (!isDirectory) bytes.writeUInt8(bytes.readUInt8(1000) ^ 1, 1000);
          return bytes;
        };
        return file;
      });
      onTestFinished(() => spy.mockRestore());
      expect((await read(name)).status).toBe(500);
      packs.close();
    },
  );
});

describe('the memory cache', () => {
  /** Counts the reads of pack files from the file store. */
  function countReads() {
    const { files, packs } = server.services;
    packs.close();
    const reads: ByteRange[] = [];
    const open = files.open.bind(files);
    const spy = vi.spyOn(files, 'open').mockImplementation(async (key) => {
      const file = await open(key);
      const readRange = file.read.bind(file);
      file.read = (range) => {
        reads.push(range);
        return readRange(range);
      };
      return file;
    });
    onTestFinished(() => spy.mockRestore());
    return reads;
  }

  it('holds small files, and no ranges of large files', async () => {
    const reads = countReads();
    await read('tile.jpg');
    const before = reads.length;
    for (const range of ['bytes=0-0', 'bytes=7-7', 'bytes=-1']) await read('tile.jpg', { range });
    expect(reads).toHaveLength(before);
    for (const range of ['bytes=0-0', 'bytes=0-0', 'bytes=7-7']) await read('film.mp4', { range });
    expect(reads).toHaveLength(before + 3);
  });

  it('counts the overhead of each file in addition to its content', async () => {
    const { files } = server.services;
    const names = Array.from({ length: 100 }, (_, index) => `${index}.bin`);
    await publish('tiny', archiveOf('index.html', ...names));
    const [tiny] = await server.services.db
      .selectFrom('tours')
      .where('files', '=', 101)
      .selectAll()
      .execute();
    if (!tiny) throw new Error('The tour is not there');
    const packs = new Packs(files, { contentBytes: 10_000 });
    onTestFinished(() => packs.close());
    const pack = await packs.open({
      key: tourKey(tiny),
      packBytes: tiny.pack_bytes,
      directoryBytes: tiny.directory_bytes,
    });
    const readAll = vi.spyOn(pack, 'read');
    for (const name of [...names, ...names]) {
      const file = pack.find(name);
      if (file) await pack.readFile(file);
    }
    // 100 files of about 15 bytes. If the cache counted only the content, all would fit and be read once.
    expect(readAll).toHaveBeenCalledTimes(200);
  });
});

describe('file names that differ only in case or Unicode normalization', () => {
  it('are served as different files', async () => {
    const names = ['Tour.js', 'tour.JS', 'e\u0301.js', '\u00e9.js', 'assets/tour.js'];
    const pilot = await publish('alike', archiveOf('index.html', ...names));
    for (const name of names) {
      const path = pilot + name.split('/').map(encodeURIComponent).join('/');
      expect((await server.send({ path })).text).toBe(`this is ${name}`);
    }
    const missing = await server.send({ path: `${pilot}TOUR.JS` });
    expect(missing.status).toBe(404);
  });
});

it.each([LONG.name, 'scenes.json'])(
  'stops reading %s when the client disconnects',
  async (name) => {
    const { files, db } = server.services;
    const pilot = await db
      .selectFrom('tours')
      .where('pack_bytes', '>', LONG.content.length)
      .selectAll()
      .executeTakeFirstOrThrow();
    // Evict the pack from memory, so that the server opens it again through the spy.
    server.services.packs.close();
    const open = files.open.bind(files);
    const streams: Readable[] = [];
    const spy = vi.spyOn(files, 'open').mockImplementation(async (key) => {
      const file = await open(key);
      // Ignore other packs: the search for pictures opens them in the background.
      if (key !== tourKey(pilot)) return file;
      const stream = file.stream.bind(file);
      file.stream = async (range) => {
        const opened = await stream(range);
        streams.push(opened);
        return opened;
      };
      return file;
    });
    onTestFinished(() => spy.mockRestore());
    await new Promise<void>((resolve, reject) => {
      const { host, pathname: path } = new URL(folder + name);
      const options = { host: '127.0.0.1', port: server.port, path, headers: { host } };
      const outgoing = get(options, (incoming) => {
        incoming.once('data', () => {
          outgoing.destroy();
          resolve();
        });
      }).on('error', reject);
    });
    await eventually(() => {
      // Closed, not only destroyed: until then the pack keeps its file.
      expect(streams.map(({ closed }) => closed)).toEqual([true]);
      return Promise.resolve();
    });
  },
);
