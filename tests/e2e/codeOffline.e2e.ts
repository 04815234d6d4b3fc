/** What a page loads on demand, when the first request for its code fails: Chromium remembers failed imports for good. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { logIn, mailOf, PASSWORD } from './support.ts';
import { text } from './texts.ts';

/** The network is away, as in a lift; or the server is, while it starts again. */
const AWAY: Readonly<
  Record<string, (page: Page, context: BrowserContext) => Promise<() => Promise<void>>>
> = {
  'a network': async (_, context) => {
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
  'a server': async (page) => {
    await page.route('**/*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    return () => page.unroute('**/*');
  },
};

for (const [name, goAway] of Object.entries(AWAY)) {
  test.describe(`without ${name} at first`, () => {
    test('a login succeeds at the next attempt', async ({ page, context }) => {
      await page.goto('/login');
      const logInButton = page.getByRole('button', { name: text('logIn') });
      await expect(logInButton).toBeVisible();
      const comeBack = await goAway(page, context);
      await page.getByLabel(text('email')).fill(mailOf('noor'));
      await page.getByLabel(text('password'), { exact: true }).fill(PASSWORD);
      await logInButton.click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await comeBack();
      await logInButton.click();
      await expect(page).toHaveURL('/user/noor');
      await expect(page.getByRole('heading', { name: text('yourProjects') })).toBeVisible();
    });

    test('the menu of the account opens when it is back', async ({ page, context }) => {
      await logIn(page, 'noor');
      const account = page.getByRole('button', { name: text('account') });
      await expect(account).toBeVisible();
      const comeBack = await goAway(page, context);
      await account.click();
      await comeBack();
      await expect(page.getByRole('link', { name: text('yourAccount') })).toBeVisible();
    });
  });
}
