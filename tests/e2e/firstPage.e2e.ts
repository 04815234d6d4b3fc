/** The login as it stands in index.html, before any code is there. */
import { expect, test, type Page } from '@playwright/test';
import { holdCode, mailOf, PASSWORD, signIn, watchShifts } from './support.ts';
import { language, word } from './words.ts';

const email = (page: Page) => page.getByLabel(word('email'));
const password = (page: Page) => page.getByLabel(word('password'), { exact: true });

/** React has taken the page over: only then does the button to show the password do anything. */
async function expectCode(page: Page) {
  await expect(async () => {
    await page.locator('form button[aria-pressed]').click();
    await expect(password(page)).toHaveAttribute('type', 'text', { timeout: 500 });
  }).toPass();
}

test('keeps what was typed before its code was there', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(mailOf('noor'));
  await password(page).pressSequentially(PASSWORD.slice(0, 4));
  const before = await password(page).elementHandle();

  letGo();
  // The hand is still on the keyboard: the field is the same one, and has the focus.
  await expect(page.locator('form')).toHaveAttribute('data-ready', '');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(PASSWORD.slice(4));
  const after = await password(page).elementHandle();
  expect(await page.evaluate(([one, other]) => one === other, [before, after])).toBe(true);
  await expect(email(page)).toHaveValue(mailOf('noor'));
  await expect(password(page)).toHaveValue(PASSWORD);

  await page.getByRole('button', { name: word('logIn') }).click();
  await expect(page).toHaveURL(/\/user\/noor$/);
});

test('logs in where Enter was pressed before its code was there', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await email(page).fill(mailOf('noor'));
  await password(page).fill(PASSWORD);
  await password(page).press('Enter');
  expect(new URL(page.url()).search).toBe('');

  letGo();
  await expect(page).toHaveURL(/\/user\/noor$/);
});

test('knows the address that this device remembers', async ({ page }) => {
  await page.addInitScript((address) => localStorage.setItem('email', address), mailOf('noor'));
  const letGo = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(email(page)).toHaveValue(mailOf('noor'));
  await expect(page.getByRole('checkbox')).toBeChecked();
  letGo();
  await expect(password(page)).toBeFocused();
  await expect(email(page)).toHaveValue(mailOf('noor'));
});

test('does not move when its code comes', async ({ page }) => {
  const moved = await watchShifts(page);
  await page.goto('/login');
  await expectCode(page);
  expect(await moved()).toBe(0);
});

for (const address of ['/user/noor', '/login']) {
  test(`tells the signed-in at ${address} that it is loading before its code is there`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await signIn(page, 'noor');
    const letGo = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText(word('loading'));
    await expect(page.getByRole('status')).toHaveCSS(
      'direction',
      language() === 'ar' ? 'rtl' : 'ltr',
    );
    await expect(email(page)).toHaveCount(0);

    letGo();
    await expect(page.getByRole('heading', { level: 1, name: word('yourProjects') })).toBeVisible();
    await expect(page.getByText(word('loading'), { exact: true })).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('a tour that is open to everybody has a screen of its own', async ({ page }) => {
  await signIn(page, 'noor');
  const letGo = await holdCode(page);
  await page.goto('/pilot-project/nothing', { waitUntil: 'commit' });
  // It stands behind what draws first pages.
  await page.locator('script[type=module]').waitFor({ state: 'attached' });
  await expect(page.locator('#root > *')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { name: word('noProject') })).toBeVisible();
});

test('says what it needs where there is no JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/login');
  const told = page.locator('noscript > p');
  await expect(told.filter({ hasText: 'Jawla needs JavaScript' })).toBeVisible();
  await expect(told.filter({ hasText: 'تحتاج «جولة» إلى جافاسكربت' })).toBeVisible();
  await context.close();
});
