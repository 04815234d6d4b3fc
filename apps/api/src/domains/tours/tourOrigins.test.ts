/** Isolation of tours on the tours' host, by host names, cookies and headers. */
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTour } from '../../testing/openTour.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { tourArchive } from '../../testing/tourArchive.ts';
import { postForm, tourForm } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

/** The default, a wildcard host; and one host for all tours. */
const HOSTS = [undefined, 'https://tours.example.net'] as const;

describe.each(HOSTS)('with TOURS_URL %s', (toursUrl) => {
  let server: TestServer;
  let close: () => Promise<void>;
  let token = '';

  beforeAll(async () => {
    ({ server, close } = await openTestServer({ toursUrl }));
    const admin = await createTestUser(server, 'admin', { isAdmin: true });
    token = admin.token;
    for (const name of ['Villa', 'Tower']) {
      const { id } = await server.services.projects.add(admin.user.id, { name, number: name });
      await publish(`${id}?date=2026-01-02&projectType=date`, name);
      await publish(`${id}?date=2026-01-03&projectType=subDate`, name);
    }
  });
  afterAll(() => close());

  async function publish(path: string, says: string) {
    await postForm(server, `/api/project/upload-folder/${path}`, tourForm(tourArchive(says)), {
      token,
    });
  }

  async function findUrl(folder: string, by = token): Promise<URL> {
    const path = pathTo('projectFolder', { folder: `admin|${folder}` });
    const found = await server.call('GET', path, { token: by });
    return new URL(ok('projectFolder', found).path ?? '');
  }

  const get = (url: URL | string, headers: Record<string, string> = {}) =>
    server.send({ path: String(url), headers });

  /** Opens a tour like a browser that accepts the cookie. */
  async function open(by = token) {
    const url = await findUrl('Villa', by);
    const first = await get(url);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const second = new URL(String(first.headers['location']), url);
    const { headers } = await get(second, { cookie });
    return { first, cookie, page: new URL(String(headers['location']), url) };
  }

  it('gives each project its own origin with a wildcard host', async () => {
    const [villa, later, tower] = [
      await findUrl('Villa'),
      await findUrl('Villa|2026-01-03'),
      await findUrl('Tower'),
    ];
    expect(later.origin).toBe(villa.origin);
    expect(villa.hostname.split('.')[0]).toMatch(/^[a-z0-9-]{1,63}$/);
    expect(tower.origin === villa.origin).toBe(toursUrl !== undefined);
  });

  it('serves no tour on the host of another project', async () => {
    const other = (await findUrl('Tower')).host;
    const page = await openTour(server, (await findUrl('Villa')).href);
    expect((await get(page)).status).toBe(200);
    for (const url of [page, await findUrl('Villa')]) {
      const atOtherHost = Object.assign(new URL(url), { host: other });
      const { status } = await get(atOtherHost);
      expect(status).toBe(toursUrl === undefined ? 404 : (await get(url)).status);
    }
  });

  it('opens a tour with its cookie, and returns 404 without it', async () => {
    const { first, cookie, page } = await open();
    expect(String(first.headers['set-cookie'])).toMatch(
      /^__Host-tours-[\w-]{8}=[\w-]{24}; Path=\/; Secure; HttpOnly; SameSite=None; Partitioned$/,
    );
    expect(first.headers['cache-control']).toBe('no-store');
    expect(page.pathname).toMatch(/^\/t\/.+\/index\.html$/);
    const file = new URL('tour.js', page);
    for (const url of [page, file]) {
      expect((await get(url, { cookie })).status).toBe(200);
      expect((await get(url, { cookie: `a=1; ${cookie}; b=2` })).status).toBe(200);
      for (const wrong of ['', cookie.replace(/=.*/, '='), `${cookie}x`, `x${cookie}`]) {
        expect((await get(url, { cookie: wrong })).status).toBe(404);
      }
    }
  });

  it('rejects the cookie of another session', async () => {
    const { page } = await open();
    const { user } = await createTestUser(server, 'second', { isAdmin: true });
    const other = await open(await server.services.sessions.start(user.id));
    expect((await get(page, { cookie: other.cookie })).status).toBe(404);
    expect((await get(other.page, { cookie: other.cookie })).status).toBe(200);
  });

  it('opens a tour at a URL with an unbound ticket for browsers that block cookies', async () => {
    const { page } = await open();
    const unbound = await openTour(server, (await findUrl('Villa')).href);
    expect(new URL(unbound).pathname).toMatch(/^\/u\//);
    expect(await get(unbound)).toMatchObject({ status: 200, text: '<h1>Villa</h1>' });
    // A `bound` ticket is not valid as an `unbound` one.
    expect((await get(page.href.replace('/t/', '/u/'))).status).toBe(404);
  });

  it('sends Clear-Site-Data for a new session, but not within a session', async () => {
    const { first, cookie } = await open();
    expect(first.headers['clear-site-data']).toBe('"storage"');
    const again = await get(await findUrl('Villa'), { cookie });
    expect(again.headers).not.toHaveProperty('clear-site-data');
    expect(again.headers).not.toHaveProperty('set-cookie');
    expect(again.headers['location']).toMatch(/^\/t\//);
  });

  it('keeps the path and the query in redirects', async () => {
    const { href } = await findUrl('Villa');
    const url = `${href.replace('index.html', 'rooms/a%20b.html')}?lang=ar&x=%2F`;
    const page = await openTour(server, url);
    expect(page.endsWith('/rooms/a%20b.html?lang=ar&x=%2F')).toBe(true);
  });

  it('rejects service workers, which would see the URLs of other tours', async () => {
    const { cookie, page } = await open();
    const headers = { cookie, 'service-worker': 'script' };
    const answer = await get(new URL('tour.js', page), headers);
    expect(answer).toMatchObject({ status: 403, headers: { 'cache-control': 'no-store' } });
    expect(answer.headers).not.toHaveProperty('service-worker-allowed');
  });

  it('sandboxes tours by Content-Security-Policy, without top navigation', async () => {
    const { cookie, page } = await open();
    const { headers } = await get(page, { cookie });
    const [sandbox = ''] = String(headers['content-security-policy']).split(';');
    expect(sandbox.split(' ')).toEqual(
      expect.arrayContaining(['sandbox', 'allow-scripts', 'allow-same-origin']),
    );
    expect(sandbox).not.toMatch(/top-navigation|escape-sandbox/);
  });

  it('caches files as immutable, and revalidates pages', async () => {
    const { cookie, page } = await open();
    const { headers } = await get(page, { cookie });
    expect(headers['cache-control']).toBe('private, no-cache');
    const revalidation = { cookie, 'if-none-match': String(headers['etag']) };
    expect((await get(page, revalidation)).status).toBe(304);
    const file = await get(new URL('tour.js', page), { cookie });
    expect(file.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  it('accepts large cookie headers, and clears cookies with 431 above the limit', async () => {
    const { cookie, page } = await open();
    const cookies = (count: number) =>
      [cookie, ...Array.from({ length: count }, (_, at) => `c${at}=${'x'.repeat(4000)}`)].join(
        '; ',
      );
    expect((await get(page, { cookie: cookies(5) })).status).toBe(200);
    const refused = await get(page, { cookie: cookies(9) });
    expect(refused).toMatchObject({ status: 431, headers: { 'clear-site-data': '"cookies"' } });
    expect(refused.text).toContain("{ jawla: 1, type: 'cookies-cleared' }");
    const portal = await get(`${server.origins.portal}/login`, { cookie: cookies(9) });
    expect(portal.status).toBe(431);
    expect(portal.headers).not.toHaveProperty('clear-site-data');
  });

  it('returns 405 for other methods', async () => {
    const answer = await server.send({ method: 'POST', path: (await findUrl('Villa')).href });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

it('does not serve the portal below the tours’ domain', async () => {
  const { server, close } = await openTestServer();
  for (const host of ['tours.localhost', 'x.tours.localhost', 'a.b.tours.localhost']) {
    const answer = await server.send({ path: `http://${host}:${server.port}/api/health` });
    expect(answer).toMatchObject({ status: 404, text: 'Not found' });
  }
  await close();
});
