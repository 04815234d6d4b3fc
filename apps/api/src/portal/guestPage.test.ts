/** Pages of guest links and pilots for chats, and of guest links in other sites. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NewGuestLinkForm } from '@jawla/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeGuestLink, sendGuestTour } from '../testing/guestLink.ts';
import { openTour } from '../testing/openTour.ts';
import {
  createTestUser,
  openTestServer,
  type TestServer,
  TEST_BRAND,
} from '../testing/testServer.ts';
import { tourPublisher, type TourPublisher } from '../testing/tourPublisher.ts';
import { uploadPilot } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"><title>Jawla</title></head><body nonce="__CSP_NONCE__">portal</body></html>';
const SITES = ['https://council.example', 'http://localhost:8080'];

let dist: string;
let server: TestServer;
let close: () => Promise<void>;
let publisher: TourPublisher;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'jawla-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), PAGE);
  ({ server, close } = await openTestServer({
    portalFiles: dist,
    brand: { ...TEST_BRAND, en: 'Firm & <b>Co</b>', ar: 'شركة' },
  }));
  publisher = await tourPublisher(server);
  for (const day of ['2026-03-04', '2026-01-02']) {
    await publisher.publish({ 'index.html': `tour of ${day}` }, day);
  }
  await setProject({ location: 'Amman "center"' });
});
afterAll(async () => {
  await close();
  await rm(dist, { recursive: true });
});

async function setProject(values: { name?: string; location?: string; cover_file?: string }) {
  await server.services.db
    .updateTable('projects')
    .set(values)
    .where('id', '=', publisher.projectId)
    .execute();
}

const make = (changes: Partial<NewGuestLinkForm> = {}, lang = 'en') =>
  makeGuestLink(server, { token: publisher.owner, projectId: publisher.projectId }, changes, {
    lang,
  });
const read = (path: string, headers: Record<string, string> = {}) => server.send({ path, headers });
const framed = (path: string) => read(path, { 'sec-fetch-dest': 'iframe' });

/** Returns the Open Graph tags of a page as a browser reads them. */
function tagsIn(page: string): Record<string, string> {
  const entities: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  };
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(page) ?? [];
  const tags = head.matchAll(
    /<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g,
  );
  return Object.fromEntries(
    [...tags].map(([, name = '', content = '']) => [
      name,
      content.replaceAll(/&\S+?;/g, (entity) => entities[entity] ?? entity),
    ]),
  );
}

const withoutBidi = (text = '') => text.replaceAll(/[\u2068\u2069]/g, '');

describe('the page of a guest link', () => {
  it('describes the building to chats in the language of the link, without its URL', async () => {
    const { secret } = await make();
    const { status, headers, text } = await read(`/g/${secret}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
    });
    expect(text).not.toContain(secret);
    expect(text).not.toContain('__CSP_NONCE__');
    const tags = tagsIn(text);
    expect(withoutBidi(tags['og:title'])).toBe(publisher.name);
    expect(withoutBidi(tags['og:description'])).toBe('Amman "center" · 4 Mar 2026');
    expect(tags).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Firm & <b>Co</b>',
      'og:image': `${server.origins.portal}/files/previews/brand.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(publisher.name),
      'og:locale': 'en_US',
      'og:locale:alternate': 'ar_AR',
      'twitter:card': 'summary_large_image',
    });
    expect(tags).not.toHaveProperty('og:url');
    expect(text).not.toContain('<b>Co</b>');
  });

  it('names the date of the link of a date', async () => {
    const { secret } = await make({ slot: '2026-01-02' }, 'ar');
    const tags = tagsIn((await read(`/g/${secret}`)).text);
    expect(withoutBidi(tags['og:title'])).toBe(`${publisher.name} · 2 يناير 2026`);
    expect(tags).toMatchObject({ 'og:site_name': 'شركة', 'og:locale': 'ar_AR' });
  });

  it('shows nothing of the building if the link has a passcode', async () => {
    const { secret } = await make({ passcode: '123456' }, 'ar');
    const { text } = await read(`/g/${secret}`);
    expect(tagsIn(text)).toMatchObject({
      'og:title': 'شركة',
      'og:description': 'جولة محميّة',
      'og:image': expect.stringContaining('/files/previews/brand.jpg'),
    });
    expect(text).not.toMatch(/Tower|Amman|2026/);
  });

  it('is the same for unknown, expired and revoked links, as any page of the portal', async () => {
    const { link, secret } = await make();
    await server.services.guestLinks.revoke({ projectId: publisher.projectId, id: link._id });
    const expired = await make();
    await server.services.db
      .updateTable('guest_links')
      .set({ expires_at: '2026-01-02T00:00:00.000Z' })
      .where('id', '=', expired.link._id)
      .execute();
    const other = (await read('/some/page')).text;
    const plain = (text: string) => text.replace(/nonce="[^"]*"/, '');
    for (const path of [
      secret,
      expired.secret,
      'A'.repeat(32),
      'x',
      '',
      '..%2f..',
      `${secret}/more`,
    ]) {
      const { status, headers, text } = await read(`/g/${path}`);
      expect([status, plain(text)]).toEqual([200, plain(other)]);
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it.each([
    ['HTML', '"><script>alert(1)</script>', '"><script>alert(1)</script>'],
    ['a pattern of replacements', "$& $' $`", "$& $' $`"],
    ['an override of direction', 'Villa \u202etxt.exe', 'Villa  txt.exe'],
    ['the place of the nonce', '__CSP_NONCE__', '__CSP_NONCE__'],
    ['120 letters', 'ب'.repeat(120), 'ب'.repeat(120)],
    ['more than chats show', 'a'.repeat(500), `${'a'.repeat(197)}…`],
  ])('is safe with a name of %s', async (_, name, shown) => {
    await setProject({ name });
    onTestFinished(() => setProject({ name: publisher.name }));
    const { secret } = await make();
    const { text } = await read(`/g/${secret}`);
    expect(text).not.toContain('<script>alert');
    const title = withoutBidi(tagsIn(text)['og:title']);
    expect(title.slice(0, 197)).toBe(shown.slice(0, 197));
    expect(title.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('The database is away'))],
    ['never ends', () => new Promise<never>(() => undefined)],
  ])('comes without description if the lookup %s', async (_, lookup) => {
    const { secret } = await make();
    const spy = vi.spyOn(server.services.guestLinks, 'bySecret').mockImplementation(lookup);
    onTestFinished(() => spy.mockRestore());
    const { status, text } = await read(`/g/${secret}`);
    expect(status).toBe(200);
    expect(text).toContain('portal');
    expect(tagsIn(text)).toEqual({});
  });
});

describe('a guest link in another site', () => {
  const ancestors = ({ headers }: { headers: Record<string, unknown> }) =>
    /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];

  it('contains only the tour of the newest date, for its sites only', async () => {
    const { secret } = await make({ sites: SITES });
    const page = await framed(`/g/${secret}?view=hall~90~-12~30`);
    expect(page.status).toBe(200);
    expect(ancestors({ ...page })).toBe(SITES.join(' '));
    expect(page.headers).toMatchObject({
      vary: 'Sec-Fetch-Dest',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining(`gyroscope=(self "${server.origins.tours}")`),
    });
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect(page.text).toContain('<html lang="en" dir="ltr">');
    expect(withoutBidi(page.text)).toContain(`title="3D tour of ${publisher.name}"`);
    expect(page.text).toContain('fullscreen ');
    expect(page.text).not.toMatch(/<script|<a |<form|<button|allow-top-navigation/);
    const [, src = ''] = /src="([^"]+)"/.exec(page.text) ?? [];
    expect(src).toMatch(/\?view=hall~90~-12~30$/);
    const tour = await read(await openTour(server, src));
    expect(tour.text).toContain('tour of 2026-03-04');
    expect(ancestors({ ...tour })).toBe(["'self'", server.origins.portal, ...SITES].join(' '));
  });

  it('has a title in the language of the link, and shows the date of the link', async () => {
    const { secret } = await make({ sites: SITES, slot: '2026-01-02' }, 'ar');
    const { text } = await framed(`/g/${secret}`);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(withoutBidi(text)).toContain(`title="جولة ثلاثية الأبعاد في ${publisher.name}"`);
    const [, src = ''] = /src="([^"]+)"/.exec(text) ?? [];
    expect((await read(await openTour(server, src))).text).toContain('tour of 2026-01-02');
  });

  it('looks missing without sites, with a passcode, and when it has ended', async () => {
    const ended = await make({ sites: SITES });
    await server.services.guestLinks.revoke({
      projectId: publisher.projectId,
      id: ended.link._id,
    });
    const secrets = [
      (await make()).secret,
      (await make({ passcode: '123456' })).secret,
      ended.secret,
      'A'.repeat(32),
      '',
    ];
    for (const secret of secrets) {
      const page = await framed(`/g/${secret}`);
      expect(page.status).toBe(404);
      expect(ancestors({ ...page })).toBe("'none'");
      expect(page.text).toContain('This link isn’t valid anymore.');
      expect(page.text).toContain('لم يعد هذا الرابط صالحًا.');
      expect(page.text).not.toContain('<iframe');
    }
  });

  it.each(['document', 'frame', 'embed', 'object'])(
    'is the portal, which must not be framed, for Sec-Fetch-Dest %s',
    async (destination) => {
      const { secret } = await make({ sites: SITES });
      const page = await read(`/g/${secret}`, { 'sec-fetch-dest': destination });
      expect(ancestors({ headers: page.headers })).not.toContain('example');
      expect(page.text).toContain('portal');
      expect(page.headers['vary']).toContain('Sec-Fetch-Dest');
    },
  );
});

describe('the page of a pilot', () => {
  it('describes it to chats', async () => {
    const { token } = await createTestUser(server, 'pilots', { isAdmin: true });
    const name = 'R&D <tower>';
    await uploadPilot(server, { name, token });
    const page = `/pilot-project/${encodeURIComponent(name)}`;
    expect(tagsIn((await read(page)).text)).toMatchObject({
      'og:title': name,
      'og:description': 'A 3D tour · جولة ثلاثية الأبعاد',
      'og:url': `${server.origins.portal}${page}`,
    });
    expect(tagsIn((await read('/pilot-project/none')).text)).toEqual({});
  });
});

describe('a preview picture', () => {
  async function newCover(width: number, height: number): Promise<string> {
    const image = sharp({ create: { width, height, channels: 3, background: '#c02020' } });
    return server.services.covers.add(await image.webp().toBuffer(), new Map());
  }

  it('is a JPEG of 1200 × 630 of the tour’s picture or the cover, for everybody', async () => {
    const [cover, picture] = [await newCover(400, 1000), await newCover(900, 300)];
    await setProject({ cover_file: cover });
    const { secret } = await make();
    const imageOf = async () => tagsIn((await read(`/g/${secret}`)).text)['og:image'] ?? '';
    const ofCover = await imageOf();
    await server.services.db
      .updateTable('tours')
      .set({ chosen_picture_file: picture })
      .where('project_id', '=', publisher.projectId)
      .where('slot', '=', '2026-03-04')
      .execute();
    const ofTour = await imageOf();
    expect(ofTour).not.toBe(ofCover);
    for (const url of [ofCover, ofTour]) {
      const { status, headers, bytes } = await read(new URL(url).pathname);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
    }
    const answer = await sendGuestTour(server, { secret });
    const { building } = ok('guestTour', answer);
    expect(building?.img?.path).toBe(`/files/covers/${cover}`);
    expect(building?.dates.at(-1)?.picture?.path).toBe(`/files/covers/${picture}`);
  });

  it('of the brand exists, also with a name that looks like HTML', async () => {
    const { headers, bytes } = await read('/files/previews/brand.jpg');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  });

  it.each([
    '00000000-0000-0000-0000-000000000000.jpg',
    '00000000-0000-0000-0000-000000000000.webp',
    '..%2f..%2fsettings.jpg',
    'x.jpg',
    '.jpg',
    'brand',
  ])('%s does not exist', async (name) => {
    expect((await read(`/files/previews/${name}`)).status).toBe(404);
  });

  it('is rendered once for concurrent requests', async () => {
    const cover = await newCover(600, 400);
    const path = `/files/previews/${cover.replace('.webp', '.jpg')}`;
    const find = vi.spyOn(server.services.files, 'find');
    onTestFinished(() => find.mockRestore());
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(path)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(find).toHaveBeenCalledTimes(1);
  });
});
