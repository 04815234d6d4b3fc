/** Single sign-on against a real provider: how people get in, and how nobody else does. */
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { NewUser } from '../users/users.store.ts';
import { ok, problem } from '../../testing/api.ts';
import { findFreePort } from '../../testing/findFreePort.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  ProviderBrowser,
  startProvider,
  type TestProvider,
} from '../../testing/oidcProvider.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { RENEW_SECONDS } from '../auth/sessions.store.ts';
import { renewSessions } from './renewSessions.ts';

let provider: TestProvider;
let server: TestServer;
let close: () => Promise<void>;
let people = 0;

beforeAll(async () => {
  const port = await findFreePort();
  provider = await startProvider({ portals: [`http://localhost:${port}`] });
  ({ server, close } = await openTestServer({
    port,
    sso: {
      issuer: provider.issuer,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      name: { en: 'Contoso', ar: 'كونتوسو' },
      scopes: 'openid email profile',
      trustedDomains: ['trusted.example'],
      adminClaim: { name: 'groups', value: 'admins' },
      staffClaim: { name: 'groups', value: 'staff' },
    },
  }));
  await createTestUser(server, 'first-admin', { isAdmin: true });
});
afterAll(async () => {
  await close();
  await provider.stop();
});

/** A browser: its cookies at the portal and at the provider. */
class Browser {
  readonly provider = new ProviderBrowser();
  readonly cookies = new Map<string, string>();

  async open(url: string): Promise<Answer> {
    const { pathname, search } = new URL(url, server.origins.portal);
    return this.#take(await server.send({ path: pathname + search, headers: this.#headers() }));
  }

  async call(method: string, path: string, options: { token?: string; body?: unknown } = {}) {
    return this.#take(await server.call(method, path, { ...options, headers: this.#headers() }));
  }

  /** To the provider and back. @returns Where the portal leads next. */
  async logIn(sub: string, query = ''): Promise<string> {
    return this.back(await this.provider.logIn(await this.leave(query), sub));
  }

  /** @returns The address at the provider. */
  async leave(query = ''): Promise<string> {
    return locationOf(await this.open(`/api/sso/start${query}`));
  }

  async back(url: string): Promise<string> {
    return locationOf(await this.open(url));
  }

  exchange(): Promise<Answer> {
    return this.call('POST', 'auth/sso/login');
  }

  #headers(): Record<string, string> {
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  #take(answer: Answer): Answer {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

function locationOf(answer: Answer): string {
  expect(answer.status).toBe(303);
  expect(answer.headers['cache-control']).toBe('no-store');
  return String(answer.headers['location']);
}

/** A person with an account here, and one at the provider. */
async function newPerson(changes: Partial<NewUser> = {}) {
  people += 1;
  const sub = `person${people}`;
  const created = await createTestUser(server, sub, changes);
  provider.people.set(sub, { email: created.user.email, email_verified: true });
  return { sub, ...created };
}

/** The same, whose account is connected. */
async function connected(changes: Partial<NewUser> = {}) {
  const person = await newPerson(changes);
  const { identities, db } = server.services;
  const identity = { iss: provider.issuer, sub: person.sub, email: null, user_id: person.user.id };
  return { ...person, identity: await identities.add(identity, db) };
}

async function sessionOf(browser: Browser) {
  return ok('ssoLogin', await browser.exchange());
}

describe('a login at the provider', () => {
  it('gets a session once, without a token in any address', async () => {
    const { sub, user } = await connected();
    const browser = new Browser();
    const next = await browser.logIn(sub);
    expect(next).toBe('/login/sso');
    const { token, user: who, sessionUser } = await sessionOf(browser);
    expect([who.userName, sessionUser?.userName]).toEqual([user.user_name, user.user_name]);
    const sessions = await server.call('GET', 'account/sessions', { token });
    expect(ok('sessions', sessions).sessions).toHaveLength(2);
    expect(problem(await browser.exchange(), 401).message).toContain('Try again');
    expect(server.logLines.join('\n')).not.toMatch(/code=|st_/);
  });

  it('binds the way with PKCE, state and nonce, and a cookie that scripts cannot read', async () => {
    const answer = await new Browser().open('/api/sso/start');
    const url = new URL(locationOf(answer));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `${server.origins.portal}/api/sso/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{40}/),
      nonce: expect.stringMatching(/.{40}/),
    });
    const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^sso=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('takes redirect_uri from PORTAL_URL, whatever host is asked', async () => {
    const answer = await server.send({
      path: '/api/sso/start',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const url = new URL(locationOf(answer));
    expect(url.searchParams.get('redirect_uri')).toBe(`${server.origins.portal}/api/sso/callback`);
  });

  it('is recognised after the address has changed at the provider, and keeps that of the account', async () => {
    const { sub, user } = await connected();
    provider.people.set(sub, { email: 'married@elsewhere.example', email_verified: false });
    const browser = new Browser();
    await browser.logIn(sub);
    const { token } = await sessionOf(browser);
    const account = ok('account', await server.call('GET', 'account', { token }));
    expect(account.email).toBe(user.email);
    const own = ok('identities', await server.call('GET', 'account/identities', { token }));
    expect(own.identities[0]?.email).toBe('married@elsewhere.example');
  });

  it('is in the data of the account, and ends with the account', async () => {
    const { token, user, identity } = await connected();
    const data = ok('accountData', await server.call('GET', 'account/data', { token }));
    expect(data.identities).toHaveLength(1);
    const { db, identities } = server.services;
    await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await db.deleteFrom('users').where('id', '=', user.id).execute();
    expect(await identities.byId(identity.id, db)).toBeUndefined();
  });
});

describe('an account is found', () => {
  it.each([
    ['a verified address of a trusted domain', { email_verified: true }, '/login/sso'],
    ['its capitals', { email: 'UP@TRUSTED.example', email_verified: true }, '/login/sso'],
    ['no address that is not verified', { email_verified: false }, '?outcome=unknown'],
    ['no address of which nothing is said', {}, '?outcome=unknown'],
    ['no address that is verified by a text', { email_verified: 'true' }, '?outcome=unknown'],
    [
      'no domain that ends alike',
      { email: 'a@untrusted.example', email_verified: true },
      '?outcome=unknown',
    ],
    [
      'no domain below it',
      { email: 'a@sub.trusted.example', email_verified: true },
      '?outcome=unknown',
    ],
    [
      'no address with two signs',
      { email: 'a@evil.example@trusted.example', email_verified: true },
      '?outcome=unknown',
    ],
  ])('by %s', async (_, claims, end) => {
    people += 1;
    const email = 'email' in claims ? claims.email : `t${people}@trusted.example`;
    const sub = `claimed${people}`;
    await createTestUser(server, sub, { email: email.toLowerCase() });
    provider.people.set(sub, { email, ...claims });
    expect((await new Browser().logIn(sub)).endsWith(end)).toBe(true);
  });

  it('of two people with one address, by the first only', async () => {
    people += 1;
    const email = `shared${people}@trusted.example`;
    await createTestUser(server, `shared${people}`, { email });
    provider.people.set('old-holder', { email, email_verified: true });
    provider.people.set('new-holder', { email, email_verified: true });
    expect(await new Browser().logIn('old-holder')).toBe('/login/sso');
    expect(await new Browser().logIn('new-holder')).toBe('/login/sso?outcome=unknown');
  });

  it('not of a person without one, nor of one who is suspended', async () => {
    provider.people.set('stranger', { email: 'stranger@trusted.example', email_verified: true });
    expect(await new Browser().logIn('stranger')).toBe('/login/sso?outcome=unknown');
    const { sub, user } = await connected({ isStaff: true });
    const suspendedAt = new Date().toISOString();
    const { users, db } = server.services;
    await users.updateMember(user.id, { role: 'staff', suspendedAt }, db);
    expect(await new Browser().logIn(sub)).toBe('/login/sso?outcome=suspended');
  });

  it('by the link of an invitation, once', async () => {
    people += 1;
    const { users, links } = server.services;
    const user = await users.add({
      userName: `invited${people}`,
      fname: 'Invited',
      lname: 'Person',
      email: `invited${people}@example.com`,
    });
    const link = await links.make('secret', user);
    provider.people.set('invited', { email: 'other@example.com' });
    const browser = new Browser();
    const begun = await browser.call('POST', 'auth/sso/invitation', { body: { link } });
    const back = await browser.provider.logIn(ok('ssoInvitation', begun).url, 'invited');
    expect(await browser.back(back)).toBe('/login/sso');
    expect((await sessionOf(browser)).user.verified).toBe(true);
    const again = await new Browser().call('POST', 'auth/sso/invitation', { body: { link } });
    expect(again.status).toBe(404);
    // From now on without it.
    expect(await new Browser().logIn('invited')).toBe('/login/sso');
  });

  it('not by the link of a waiting screen', async () => {
    const { user } = await newPerson();
    const link = await server.services.links.make('waiting', user);
    provider.people.set('waiting', {});
    const browser = new Browser();
    const begun = await browser.call('POST', 'auth/sso/invitation', { body: { link } });
    const back = await browser.provider.logIn(ok('ssoInvitation', begun).url, 'waiting');
    expect(await browser.back(back)).toBe('/login/sso?outcome=deadLink');
  });
});

describe('connecting', () => {
  const connect = (browser: Browser, token: string, password = PASSWORD) =>
    browser.call('POST', 'account/identities', { token, body: { password } });

  it('needs the password, as whatever logs in', async () => {
    const { token } = await newPerson();
    expect((await connect(new Browser(), token, 'Wrong1234')).status).toBe(422);
  });

  it('and disconnecting are recorded; the other sessions of the identity end', async () => {
    const { token, sub, user } = await newPerson();
    const browser = new Browser();
    const { url } = ok('connectIdentity', await connect(browser, token));
    expect(await browser.back(await browser.provider.logIn(url, sub))).toBe('/account');
    const other = new Browser();
    await other.logIn(sub);
    const { token: otherToken } = await sessionOf(other);

    const own = ok('identities', await server.call('GET', 'account/identities', { token }));
    expect(own).toMatchObject({ canDisconnect: true, identities: [{ email: user.email }] });
    const path = pathTo('disconnectIdentity', { id: own.identities[0]?._id ?? '' });
    expect((await server.call('DELETE', path, { token })).status).toBe(200);
    expect((await server.call('DELETE', path, { token })).status).toBe(404);
    expect((await server.call('GET', 'account', { token: otherToken })).status).toBe(401);
    expect((await server.call('GET', 'account', { token })).status).toBe(200);
    const done = await server.services.activity.list({ person: user.id }, undefined, 10);
    expect(done.map(({ action }) => action)).toEqual([
      'identity.disconnected',
      'identity.connected',
    ]);
  });

  it('does not take an identity from another account', async () => {
    const { sub } = await connected();
    const { token } = await newPerson();
    const browser = new Browser();
    const { url } = ok('connectIdentity', await connect(browser, token));
    const next = await browser.back(await browser.provider.logIn(url, sub));
    expect(next).toBe('/account?outcome=taken');
  });

  it('ends with the session that began it', async () => {
    const { token, sub } = await newPerson();
    const browser = new Browser();
    const { url } = ok('connectIdentity', await connect(browser, token));
    await server.services.sessions.end(token);
    const next = await browser.back(await browser.provider.logIn(url, sub));
    expect(next).toBe('/account?outcome=expired');
  });

  it('cannot be undone without another way to log in', async () => {
    const { token, user, identity } = await connected();
    const { db } = server.services;
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
    const path = pathTo('disconnectIdentity', { id: identity.id });
    const answer = await server.call('DELETE', path, { token });
    expect(problem(answer, 409)).toMatchObject({ code: 'onlyLogin' });
    const own = ok('identities', await server.call('GET', 'account/identities', { token }));
    expect(own).toMatchObject({ needsPassword: false, canDisconnect: false });
  });

  it('of others cannot be undone', async () => {
    const { identity } = await connected();
    const { token } = await newPerson();
    const path = pathTo('disconnectIdentity', { id: identity.id });
    expect((await server.call('DELETE', path, { token })).status).toBe(404);
  });
});

describe('an attack', () => {
  const EXPIRED = '/login/sso?outcome=expired';

  it('with the way back of another browser fails', async () => {
    const { sub } = await connected();
    const attacker = new Browser();
    const back = await attacker.provider.logIn(await attacker.leave(), sub);
    const victim = new Browser();
    expect(await victim.back(back)).toBe(EXPIRED);
    await victim.leave();
    expect(await victim.back(back)).toBe(EXPIRED);
    expect((await victim.exchange()).status).toBe(401);
  });

  it('with the same way back twice fails', async () => {
    const { sub } = await connected();
    const browser = new Browser();
    const back = await browser.provider.logIn(await browser.leave(), sub);
    const cookie = browser.cookies.get('sso') ?? '';
    expect(await browser.back(back)).toBe('/login/sso');
    expect(await browser.back(back)).toBe(EXPIRED);
    browser.cookies.set('sso', cookie);
    expect(await browser.back(back)).toBe(EXPIRED);
  });

  it('with the same way back twice at once gets one login at most', async () => {
    const { sub } = await connected();
    const browser = new Browser();
    const back = await browser.provider.logIn(await browser.leave(), sub);
    const twin = new Browser();
    twin.cookies.set('sso', browser.cookies.get('sso') ?? '');
    const ends = await Promise.all([browser.back(back), twin.back(back)]);
    // The provider may take back what it gave to the first.
    expect(ends.filter((end) => end === '/login/sso').length).toBeLessThanOrEqual(1);
  });

  it('with a changed cookie, or an old one, fails', async () => {
    const { sub } = await connected();
    const browser = new Browser();
    const back = await browser.provider.logIn(await browser.leave(), sub);
    const cookie = browser.cookies.get('sso') ?? '';
    browser.cookies.set('sso', `${cookie.slice(0, -4)}AAAA`);
    expect(await browser.back(back)).toBe(EXPIRED);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    onTestFinished(() => void vi.useRealTimers());
    browser.cookies.set('sso', cookie);
    expect(await browser.back(back)).toBe(EXPIRED);
  });

  it('with the nonce of another login fails', async () => {
    const { sub } = await connected();
    const browser = new Browser();
    const url = new URL(await browser.leave());
    url.searchParams.set('nonce', 'a-nonce-that-was-seen-before');
    const back = await browser.provider.logIn(url.href, sub);
    expect(await browser.back(back)).toBe(EXPIRED);
  });

  it('with the code of another client fails', async () => {
    const { sub } = await connected();
    const browser = new Browser();
    const url = new URL(await browser.leave());
    url.searchParams.set('client_id', 'another');
    const back = await browser.provider.logIn(url.href, sub);
    expect(await browser.back(back)).toBe(EXPIRED);
  });

  it('without the verifier of PKCE fails', async () => {
    const { sub } = await connected();
    const browser = new Browser();
    const url = new URL(await browser.leave());
    url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    const back = await browser.provider.logIn(url.href, sub);
    expect(await browser.back(back)).toBe(EXPIRED);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'evil.example',
    '/%09/evil.example\t',
    '/a\\b',
    `/${'a'.repeat(3000)}`,
  ])('that returns to %j returns home', async (path) => {
    const { sub } = await connected();
    const browser = new Browser();
    await browser.logIn(sub, `?returnTo=${encodeURIComponent(path)}`);
    expect(await sessionOf(browser)).not.toHaveProperty('returnTo');
  });

  it('needs no guard to return to a page of the portal', async () => {
    const { sub } = await connected();
    const browser = new Browser();
    await browser.logIn(sub, `?returnTo=${encodeURIComponent('/visits?sort=name#top')}`);
    expect((await sessionOf(browser)).returnTo).toBe('/visits?sort=name#top');
  });

  it('with the cookie of the exchange after a minute fails', async () => {
    const { sub } = await connected();
    const browser = new Browser();
    await browser.logIn(sub);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await browser.exchange()).status).toBe(401);
  });
});

describe('the provider', () => {
  it('is cancelled by the person', async () => {
    const browser = new Browser();
    const back = await browser.provider.cancel(await browser.leave());
    expect(await browser.back(back)).toBe('/login/sso?outcome=cancelled');
  });

  it('may be away, at the start and on the way back; passwords work', async () => {
    const { sub, user } = await connected();
    const browser = new Browser();
    const back = await browser.provider.logIn(await browser.leave(), sub);
    await provider.pause();
    onTestFinished(() => provider.resume());
    expect(await browser.back(back)).toBe('/login/sso?outcome=away');
    expect(await new Browser().leave()).toBe('/login/sso?outcome=away');
    const body = { email: user.email, password: PASSWORD };
    expect((await server.call('POST', 'auth/email-login', { body })).status).toBe(200);
  });

  it('is asked at each start whether it is there', async () => {
    await new Browser().leave();
    await provider.pause();
    onTestFinished(() => provider.resume());
    expect(await new Browser().leave()).toBe('/login/sso?outcome=away');
  });

  it('may rotate its keys', async () => {
    const { sub } = await connected();
    expect(await new Browser().logIn(sub)).toBe('/login/sso');
    await provider.rotateKeys();
    expect(await new Browser().logIn(sub)).toBe('/login/sso');
  });
});

describe('a session that began at the provider', () => {
  const later = () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (RENEW_SECONDS + 1) * 1000 });
    onTestFinished(() => void vi.useRealTimers());
  };
  const renew = () => renewSessions(server.services, new AbortController().signal);
  const isAlive = async (token: string) =>
    (await server.call('GET', 'account', { token })).status === 200;

  beforeEach(async () => {
    await server.services.db.updateTable('sessions').set({ renew_at: null }).execute();
  });

  async function start() {
    const { sub, token: byPassword } = await connected();
    const browser = new Browser();
    await browser.logIn(sub);
    return { sub, byPassword, browser, token: (await sessionOf(browser)).token };
  }

  it('goes on while the provider knows the person, also again', async () => {
    const { token } = await start();
    later();
    await renew();
    const rows = await server.services.sessions.toRenew();
    expect(rows).toEqual([]);
    expect(await isAlive(token)).toBe(true);
  });

  it('ends once the provider no longer does, and no other', async () => {
    const { token, byPassword, sub } = await start();
    provider.people.delete(sub);
    later();
    await renew();
    expect([await isAlive(token), await isAlive(byPassword)]).toEqual([false, true]);
  });

  it('ends once the person has logged out there', async () => {
    const { token, byPassword, browser } = await start();
    await browser.provider.logOut(provider.issuer);
    later();
    await renew();
    expect([await isAlive(token), await isAlive(byPassword)]).toEqual([false, true]);
  });

  it('goes on while the provider is away', async () => {
    const { token } = await start();
    later();
    await provider.pause();
    onTestFinished(() => provider.resume());
    await renew();
    expect(await isAlive(token)).toBe(true);
  });

  it('stores no token of the provider that can be read', async () => {
    await start();
    const rows = await server.services.db
      .selectFrom('sessions')
      .where('renew_at', 'is not', null)
      .select('refresh_token')
      .execute();
    const { seal } = server.services;
    expect(seal.open(rows[0]?.refresh_token ?? '', 'refresh')).toMatch(/\w/);
    expect(seal.open(rows[0]?.refresh_token ?? '', 'sso')).toBeUndefined();
  });
});

describe('roles', () => {
  it.each([
    ['a client', {}, ['admins'], 'admin'],
    ['a client', {}, ['staff'], 'staff'],
    ['a client', {}, ['others'], 'client'],
    ['a client', {}, 'admins', 'admin'],
    ['a client', {}, 'administrators,admins', 'client'],
    ['a client', {}, undefined, 'client'],
    ['an admin', { isAdmin: true }, ['admins'], 'admin'],
    ['an admin', { isAdmin: true }, ['staff'], 'staff'],
    ['an admin', { isAdmin: true }, [], 'client'],
    ['staff', { isStaff: true }, undefined, 'client'],
    ['staff', { isStaff: true }, ['staff', 'admins'], 'admin'],
  ] as const)('of %s %j with %j is %s', async (_, changes, groups, role) => {
    const { sub, user } = await connected(changes);
    provider.people.set(sub, groups === undefined ? {} : { groups });
    await new Browser().logIn(sub);
    const now = await server.services.users.byId(user.id);
    expect([now?.is_admin, now?.is_staff]).toEqual([
      role === 'admin' ? 1 : 0,
      role === 'staff' ? 1 : 0,
    ]);
  });

  it('do not end with the last active admin', async () => {
    const { users, db } = server.services;
    const { sub, user } = await connected({ isAdmin: true });
    const others = (await users.admins()).filter(({ id }) => id !== user.id);
    const set = (isAdmin: number) =>
      db
        .updateTable('users')
        .set({ is_admin: isAdmin })
        .where(
          'id',
          'in',
          others.map(({ id }) => id),
        )
        .execute();
    await set(0);
    onTestFinished(async () => void (await set(1)));
    provider.people.set(sub, { groups: [] });
    await new Browser().logIn(sub);
    expect((await users.byId(user.id))?.is_admin).toBe(1);
  });
});

describe('without passwords', () => {
  it('every call with one is refused, until the command line opens them', async () => {
    const opened = await openTestServer({
      passwordLogin: false,
      sso: server.services.sso?.config,
    });
    onTestFinished(() => opened.close());
    const { user, token } = await createTestUser(opened.server, 'admin', { isAdmin: true });
    const link = await opened.server.services.links.make('secret', user);
    const calls = {
      'auth/email-login': { email: user.email, password: PASSWORD },
      'auth/phone-login': { phone: '962790000000' },
      'auth/phone-login/verify': { phoneNumber: '962790000000', otpVal: '123456' },
      'send-mail/send-reset-password': { email: user.email, emailType: 'resetPassword' },
    };
    for (const [path, body] of Object.entries(calls)) {
      const { status } = await opened.server.call('POST', path, { body });
      expect([path, status]).toEqual([path, 403]);
    }
    const form = { password: PASSWORD, newPassword: 'Other1234pass' };
    const change = await opened.server.call('PUT', 'account/password', { token, body: form });
    expect(problem(change, 403).message).toContain('switched off');
    const path = pathTo('updatePassword', { userId: link });
    const set = () => opened.server.call('PUT', path, { body: { password: 'Other1234pass' } });
    expect((await set()).status).toBe(403);

    await opened.server.services.passwordLogin.openForAnHour();
    expect((await set()).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3601_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await set()).status).toBe(403);
  });
});

it('has cookies for this host alone on HTTPS', async () => {
  const portalUrl = 'https://portal.example.com';
  const { sso } = server.services;
  const opened = await openTestServer({
    portalUrl,
    toursUrl: 'https://*.tours.example.net',
    sso: sso?.config,
  });
  onTestFinished(() => opened.close());
  const answer = await opened.server.send({ path: '/api/sso/start' });
  const { searchParams } = new URL(locationOf(answer));
  expect(searchParams.get('redirect_uri')).toBe(`${portalUrl}/api/sso/callback`);
  const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat();
  expect(cookie).toMatch(/^__Host-sso=[\w-]+; .*HttpOnly; Secure; SameSite=Lax$/);
});

it('is not there unless it is set up', async () => {
  const opened = await openTestServer();
  onTestFinished(() => opened.close());
  for (const path of ['/api/sso/start', '/api/sso/callback?code=1&state=2']) {
    const answer = await opened.server.send({ path });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/']);
  }
  const { token } = await createTestUser(opened.server, 'noor');
  const body = { password: PASSWORD };
  const answer = await opened.server.call('POST', 'account/identities', { token, body });
  expect(answer.status).toBe(404);
});
