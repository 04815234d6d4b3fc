/** Early requests, layout shifts while a page loads, prefetching, and the back-forward cache. */
import { parseResponse } from '@jawla/contract';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import {
  card,
  holdRequests,
  holdScripts,
  logIn,
  sendLogin,
  signIn,
  watchLayoutShifts,
} from './support.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';
import { text } from './texts.ts';

/** Paths of the API that the page requests, in order. */
function watchCalls(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) requested.push(pathname.slice('/api/'.length) + search);
  });
  return requested;
}

const scriptName = (url: string) => /\/assets\/([\w.-]+)\.js$/.exec(url)?.[1];

/** Names of the scripts that the page requests, in order. */
function watchScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = scriptName(request.url());
    if (name !== undefined) requested.push(name);
  });
  return requested;
}

/** Names of the scripts that came over the network, rather than from the browser’s cache. */
async function fromNetwork(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map((entry) => entry.name),
  );
  return urls.flatMap((url) => scriptName(url) ?? []);
}
const isProject = (call: string) => call.startsWith('project/');
const isClient = (file: string) => file.startsWith('client.page-');
const isPilots = (file: string) => file.startsWith('list.page-');
const pilots = (page: Page) =>
  page.getByRole('banner').locator('a[href="/dashboard/pilot-projects"]');

/**
 * Sends the event of the back-forward cache: the tests' browser has none.
 *
 * @returns the page's visibility afterwards
 */
const sendPageTransition = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => {
    window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    return getComputedStyle(document.body).visibility;
  }, type);

/** Opens a page and expects its request before the scripts have loaded, and each of its requests once. */
async function expectRequestedOnce(
  page: Page,
  { address, call, shown }: { address: string; call: string; shown: Locator },
) {
  const requested = watchCalls(page);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => requested).toContain(call);
  release();
  await expect(shown).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeGreaterThan(1);
  expect(requested).toEqual([...new Set(requested)]);
}

test.describe('before the scripts have loaded', () => {
  test('the user and the first projects of the home page are requested once', async ({ page }) => {
    const token = await signIn(page, 'noor');
    const requested = watchCalls(page);
    const release = await holdScripts(page);
    await page.goto('/user/noor', { waitUntil: 'commit' });
    await expect.poll(() => requested.filter(isProject).length).toBeGreaterThan(1);
    expect(requested[0]).toBe(`user/${token}`);

    release();
    await expect(card(page, 'Wadi Offices')).toBeVisible();
    await expect(page.getByRole('article').nth(1)).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([...new Set(requested)]);
  });

  for (const [address, call] of [
    ['/dashboard', 'user?page=1&limit=30&usersSearch=omit'],
    ['/dashboard/noor', 'user/client/noor'],
  ] as const) {
    test(`the data of ${address} is requested once`, async ({ page }) => {
      await signIn(page, 'admin');
      const shown = page.locator('main :is(th a, form input)').first();
      await expectRequestedOnce(page, { address, call, shown });
    });
  }

  test('the data of a project is requested once', async ({ page }) => {
    const token = await signIn(page, 'admin');
    const answer = await page.request.get('/api/user/client/noor', { headers: { token } });
    const [project] = parseResponse('client', await answer.json()).projectsData;
    const call = `project/${project?._id}`;
    const address = `/dashboard/noor/${call}`;
    await expectRequestedOnce(page, { address, call, shown: page.locator('main form') });
  });

  test('an early request that no page consumes completes', async ({ page }) => {
    await signIn(page, 'noor');
    await page.goto('/dashboard');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/unauthorized');
  });

  test('a list is requested in the order of the URL instead of the default', async ({ page }) => {
    await signIn(page, 'admin');
    const requested = watchCalls(page);
    await page.goto('/dashboard?sort=name');
    await expect(page.locator('main th a').first()).toBeVisible();
    expect(requested).toContain('user?page=1&limit=30&usersSearch=omit&sort=name&order=asc');
    expect(requested).not.toContain('user?page=1&limit=30&usersSearch=omit');
  });
});

test('all clients are requested when a search is about to begin', async ({ page }) => {
  await signIn(page, 'admin');
  const requested = watchCalls(page);
  await page.goto('/dashboard');
  await expect(page.locator('main th a').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const all = 'user?page=1&limit=30';
  expect(requested).not.toContain(all);
  await page.keyboard.press('/');
  await expect.poll(() => requested.filter((call) => call === all).length).toBe(1);
});

test.describe('while a page loads', () => {
  test('nothing is requested when signed out', async ({ page }) => {
    const requested = watchCalls(page);
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByLabel(text('email'))).toBeVisible();
    release();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
  });

  test('an account that logs in during the load gets its own data', async ({ page }) => {
    await signIn(page, 'noor');
    const release = await holdScripts(page);
    const requested = watchCalls(page);
    await page.goto('/upload-files', { waitUntil: 'commit' });
    await expect.poll(() => requested).toHaveLength(1);
    const token = await signIn(page, 'khalid');
    release();
    await expect.poll(() => requested).toContain(`user/${token}`);
    await page.goto('/login');
    await expect(page).toHaveURL('/user/khalid');
  });

  test('failed requests are retried', async ({ page }) => {
    await signIn(page, 'noor');
    const failed: string[] = [];
    await page.route('**/api/**', async (route) => {
      const url = route.request().url();
      if (failed.includes(url)) return route.continue();
      failed.push(url);
      return route.abort('connectionreset');
    });
    await page.goto('/user/noor');
    await expect(card(page, 'Wadi Offices')).toBeVisible();
  });
});

test.describe('before a click', () => {
  test('focus on a link prefetches its page once', async ({ page }) => {
    await signIn(page, 'admin');
    const requested = watchScripts(page);
    await page.goto('/dashboard');
    await expect(pilots(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.filter(isPilots)).toEqual([]);

    await pilots(page).focus();
    await expect.poll(() => requested.filter(isPilots)).not.toEqual([]);
    await pilots(page).click();
    await expect(page).toHaveURL('/dashboard/pilot-projects');
    await expect(pilots(page)).toHaveAttribute('aria-current', 'page');
    await page.waitForLoadState('networkidle');
    // It is requested, and imported from the browser’s cache.
    expect((await fromNetwork(page)).filter(isPilots)).toHaveLength(1);
  });

  test('focus on a navigating button prefetches its page', async ({ page }) => {
    await signIn(page, 'admin');
    const requested = watchScripts(page);
    await page.goto('/dashboard');
    const edit = page.getByRole('main').locator('button[data-prefetch]').first();
    await expect(edit).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.filter(isClient)).toEqual([]);
    await edit.focus();
    await expect.poll(() => requested.filter(isClient)).toHaveLength(1);
  });

  test('a device in data saver mode prefetches nothing', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await signIn(page, 'admin');
    const requested = watchScripts(page);
    await page.goto('/dashboard');
    await expect(pilots(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = requested.length;
    await pilots(page).focus();
    await page.waitForLoadState('networkidle');
    expect(requested).toHaveLength(before);
    await pilots(page).click();
    await expect.poll(() => requested.filter(isPilots)).not.toEqual([]);
  });

  test('focus on the login form prefetches the landing pages', async ({ page }) => {
    const requested = watchScripts(page);
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const landing = () => requested.filter((file) => /^(?:home|dashboard)\.page-/.test(file));
    expect(landing()).toEqual([]);
    await page.getByLabel(text('email')).click();
    await expect.poll(landing).toHaveLength(2);
  });

  test('the home page is prefetched while the login is pending', async ({ page }) => {
    const requested = watchScripts(page);
    const release = await holdRequests(page, '**/api/user/*');
    await page.goto('/login');
    await sendLogin(page, 'noor');
    await expect.poll(() => requested.some((file) => file.startsWith('home.page-'))).toBe(true);
    await expect(page).toHaveURL('/login');
    release();
    await expect(page).toHaveURL('/user/noor');
  });
});

/** Pages, who opens them, and what is there when their data is. */
const PAGES = [
  ['/user/noor', 'noor', 'main article'],
  ['/dashboard', 'admin', 'main th a'],
  ['/dashboard/noor', 'admin', 'main h3'],
  ['/dashboard/pilot-projects', 'admin', 'main article'],
  ['/phone-login', undefined, 'footer'],
  ['/forgot-password', undefined, 'footer'],
] as const;

async function expectStill(page: Page, address: string, isLoaded: () => Promise<void>) {
  const shifts = await watchLayoutShifts(page);
  await page.goto(address);
  await isLoaded();
  expect(await shifts()).toBeLessThan(0.01);
}

async function loaded(page: Page, shown: Locator) {
  await expect(shown.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.describe('layout shifts while loading stay below 0.01', () => {
  for (const [address, userName, shown] of PAGES) {
    test(address, LANGUAGE_AND_WIDTH, async ({ page }) => {
      if (userName !== undefined) await signIn(page, userName);
      await expectStill(page, address, () => loaded(page, page.locator(shown)));
    });
  }

  test('the editor of a project', LANGUAGE_AND_WIDTH, async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/noor');
    const tile = page.getByRole('article', { name: 'Wadi Offices' });
    const path = await tile.getByRole('link').getAttribute('href');
    const shown = page.getByText(adminText('ready'));
    await expectStill(page, path ?? '', () => loaded(page, shown));
  });

  test('a tour', LANGUAGE_AND_WIDTH, async ({ page }) => {
    await signIn(page, 'noor');
    // Visible once the tour has loaded, after its dates. Its frame may never count as idle.
    await expectStill(page, '/user/noor/Wadi%20Offices/2026-06-21', () =>
      expect(page.locator('iframe')).toBeVisible(),
    );
  });
});

test.describe('a page restored from the back-forward cache', () => {
  test('is shown while the user is signed in', async ({ page }) => {
    await logIn(page, 'noor');
    const requested = watchCalls(page);
    expect(await sendPageTransition(page, 'pagehide')).toBe('hidden');
    expect(await sendPageTransition(page, 'pageshow')).toBe('visible');
    await expect(card(page, 'Wadi Offices')).toBeVisible();
    await expect.poll(() => requested.filter((call) => call.startsWith('user/'))).toHaveLength(1);
    await expect(page).toHaveURL('/user/noor');
  });

  test('is not shown after a logout', async ({ page, context }) => {
    await logIn(page, 'noor');
    await sendPageTransition(page, 'pagehide');
    await context.clearCookies();
    expect(await sendPageTransition(page, 'pageshow')).toBe('hidden');
    await expect(page).toHaveURL('/');
    await expect(page.getByLabel(text('email'))).toBeVisible();
  });

  test('shows the login when the server reports that the session has ended', async ({ page }) => {
    await logIn(page, 'noor');
    await sendPageTransition(page, 'pagehide');
    await page.route('**/api/user/*', (route) =>
      route.fulfill({ status: 401, json: { message: 'over' } }),
    );
    await sendPageTransition(page, 'pageshow');
    await expect(page.getByText(text('sessionEnded'))).toBeVisible();
  });
});
