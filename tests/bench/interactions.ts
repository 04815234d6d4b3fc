/** Measures interactions with a loaded page: typing in a search of 10,000 users, navigation, scrolling, Back. */
import { parseResponse } from '@jawla/contract';
import type { Browser, Page } from 'playwright';
import { median, openContext, PHONE, slowDown, type Language } from './pages.ts';

const PEOPLE = 10_000;
const TERM = 'client 9876';

export interface Search {
  /** From a key to the paint that follows it, in milliseconds: the middle and the worst of all keys. */
  key: number;
  worst: number;
}

/** Types into the dashboard's search, with 10,000 people to look through. */
export async function search(browser: Browser, origin: string, token: string): Promise<Search> {
  const context = await openContext(browser, { url: origin, language: 'en', token });
  const page = await context.newPage();
  await page.route('**/api/user?*', async (route) => {
    const answer = await route.fetch();
    const list: unknown = await answer.json();
    const crowd = { ...pageOf(list), usersSearch: everybody(list) };
    const json = route.request().url().includes('usersSearch=omit') ? list : crowd;
    await route.fulfill({ response: answer, json });
  });
  await page.goto(`${origin}/dashboard`);
  const field = page.getByRole('searchbox').or(page.locator('input[type=search]')).first();
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await page.evaluate(watchKeys);
  await field.focus();
  for (const letter of TERM) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(200);
  }
  const keys = await page.evaluate(readKeys);
  await context.close();
  return { key: median(keys), worst: Math.max(0, ...keys) };
}

function pageOf(list: unknown): object {
  return typeof list === 'object' && list !== null ? list : {};
}

/** The people of a page over and over, each with names of their own. */
function everybody(list: unknown): unknown[] {
  const users: unknown = Reflect.get(pageOf(list), 'users');
  const some: unknown[] = Array.isArray(users) ? users : [];
  return Array.from({ length: PEOPLE }, (_, index) => ({
    ...pageOf(some[index % some.length]),
    _id: `crowd-${index}`,
    userName: `client-${index}`,
    firstName: 'Client',
    lastName: String(index),
    email: `client-${index}@demo.jawla.example`,
  }));
}

declare global {
  /** How long each key took. */
  var keys: number[];
}

/** From a key press until the next frame has been painted; browsers round the value to 8 ms. */
function watchKeys(): void {
  globalThis.keys = [];
  // By default faster keys are left out.
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') globalThis.keys.push(duration);
  }).observe(options);
}

function readKeys(): number[] {
  return globalThis.keys;
}

export interface Navigation {
  name: string;
  /** From the click to the heading of the next page, in milliseconds. */
  ms: number;
}

/** Measures navigations within the portal, one after the other. */
export async function measureNavigations(
  browser: Browser,
  origin: string,
  token: string,
  language: Language,
): Promise<Navigation[]> {
  const context = await openContext(browser, { url: origin, language, token });
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`);
  await page.locator('main a[href^="/dashboard/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const client = await timed(page, () =>
    page
      .locator('main a[href^="/dashboard/"]:not([href$="create-user"], [href*="pilot"])')
      .first()
      .click(),
  );
  const back = await timed(page, () => page.goBack());
  await context.close();
  return [
    { name: 'dashboard to client', ms: client },
    { name: 'and back', ms: back },
  ];
}

async function timed(page: Page, go: () => Promise<unknown>): Promise<number> {
  const before = await page.locator('main h1').first().textContent();
  const started = performance.now();
  await go();
  await page.waitForFunction(
    (text) => {
      const heading = document.querySelector('main h1');
      return heading !== null && heading.textContent !== text;
    },
    before,
    { polling: 'raf' },
  );
  return performance.now() - started;
}

const PROJECTS = 500;
/** A push of the wheel, in pixels, and how long until the next, in milliseconds. */
const PUSH = 900;
const PUSH_MS = 150;
const PUSHES = 60;
/** How long a page is left alone before it is scrolled, in milliseconds. */
const SETTLE_MS = 2000;

declare global {
  /** Durations of long tasks (50 ms or more), the only ones that browsers report. */
  var longTasks: number[];
}

/**
 * Scrolls down a client's 500 projects, whose cards are drawn and fetched as they come near.
 *
 * @returns the milliseconds of tasks that took 50 or more during that, the longest first
 */
export async function scrollProjects(
  browser: Browser,
  origin: string,
  token: string,
): Promise<number[]> {
  const context = await openContext(browser, { url: origin, language: 'en', token });
  const page = await context.newPage();
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
  await page.goto(`${origin}/user/noor`);
  await page.locator('main article').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await slowDown(page);
  await page.evaluate(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(PHONE.viewport.width / 2, PHONE.viewport.height / 2);
  for (let push = 0; push < PUSHES; push += 1) {
    await page.mouse.wheel(0, PUSH);
    await page.waitForTimeout(PUSH_MS);
  }
  const tasks = await page.evaluate(() => globalThis.longTasks);
  // Cards are still on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return tasks.toSorted((one, other) => other - one);
}

/** Whether Back finds the login as it was left, out of the browser's memory. */
export async function keptInMemory(browser: Browser, origin: string): Promise<boolean> {
  const context = await openContext(browser, { url: origin, language: 'en' });
  const page = await context.newPage();
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto(`${origin}/api/health`);
  await page.goBack();
  const kept = await page.evaluate(() => document.documentElement.dataset['persisted'] === 'true');
  await context.close();
  return kept;
}
