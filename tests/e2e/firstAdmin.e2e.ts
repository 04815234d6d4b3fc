/** The first start of a server without demo data. */
import { expect, test } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import { startEmpty } from './emptyServer.ts';
import { text } from './texts.ts';
import { LANGUAGE, LANGUAGE_AND_WIDTH, SMOKE, tagged } from './variants.ts';

test(
  'a new operator becomes the first admin by the printed link, which works once',
  tagged(LANGUAGE_AND_WIDTH, SMOKE),
  async ({ page, browser, locale }) => {
    const { link, stop } = await startEmpty();
    try {
      const requested: string[] = [];
      const referrers: string[] = [];
      page.on('request', (request) => {
        requested.push(request.url());
        referrers.push(request.headers()['referer'] ?? '');
      });
      // Its language is stored for the origin of the demo server.
      const language = (locale ?? 'en').slice(0, 2);
      await page.goto(link.replace('#', `?lang=${language}#`));
      await page.getByLabel(adminText('firstName')).fill('سلمى');
      await page.getByLabel(adminText('lastName')).fill('Boss');
      await page.getByLabel(adminText('userName')).fill('boss');
      await page.getByLabel(text('email')).fill('boss@example.com');
      await page.getByLabel(text('password'), { exact: true }).fill('Sunrise24');
      // A second person has opened the link as well.
      const other = await (await browser.newContext()).newPage();
      await other.goto(link.replace('#', `?lang=${language}#`));
      await expect(other.getByLabel(adminText('firstName'))).toBeVisible();

      await page.getByRole('button', { name: adminText('createAdmin') }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await other.reload();
      await expect(other.getByRole('heading', { name: text('deadLink') })).toBeVisible();
      const secret = link.split('#')[1] ?? '';
      expect(secret).not.toBe('');
      for (const each of [...requested.map((url) => url.split('#')[0]), ...referrers]) {
        expect(each).not.toContain(secret);
      }
    } finally {
      await stop();
    }
  },
);

test(
  'who logs in at a server without accounts is told to open the printed link, which fits the window',
  LANGUAGE,
  async ({ page, locale }) => {
    const { link, stop } = await startEmpty();
    try {
      const language = (locale ?? 'en').slice(0, 2);
      await page.goto(new URL(`/login?lang=${language}`, link).href);
      await page.getByLabel(text('email')).fill('boss@example.com');
      await page.getByLabel(text('password'), { exact: true }).fill('Sunrise24');
      await page.getByRole('button', { name: text('logIn'), exact: true }).click();
      await expect(page.getByText(text('noAccounts'))).toBeVisible();

      await page.goto(link.replace('#', `?lang=${language}#`));
      await expect(page.getByLabel(adminText('firstName'))).toBeVisible();
      const hidden = () =>
        page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      await expect.poll(hidden).toBeLessThanOrEqual(0);
    } finally {
      await stop();
    }
  },
);
