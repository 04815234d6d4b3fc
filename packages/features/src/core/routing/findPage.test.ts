import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { findPage } from './findPage';
import { href, PAGE_NAMES, PAGES } from './pages';

const ROUTES = PAGE_NAMES.flatMap((id) => PAGES[id].paths.map((path) => ({ id, path })));

describe('findPage', () => {
  it.each([
    '/',
    '/login',
    '/LOGIN/',
    '/login?email=a',
    '/verify-otp/x',
    '/reset-password/x%2Fy',
    '/dashboard',
    '/dashboard/',
    '/dashboard/create-user',
    '/dashboard/pilot-projects',
    '/dashboard/not-found',
    '/dashboard/noor',
    '/dashboard/noor/project/p1',
    '/dashboard/noor/other',
    '/user/noor',
    '/user/noor/Villa',
    '/user/noor/Villa%201/2024-01-01',
    '/user/noor/access-project/khalid/Villa',
    '/user/noor/access-project/khalid/Villa/2024-01-01',
    '/user/noor/access-project/khalid',
    '/user/%D9%86%D9%88%D8%B1',
    '/pilot-project/Demo',
    '/upload-files/session-data',
    '/upload-files/other',
    '/unauthorized',
    '/nowhere/at/all/of/ours',
    '//evil',
  ])('finds the page that the router shows at %s', (path) => {
    const { pathname } = new URL(path, 'http://portal.invalid');
    const match = matchRoutes(ROUTES, pathname)?.at(-1);
    const { name, encodedParams } = findPage(path);
    expect(name).toBe(match?.route.id);
    const params = Object.entries(encodedParams).map(([key, value]) => [
      key,
      decodeURIComponent(value),
    ]);
    expect(Object.fromEntries(params)).toEqual(withoutWildcard(match?.params));
  });
});

function withoutWildcard(params: Readonly<Record<string, string | undefined>> = {}) {
  return Object.fromEntries(Object.entries(params).filter(([key]) => key !== '*'));
}

describe('href', () => {
  it('encodes path parameters', () => {
    expect(href('client', { clientID: 'a/b' })).toBe('/dashboard/a%2Fb');
  });

  it('chooses the path that has the given parameters', () => {
    const shared = { userName: 'noor', owner: 'khalid', projectName: 'Villa 1' };
    expect(href('viewer', shared)).toBe('/user/noor/access-project/khalid/Villa%201');
    expect(href('viewer', { ...shared, date: '2024-01-01' })).toBe(
      '/user/noor/access-project/khalid/Villa%201/2024-01-01',
    );
    expect(href('viewer', { userName: 'noor', projectName: 'Villa', date: '2024-01-01' })).toBe(
      '/user/noor/Villa/2024-01-01',
    );
  });
});
