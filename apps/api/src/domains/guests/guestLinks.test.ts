/** Guest links as their owners make, change and end them. */
import { pathTo, problemSchema, type GuestLink, type NewGuestLinkForm } from '@jawla/contract';
import {
  GUEST_LINK_KEPT_DAYS,
  GUEST_LINKS_MAX,
  GUEST_LINKS_PAGE_SIZE,
} from '@jawla/contract/guestLimits';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { sweepJobs } from '../../app/jobs.ts';
import { makeGuestLink, NEW_LINK, sendGuestLink, sendGuestTour } from '../../testing/guestLink.ts';
import { mailsTo, mailTo } from '../../testing/outbox.ts';
import {
  createTestUser,
  openTestServer,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { ok } from '../../testing/api.ts';

const DAY_MS = 24 * 3600_000;
const SECRET = /^[A-Za-z0-9_-]{32}$/;

let server: TestServer;
let close: () => Promise<void>;
let owner: Awaited<ReturnType<typeof createTestUser>>;
let admin = '';
let projects = 0;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  owner = await createTestUser(server, 'owner');
  admin = (await createTestUser(server, 'boss', { isAdmin: true })).token;
});
afterAll(() => close());

async function newProject(days: readonly string[] = []) {
  projects += 1;
  const project = { name: `Villa ${projects}`, number: '1' };
  const { id } = await server.services.projects.add(owner.user.id, project);
  for (const day of days) await server.services.projects.addDay(id, day, server.services.db);
  return { token: owner.token, projectId: id };
}

type At = Awaited<ReturnType<typeof newProject>>;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const links = async ({ token, projectId }: At): Promise<GuestLink[]> => {
  const answer = await server.call('GET', pathTo('guestLinks', { projectId }), { token });
  return ok('guestLinks', answer).links;
};
const change = (at: At, id: string, body: Record<string, unknown>) => {
  const path = pathTo('updateGuestLink', { projectId: at.projectId, id });
  const terms = { note: '', expiresAt: null, sites: [] };
  return server.call('PUT', path, { token: at.token, body: { ...terms, ...body } });
};
const replace = (at: At, id: string) =>
  server.call('POST', pathTo('replaceGuestLink', { projectId: at.projectId, id }), {
    token: at.token,
  });
const revoke = (at: At, id: string) =>
  server.call('DELETE', pathTo('revokeGuestLink', { projectId: at.projectId, id }), {
    token: at.token,
  });

async function addLinks({ projectId }: At, count: number): Promise<void> {
  const { guestLinks, db } = server.services;
  const createdBy = owner.user;
  const link = { ...NEW_LINK, projectId, language: 'en', passcodeHash: null, createdBy } as const;
  for (let added = 0; added < count; added += 1) await guestLinks.add(link, db);
}

function moveClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
}

/** A session that started after the clock was moved. */
const again = async (at: At): Promise<At> => ({
  ...at,
  token: await server.services.sessions.start(owner.user.id),
});

describe('a new guest link', () => {
  it('is listed with its terms, and its secret is shown once', async () => {
    const at = await newProject(['2026-01-02']);
    const expiresAt = inDays(7);
    const terms = { note: ' For the bank ', slot: '2026-01-02', expiresAt, passcode: '123456' };
    const { link, secret } = await makeGuestLink(server, at, terms);
    expect(secret).toMatch(SECRET);
    expect(link).toMatchObject({
      note: 'For the bank',
      slot: '2026-01-02',
      state: 'active',
      hasPasscode: true,
      sites: [],
      createdBy: 'owner first owner last',
      expiresAt,
      visits: { total: 0, days: Array.from({ length: 30 }, () => 0) },
    });
    expect(await links(at)).toEqual([link]);
    expect(JSON.stringify(await links(at))).not.toContain(secret);
  });

  it('is stored without its secret and passcode', async () => {
    const at = await newProject();
    const { secret } = await makeGuestLink(server, at, { passcode: '135790' });
    const rows = await server.services.db.selectFrom('guest_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain('135790');
  });

  it('has exact, distinct origins as sites', async () => {
    const at = await newProject();
    const sites = ['https://Example.com/', 'https://example.com:443', 'http://localhost:3000'];
    const { link } = await makeGuestLink(server, at, { sites });
    expect(link.sites).toEqual(['https://example.com', 'http://localhost:3000']);
  });

  const wrong: readonly [string, Partial<NewGuestLinkForm>, number, string?][] = [
    ['an expiry in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 422, 'expiresAt'],
    ['an expiry in eleven years', { expiresAt: inDays(4018) }, 422, 'expiresAt'],
    ['a passcode and sites', { passcode: '123456', sites: ['https://a.com'] }, 422, 'sites'],
    ['a short passcode', { passcode: '12345' }, 422, 'passcode'],
    ['a site with a directive', { sites: ['https://a.com; script-src *'] }, 422, 'sites'],
    ['a site with a line break', { sites: ['https://a.com\nX: y'] }, 422, 'sites'],
    ['a wildcard', { sites: ['https://*.a.com'] }, 422, 'sites'],
    ['an unknown date', { slot: '2031-01-01' }, 404],
    ['something else than a date', { slot: "' or 1=1 --" }, 404],
  ];
  const setStatus = ({ projectId }: { projectId: string }, status: 'done' | 'in-progress') =>
    server.services.db
      .updateTable('projects')
      .set({ status })
      .where('id', '=', projectId)
      .execute();
  const fieldsOf = (answer: Answer) =>
    Object.keys(z.parse(problemSchema, answer.json()).errors ?? {});
  it.each(wrong)('is refused with %s', async (_, changes, status, field) => {
    const at = await newProject();
    const answer = await sendGuestLink(server, at, changes);
    expect(answer.status).toBe(status);
    expect(fieldsOf(answer)).toEqual(field === undefined ? [] : [field]);
    expect(await links(at)).toEqual([]);
  });

  it('is refused for the own date of a project in progress, which has no tour of its own', async () => {
    const at = await newProject();
    await setStatus(at, 'in-progress');
    expect((await sendGuestLink(server, at, { slot: 'date' })).status).toBe(404);
    await setStatus(at, 'done');
    expect((await sendGuestLink(server, at, { slot: 'date' })).status).toBe(200);
  });

  it('is refused with the line of the site that is wrong, in the language of the caller', async () => {
    const sites = ['https://a.com', `https://${'a'.repeat(260)}.com`, 'https://*.a.com'];
    const answer = await sendGuestLink(server, await newProject(), { sites }, { lang: 'ar' });
    const { errors } = z.parse(problemSchema, answer.json());
    expect(errors?.['sites']).toBe('السطر 2: الصيغة غير صحيحة');
  });

  it('is refused at the limit, of concurrent ones as well, and possible again after a revocation', async () => {
    const at = await newProject();
    await addLinks(at, GUEST_LINKS_MAX - 1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendGuestLink(server, at)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    const [first] = await links(at);
    expect((await revoke(at, first?._id ?? '')).status).toBe(200);
    expect((await sendGuestLink(server, at)).status).toBe(200);
  });
});

describe('a mailed guest link', () => {
  it('is sent in the language of the sender, with building and sender', async () => {
    const at = await newProject();
    const email = 'bank@example.com';
    const { secret } = await makeGuestLink(server, at, { email }, { lang: 'ar' });
    const { subject = '', text = '', html = '', to } = await mailTo(server.dataDir, email);
    expect(to).toEqual([{ name: '', address: email }]);
    expect(subject).toMatch(/^جولة في \u2068Villa \d+\u2069 من \u2068owner first owner last\u2069/);
    expect(text).toMatch(/^مرحبًا،\n/);
    expect(text).toContain('Hello,\n');
    expect(text).not.toContain('%{');
    const url = `${server.origins.portal}/g/${secret}`;
    expect(text).toContain(`${url}?lang=ar\n`);
    expect(html).toContain(`href="${url}?lang=ar"`);
    const opened = await sendGuestTour(server, { secret });
    expect(ok('guestTour', opened).language).toBe('ar');
  });

  it('is not sent if the link is refused', async () => {
    const at = await newProject();
    await sendGuestLink(server, at, { email: 'never@example.com', slot: '2031-01-01' });
    await mailTo(server.dataDir, 'bank@example.com');
    expect(await mailsTo(server.dataDir, 'never@example.com')).toEqual([]);
  });

  it('is limited to 50 a day for an account', async () => {
    const at = await newProject();
    const { user, token } = await createTestUser(server, 'sender');
    await server.services.db
      .updateTable('projects')
      .set({ owner_id: user.id })
      .where('id', '=', at.projectId)
      .execute();
    const sender = { ...at, token };
    const email = 'many@example.com';
    for (let count = 0; count < 50; count += 1) await makeGuestLink(server, sender, { email });
    const refused = await sendGuestLink(server, sender, { email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await sendGuestLink(server, sender)).status).toBe(200);
  });
});

describe('a changed guest link', () => {
  it('has new terms', async () => {
    const at = await newProject();
    const { link } = await makeGuestLink(server, at, { expiresAt: inDays(1) });
    const expiresAt = inDays(30);
    const terms = { note: 'Council', expiresAt, sites: ['https://a.com'] };
    const answer = await change(at, link._id, terms);
    expect(ok('updateGuestLink', answer).link).toEqual({ ...link, ...terms });
  });

  it('keeps, changes or loses its passcode', async () => {
    const at = await newProject();
    const { link, secret } = await makeGuestLink(server, at, { passcode: '111111' });
    const opens = async (passcode: string) =>
      (await sendGuestTour(server, { secret, passcode })).status;
    expect((await change(at, link._id, { note: 'x' })).status).toBe(200);
    expect(await opens('111111')).toBe(200);
    expect((await change(at, link._id, { passcode: '222222' })).status).toBe(200);
    expect([await opens('111111'), await opens('222222')]).toEqual([403, 200]);
    const withSites = { sites: ['https://a.com'] };
    expect((await change(at, link._id, withSites)).status).toBe(422);
    const without = await change(at, link._id, { ...withSites, passcode: null });
    expect(ok('updateGuestLink', without).link.hasPasscode).toBe(false);
    expect((await sendGuestTour(server, { secret })).status).toBe(200);
  });

  it('is prolonged after it has expired, or changed as it is', async () => {
    const first = await newProject();
    const { link, secret } = await makeGuestLink(server, first, { expiresAt: inDays(1) });
    moveClock(2 * DAY_MS);
    const at = await again(first);
    expect(await links(at)).toMatchObject([{ state: 'expired' }]);
    expect((await sendGuestTour(server, { secret })).status).toBe(404);
    expect((await change(at, link._id, { expiresAt: link.expiresAt })).status).toBe(200);
    expect((await change(at, link._id, { expiresAt: inDays(-1) })).status).toBe(422);
    expect((await replace(at, link._id)).status).toBe(404);
    expect((await change(at, link._id, { expiresAt: inDays(7) })).status).toBe(200);
    expect(await links(at)).toMatchObject([{ state: 'active' }]);
    expect((await sendGuestTour(server, { secret })).status).toBe(200);
  });

  it('is not prolonged beyond the limit of active links', async () => {
    const first = await newProject();
    const { link } = await makeGuestLink(server, first, { expiresAt: inDays(1) });
    moveClock(2 * DAY_MS);
    const at = await again(first);
    await addLinks(at, GUEST_LINKS_MAX);
    expect((await change(at, link._id, { expiresAt: inDays(7) })).status).toBe(409);
    expect((await change(at, link._id, { expiresAt: link.expiresAt })).status).toBe(200);
  });

  it('is not found in another project', async () => {
    const [at, other] = [await newProject(), await newProject()];
    const { link, secret } = await makeGuestLink(server, at);
    for (const answer of [
      await change(other, link._id, {}),
      await replace(other, link._id),
      await revoke(other, link._id),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await sendGuestTour(server, { secret })).status).toBe(200);
  });
});

describe('a replaced guest link', () => {
  it('has a new secret, and the old one ends', async () => {
    const at = await newProject();
    const { link, secret } = await makeGuestLink(server, at, { passcode: '111111' });
    const answer = await replace(at, link._id);
    const replaced = ok('replaceGuestLink', answer);
    expect(replaced.link).toEqual(link);
    expect(replaced.secret).toMatch(SECRET);
    expect((await sendGuestTour(server, { secret })).status).toBe(404);
    const passcode = '111111';
    const opened = await sendGuestTour(server, { secret: replaced.secret, passcode });
    expect(opened.status).toBe(200);
  });
});

describe('a revoked guest link', () => {
  it('stays revoked', async () => {
    const at = await newProject();
    const { link, secret } = await makeGuestLink(server, at);
    expect((await revoke(at, link._id)).status).toBe(200);
    expect(await links(at)).toMatchObject([{ state: 'revoked' }]);
    expect((await sendGuestTour(server, { secret })).status).toBe(404);
    for (const answer of [
      await revoke(at, link._id),
      await change(at, link._id, { expiresAt: inDays(7) }),
      await replace(at, link._id),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  it('stays revoked when it is prolonged at the same time', async () => {
    const at = await newProject();
    for (let round = 0; round < 5; round += 1) {
      const { link, secret } = await makeGuestLink(server, at, { expiresAt: inDays(1) });
      const prolong = () => change(at, link._id, { expiresAt: inDays(7), passcode: null });
      const [revoked] = await Promise.all([
        revoke(at, link._id),
        prolong(),
        prolong(),
        replace(at, link._id),
      ]);
      expect(revoked.status).toBe(200);
      expect((await sendGuestTour(server, { secret })).status).toBe(404);
    }
    const states = (await links(at)).map(({ state }) => state);
    expect(states).toEqual(states.map(() => 'revoked'));
  });
});

describe('all guest links of a project', () => {
  it('are revoked by one request, and those of other projects stay', async () => {
    const [at, other] = [await newProject(), await newProject()];
    const made = [
      await makeGuestLink(server, at),
      await makeGuestLink(server, { ...at, token: admin }),
    ];
    const kept = await makeGuestLink(server, other);
    const path = pathTo('revokeGuestLinks', { projectId: at.projectId });
    ok('revokeGuestLinks', await server.call('DELETE', path, at));
    for (const { secret } of made) {
      expect((await sendGuestTour(server, { secret })).status).toBe(404);
    }
    expect((await sendGuestTour(server, { secret: kept.secret })).status).toBe(200);
  });

  it('end with the project, and stay when it is renamed or their maker is deleted', async () => {
    const at = await newProject();
    const maker = await createTestUser(server, 'maker', { isAdmin: true });
    const { link, secret } = await makeGuestLink(server, { ...at, token: maker.token });
    await server.services.db.deleteFrom('users').where('id', '=', maker.user.id).execute();
    await server.services.db
      .updateTable('projects')
      .set({ name: 'Renamed', name_key: `renamed ${projects}` })
      .where('id', '=', at.projectId)
      .execute();
    const opened = await sendGuestTour(server, { secret });
    expect(ok('guestTour', opened).building?.name).toBe('Renamed');
    const [listed] = await links(at);
    expect(listed?._id).toBe(link._id);
    expect(listed?.createdBy).toBe('maker first maker last');
    const path = pathTo('deleteProject', { projectId: at.projectId });
    expect((await server.call('DELETE', path, at)).status).toBe(200);
    expect((await sendGuestTour(server, { secret })).status).toBe(404);
  });
});

describe('all links', () => {
  const all = async (query: string, token = admin) => {
    const answer = await server.call('GET', `guest-links?page=1${query}`, { token });
    return ok('allGuestLinks', answer);
  };
  const makerOf = async (name: string) => {
    const maker = await createTestUser(server, name, { isAdmin: true });
    return { ...maker, query: `&maker=${maker.user.id}` };
  };

  it('say what they show, whose it is, and who made them, also once the account is gone', async () => {
    const at = await newProject(['2026-03-01']);
    const maker = await makerOf('leaving');
    const { link } = await makeGuestLink(
      server,
      { ...at, token: maker.token },
      { note: 'Bank', slot: '2026-03-01' },
    );
    const listed = {
      _id: link._id,
      note: 'Bank',
      slot: '2026-03-01',
      state: 'active',
      project: { _id: at.projectId, name: `Villa ${projects}` },
      client: { userName: 'owner', name: 'owner first owner last' },
      maker: { _id: maker.user.id, name: 'leaving first leaving last', state: 'active' },
    };
    expect(await all(maker.query)).toMatchObject({ total: 1, links: [listed] });
    const { users, db } = server.services;
    await users.updateMember(maker.user.id, { role: 'admin', suspendedAt: 'now' }, db);
    expect((await all(maker.query)).links[0]?.maker?.state).toBe('suspended');
    await server.call('DELETE', `team/${maker.user.id}`, { token: admin });
    await db.deleteFrom('users').where('id', '=', maker.user.id).execute();
    const { links: left, makers } = await all(maker.query);
    expect(left).toMatchObject([{ ...listed, maker: { ...listed.maker, state: 'removed' } }]);
    expect(makers).toContainEqual({ _id: maker.user.id, name: listed.maker.name });
  });

  it('are filtered by state, and end several at a time, once', async () => {
    const at = await newProject();
    const maker = await makerOf('several');
    const by = { ...at, token: maker.token };
    const [first, second] = [await makeGuestLink(server, by), await makeGuestLink(server, by)];
    const other = await makeGuestLink(server, { ...(await newProject()), token: maker.token });
    await makeGuestLink(server, by, { expiresAt: inDays(1) });
    const end = async (ids: readonly string[]) => {
      const body = { links: ids };
      const answer = await server.call('DELETE', 'guest-links', { token: admin, body });
      return ok('endGuestLinks', answer).ended;
    };
    const ids = [first.link._id, other.link._id];
    expect(await end([...ids, 'unknown'])).toBe(2);
    expect(await end(ids)).toBe(0);
    expect((await sendGuestTour(server, { secret: first.secret })).status).toBe(404);
    expect((await sendGuestTour(server, { secret: second.secret })).status).toBe(200);
    const idsOf = async (state: string) =>
      (await all(`${maker.query}&state=${state}`)).links.map(({ _id }) => _id).toSorted();
    expect(await idsOf('revoked')).toEqual(ids.toSorted());
    expect(await idsOf('active')).toHaveLength(2);
    expect(await idsOf('expired')).toEqual([]);
    moveClock(2 * DAY_MS);
    const { token } = await createTestUser(server, 'late', { isAdmin: true });
    const { links: expired, total } = await all(`${maker.query}&state=expired`, token);
    expect([expired.length, total]).toEqual([1, 1]);
  });

  it('come in pages, without those of projects in the trash', async () => {
    const at = await newProject();
    await addLinks(at, GUEST_LINKS_PAGE_SIZE + 1);
    const before = (await all('')).total;
    expect((await all('')).links).toHaveLength(GUEST_LINKS_PAGE_SIZE);
    await server.call('DELETE', pathTo('deleteProject', { projectId: at.projectId }), at);
    expect((await all('')).total).toBe(before - GUEST_LINKS_PAGE_SIZE - 1);
  });
});

// The last one: the job deletes the sessions of all tests.
describe('an ended guest link', () => {
  it('is listed for 90 days, and deleted after that', async () => {
    const at = await newProject();
    const { link } = await makeGuestLink(server, at);
    await makeGuestLink(server, at, { expiresAt: inDays(1) });
    const { link: standing } = await makeGuestLink(server, at);
    await revoke(at, link._id);
    const job = sweepJobs(server.services).find(({ name }) => name === 'expired rows');
    const sweep = () => job?.run(new AbortController().signal);
    moveClock((GUEST_LINK_KEPT_DAYS - 1) * DAY_MS);
    await sweep();
    expect(await links(await again(at))).toHaveLength(3);
    vi.setSystemTime(Date.now() + 3 * DAY_MS);
    expect(await links(await again(at))).toMatchObject([{ _id: standing._id }]);
    await sweep();
    const rows = await server.services.db
      .selectFrom('guest_links')
      .where('project_id', '=', at.projectId)
      .select('id')
      .execute();
    expect(rows).toEqual([{ id: standing._id }]);
  });
});
