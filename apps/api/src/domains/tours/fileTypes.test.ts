/** Content types of tour files. With `nosniff`, browsers depend on the type to play, display and run them. */
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../../../demo/zipBytes.ts';
import { openTour } from '../../testing/openTour.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { uploadPilot } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

/** Types by extension, of the files that 3DVista, Pano2VR, Marzipano, krpano and scan viewers put into tours. */
const TYPES = {
  // Pages, programs and data
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  xhtml: 'application/xhtml+xml; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
  // Images
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  apng: 'image/apng',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  jxl: 'image/jxl',
  svg: 'image/svg+xml; charset=utf-8',
  ico: 'image/x-icon',
  cur: 'image/x-icon',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  // Textures and light
  ktx: 'image/ktx',
  ktx2: 'image/ktx2',
  hdr: 'image/vnd.radiance',
  exr: 'image/aces',
  // Models
  glb: 'model/gltf-binary',
  gltf: 'model/gltf+json',
  obj: 'model/obj',
  mtl: 'model/mtl',
  stl: 'model/stl',
  usdz: 'model/vnd.usdz+zip',
  // Films, streams and subtitles
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  ogv: 'video/ogg',
  mkv: 'video/x-matroska',
  '3gp': 'video/3gpp',
  m3u8: 'application/vnd.apple.mpegurl',
  mpd: 'application/dash+xml',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
  // Sounds
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  weba: 'audio/webm',
  wav: 'audio/wav',
  flac: 'audio/flac',
  // Fonts
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  eot: 'application/vnd.ms-fontobject',
  // No registered type: scripts fetch them as bytes.
  basis: 'application/octet-stream',
  bin: 'application/octet-stream',
  drc: 'application/octet-stream',
  php: 'application/octet-stream',
  constructor: 'application/octet-stream',
} as const;

let server: TestServer;
let close: () => Promise<void>;
let folder = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  const { token } = await createTestUser(server, 'admin', { isAdmin: true });
  const names = Object.keys(TYPES).map((extension) => `media/file.${extension}`);
  const file = zipOf(
    ['index.html', 'media/NOTES.TXT', 'media/README', ...names].map((name) => ({
      name,
      content: Buffer.from(name),
    })),
  );
  await uploadPilot(server, { name: 'Types', token, archive: file });
  const pilot = await server.call('GET', pathTo('pilot', { name: 'Types' }), { token });
  const url = await openTour(server, ok('pilot', pilot).path);
  folder = url.replace(/index\.html$/, '');
});
afterAll(() => close());

async function expectType(name: string, type: string): Promise<void> {
  const answer = await server.send({ path: `${folder}media/${name}` });
  expect(answer).toMatchObject({ status: 200, text: `media/${name}` });
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
  });
}

describe('a file of a tour', () => {
  it.each(Object.entries(TYPES))(
    'with the extension %s has the content type %s',
    (extension, type) => expectType(`file.${extension}`, type),
  );

  it('has the content type of its extension regardless of case', () =>
    expectType('NOTES.TXT', 'text/plain; charset=utf-8'));

  it('without an extension is an octet stream', () =>
    expectType('README', 'application/octet-stream'));
});
