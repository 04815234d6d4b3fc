/** Measures interactions with a loaded page: typing in a search of 10,000 clients, navigation, scrolling, Back. */
import { parseResponse } from '@jawla/contract';
import type { Browser } from 'playwright';
import type { Figures } from './measurements.ts';
import { PHONE, slowDown, withPage } from './pages.ts';
import { recordInteractions } from './recordInteractions.ts';
import { median } from './statistics.ts';
import { timeToShow } from './timeToShow.ts';

const TERM = 'layla z';
const KEY_MS = 200;

/** Types into the dashboard's search, once all clients have been fetched. */
export function measureSearch(browser: Browser, origin: string, token: string): Promise<Figures> {
  return withPage(browser, { url: origin, language: 'en', token }, async (page) => {
    const { interactions } = await recordInteractions(page);
    await page.goto(`${origin}/dashboard`);
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    await field.pressSequentially(TERM, { delay: KEY_MS });
    await page.waitForTimeout(KEY_MS);
    const keys = Array.from(interactions.values(), ({ ms }) => ms);
    return { 'key to paint, median ms': median(keys), 'worst key ms': Math.max(0, ...keys) };
  });
}

/** From the dashboard to a client, and Back. */
export function measureNavigation(
  browser: Browser,
  origin: string,
  token: string,
): Promise<Figures> {
  return withPage(browser, { url: origin, language: 'en', token }, async (page) => {
    const rows = 'main a[data-row-link]';
    await page.goto(`${origin}/dashboard`);
    await page.locator(rows).first().waitFor();
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    const client = await timeToShow(page, { event: 'click', selector: 'main form input' }, () =>
      page.locator(rows).first().click(),
    );
    const back = await timeToShow(page, { event: 'popstate', selector: rows }, () => page.goBack());
    return { 'client pressed to its form ms': client, 'Back to the list ms': back };
  });
}

const PROJECTS = 500;
/** A push of the wheel, in pixels, and how long until the next, in milliseconds. */
const PUSH = 900;
const PUSH_MS = 150;
const PUSHES = 60;
/** How long a page is left alone before it is scrolled, in milliseconds. */
const SETTLE_MS = 2000;

/** Scrolls down a client's 500 projects, whose cards are drawn and fetched as they come near. */
export function measureScrolling(
  browser: Browser,
  origin: string,
  token: string,
): Promise<Figures> {
  return withPage(browser, { url: origin, language: 'en', token }, async (page) => {
    let ids: string[] = [];
    await page.route('**/api/user/*', async (route) => {
      const answer = await route.fetch();
      const user = parseResponse('currentUser', await answer.json());
      ids = user.projectsData.map(({ _id }) => _id);
      const projectsData = Array.from({ length: PROJECTS }, (_, index) => ({
        ...user.projectsData[index % ids.length],
        _id: `copy-${index}`,
      }));
      await route.fulfill({ response: answer, json: { ...user, projectsData } });
    });
    await page.route('**/api/project/copy-*', async (route) => {
      const url = route.request().url();
      const [copy = ''] = /copy-\d+$/.exec(url) ?? [];
      const id = ids[Number(copy.slice('copy-'.length)) % ids.length] ?? '';
      const answer = await route.fetch({ url: url.replace(copy, id) });
      const project = parseResponse('project', await answer.json());
      await route.fulfill({ response: answer, json: { ...project, _id: copy } });
    });
    const { longTasks } = await recordInteractions(page);
    await page.goto(`${origin}/user/noor`);
    await page.locator('main article').first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await slowDown(page);
    longTasks.length = 0;
    await page.mouse.move(PHONE.viewport.width / 2, PHONE.viewport.height / 2);
    for (let push = 0; push < PUSHES; push += 1) {
      await page.mouse.wheel(0, PUSH);
      await page.waitForTimeout(PUSH_MS);
    }
    // Cards are still on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return { 'longest task ms': Math.max(0, ...longTasks), 'long tasks': longTasks.length };
  });
}

/** Whether Back restores the login from the back/forward cache. */
export function usesBfcache(browser: Browser, origin: string): Promise<boolean> {
  return withPage(browser, { url: origin, language: 'en' }, async (page) => {
    await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto(`${origin}/api/health`);
    await page.goBack();
    return page.evaluate(() => document.documentElement.dataset['persisted'] === 'true');
  });
}
