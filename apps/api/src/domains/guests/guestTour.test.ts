/** What a guest link opens, and until when: the API and the tours' host. */
import { pathTo, type NewGuestLinkForm } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeGuestLink, sendGuestTour } from '../../testing/guestLink.ts';
import { openTour } from '../../testing/openTour.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { tourPublisher, type TourPublisher } from '../../testing/tourPublisher.ts';
import { ok } from '../../testing/api.ts';

const [EARLY, LATE] = ['2026-01-02', '2026-03-04'] as const;
const PASSCODE = '123456';
const DAY_MS = 24 * 3600_000;
/** Maximum delay until the end of a link takes effect on the tours' host. */
const LIMIT_MS = 20_000;

let server: TestServer;
let close: () => Promise<void>;
let publisher: TourPublisher;

beforeAll(async () => {
  ({ server, close } = await openTestServer({ proxies: 1 }));
  publisher = await tourPublisher(server);
  for (const day of [LATE, EARLY]) await publisher.publish({ 'index.html': `tour of ${day}` }, day);
});
afterAll(() => close());

const owner = () => ({ token: publisher.owner, projectId: publisher.projectId });
const make = (changes: Partial<NewGuestLinkForm> = {}) => makeGuestLink(server, owner(), changes);
const open = async (secret: string, slot?: string) => {
  const answer = await sendGuestTour(server, { secret, ...(slot !== undefined && { slot }) });
  return ok('guestTour', answer);
};
const read = (path: string) => server.send({ path });
/** Opens the tour of a link like a browser that blocks cookies. */
const tourOf = async (secret: string, slot?: string) =>
  openTour(server, (await open(secret, slot)).tour?.path);
const linkPath = (id: string) => pathTo('revokeGuestLink', { projectId: publisher.projectId, id });
const update = (id: string, body: Record<string, unknown>) =>
  server.call('PUT', linkPath(id), {
    token: publisher.owner,
    body: { note: '', expiresAt: null, sites: [], ...body },
  });

const now = performance.now.bind(performance);
function passLimit(): void {
  const passedMs = performance.now() - now() + LIMIT_MS;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  onTestFinished(() => spy.mockRestore());
}
function moveClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
}

let addresses = 0;
/** A client at an address of its own. */
const anotherClient = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` };
};

/** As if so many attempts had been made, by all who have made one. */
const setCount = (prefix: string, count: number) =>
  server.services.db
    .updateTable('rate_limits')
    .set({ count })
    .where('key', 'like', `${prefix}%`)
    .execute();

describe('the guest link of a project', () => {
  it('shows the newest date, and all dates with the oldest first', async () => {
    const { secret } = await make();
    const { language, building, tour } = await open(secret);
    expect(language).toBe('en');
    expect(building).toMatchObject({ name: publisher.name, img: null });
    expect(building?.dates.map(({ slot, day }) => [slot, day])).toEqual([
      [EARLY, EARLY],
      [LATE, LATE],
    ]);
    expect(tour?.slot).toBe(LATE);
    expect((await read(await tourOf(secret))).text).toContain(`tour of ${LATE}`);
    expect((await read(await tourOf(secret, EARLY))).text).toContain(`tour of ${EARLY}`);
  });

  it('ignores a date that it does not have', async () => {
    const { secret } = await make();
    for (const slot of ['2031-01-01', 'date', '', "'"]) {
      expect((await open(secret, slot)).tour?.slot).toBe(LATE);
    }
  });

  it('says nothing about accounts', async () => {
    const { secret } = await make({ note: 'Only for me' });
    const answer = await sendGuestTour(server, { secret });
    expect(answer.text).not.toMatch(/owner|admin|example\.com|Only for me/);
    expect(answer.text).not.toContain(publisher.owner);
    expect(answer.text).not.toContain(secret);
  });

  it('needs no tour', async () => {
    const other = await tourPublisher(server);
    const at = { token: other.owner, projectId: other.projectId };
    const { secret } = await makeGuestLink(server, at);
    const { building, tour } = await open(secret);
    expect([building?.dates, tour]).toEqual([[], null]);
  });
});

describe('the guest link of a date', () => {
  it('shows that date alone', async () => {
    const { secret } = await make({ slot: EARLY });
    const { building, tour } = await open(secret, LATE);
    expect(building?.dates).toMatchObject([{ slot: EARLY }]);
    expect(tour?.slot).toBe(EARLY);
  });

  it('has a ticket for that date alone', async () => {
    const [date, all] = [await make({ slot: EARLY }), await make()];
    const url = new URL((await open(date.secret)).tour?.path ?? '');
    const late = new URL((await open(all.secret, LATE)).tour?.path ?? '');
    const { tickets } = server.services;
    const ticketIn = ({ pathname }: URL) => tickets.read('opening', pathname.split('/')[2] ?? '');
    const [own, other] = [ticketIn(url), ticketIn(late)];
    if (!own || !other) throw new Error('A URL without ticket');
    // The grant is checked for each date, also while that of the other date is cached.
    expect((await read(await openTour(server, url.href))).status).toBe(200);
    const unbound = tickets.exchange('unbound', { version: other.version, holder: own.holder });
    expect((await read(`${url.origin}/u/${unbound}/index.html`)).status).toBe(404);
    const allowed = tickets.exchange('unbound', other);
    expect((await read(`${url.origin}/u/${allowed}/index.html`)).status).toBe(200);
  });
});

describe('a guest’s tour', () => {
  const ENDINGS: readonly [string, (id: string) => Promise<unknown>][] = [
    ['revocation', (id) => server.call('DELETE', linkPath(id), { token: publisher.owner })],
    [
      'revocation of all links',
      () =>
        server.call('DELETE', pathTo('revokeGuestLinks', { projectId: publisher.projectId }), {
          token: publisher.owner,
        }),
    ],
    [
      'replacement of the secret',
      (id) => server.call('POST', linkPath(id), { token: publisher.owner }),
    ],
    ['a new passcode', (id) => update(id, { passcode: '654321' })],
    [
      'expiry',
      (id) =>
        server.services.db
          .updateTable('guest_links')
          .set({ expires_at: server.services.clock.in(-1) })
          .where('id', '=', id)
          .execute(),
    ],
  ];
  it.each(ENDINGS)('closes within 20 seconds after %s', async (_, end) => {
    const { link, secret } = await make();
    const { path = '' } = (await open(secret)).tour ?? {};
    const url = await openTour(server, path);
    expect((await read(url)).status).toBe(200);
    await end(link._id);
    const another = await make();
    passLimit();
    // The URL from the API as well: a guest may have kept it.
    for (const ended of [url, path]) expect((await read(ended)).status).toBe(404);
    expect((await read(await tourOf(another.secret))).status).toBe(200);
  });

  it('opens again within a second after its expired link is prolonged', async () => {
    const { link, secret } = await make({ expiresAt: new Date(Date.now() + DAY_MS).toISOString() });
    const url = await tourOf(secret);
    await server.services.db
      .updateTable('guest_links')
      .set({ expires_at: server.services.clock.in(-1) })
      .where('id', '=', link._id)
      .execute();
    passLimit();
    expect((await read(url)).status).toBe(404);
    expect((await update(link._id, {})).status).toBe(200);
    await expect.poll(async () => (await read(url)).status, { timeout: 2000 }).toBe(200);
  });

  it('closes with its project', async () => {
    const other = await tourPublisher(server);
    await other.publish({ 'index.html': 'gone' });
    const at = { token: other.owner, projectId: other.projectId };
    const { secret } = await makeGuestLink(server, at);
    const url = await tourOf(secret);
    expect((await read(url)).status).toBe(200);
    const path = pathTo('deleteProject', { projectId: other.projectId });
    await server.call('DELETE', path, { token: other.owner });
    passLimit();
    expect((await read(url)).status).toBe(404);
    expect((await sendGuestTour(server, { secret })).status).toBe(404);
  });

  it('requires the cookie of its link', async () => {
    const [first, second] = [await make(), await make()];
    const enter = async (secret: string) => {
      const url = (await open(secret)).tour?.path ?? '';
      const opened = await read(url);
      const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
      const path = new URL(String(opened.headers['location']), url).href;
      const bound = await server.send({ path, headers: { cookie } });
      return { url: new URL(String(bound.headers['location']), url).href, cookie };
    };
    const [one, two] = [await enter(first.secret), await enter(second.secret)];
    const { url } = one;
    expect(new URL(url).pathname).toMatch(/^\/t\//);
    const status = async (headers: Record<string, string>) =>
      (await server.send({ path: url, headers })).status;
    expect(await status({ cookie: one.cookie })).toBe(200);
    expect(await status({ cookie: two.cookie })).toBe(404);
    // Both links may be open in one browser.
    expect(await status({ cookie: `${two.cookie}; ${one.cookie}` })).toBe(200);
    expect(one.cookie.split('=')[0]).not.toBe(two.cookie.split('=')[0]);
    expect(await status({})).toBe(404);
  });

  it('is checked once for many files', async () => {
    const { secret } = await make();
    const url = await tourOf(secret);
    passLimit();
    const lookup = vi.spyOn(server.services.guestLinks, 'accessTo');
    onTestFinished(() => lookup.mockRestore());
    const files = await Promise.all(Array.from({ length: 20 }, () => read(url)));
    expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  const framedBy = async (url: string) => {
    const { headers } = await read(url);
    return /frame-ancestors (.*)$/.exec(String(headers['content-security-policy']))?.[1];
  };

  it('may be framed by the portal, and by the sites of its link as long as they are listed', async () => {
    const { portal } = server.origins;
    const sites = ['https://council.example', 'http://localhost:8080'];
    const { link, secret } = await make({ sites });
    const url = await tourOf(secret);
    expect(await framedBy(url)).toBe(["'self'", portal, ...sites].join(' '));
    expect(await framedBy(await tourOf((await make()).secret))).toBe(`'self' ${portal}`);
    expect((await update(link._id, { sites: sites.slice(1) })).status).toBe(200);
    passLimit();
    expect(await framedBy(url)).toBe(`'self' ${portal} http://localhost:8080`);
  });

  it('has no other site in its header than an exact origin', async () => {
    const { link, secret } = await make({ sites: ['https://a.example'] });
    const forged = ['https://a.example; script-src *', '*', 'https://b.example\r\nX: y', "'none'"];
    await server.services.db
      .updateTable('guest_links')
      .set({ sites: JSON.stringify(forged) })
      .where('id', '=', link._id)
      .execute();
    expect(await framedBy(await tourOf(secret))).toBe(`'self' ${server.origins.portal}`);
  });
});

describe('an unknown secret', () => {
  it.each([
    ['empty', ''],
    ['guessed', 'A'.repeat(32)],
    ['with NUL', '\0'.repeat(32)],
    ['very long', 'x'.repeat(50_000)],
    ['a path', '../../g'],
    ['a lone surrogate', '\ud800'],
  ])('that is %s is answered like an expired or revoked link', async (_, secret) => {
    const headers = anotherClient();
    const unknown = await sendGuestTour(server, { secret }, headers);
    const ended = await make();
    await server.call('DELETE', linkPath(ended.link._id), { token: publisher.owner });
    const revoked = await sendGuestTour(server, { secret: ended.secret, passcode: '1' }, headers);
    expect(unknown.status).toBe(404);
    expect(unknown.text).toBe(revoked.text);
    expect(unknown.headers['set-cookie']).toBeUndefined();
  });

  it('is not a truncated, extended or differently written one', async () => {
    const { secret } = await make();
    const swapped = secret.replace(/[a-z]/i, (sign) =>
      sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
    );
    for (const other of [secret.slice(0, -1), `${secret}A`, ` ${secret}`, swapped]) {
      expect((await sendGuestTour(server, { secret: other }, anotherClient())).status).toBe(404);
    }
  });

  it.each(['.', ')', '،', '»', '.\u200f'])(
    'opens with a %j after it, as in a message',
    async (sign) => {
      const { secret } = await make();
      const answer = await sendGuestTour(server, { secret: secret + sign }, anotherClient());
      expect(answer.status).toBe(200);
    },
  );

  it('is refused with 429 after 200 guesses of an address, whose links still open', async () => {
    const { secret } = await make();
    const guesser = anotherClient();
    const guess = async (index: number) =>
      (await sendGuestTour(server, { secret: `guess ${index}` }, guesser)).status;
    expect(await guess(0)).toBe(404);
    await setCount('guest-unknown:', 198);
    expect([await guess(1), await guess(2), await guess(3)]).toEqual([404, 404, 429]);
    expect((await sendGuestTour(server, { secret }, guesser)).status).toBe(200);
  });
});

describe('an expired guest link', () => {
  it('opens until its time, and looks unknown after it', async () => {
    const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
    const { secret } = await make({ expiresAt });
    moveClock(DAY_MS - 10_000);
    expect((await sendGuestTour(server, { secret })).status).toBe(200);
    vi.setSystemTime(Date.now() + 20_000);
    const [expired, unknown] = [
      await sendGuestTour(server, { secret }),
      await sendGuestTour(server, { secret: 'unknown' }),
    ];
    expect([expired.status, expired.text]).toEqual([404, unknown.text]);
  });
});

describe('a guest link with a passcode', () => {
  const enter = (
    secret: string,
    passcode: string | undefined,
    headers: Readonly<Record<string, string>>,
  ) => sendGuestTour(server, { secret, ...(passcode !== undefined && { passcode }) }, headers);

  it('says nothing about the building before the passcode', async () => {
    const { secret } = await make({ passcode: PASSCODE });
    const answer = await enter(secret, undefined, anotherClient());
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ language: 'en', building: null, tour: null });
  });

  it('refuses a wrong one with a message at the field', async () => {
    const { secret } = await make({ passcode: PASSCODE });
    for (const wrong of ['000000', '', '12345', `${PASSCODE} `, 'x'.repeat(10_000)]) {
      const answer = await enter(secret, wrong, anotherClient());
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ errors: { passcode: expect.any(String) } });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  /** Enters the passcode, and returns the cookie. */
  async function pass(secret: string): Promise<{ cookie: string; attributes: string }> {
    const answer = await enter(secret, PASSCODE, anotherClient());
    expect(ok('guestTour', answer).tour).not.toBeNull();
    const [cookie = '', ...attributes] = String(answer.headers['set-cookie']).split('; ');
    return { cookie, attributes: attributes.join('; ') };
  }

  it('is not asked for again with the cookie', async () => {
    const { secret } = await make({ passcode: PASSCODE });
    const { cookie, attributes } = await pass(secret);
    expect(attributes).toMatch(/^Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Lax$/);
    const { building } = ok('guestTour', await enter(secret, undefined, { cookie }));
    expect(building?.name).toBe(publisher.name);
    for (const forged of [`${cookie}x`, cookie.slice(0, -2), cookie.replace(/=.*/, '=')]) {
      const answer = await enter(secret, undefined, { cookie: forged });
      expect(answer.json()).toMatchObject({ building: null });
    }
  });

  it('has a cookie that ends with the link, and is for no other link', async () => {
    const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
    const [short, other] = [
      await make({ passcode: PASSCODE, expiresAt }),
      await make({ passcode: PASSCODE }),
    ];
    const { cookie, attributes } = await pass(short.secret);
    const [, age] = /^Max-Age=(\d+)/.exec(attributes) ?? [];
    expect(Number(age)).toBeLessThanOrEqual(DAY_MS / 1000);
    const { cookie: name } = await pass(other.secret);
    const moved = `${name.split('=')[0] ?? ''}=${cookie.split('=')[1] ?? ''}`;
    for (const wrong of [cookie, moved]) {
      const answer = await enter(other.secret, undefined, { cookie: wrong });
      expect(answer.json()).toMatchObject({ building: null });
    }
  });

  it('is asked for again after a new passcode or secret', async () => {
    const { link, secret } = await make({ passcode: PASSCODE });
    const first = await pass(secret);
    // The same passcode, entered again by the owner.
    await update(link._id, { passcode: PASSCODE });
    expect((await enter(secret, undefined, first)).json()).toMatchObject({ building: null });
    const { cookie } = await pass(secret);
    const replaced = await server.call('POST', linkPath(link._id), { token: publisher.owner });
    const { secret: next } = ok('replaceGuestLink', replaced);
    expect((await enter(next, undefined, { cookie })).json()).toMatchObject({ building: null });
  });

  it('sets the cookie for HTTPS only where the portal has it', async () => {
    const secure = await openTestServer({
      portalUrl: 'https://portal.example',
      toursUrl: 'https://tours.example.net',
    });
    onTestFinished(() => secure.close());
    const other = await tourPublisher(secure.server);
    const at = { token: other.owner, projectId: other.projectId };
    const { secret } = await makeGuestLink(secure.server, at, { passcode: PASSCODE });
    const { headers } = await sendGuestTour(secure.server, { secret, passcode: PASSCODE });
    expect(String(headers['set-cookie'])).toContain('; Secure');
  });

  it('can be tried 5 times in 15 minutes and 20 times a day from an address', async () => {
    const { secret } = await make({ passcode: PASSCODE });
    const guesser = anotherClient();
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    onTestFinished(() => void vi.useRealTimers());
    const statuses: number[] = [];
    for (let quarter = 0; quarter < 5; quarter += 1) {
      vi.setSystemTime(start + quarter * 16 * 60_000);
      for (let tries = 0; tries < 6; tries += 1) {
        statuses.push((await enter(secret, '000000', guesser)).status);
      }
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const right = await enter(secret, PASSCODE, guesser);
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect((await enter(secret, PASSCODE, anotherClient())).status).toBe(200);
    expect((await enter((await make()).secret, undefined, guesser)).status).toBe(200);
  });

  it('counts concurrent tries, and no right ones', async () => {
    const { secret } = await make({ passcode: PASSCODE });
    const guesser = anotherClient();
    const tries = Array.from({ length: 20 }, () => enter(secret, '000000', guesser));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    const guest = anotherClient();
    for (let count = 0; count < 8; count += 1) {
      expect((await enter(secret, PASSCODE, guest)).status).toBe(200);
    }
  });

  it('can be tried 500 times a day from all addresses, then once from each, and says so', async () => {
    const { link, secret } = await make({ passcode: PASSCODE });
    const { cookie } = await pass(secret);
    const guess = async (from: Readonly<Record<string, string>>) =>
      (await enter(secret, '000000', from)).status;
    const isMany = async () => {
      const path = pathTo('guestLinks', { projectId: publisher.projectId });
      const listed = ok('guestLinks', await server.call('GET', path, { token: publisher.owner }));
      return listed.links.find(({ _id }) => _id === link._id)?.manyWrongCodes ?? false;
    };
    const early = anotherClient();
    expect(await guess(early)).toBe(403);
    expect(await isMany()).toBe(false);
    await setCount('guest-link:', 499);
    expect(await isMany()).toBe(true);
    const late = Array.from({ length: 4 }, anotherClient);
    // The address that has failed before takes the last of the 500.
    expect(await guess(early)).toBe(403);
    expect(await guess(early)).toBe(429);
    // Each other one has one try, also if they guess at the same time, and no second one.
    const first = await Promise.all([...late, ...late].map(guess));
    expect(first.toSorted((a, b) => a - b)).toEqual([403, 403, 403, 403, 429, 429, 429, 429]);
    // Guests come in as often as they like: with the passcode from an address that has not failed, and with the cookie.
    const guest = anotherClient();
    for (const from of [guest, guest, anotherClient()]) {
      expect((await enter(secret, PASSCODE, from)).status).toBe(200);
    }
    expect((await enter(secret, undefined, { cookie })).json()).toMatchObject({
      building: { name: publisher.name },
    });
    // A new passcode resets the count.
    await update(link._id, { passcode: PASSCODE });
    expect((await enter(secret, PASSCODE, early)).status).toBe(200);
    expect(await isMany()).toBe(false);
  });
});

it('no log line contains a secret, a passcode, a grant or a site', async () => {
  const sites = ['https://embedding.example'];
  const [open1, locked] = [await make({ sites }), await make({ passcode: '908172' })];
  const url = await tourOf(open1.secret);
  await read(url);
  await sendGuestTour(server, { secret: locked.secret, passcode: '908172' });
  await server.send({ path: `/g/${open1.secret}` });
  await server.send({ path: `/g/${open1.secret}`, headers: { 'sec-fetch-dest': 'iframe' } });
  const grants = await server.services.db.selectFrom('guest_links').select('grant_id').execute();
  const log = server.logLines.join('\n');
  for (const hidden of [
    open1.secret,
    locked.secret,
    '908172',
    'embedding.example',
    ...grants.map(({ grant_id }) => grant_id),
  ]) {
    expect(log).not.toContain(hidden);
  }
  expect(log).toContain('POST /api/guest-tour');
});
