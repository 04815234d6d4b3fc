/** The prerendered login and loading screen, before the scripts have loaded. */
import { expect, test, type Page } from '@playwright/test';
import {
  holdRequests,
  holdScripts,
  mailOf,
  PASSWORD,
  sendLogin,
  signIn,
  watchLayoutShifts,
} from './support.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';
import { language, text } from './texts.ts';

const email = (page: Page) => page.getByLabel(text('email'));
const password = (page: Page) => page.getByLabel(text('password'), { exact: true });

/** Waits for hydration: only then does the button that shows the password work. */
async function expectHydrated(page: Page) {
  await expect(async () => {
    await page.locator('form button[aria-pressed]').click();
    await expect(password(page)).toHaveAttribute('type', 'text', { timeout: 500 });
  }).toPass();
}

test('the login keeps what was typed before hydration', LANGUAGE_AND_WIDTH, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(mailOf('noor'));
  await password(page).pressSequentially(PASSWORD.slice(0, 4));
  const before = await password(page).elementHandle();

  release();
  // Hydration keeps the element and its focus, so the user can continue typing.
  await expect(page.locator('form')).toHaveAttribute('data-ready', '');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(PASSWORD.slice(4));
  const after = await password(page).elementHandle();
  expect(await page.evaluate(([one, other]) => one === other, [before, after])).toBe(true);
  await expect(email(page)).toHaveValue(mailOf('noor'));
  await expect(password(page)).toHaveValue(PASSWORD);

  await page.getByRole('button', { name: text('logIn') }).click();
  await expect(page).toHaveURL(/\/user\/noor$/);
});

test('Enter before hydration logs in after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await email(page).fill(mailOf('noor'));
  await password(page).fill(PASSWORD);
  await password(page).press('Enter');
  expect(new URL(page.url()).search).toBe('');

  release();
  await expect(page).toHaveURL(/\/user\/noor$/);
});

test('the remembered email is filled in before hydration', async ({ page }) => {
  await page.addInitScript((address) => localStorage.setItem('email', address), mailOf('noor'));
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(email(page)).toHaveValue(mailOf('noor'));
  await expect(page.getByRole('checkbox')).toBeChecked();
  release();
  await expect(password(page)).toBeFocused();
  await expect(email(page)).toHaveValue(mailOf('noor'));
});

test('hydration and a late font cause no layout shift', LANGUAGE_AND_WIDTH, async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto('/login', { waitUntil: 'commit' });
  await expectHydrated(page);
  release();
  await page.evaluate(async () => document.fonts.ready);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await shifts()).toBe(0);
});

/** The fonts that render the heading. */
async function fontsOfHeading(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts;
}

const brandFont = () => [
  { familyName: language() === 'ar' ? 'Readex Pro' : 'Instrument Sans', isCustomFont: true },
];

test('a returning visitor sees the brand’s font', LANGUAGE_AND_WIDTH, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(async () => document.fonts.ready);
  await page.reload();
  await expectHydrated(page);
  expect(await fontsOfHeading(page)).toMatchObject(brandFont());
});

test(
  'a font that is late for the login is used from the next page on',
  LANGUAGE_AND_WIDTH,
  async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto('/login', { waitUntil: 'commit' });
    await expectHydrated(page);
    release();
    await page.evaluate(async () => document.fonts.ready);
    expect(await fontsOfHeading(page)).toMatchObject([{ isCustomFont: false }]);
    expect(await shifts()).toBe(0);

    await page.getByRole('link', { name: text('forgot') }).click();
    await expect(page.getByRole('button', { name: text('sendLink') })).toBeVisible();
    expect(await fontsOfHeading(page)).toMatchObject(brandFont());
    // The page is rendered in it immediately: nothing moves afterwards.
    const shown = await shifts();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await shifts()).toBe(shown);
  },
);

for (const address of ['/user/noor', '/login']) {
  test(
    `signed-in users see the loading screen at ${address} before the scripts load`,
    LANGUAGE_AND_WIDTH,
    async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await signIn(page, 'noor');
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('status')).toHaveText(text('loading'));
      await expect(page.getByRole('status')).toHaveCSS(
        'direction',
        language() === 'ar' ? 'rtl' : 'ltr',
      );
      await expect(email(page)).toHaveCount(0);

      release();
      await expect(
        page.getByRole('heading', { level: 1, name: text('yourProjects') }),
      ).toBeVisible();
      await expect(page.getByText(text('loading'), { exact: true })).toHaveCount(0);
      expect(problems).toEqual([]);
    },
  );
}

/** How many logins the document was sent with, one for each language. */
const loginsIn = (page: Page) => page.locator('template[id^=login-]').count();

test('a device with a session is sent no login', async ({ page }) => {
  await page.goto('/login');
  expect(await loginsIn(page)).toBe(2);
  await signIn(page, 'noor');
  await page.goto('/user/noor');
  await expect(page.getByRole('heading', { level: 1, name: text('yourProjects') })).toBeVisible();
  expect(await loginsIn(page)).toBe(0);
});

test('a cookie that is no longer valid leads to a login that works', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'user_token', value: 'ses_forged', url: baseURL ?? '', sameSite: 'Lax' },
  ]);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText(text('loading'));
  release();
  await sendLogin(page, 'noor');
  await expect(page).toHaveURL('/user/noor');
});

test('a page of a session that has ended since it was sent is not empty, and shows the login', async ({
  page,
}) => {
  await signIn(page, 'noor');
  // As a page that a browser has stored, opened again after a log-out in another tab.
  await page.route('/login', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies({ name: 'user_token' });
    await route.fulfill({ response });
  });
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText(text('loading'));
  release();
  await expect(page.getByRole('status')).toHaveCount(0);
  await sendLogin(page, 'noor');
  await expect(page).toHaveURL('/user/noor');
});

test('a public tour has no prerendered loading screen', async ({ page }) => {
  await signIn(page, 'noor');
  const release = await holdScripts(page);
  await page.goto('/pilot-project/nothing', { waitUntil: 'commit' });
  // The script element comes after the inline script that would have shown a screen.
  await page.locator('script[type=module]').waitFor({ state: 'attached' });
  await expect(page.locator('#root > *')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: text('noProject') })).toBeVisible();
});

test('without JavaScript the page asks for it, in both languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/login');
  const told = page.locator('noscript > p');
  await expect(told.filter({ hasText: 'Jawla needs JavaScript' })).toBeVisible();
  await expect(told.filter({ hasText: 'يحتاج موقع «جولة» إلى JavaScript' })).toBeVisible();
  await context.close();
});
