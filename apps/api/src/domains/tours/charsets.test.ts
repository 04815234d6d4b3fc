/** Encodings of tours' texts: what a file declares, or is, and not what the server assumes. */
import { gunzipSync } from 'node:zlib';
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTour } from '../../testing/openTour.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { DAY, tourPublisher } from '../../testing/tourPublisher.ts';
import { ok } from '../../testing/api.ts';

/** "جولة" in windows-1256. */
const ARABIC = Buffer.from([0xcc, 0xe6, 0xe1, 0xc9]);
const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const PAGE = Buffer.concat([
  latin('<!doctype html><html><head><meta charset="windows-1256"><title>'),
  ARABIC,
  latin('</title></head><body>tour</body></html>'),
]);
const legacy = (start: string, end = '') => Buffer.concat([latin(start), ARABIC, latin(end)]);
/** Longer than what is sent in one piece. */
const LONG = 'x'.repeat(300_000);

const HTML = 'text/html';
const SCRIPT = 'text/javascript';
const UTF8 = '; charset=utf-8';

/** Files, and their content types. */
const FILES: Readonly<Record<string, readonly [string | Buffer, string]>> = {
  'old.html': [PAGE, HTML],
  'equiv.html': [
    legacy('<meta http-equiv="Content-Type" content="text/html; charset=windows-1256"><p>'),
    HTML,
  ],
  'undeclared.html': [legacy('<p>'), HTML],
  'marked.html': [Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('<p>جولة')]), HTML],
  'unmarked.html': [utf16('<p>x'), HTML],
  'declared.html': ['<meta charset="UTF-8"><p>جولة', HTML + UTF8],
  'plain.html': ['<p>جولة', HTML + UTF8],
  'ascii.html': ['<p>tour', HTML + UTF8],
  'ascii-old.html': ['<meta charset=windows-1256><p>tour', HTML],
  'old.js': [legacy('say("', '")'), SCRIPT],
  'new.js': ['say("جولة")', SCRIPT + UTF8],
  'long-old.js': [legacy(`// `, LONG), SCRIPT],
  'long-new.js': [`// جولة ${LONG}`, SCRIPT + UTF8],
  'old.css': [legacy('@charset "windows-1256";a{content:"', '"}'), 'text/css'],
  'new.css': ['a{content:"جولة"}', `text/css${UTF8}`],
  'old.xml': [
    legacy('<?xml version="1.0" encoding="windows-1256"?><a>', '</a>'),
    'application/xml',
  ],
  'new.xml': ['<?xml version="1.0" encoding="utf-8"?><a>جولة</a>', `application/xml${UTF8}`],
  'old.svg': [legacy('<?xml version="1.0" encoding="windows-1256"?><svg>'), 'image/svg+xml'],
  'old.txt': [ARABIC, 'text/plain'],
  'new.txt': ['جولة', `text/plain${UTF8}`],
  'empty.txt': ['', `text/plain${UTF8}`],
};

let server: TestServer;
let close: () => Promise<void>;
let url = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  const publisher = await tourPublisher(server);
  const files = Object.entries(FILES).map(([name, [content]]) => [name, content] as const);
  await publisher.publish({
    'index.html': PAGE,
    'vendor/marzipano.js': '// Marzipano (v0.10.2)',
    ...Object.fromEntries(files),
  });
  await publisher.facts();
  const path = pathTo('projectFolder', { folder: `${publisher.folder}|${DAY}` });
  const found = await server.call('GET', path, { token: publisher.owner });
  url = await openTour(server, ok('projectFolder', found).path ?? '');
});
afterAll(() => close());

it.each(Object.entries(FILES))('%s is sent as it is', async (name, [content, type]) => {
  const path = url.replace('index.html', name);
  for (const accepted of ['identity', 'gzip']) {
    const { headers, bytes } = await server.send({
      path,
      headers: { 'accept-encoding': accepted },
    });
    expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    const plain = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(plain.equals(Buffer.from(content))).toBe(true);
  }
  const head = await server.send({ path, method: 'HEAD' });
  expect(head.headers['content-type']).toBe(type);
});

it('a start page keeps its bytes and its encoding when the bridge is inserted', async () => {
  const { headers, bytes } = await server.send({ path: url });
  expect(headers['content-type']).toBe(HTML);
  const text = bytes.toString('latin1');
  const script = /<script src="\/b\/bridge[^>]+><\/script>/.exec(text)?.[0] ?? 'none';
  expect(text.replace(script, '')).toBe(PAGE.toString('latin1'));
});
