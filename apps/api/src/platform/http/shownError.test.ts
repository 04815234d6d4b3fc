/** The language of errors that browsers show themselves. */
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { shownError, shownLanguage } from './shownError.ts';

let server: TestServer;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());

describe('the language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ar', 'ar'],
    ['AR-jo', 'ar'],
    ['en;q=0.5, ar', 'ar'],
    ['en, ar;q=0.9', 'en'],
    ['ar;q=0, fr', 'en'],
    ['fr, *;q=0.1', 'en'],
    ['q=;;,,;q=x', 'en'],
  ])('of Accept-Language %j is %s', (acceptLanguage, expected) => {
    expect(shownLanguage({ acceptLanguage })).toBe(expected);
  });

  it('is the saved one before that of the request', () => {
    expect(shownLanguage({ saved: 'ar', lang: 'en', acceptLanguage: 'en' })).toBe('ar');
    expect(shownLanguage({ saved: null, lang: 'ar', acceptLanguage: 'en' })).toBe('ar');
  });
});

it('a page escapes its text', () => {
  expect(shownError('<b>&', 'en', 'text/html').body).toContain('<p>&lt;b&gt;&amp;</p>');
});

describe('a browser in Arabic', () => {
  const headers = { accept: 'text/html', 'accept-language': 'ar' };

  it.each([
    '/files/footage/none',
    '/files/footage/none/download',
    '/files/deliveries/none',
    '/files/activity.csv',
    '/projects/noor/villa',
    '/projects/pilots/none',
    'http://a.tours.localhost/o/forged/index.html',
    'http://a.tours.localhost/p/none/index.html',
    'http://a.tours.localhost/none',
  ])('reads Arabic from right to left at %s', async (path) => {
    const { origins } = server;
    const url = path.replace('http://a.tours.localhost', origins.tours.replace('*', 'a'));
    const { status, text } = await server.send({ path: url, headers });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toMatch(/<p>[^<]*\p{sc=Arabic}{3}[^<]*<\/p>/u);
  });
});

it('a download of a user with another saved language is answered in that', async () => {
  const { user, token } = await createTestUser(server, 'noor', { isAdmin: true });
  await server.services.db
    .updateTable('users')
    .set({ language: 'ar' })
    .where('id', '=', user.id)
    .execute();
  const headers = { cookie: `user_token=${token}`, 'accept-language': 'en' };
  for (const path of ['/files/footage/none/download', '/projects/noor/none']) {
    const { text, headers: answered } = await server.send({ path, headers });
    expect(text).toMatch(/\p{sc=Arabic}{3}/u);
    expect(answered['content-language']).toBe('ar');
  }
  // The API's own language is the header of the portal's requests.
  const api = await server.call('GET', pathTo('project', { id: 'none' }), { token });
  expect(api.text).not.toMatch(/\p{sc=Arabic}/u);
});
