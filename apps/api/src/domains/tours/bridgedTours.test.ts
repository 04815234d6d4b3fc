/** The bridge in the start pages of tours, over HTTP. */
import { createServer } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { jsonLog } from '../../platform/base/log.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTour } from '../../testing/openTour.ts';
import { makeDataDir, openTestServer, sendTo, type TestServer } from '../../testing/testServer.ts';
import { zipOf } from '../../../demo/zipBytes.ts';
import { DAY, tourPublisher, type TourPublisher } from '../../testing/tourPublisher.ts';
import { loadBridge } from './bridge.ts';
import { toursListener } from './toursHost.ts';
import { uploadPilot } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

const PAGE = '<!doctype html><html><head><title>جولة</title></head><body>tour</body></html>';
const MARZIPANO = { 'vendor/marzipano.js': '// Marzipano (v0.10.2)' };
const SCRIPT = /<script src="(\/b\/bridge\.[\da-f]{12}\.js)" data-tool="marzipano"><\/script>/;

let server: TestServer;
let close: () => Promise<void>;
let publisher: TourPublisher;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  publisher = await tourPublisher(server);
});
afterAll(() => close());

/** Publishes a tour and waits until it is inspected. @returns The URL of its start page. */
async function published(files: Readonly<Record<string, string | Buffer>>, query = '') {
  await publisher.publish(files);
  await publisher.facts();
  return opened(query);
}

async function opened(query = ''): Promise<string> {
  const path = pathTo('projectFolder', { folder: `${publisher.folder}|${DAY}` });
  const found = await server.call('GET', path, { token: publisher.owner });
  return openTour(server, `${ok('projectFolder', found).path ?? ''}${query}`);
}

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  server.send({ path, headers, method });

async function switchBridge(enabled: boolean): Promise<void> {
  const { projectId, admin: token } = publisher;
  const path = pathTo('switchBridge', { projectId, slot: DAY });
  expect((await server.call('PUT', path, { token, body: { enabled } })).status).toBe(200);
}

describe('another page of a recognized tour', () => {
  const START = '<meta http-equiv="refresh" content="0; url=tour/index.html">';
  const files = {
    'index.html': START,
    'tour/index.html': `<script src="marzipano.js"></script>${PAGE}`,
    'tour/marzipano.js': MARZIPANO['vendor/marzipano.js'],
    'tour/text.html': '<p>No scripts</p>',
    'tour/own.html': '<meta name="jawla-tour" content="2"><script src="own.js"></script>',
  };

  it('has the bridge as well if it runs scripts, with and without cookie', async () => {
    const url = await published(files);
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    expect((await get(url)).text).toMatch(SCRIPT);
    const page = await get(`${folder}tour/index.html`);
    expect(page.text).toMatch(SCRIPT);
    expect(page.text.replace(SCRIPT, '')).toBe(files['tour/index.html']);
    const framed = await get(`${folder}tour/index.html`, { 'sec-fetch-dest': 'iframe' });
    expect(framed.text).toMatch(SCRIPT);
  });

  it('is left as it is without scripts, if it speaks for itself, and as a part of another', async () => {
    const url = await published(files);
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    for (const name of ['tour/text.html', 'tour/own.html'] as const) {
      expect((await get(`${folder}${name}`)).text).toBe(files[name]);
    }
    const part = await get(`${folder}tour/index.html`, { 'sec-fetch-dest': 'empty' });
    expect(part.text).toBe(files['tour/index.html']);
    await switchBridge(false);
    expect((await get(`${folder}tour/index.html`)).text).toBe(files['tour/index.html']);
    await switchBridge(true);
  });
});

describe('the start page of a recognized tour', () => {
  it('has the bridge first in its head, and is otherwise the same', async () => {
    const page = await get(await published({ 'index.html': PAGE, ...MARZIPANO }));
    expect(page.status).toBe(200);
    expect(page.text).toMatch(SCRIPT);
    expect(page.text).toContain('<head><script');
    expect(page.text.replace(SCRIPT, '')).toBe(PAGE);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(page.bytes.length),
      'cache-control': 'private, no-cache',
      'accept-ranges': 'none',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(page.headers['content-security-policy']).toContain('sandbox');
  });

  it('is revalidated, described, compressed and never sent in part', async () => {
    const url = await published({ 'index.html': PAGE, ...MARZIPANO });
    const { headers, bytes } = await get(url);
    const etag = String(headers['etag']);
    const fresh = await get(url, { 'if-none-match': etag });
    expect([fresh.status, fresh.bytes.length]).toEqual([304, 0]);
    const head = await get(url, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
    const part = await get(url, { range: 'bytes=0-3' });
    expect([part.status, part.text]).toEqual([200, bytes.toString()]);
    const zipped = await get(url, { 'accept-encoding': 'br, gzip' });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(zipped.bytes)).toEqual(bytes);
    expect(zipped.headers['etag']).not.toBe(etag);
    const other = await get(url, { 'if-none-match': etag, 'accept-encoding': 'gzip' });
    expect(other.status).toBe(200);
  });

  it('has it under its own name, but other pages and files do not', async () => {
    const url = await published({ 'tour.html': PAGE, 'help.html': PAGE, ...MARZIPANO });
    for (const name of ['index.html', 'tour.html', '', 't%6Fur.html?x=1']) {
      expect((await get(url.replace('index.html', name))).text).toMatch(SCRIPT);
    }
    for (const name of ['help.html', 'vendor/marzipano.js']) {
      const { status, text } = await get(url.replace('index.html', name));
      expect([status, text.includes('/b/bridge.')]).toEqual([200, false]);
    }
  });

  it('has it in a folder, where the query of the URL arrives', async () => {
    const files = { 'read me.txt': 'x', 'جولة/tour.html': PAGE, ...MARZIPANO };
    const url = await published(files, '?view=hall~90~0~30&lang=ar');
    expect(url).toContain('index.html?view=hall~90~0~30&lang=ar');
    const { status, headers, text } = await get(url);
    expect([status, text]).toEqual([302, '']);
    const target = new URL(String(headers['location']), url);
    expect(target.search).toBe('?view=hall~90~0~30&lang=ar');
    expect((await get(target.href)).text).toMatch(SCRIPT);
  });

  it.each<[string, string | Buffer]>([
    ['in UTF-16', Buffer.from(`\ufeff${PAGE}`, 'utf16le')],
    ['that is too large', PAGE.padEnd(1_000_001)],
    ['without content', '<!-- no tour -->'],
  ])('is sent as it is: one %s', async (_, page) => {
    const url = await published({ 'index.html': page, ...MARZIPANO });
    const { status, bytes } = await get(url);
    expect([status, bytes.equals(Buffer.from(page))]).toEqual([200, true]);
  });

  it('does not have it if the tour speaks by itself, or its tool is not known', async () => {
    const speaking = PAGE.replace('<title>', '<meta name="jawla-tour" content="2"><title>');
    expect((await get(await published({ 'index.html': speaking, ...MARZIPANO }))).text).toBe(
      speaking,
    );
    expect((await get(await published({ 'index.html': PAGE }))).text).toBe(PAGE);
  });

  it('gets it once the tour is inspected, and that of the new tour when it is replaced', async () => {
    const first = await published({ 'index.html': PAGE, ...MARZIPANO });
    const second = await published({ 'index.html': `${PAGE}<!-- new -->`, ...MARZIPANO });
    expect((await get(second)).text).toContain('<!-- new -->');
    expect((await get(second)).text).toMatch(SCRIPT);
    // It stays readable for those who have it open.
    expect((await get(first)).text.replace(SCRIPT, '')).toBe(PAGE);
  });
});

describe('an admin turns the bridge of a tour', () => {
  it('off and on, with immediate effect', async () => {
    const url = await published({ 'index.html': PAGE, ...MARZIPANO });
    const { headers } = await get(url);
    await switchBridge(false);
    const without = await get(url, { 'if-none-match': String(headers['etag']) });
    expect([without.status, without.text]).toEqual([200, PAGE]);
    expect(await publisher.facts()).toMatchObject({ speaks: 'bridge', isBridgeOff: true });
    await switchBridge(true);
    expect((await get(url)).text).toMatch(SCRIPT);
  });

  it('off for that tour only: not for the next one, and again when it is restored', async () => {
    await published({ 'index.html': PAGE, ...MARZIPANO });
    await switchBridge(false);
    await published({ 'index.html': `${PAGE}<!-- new -->`, ...MARZIPANO });
    expect((await publisher.facts()).isBridgeOff).toBe(false);
    const { projectId, admin: token } = publisher;
    const path = pathTo('project', { id: projectId });
    const { keptTours } = ok('project', await server.call('GET', path, { token }));
    const id = keptTours?.[0]?.id ?? '';
    const restored = await server.call('POST', pathTo('restoreTour', { projectId, id }), { token });
    expect(restored.status).toBe(200);
    expect((await publisher.facts()).isBridgeOff).toBe(true);
    expect((await get(await opened())).text).toBe(PAGE);
  });

  it('off on another server within seconds', async () => {
    const url = await published({ 'index.html': PAGE, ...MARZIPANO });
    expect((await get(url)).text).toMatch(SCRIPT);
    // What another server writes.
    await server.services.db.updateTable('tours').set({ bridge_off: 1 }).execute();
    await eventually(async () => expect((await get(url)).text).toBe(PAGE));
  });

  it('off for a pilot', async () => {
    const entries = Object.entries({ 'index.html': PAGE, ...MARZIPANO }).map(([name, text]) => ({
      name,
      content: Buffer.from(text),
    }));
    const { admin: token } = publisher;
    const made = await uploadPilot(server, { name: 'Bridged', token, archive: zipOf(entries) });
    expect(made.status).toBe(200);
    const facts = async () => {
      const { pilots } = ok('pilots', await server.call('GET', 'pilot_project', { token }));
      return pilots?.find(({ name }) => name === 'Bridged')?.tour;
    };
    await eventually(async () =>
      expect(await facts()).toMatchObject({ tool: { name: 'Marzipano' }, speaks: 'bridge' }),
    );
    const { path: url } = ok('pilot', await server.call('GET', 'pilot_project/Bridged'));
    expect((await get(url ?? '')).text).toMatch(SCRIPT);
    const path = pathTo('switchPilotBridge', { name: 'Bridged' });
    await server.call('PUT', path, { token, body: { enabled: false } });
    expect((await get(url ?? '')).text).toBe(PAGE);
    expect(await facts()).toMatchObject({ isBridgeOff: true });
  });
});

describe('the bridge', () => {
  const address = () => `/b/${server.services.bridge?.name ?? ''}`;
  const toursHost = () => new URL(server.origins.tours.replace('*', 'any')).host;
  const read = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    server.send({ path, method, headers: { host: toursHost(), ...headers } });

  it('is served on every host of tours, compressed, for ever', async () => {
    const plain = await read(address());
    expect([plain.status, plain.text]).toEqual([200, server.services.bridge?.plain.toString()]);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    const br = await read(address(), { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
    const etag = String(br.headers['etag']);
    const fresh = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await read(address(), fresh)).status).toBe(304);
    expect((await read(address(), {}, 'HEAD')).bytes.length).toBe(0);
  });

  it.each(['/b/bridge.0123456789ab.js', '/b/', '/b/%2e%2e/package.json', '/b/package.json'])(
    'is no other file: %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );

  it('has nothing below it, and is not on the portal', async () => {
    expect((await read(`${address()}/index.html`)).status).toBe(404);
    expect((await server.send({ path: address() })).text).not.toContain('currentScript');
  });
});

describe('without a built bridge', () => {
  it('the server says so once, and serves tours as they are', async () => {
    const folder = await makeDataDir();
    const lines: string[] = [];
    const log = jsonLog((line) => lines.push(line));
    expect(await loadBridge(log, join(folder, 'dist'))).toBeUndefined();
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist', 'bridge.js'), '');
    expect(await loadBridge(log, join(folder, 'dist'))).toBeUndefined();
    expect(lines.join()).toContain('bridge is not built');

    const url = await published({ 'index.html': PAGE, ...MARZIPANO });
    const listener = toursListener({ ...server.services, bridge: undefined });
    const own = createServer((request, response) => void listener(request, response));
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void own.close());
    const place = own.address();
    const port = typeof place === 'object' ? (place?.port ?? 0) : 0;
    const { status, text } = await sendTo({ port, origins: server.origins }, { path: url });
    expect([status, text]).toEqual([200, PAGE]);
  });
});
