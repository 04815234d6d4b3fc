import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { parseAnswer } from '@jawla/contract';
import sharp from 'sharp';
import { word } from './words.ts';

/** Of all demo accounts. */
export const PASSWORD = 'Demo2024tour';
export const mailOf = (userName: string) => `${userName}@demo.jawla.example`;

/** Fills the login form in and sends it. */
export async function sendLogin(page: Page, userName: string, password = PASSWORD) {
  await page.getByLabel(word('email')).fill(mailOf(userName));
  await page.getByLabel(word('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: word('logIn') }).click();
}

/** Signs in without the form, which has tests of its own. @returns the token */
export async function signIn(page: Page, userName: string): Promise<string> {
  const token = await apiToken(page.request, userName);
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await page
    .context()
    .addCookies([{ name: 'user_token', value: token, url: origin, sameSite: 'Lax' }]);
  return token;
}

/** Signs in and opens the person's home. */
export async function logIn(page: Page, userName: string) {
  await signIn(page, userName);
  await page.goto(`/user/${userName}`);
  await expect(page.getByRole('heading', { level: 1, name: word('yourProjects') })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Keeps back what is asked for at addresses of a pattern. @returns what lets it go */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const held: { letGo: () => void } = { letGo: () => undefined };
  const gate = new Promise<void>((resolve) => {
    held.letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return () => held.letGo();
}

/** Keeps all code back. @returns what lets it go */
export const holdCode = (page: Page) => holdBack(page, '**/assets/*.js');

/** Watches what moves on the pages to come. @returns what tells how much has, as browsers count it */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
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
  for (const place of await page.getByRole('main').getByRole('listitem').all()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('article')).toBeVisible();
  }
}

/** Waits until a tour says that its first picture is there, and looks at what is drawn. */
export async function expectDrawnTour(page: Page) {
  const frame = page.frameLocator('iframe');
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

/** What an admin does through the API where there is no screen for it in a test. */
export async function apiToken(request: APIRequestContext, userName: string): Promise<string> {
  const answer = await request.post('/api/auth/email-login', {
    data: { email: mailOf(userName), password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  return parseAnswer('emailLogin', await answer.json()).token;
}
