/** A reader who leaves at any moment leaves no open file behind. */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { pathTo } from '@jawla/contract';
import { footageArchiveUrl, footageFilmUrl } from '@jawla/contract/footage';
import { SESSION_COOKIE } from '@jawla/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { handIn } from '../testing/handIn.ts';
import { openFiles } from '../testing/openFiles.ts';
import { openTour } from '../testing/openTour.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { DAY, tourPublisher } from '../testing/tourPublisher.ts';
import { mp4 } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

/** Too large to be sent in one write. */
const BYTES = 3_000_000;
const TEXT = randomBytes(BYTES / 2).toString('hex');

let server: TestServer;
let close: () => Promise<void>;
let url = '';
/** What an admin reads of footage: a film, and all of a delivery. */
let film: Reader;
let archive: Reader;

interface Reader {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  const publisher = await tourPublisher(server);
  await publisher.publish({
    'index.html': '<p>tour',
    'deflated.js': TEXT,
    'stored.jpg': randomBytes(BYTES),
    'engine.js.gz': gzipSync(TEXT),
  });
  await publisher.facts();
  const path = pathTo('projectFolder', { folder: `${publisher.folder}|${DAY}` });
  const found = await server.call('GET', path, { token: publisher.owner });
  url = await openTour(server, ok('projectFolder', found).path ?? '');

  const { admin } = publisher;
  await handIn(server, admin, 'Villa', [['film.mp4', mp4(TEXT)]]);
  const { db } = server.services;
  const file = await eventually(() =>
    db
      .selectFrom('footage_files')
      .where('crc32', 'is not', null)
      .selectAll()
      .executeTakeFirstOrThrow(),
  );
  const headers = { cookie: `${SESSION_COOKIE}=${admin}` };
  film = { url: server.origins.portal + footageFilmUrl(file.id), headers };
  archive = { url: server.origins.portal + footageArchiveUrl(file.delivery_id), headers };
});
afterAll(() => close());

/** Sends a request and leaves, when `leave` says so. */
async function leaveEarly(
  { url: address, headers }: Reader,
  leave: 'at once' | 'after the head' | 'after the first bytes',
): Promise<void> {
  const { host, pathname } = new URL(address);
  const sent = request({
    host: '127.0.0.1',
    port: server.port,
    path: pathname,
    agent: false,
    headers: { host, ...headers },
  });
  const left = new Promise<void>((resolve) => sent.once('close', resolve));
  sent.on('error', () => undefined);
  sent.on('response', (response) => {
    response.on('error', () => undefined);
    if (leave === 'after the head') sent.destroy();
    else response.once('data', () => sent.destroy());
  });
  sent.end();
  // The server has the request, and has not opened the file yet.
  if (leave === 'at once') sent.once('finish', () => setTimeout(() => sent.destroy(), 1));
  await left;
}

const ofTour = (name: string, headers: Reader['headers'] = {}) => ({
  url: url.replace('index.html', name),
  headers,
});

const READERS: readonly (readonly [string, () => Reader])[] = [
  ['a compressed file', () => ofTour('deflated.js', { 'accept-encoding': 'gzip' })],
  ['a decompressed file', () => ofTour('deflated.js')],
  [
    'a part of a decompressed file',
    () => ofTour('deflated.js', { range: 'bytes=1000000-2500000' }),
  ],
  ['a stored file', () => ofTour('stored.jpg')],
  ['a part of a stored file', () => ofTour('stored.jpg', { range: 'bytes=1000000-2500000' })],
  ['a file that is decompressed for the reader', () => ofTour('engine.js.gz')],
  [
    'a file that is compressed already',
    () => ofTour('engine.js.gz', { 'accept-encoding': 'gzip' }),
  ],
  ['a film', () => film],
  [
    'a part of a film',
    () => ({ ...film, headers: { ...film.headers, range: 'bytes=10-2000000' } }),
  ],
  ['an archive of footage', () => archive],
];

describe.each(READERS)('a reader of %s', (_, reader) => {
  it.each(['at once', 'after the head', 'after the first bytes'] as const)(
    'who leaves %s leaves no file open',
    async (leave) => {
      for (let times = 0; times < 10; times += 1) await leaveEarly(reader(), leave);
      // Packs stay open for the next reader, until they are closed.
      await eventually(async () => {
        server.services.packs.close();
        expect(await openFiles(server, ['tours', 'footage'])).toEqual([]);
      });
    },
  );
});
