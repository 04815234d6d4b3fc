/**
 * What is asked for before it is needed, data before the code and code before the click; what comes later,
 * and what comes back.
 */
import { parseAnswer } from '@jawla/contract';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { card, holdBack, holdCode, logIn, sendLogin, signIn, watchShifts } from './support.ts';
import { word } from './words.ts';

/** Paths of the API that the page asks for, in their order. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api/'.length) + search);
  });
  return asked;
}

/** Names of the code's files, in the order in which they are asked for. */
function watchCode(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w.-]+)\.js$/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}
const isClient = (file: string) => file.startsWith('clients-');
const isPilots = (file: string) => file.startsWith('PilotProjectsScreen-');
const pilots = (page: Page) =>
  page.getByRole('main').locator('a[href="/dashboard/pilot-projects"]');

/**
 * The tests' browser keeps no pages: what it would tell one is told it here.
 *
 * @returns whether the page can be seen then
 */
const tell = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => {
    window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    return getComputedStyle(document.body).visibility;
  }, type);

/** Opens an address: its call is made before the code is there, and never again. */
async function expectAskedOnce(
  page: Page,
  { address, call, shown }: { address: string; call: string; shown: Locator },
) {
  const asked = watchCalls(page);
  const letGo = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => asked).toContain(call);
  letGo();
  await expect(shown).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => one === call)).toHaveLength(1);
}

const isProject = (call: string) => call.startsWith('project/');

test.describe('before the code is there', () => {
  test('the person and the first cards of a home are asked for, and never again', async ({
    page,
  }) => {
    const token = await signIn(page, 'noor');
    const asked = watchCalls(page);
    const letGo = await holdCode(page);
    await page.goto('/user/noor', { waitUntil: 'commit' });
    await expect.poll(() => asked.filter(isProject).length).toBeGreaterThan(1);
    expect(asked[0]).toBe(`user/${token}`);

    letGo();
    await expect(card(page, 'Wadi Offices')).toBeVisible();
    await expect(page.getByRole('article').nth(1)).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([...new Set(asked)]);
  });

  for (const [address, call] of [
    ['/dashboard', 'user?page=1&limit=30&usersSearch=omit'],
    ['/dashboard/noor', 'user/client/noor'],
  ] as const) {
    test(`what ${address} shows is asked for, and not again`, async ({ page }) => {
      await signIn(page, 'admin');
      await expectAskedOnce(page, {
        address,
        call,
        shown: page.getByRole('heading', { level: 1 }),
      });
    });
  }

  test('what the page of a project shows is asked for, and not again', async ({ page }) => {
    const token = await signIn(page, 'admin');
    const answer = await page.request.get('/api/user/client/noor', { headers: { token } });
    const [project] = parseAnswer('client', await answer.json()).projectsData;
    const call = `project/${project?._id}`;
    const address = `/dashboard/noor/${call}`;
    await expectAskedOnce(page, { address, call, shown: page.locator('main form') });
  });

  test('nothing is asked for where nobody is signed in', async ({ page }) => {
    const asked = watchCalls(page);
    const letGo = await holdCode(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByLabel(word('email'))).toBeVisible();
    letGo();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('another account that logs in meanwhile gets answers of its own', async ({ page }) => {
    await signIn(page, 'noor');
    const letGo = await holdCode(page);
    const asked = watchCalls(page);
    await page.goto('/upload-files', { waitUntil: 'commit' });
    await expect.poll(() => asked).toHaveLength(1);
    const token = await signIn(page, 'khalid');
    letGo();
    await expect.poll(() => asked).toContain(`user/${token}`);
    await page.goto('/login');
    await expect(page).toHaveURL('/user/khalid');
  });

  test('what fails is asked for again', async ({ page }) => {
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

test.describe('before the click', () => {
  test('a link that somebody comes near fetches its page, once', async ({ page }) => {
    await signIn(page, 'admin');
    const asked = watchCode(page);
    await page.goto('/dashboard');
    await expect(pilots(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isPilots)).toEqual([]);

    await pilots(page).focus();
    await expect.poll(() => asked.filter(isPilots)).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await pilots(page).click();
    await expect(page).toHaveURL('/dashboard/pilot-projects');
    await expect(pilots(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked.slice(before).filter(isPilots)).toEqual([]);
  });

  test('so does a button that leads somewhere', async ({ page }) => {
    await signIn(page, 'admin');
    const asked = watchCode(page);
    await page.goto('/dashboard');
    const edit = page.getByRole('main').locator('button[data-leads-to]').first();
    await expect(edit).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isClient)).toEqual([]);
    await edit.focus();
    await expect.poll(() => asked.filter(isClient)).toHaveLength(1);
  });

  test('nothing is fetched on a device that saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await signIn(page, 'admin');
    const asked = watchCode(page);
    await page.goto('/dashboard');
    await expect(pilots(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await pilots(page).focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(before);
    await pilots(page).click();
    await expect.poll(() => asked.filter(isPilots)).toHaveLength(1);
  });

  test('the first page of a person comes while the server is asked who it is', async ({ page }) => {
    const asked = watchCode(page);
    const letGo = await holdBack(page, '**/api/user/*');
    await page.goto('/login');
    await sendLogin(page, 'noor');
    await expect.poll(() => asked.some((file) => file.startsWith('projects-'))).toBe(true);
    await expect(page).toHaveURL('/login');
    letGo();
    await expect(page).toHaveURL('/user/noor');
  });
});

test.describe('what comes later moves next to nothing', () => {
  for (const [userName, address] of [
    ['noor', '/user/noor'],
    ['admin', '/dashboard'],
  ] as const) {
    test(address, async ({ page }) => {
      await signIn(page, userName);
      const moved = await watchShifts(page);
      await page.goto(address);
      await expect(page.getByRole('button', { name: word('logOut') })).toBeVisible();
      await expect(page.locator('main :is(article, th a)').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await moved()).toBeLessThan(0.02);
    });
  }
});

test.describe('a page that the browser has kept and shows again', () => {
  test('stays as it was while its person is signed in', async ({ page }) => {
    await logIn(page, 'noor');
    const asked = watchCalls(page);
    expect(await tell(page, 'pagehide')).toBe('hidden');
    expect(await tell(page, 'pageshow')).toBe('visible');
    await expect(card(page, 'Wadi Offices')).toBeVisible();
    await expect.poll(() => asked.filter((call) => call.startsWith('user/'))).toHaveLength(1);
    await expect(page).toHaveURL('/user/noor');
  });

  test('is not seen by whoever comes after a farewell', async ({ page, context }) => {
    await logIn(page, 'noor');
    await tell(page, 'pagehide');
    await context.clearCookies();
    expect(await tell(page, 'pageshow')).toBe('hidden');
    await expect(page).toHaveURL('/');
    await expect(page.getByLabel(word('email'))).toBeVisible();
  });

  test('ends where the server knows that the session has ended', async ({ page }) => {
    await logIn(page, 'noor');
    await tell(page, 'pagehide');
    await page.route('**/api/user/*', (route) =>
      route.fulfill({ status: 401, json: { message: 'over' } }),
    );
    await tell(page, 'pageshow');
    await expect(page.getByText(word('sessionEnded'))).toBeVisible();
  });
});
