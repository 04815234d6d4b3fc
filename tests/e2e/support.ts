import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { parseResponse } from '@jawla/contract';
import sharp from 'sharp';
import { sessionOf, type Role } from './sessions.ts';
import { text } from './texts.ts';

/** Of all demo accounts. */
export const PASSWORD = 'Demo2024tour';
export const mailOf = (userName: string) => `${userName}@demo.jawla.example`;

/** Fills the login form in and sends it. */
export async function sendLogin(page: Page, userName: string, password = PASSWORD) {
  await page.getByLabel(text('email')).fill(mailOf(userName));
  await page.getByLabel(text('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('logIn') }).click();
}

/** Someone to sign in as: a role's shared session, or a session of one's own. */
export type Account = Role | OwnSession;

export interface OwnSession {
  userName: string;
  token: string;
}

/** A new session of a demo account, for tests that end it. */
export async function ownSession(request: APIRequestContext, userName: Role): Promise<OwnSession> {
  return { userName, token: await apiToken(request, userName) };
}

/** Signs in without the form, which has tests of its own. @returns the token */
export async function signIn(page: Page, account: Account): Promise<string> {
  const value = typeof account === 'string' ? sessionOf(account) : account.token;
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await page.context().addCookies([{ name: 'user_token', value, url: origin, sameSite: 'Lax' }]);
  return value;
}

/** Signs in and opens the client's home. */
export async function logIn(page: Page, account: Account) {
  await signIn(page, account);
  await page.goto(`/user/${typeof account === 'string' ? account : account.userName}`);
  await expect(page.getByRole('heading', { level: 1, name: text('yourProjects') })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Records errors and warnings of the pages to come. @param isExpected - of the URL that the browser reports */
export function watchConsole(page: Page, isExpected = (_url: string) => false): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (isExpected(message.location().url)) return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

/** Delays all requests that match a pattern. @returns releases them */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Delays all scripts. @returns releases them */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

/** Observes layout shifts on the pages to come. @returns reads the sum of their scores */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(globalThis, 'shifts'), 'sum')));
}

export const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Scrolls through the home page, as a person does: cards far below the window load when they come near. */
export async function scrollThroughCards(page: Page) {
  // The dates of the project shown above all others are a list as well, an ordered one.
  for (const place of await page.getByRole('main').locator('ul > li').all()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('article')).toBeVisible();
  }
}

/**
 * Waits until the mouse reaches what takes the place of a part of a tour. The tour is a process of its own: until it has
 * drawn itself smaller, the window shows the old picture, and a click goes to the tour without an error.
 */
export async function waitForMouse(element: Locator): Promise<void> {
  await expect(async () => {
    await element.hover();
    expect(await element.evaluate((it) => it.matches(':hover'))).toBe(true);
  }).toPass();
}

/** Waits until a tour says that its first picture is there, and looks at what is drawn. */
export async function expectDrawnTour(page: Page, frame = page.frameLocator('iframe')) {
  await expect(frame.locator('html')).toHaveAttribute('data-tour', 'ready', { timeout: 60_000 });
  await expect(frame.locator('canvas')).toBeVisible();
  // A black or an empty canvas has no contrast at all; a white gallery has some, other rooms a lot.
  await expect
    .poll(async () => contrastOf(await page.locator('iframe').screenshot()), { timeout: 30_000 })
    .toBeGreaterThan(8);
}

/** How far the brightness of a picture's middle spreads, 0 to 127. */
async function contrastOf(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const middle = {
    left: Math.floor(width / 4),
    top: Math.floor(height / 4),
    width: Math.floor(width / 2),
    height: Math.floor(height / 2),
  };
  const { channels } = await sharp(
    await sharp(picture).extract(middle).greyscale().toBuffer(),
  ).stats();
  return channels[0]?.stdev ?? 0;
}

/** Logs a demo account in. @returns the new session's token */
export async function apiToken(request: APIRequestContext, userName: string): Promise<string> {
  const answer = await request.post('/api/auth/email-login', {
    data: { email: mailOf(userName), password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  return parseResponse('emailLogin', await answer.json()).token;
}
