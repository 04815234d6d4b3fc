/** The tours' host, and the redirects to it. */
import { randomUUID } from 'node:crypto';
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { zipOf } from '../../../demo/zipBytes.ts';
import { hashSecret } from '../../platform/base/secrets.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { openTour } from '../../testing/openTour.ts';
import { archiveOf, tourArchive } from '../../testing/tourArchive.ts';
import { Tickets } from './tickets.ts';
import { postForm } from '../../testing/files.ts';
import { ok } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
const tokens: Record<string, string> = {};
/** URL of the tour's folder on the tours' host, with its ticket. */
let folder = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  const owner = await createTestUser(server, 'نور');
  tokens['owner'] = owner.token;
  tokens['stranger'] = (await createTestUser(server, 'stranger')).token;
  tokens['admin'] = (await createTestUser(server, 'admin', { isAdmin: true })).token;
  const { id } = await server.services.projects.add(owner.user.id, {
    name: 'فيلا النور',
    number: '1',
  });
  await upload(
    `project/upload-folder/${id}?date=2026-01-02&projectType=date`,
    tourArchive('villa', [
      { name: 'film.mp4', content: Buffer.from('0123456789') },
      { name: 'engine.wasm', content: Buffer.from('wasm') },
      { name: 'Rooms/hall.JPG', content: Buffer.from('hall') },
      { name: 'icons/logo.svg', content: Buffer.from('lower') },
      { name: 'icons/Logo.svg', content: Buffer.from('upper') },
      { name: 'a b+c%.xml', content: Buffer.from('<krpano/>') },
    ]),
  );
  const found = await server.call('GET', pathTo('projectFolder', { folder: 'نور|فيلا النور' }), {
    token: owner.token,
  });
  const url = await openTour(server, ok('projectFolder', found).path);
  folder = url.replace(/index\.html$/, '');
});
afterAll(() => close());

async function upload(
  path: string,
  archive: Uint8Array,
  fileName = 'tour.zip',
  startPage?: string,
) {
  const answer = await sendArchive(path, archive, fileName, startPage);
  expect(answer.status).toBe(200);
}

function sendArchive(path: string, archive: Uint8Array, fileName: string, startPage?: string) {
  return postForm(
    server,
    `/api/${path}`,
    [
      { name: 'emailType', value: 'uploadProjectFiles' },
      ...(startPage === undefined ? [] : [{ name: 'startPage', value: startPage }]),
      {
        name: path.startsWith('pilot') ? 'pilot-project-folder' : 'project-folder',
        file: archive,
        fileName,
      },
    ],
    { token: tokens['admin'] ?? '' },
  );
}

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.send({ method, path, headers });

describe('a tour', () => {
  it.each([
    ['', 'text/html; charset=utf-8', '<h1>villa</h1>'],
    ['index.html', 'text/html; charset=utf-8', '<h1>villa</h1>'],
    ['tour.js', 'text/javascript; charset=utf-8', 'export const rooms = 3;'],
    ['engine.wasm', 'application/wasm', 'wasm'],
    ['Rooms/hall.JPG', 'image/jpeg', 'hall'],
    ['a%20b+c%25.xml', 'application/xml; charset=utf-8', '<krpano/>'],
  ])('serves "%s" with its content type', async (file, type, text) => {
    const answer = await read(folder + file);
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining(
        `; frame-ancestors 'self' ${server.origins.portal}`,
      ),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('finds file names in another Unicode normalization form', async () => {
    const name = encodeURIComponent('غرفة المعيشة.jpg');
    expect((await read(`${folder}panoramas/${name}`)).bytes).toHaveLength(5000);
  });

  it.each(['rooms/hall.JPG', 'Rooms/hall.jpg', 'TOUR.js'])(
    'finds the only file whose name differs in case: %s',
    async (name) => {
      expect((await read(folder + name)).status).toBe(200);
    },
  );

  it('finds no file if several differ in case', async () => {
    expect((await read(`${folder}icons/LOGO.svg`)).status).toBe(404);
    expect((await read(`${folder}icons/logo.svg`)).text).toBe('lower');
    expect((await read(`${folder}icons/Logo.svg`)).text).toBe('upper');
  });

  it('supports range requests, with 416 for unsatisfiable ranges', async () => {
    const part = await read(`${folder}film.mp4`, { range: 'bytes=2-4' });
    expect(part).toMatchObject({ status: 206, text: '234' });
    expect(part.headers).toMatchObject({
      'content-range': 'bytes 2-4/10',
      'content-type': 'video/mp4',
    });
    expect((await read(`${folder}film.mp4`, { range: 'bytes=-3' })).text).toBe('789');
    expect((await read(`${folder}film.mp4`, { range: 'bytes=7-' })).text).toBe('789');
    expect((await read(`${folder}film.mp4`, { range: 'bytes=20-' })).status).toBe(416);
    expect((await read(`${folder}film.mp4`, { range: 'bytes=0-1,4-5' })).text).toBe('0123456789');
    expect(
      (await read(`${folder}film.mp4`, { range: 'bytes=2-4', 'if-range': '"old"' })).status,
    ).toBe(200);
  });

  it('returns 304 for a matching ETag, and supports HEAD', async () => {
    const { headers } = await read(`${folder}film.mp4`);
    const again = await read(`${folder}film.mp4`, { 'if-none-match': String(headers['etag']) });
    expect(again).toMatchObject({ status: 304, text: '' });
    const head = await read(`${folder}film.mp4`, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe('10');
  });

  it.each([
    'missing.jpg',
    'Rooms',
    'Rooms/',
    'Rooms//hall.JPG',
    'Rooms%2Fhall.JPG',
    'Rooms%5Chall.JPG',
    './../index.html',
    '../../../jawla.sqlite',
    '%2e%2e/%2e%2e/%2e%2e/jawla.sqlite',
    '..%2f..%2f..%2fjawla.sqlite',
    '..%5c..%5cjawla.sqlite',
    'tour.js%00.html',
    'tour.js/',
    '%',
    '%ff',
  ])('returns a plain-text 404 for %s', async (file) => {
    const answer = await read(folder + file);
    expect(answer).toMatchObject({ status: 404, text: 'Not found' });
  });

  it.each([
    ['krpano', 'tour.html', 'tour.html'],
    ['3DVista', 'index.htm', 'index.htm'],
    ['Panotour', 'TOUR.html', 'TOUR.html'],
  ])('of %s is served at its folder URL', async (name, entry, text) => {
    await upload(
      'pilot_project/create-project',
      zipOf([{ name: entry, content: Buffer.from(text) }]),
      `${name}.zip`,
    );
    expect(await pilotPage(name)).toMatchObject({ status: 200, text });
  });

  it('of Marzipano next to a readme file is a redirect to its start page', async () => {
    const archive = zipOf([
      { name: 'app-files/index.html', content: Buffer.from('rooms') },
      { name: 'read me.txt', content: Buffer.from('hello') },
    ]);
    await upload('pilot_project/create-project', archive, 'marzipano.zip');
    const answer = await pilotPage('marzipano');
    expect(answer).toMatchObject({ status: 302, headers: { location: 'app-files/index.html' } });
  });
});

describe('a tour of which several pages could start', () => {
  const archive = () => archiveOf('Tours/east/index.html', 'Tours/west/index.html');
  const path = 'pilot_project/create-project';

  it('starts with the one that the uploader chooses', async () => {
    await upload(path, archive(), 'chosen.zip', 'Tours/west/index.html');
    const answer = await pilotPage('chosen');
    expect(answer).toMatchObject({ status: 302, headers: { location: 'west/index.html' } });
  });

  it.each([
    ['without a choice', undefined, /east\/index\.html, west\/index\.html/],
    ['with a page that it does not have', '../../west/index.html', /\.\.\/\.\.\/west\/index\.html/],
    ['with a file that is no page', 'Tours/west/tour.js', /Tours\/west\/tour\.js/],
  ])('is refused %s', async (_, startPage, message) => {
    const answer = await sendArchive(path, archive(), 'refused.zip', startPage);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ message: expect.stringMatching(message) });
  });

  it('is refused with a name longer than any', async () => {
    const answer = await sendArchive(path, archive(), 'refused.zip', 'a'.repeat(1025));
    expect(answer.status).toBe(422);
  });
});

it('allows any site to frame a pilot', async () => {
  await upload('pilot_project/create-project', tourArchive(), 'public.zip');
  const { status, headers } = await pilotPage('public');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain('; frame-ancestors *');
});

async function pilotUrl(name: string): Promise<string> {
  const pilot = await server.call('GET', pathTo('pilot', { name }));
  return ok('pilot', pilot).path ?? '';
}

const pilotPage = async (name: string) => read(await pilotUrl(name));

describe('the tours’ host', () => {
  it.each([
    '/',
    '/api/health',
    '/api/user?page=1',
    '/projects/x/y/index.html',
    '/files/covers/x.jpg',
    '/login',
  ])('returns 404 for %s', async (path) =>
    expect(await read(server.origins.tours + path, { token: tokens['admin'] ?? '' })).toMatchObject(
      {
        status: 404,
        text: 'Not found',
      },
    ),
  );

  it('rejects forged tickets', async () => {
    const { origin, pathname } = new URL(folder);
    const [, , ticket = ''] = pathname.split('/');
    const [version = '', session = '', mac = ''] = ticket.split('.');
    const token = tokens['owner'] ?? '';
    const flipped = (mac.startsWith('A') ? 'B' : 'A') + mac.slice(1);
    for (const forged of [
      version,
      `${version}.${session}`,
      `${version}.${hashSecret(tokens['admin'] ?? '')}.${mac}`,
      `${version}.${session}.${flipped}`,
      new Tickets(Buffer.alloc(32)).issue({ version, holder: session }),
      token,
      '',
    ]) {
      for (const kind of ['o', 'c', 't', 'u']) {
        expect((await read(`${origin}/${kind}/${forged}/index.html`)).status).toBe(404);
      }
    }
    // A ticket is only valid for its kind.
    for (const kind of ['o', 'c', 't']) {
      expect((await read(`${origin}/${kind}/${ticket}/index.html`)).status).toBe(404);
    }
    // A client's tour is not public like a pilot.
    expect((await read(`${origin}/p/${version}/index.html`)).status).toBe(404);
  });

  it('stops serving a tour when its project is deleted', async () => {
    const owner = await server.services.users.byName('نور');
    const { id } = await server.services.projects.add(owner?.id ?? '', {
      name: 'Short',
      number: '2',
    });
    await upload(`project/upload-folder/${id}?date=2026-01-02&projectType=date`, tourArchive());
    const found = await server.call('GET', pathTo('projectFolder', { folder: 'نور|Short' }), {
      token: tokens['owner'] ?? '',
    });
    const url = await openTour(server, ok('projectFolder', found).path);
    expect((await read(url)).status).toBe(200);
    await server.call('DELETE', `project/${id}`, {
      token: tokens['owner'] ?? '',
      headers: { isOwner: 'true' },
    });
    expect((await read(url)).status).toBe(404);
  });

  it('returns 404 for a missing tour if another one changes during the lookup', async () => {
    const { tours, db } = server.services;
    const byVersion = vi.spyOn(tours, 'byVersion').mockImplementation((version) => {
      byVersion.mockRestore();
      const found = tours.byVersion(version);
      // Invalidates the cache while the query runs.
      void tours.withdrawAll({ projectIds: [] }, db);
      return found;
    });
    const answer = await read(`${server.origins.tours}/p/${randomUUID()}/index.html`);
    expect(answer).toMatchObject({ status: 404, text: 'Not found' });
  });
});

describe('/projects on the portal', () => {
  const base = `/projects/${encodeURIComponent('نور')}/${encodeURIComponent('فيلا النور')}`;
  const go = (path: string, token?: string) =>
    server.send({ path, headers: token === undefined ? {} : { cookie: `user_token=${token}` } });

  it.each(['/index.html', '', '/', '/2026-01-02/index.html', '/panoramas/x.jpg'])(
    'redirects an authorized user to the tours’ host: %s',
    async (rest) => {
      const answer = await go(base + rest, tokens['owner']);
      expect(answer.status).toBe(302);
      const url = await openTour(server, String(answer.headers['location']));
      expect(url.startsWith(folder)).toBe(true);
    },
  );

  it('keeps the view of a link', async () => {
    const answer = await go(`${base}/index.html?view=hall~90~0~30`, tokens['owner']);
    const url = await openTour(server, String(answer.headers['location']));
    expect(new URL(url).search).toBe('?view=hall~90~0~30');
  });

  it('returns 401, 403 or 404 to other requests', async () => {
    expect((await go(`${base}/index.html`)).status).toBe(401);
    expect((await go(`${base}/index.html`, 'st_nonsense')).status).toBe(401);
    expect((await go(`${base}/index.html`, tokens['stranger'])).status).toBe(403);
    expect((await go('/projects/nobody/nothing/index.html', tokens['owner'])).status).toBe(404);
    expect((await go('/projects/%/x', tokens['owner'])).status).toBe(404);
  });

  it('ignores a session token in a header', async () => {
    const answer = await server.send({
      path: `${base}/index.html`,
      headers: { token: tokens['owner'] ?? '' },
    });
    expect(answer.status).toBe(401);
  });

  it('redirects to a pilot without a session', async () => {
    await upload('pilot_project/create-project', tourArchive('open'), 'open house.zip');
    const answer = await go('/projects/pilot_projects/open%20house/index.html');
    expect(answer.status).toBe(302);
    expect((await read(String(answer.headers['location']))).text).toBe('<h1>open</h1>');
  });
});

it('sends Strict-Transport-Security on both hosts only with HTTPS', async () => {
  const secure = await openTestServer({
    portalUrl: 'https://portal.example',
    toursUrl: 'https://tours.example',
  });
  onTestFinished(() => secure.close());
  for (const host of ['portal', 'tours'] as const) {
    const { headers } = await secure.server.send({ path: `${secure.server.origins[host]}/` });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const { headers: plain } = await server.send({ path: `${server.origins[host]}/` });
    expect(plain['strict-transport-security']).toBeUndefined();
  }
});
