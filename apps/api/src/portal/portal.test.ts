/** The portal's own files and covers. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, openTestServer, type TestServer } from '../testing/testServer.ts';
import { uploadPilot } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

const SCRIPT = `console.log("${'portal '.repeat(400)}");`;
const LOGIN = `<template id="login-en"><style nonce="__CSP_NONCE__">a{}</style><form>Log in</form></template>
    <template id="login-ar"><form>الدخول</form>
    </template>
    `;
const PAGE = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__">${LOGIN}<template id="loading-en"><p>Loading</p></template><script type="module" src="/assets/main-Ab12Cd34.js"></script>${'<p>First page</p>'.repeat(100)}`;

let dist: string;
let server: TestServer;
let close: () => Promise<void>;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'jawla-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), PAGE);
  await writeFile(join(dist, 'favicon.svg'), '<svg/>');
  await writeFile(join(dist, 'assets/Ab12Cd3.js'), SCRIPT);
  const script = join(dist, 'assets/main-Ab12Cd34.js');
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  ({ server, close } = await openTestServer({ portalFiles: dist }));
});
afterAll(async () => {
  await close();
  await rm(dist, { recursive: true });
});

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.send({ path, headers, method });

describe('a page of the portal', () => {
  it.each([
    '/',
    '/login',
    '/user/%D9%86%D9%88%D8%B1',
    '/index.html',
    '/dashboard/projects/1?tab=2',
    '/user/noor/villa.2',
    '/User/noor/villa.2/',
    '/user/noor.s/access-project/a.b/villa.php/2026-01-02',
    '/dashboard/noor.saleh',
  ])('%s returns the HTML with a nonce per response', async (path) => {
    const [first, second] = await Promise.all([read(path), read(path)]);
    const nonce = /nonce="([^"]+)"/.exec(first.text)?.[1] ?? '';
    expect(first.status).toBe(200);
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(second.text).not.toContain(nonce);
    expect(first.headers['content-security-policy']).toContain(
      `script-src 'self' 'nonce-${nonce}';`,
    );
    expect(first.headers['cache-control']).toBe('no-cache');
  });

  it('has a CSP that allows frames of tours only and forbids framing the page', async () => {
    const { headers } = await read('/');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`frame-src ${server.origins.tours}`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`require-trusted-types-for 'script'`);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining(`gyroscope=(self "${server.origins.tours}")`),
    });
  });

  it.each(['/', '/login', '/dashboard', '/pilot-project', '/pilot-project/a/b', '/index.html'])(
    '%s forbids framing for every Sec-Fetch-Dest',
    async (path) => {
      for (const destination of ['iframe', 'frame', 'embed', 'object', 'document']) {
        const { headers } = await read(path, { 'sec-fetch-dest': destination });
        expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
      }
    },
  );

  it('is compressed according to Accept-Encoding', async () => {
    const long = await read('/login', { 'accept-encoding': 'gzip, br' });
    expect(long.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding, Cookie',
    });
    const any = await read('/login', { 'accept-encoding': '*' });
    expect(any.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(long.bytes).toString()).toContain('<!doctype html>');
    expect((await read('/login', { 'accept-encoding': '' })).text).toContain('<!doctype html>');
  });

  it.each(['/', '/login', '/dashboard', '/index.html', '/user/noor'])(
    '%s leaves the login out for a device with a session, whether that is valid or not',
    async (path) => {
      const without = await read(path);
      expect(without.text).toContain('<form>Log in</form>');
      for (const session of ['user_token=ses_forged', 'a=b; user_token=ses_1; c=d']) {
        const { text, headers } = await read(path, { cookie: session });
        expect(text).not.toMatch(/login-|<form>|الدخول/);
        expect(text).toContain('<template id="loading-en"><p>Loading</p></template><script');
        expect(text.match(/nonce="([^"]+)"/)?.[1]).toMatch(/^[\w+/]{22}==$/);
        // No cache may send it to a visitor without a session.
        expect(headers).toMatchObject({
          'cache-control': 'no-cache',
          vary: expect.stringContaining('Cookie'),
        });
        expect(headers).not.toHaveProperty('etag');
      }
    },
  );

  it.each(['lang=ar', 'user_token_old=1', 'user_token='])(
    'has the login for the cookie %s, which is no session',
    async (cookie) => expect((await read('/login', { cookie })).text).toContain(LOGIN.slice(-40)),
  );

  it('supports HEAD without a body', async () => {
    expect(await read('/login', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
  });
});

describe('a path that is neither a file nor a page', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/robots.txt',
    '/favicon.ico',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/user/noor/2026/01/a.php',
    '/login.php',
    '/..%2f..%2fetc',
  ])('%s is answered 404, in a few bytes', async (path) => {
    const { status, text, headers } = await read(path);
    expect({ status, text }).toEqual({ status: 404, text: 'There is no such page.' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is a page in the language of the browser', async () => {
    const { headers, text } = await read('/a.php', {
      accept: 'text/html,*/*;q=0.8',
      'accept-language': 'fr, ar-JO;q=0.8, en;q=0.5',
    });
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('هذه الصفحة غير موجودة.');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'content-language': 'ar',
      vary: 'Accept, Accept-Language',
    });
  });
});

describe('the page of a pilot', () => {
  const NAME = 'R&D <tower>';
  const path = `/pilot-project/${encodeURIComponent(NAME)}`;

  beforeAll(async () => {
    const { token } = await createTestUser(server, 'embed', { isAdmin: true });
    const made = await uploadPilot(server, { name: NAME, token });
    ok('createPilot', made);
  });

  it('contains only the tour when framed, and allows any site to frame it', async () => {
    const { status, headers, text } = await read(path, { 'sec-fetch-dest': 'iframe' });
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`frame-src ${server.origins.tours}`);
    expect(policy.join()).not.toContain('script-src');
    expect(headers).toMatchObject({
      vary: 'Sec-Fetch-Dest',
      'permissions-policy': expect.stringContaining(`gyroscope=(self "${server.origins.tours}")`),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    const pilot = await server.call('GET', pathTo('pilot', { name: NAME }));
    const { origin, href } = new URL(ok('pilot', pilot).path ?? '');
    expect(text).toContain(`src="${href}"`);
    expect(text).toContain(`gyroscope ${origin}`);
    expect(text).toContain('title="R&amp;D &lt;tower&gt;"');
    expect(text).not.toMatch(/<script|<a |<form|<button|allow-top-navigation/);
  });

  it.each([
    ['hall~90~-12~30', '?view=hall~90~-12~30'],
    ['.2~0~0~100', '?view=.2~0~0~100'],
    ['hall', ''],
    ['"><script>', ''],
    ['a~1~2~3&lang=ar', '?view=a~1~2~3'],
  ])('opens its tour at the view %s of a link', async (view, query) => {
    const { text } = await read(`${path}?view=${view}`, { 'sec-fetch-dest': 'iframe' });
    const pilot = await server.call('GET', pathTo('pilot', { name: NAME }));
    const { path: url } = ok('pilot', pilot);
    expect(text).toContain(`src="${url}${query}"`);
  });

  it.each(['document', 'frame', 'embed', 'object', undefined])(
    'is the portal, which must not be framed, for Sec-Fetch-Dest %s',
    async (destination) => {
      const { headers, text } = await read(
        path,
        destination === undefined ? {} : { 'sec-fetch-dest': destination },
      );
      expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
      expect(headers['vary']).toContain('Sec-Fetch-Dest');
      expect(text).toContain('First page');
    },
  );

  it('reports a missing pilot with 404 in both languages', async () => {
    const missing = await read('/pilot-project/none', { 'sec-fetch-dest': 'iframe' });
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('Pilot project not found.');
    expect(missing.text).toContain('المشروع التجريبي غير موجود.');
  });
});

describe('a file', () => {
  it('is compressed according to Accept-Encoding, and cached as immutable', async () => {
    const path = '/assets/main-Ab12Cd34.js';
    const brotli = await read(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT);
    const gzip = await read(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT);
    expect((await read(path)).text).toBe(SCRIPT);
    expect(gzip.headers['etag']).not.toBe(brotli.headers['etag']);
  });

  it('is cached as immutable if its name is nothing but a hash, as those of shared chunks', async () => {
    const { headers } = await read('/assets/Ab12Cd3.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('is sent uncompressed if the build has not compressed it', async () => {
    const { headers, text } = await read('/favicon.svg', { 'accept-encoding': 'gzip, br' });
    expect(text).toBe('<svg/>');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toMatchObject({ vary: 'Accept-Encoding' });
  });

  it('without a hash in its name is revalidated by its ETag', async () => {
    const { headers } = await read('/favicon.svg');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'image/svg+xml; charset=utf-8',
    });
    const again = await read('/favicon.svg', { 'if-none-match': String(headers['etag']) });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  it('of an older build returns 404 instead of the HTML', async () => {
    expect((await read('/assets/main-Old12345.js')).status).toBe(404);
  });
});

describe('covers', () => {
  it('are served as WebP and cached as immutable', async () => {
    const file = await server.services.covers.add(Buffer.from('picture'), new Map());
    const answer = await read(`/files/covers/${file}`);
    expect(answer).toMatchObject({ status: 200, text: 'picture' });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it('are available in several sizes, each with its own ETag', async () => {
    const smaller = new Map([
      [480, Buffer.from('small')],
      [720, Buffer.from('medium')],
    ] as const);
    const path = `/files/covers/${await server.services.covers.add(Buffer.from('picture'), smaller)}`;
    const texts = [];
    const tags = new Set();
    for (const w of ['480', '481', '720']) {
      const { text, headers } = await read(`${path}?w=${w}`);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringContaining('immutable'),
      });
      texts.push(text);
      tags.add(headers['etag']);
      const again = await read(`${path}?w=${w}`, { 'if-none-match': String(headers['etag']) });
      expect(again.status).toBe(304);
    }
    expect(texts).toEqual(['small', 'medium', 'medium']);
    expect(tags.size).toBe(2);
  });

  it.each([
    '',
    '?w=',
    '?w=721',
    '?w=-1',
    '?w=1e2',
    '?w=..%2f..%2fx',
    '?w=%00',
    '?w[]=480',
    '?x=480',
  ])('are sent in full size for an invalid query: %s', async (query) => {
    const smaller = new Map([[480, Buffer.from('small')]] as const);
    const file = await server.services.covers.add(Buffer.from('picture'), smaller);
    expect(await read(`/files/covers/${file}${query}`)).toMatchObject({
      status: 200,
      text: 'picture',
    });
  });

  it('without smaller sizes are sent in full size', async () => {
    const file = await server.services.covers.add(Buffer.from('picture'), new Map());
    for (const w of [480, 720]) {
      const answer = await read(`/files/covers/${file}?w=${String(w)}`);
      expect(answer).toMatchObject({ status: 200, text: 'picture' });
    }
  });

  it('return 404 for the file names of smaller sizes', async () => {
    const smaller = new Map([[480, Buffer.from('small')]] as const);
    const file = await server.services.covers.add(Buffer.from('picture'), smaller);
    const inside = file.replace('.webp', '-480.webp');
    expect(await server.services.files.list('covers')).toContain(inside);
    expect((await read(`/files/covers/${inside}`)).status).toBe(404);
    expect((await read(`/files/covers/${'0'.repeat(36)}.webp?w=480`)).status).toBe(404);
  });

  it.each(['x.jpg', '..%2fjawla.sqlite', '%2e%2e%2fserver.lock', `${'a'.repeat(36)}.svg`])(
    'return 404 for other file names: %s',
    async (file) => expect((await read(`/files/covers/${file}`)).status).toBe(404),
  );
});

describe('the portal without a build', () => {
  it('returns 503 with the build command', async () => {
    const { server: bare, close: closeBare } = await openTestServer({
      portalFiles: join(dist, 'none'),
    });
    const answer = await bare.send({ path: '/login' });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('npm run build');
    await closeBare();
  });
});
