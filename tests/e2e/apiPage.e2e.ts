/** The description of the API, which an admin opens from the keys. */
import { expect, test } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import { signIn } from './support.ts';
import { text } from './texts.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';

const VIEWER_BYTES = 1_000_000;

test(
  'an admin reads which scope a call needs, from this server alone',
  LANGUAGE_AND_WIDTH,
  async ({ page }) => {
    const { origin } = new URL(test.info().project.use.baseURL ?? '');
    const said: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.origin !== origin) foreign.push(url.href);
    });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        // eslint-disable-next-line no-console -- the console is what is watched
        console.error(`stopped: ${violatedDirective} ${sample}`);
      });
    });
    /** Bytes of each script, unpacked. */
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(response.body().then(({ length }) => length));
    });

    await signIn(page, 'admin');
    await page.goto('/connections');
    await expect(
      page.getByRole('heading', { level: 1, name: adminText('connections') }),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The viewer is larger than all others together: no other page loads it.
    expect(Math.max(...(await Promise.all(scripts)))).toBeLessThan(VIEWER_BYTES);

    const link = page.getByRole('link', { name: adminText('apiReference') });
    const more = page.getByRole('button', { name: adminText('moreActions'), exact: true });
    await expect(link.or(more)).toBeVisible();
    if (await more.isVisible()) {
      await more.click();
      await page.getByRole('menuitem', { name: adminText('apiReference') }).click();
    } else {
      await link.click();
    }
    await expect(page).toHaveURL('/connections/api');
    await expect(
      page.getByRole('heading', { level: 1, name: adminText('apiReference') }),
    ).toBeVisible();

    const call = page.getByRole('button', { name: /^GET .?\/.?visits / });
    await call.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Keys need the scope “read”.')).toBeVisible();
    await expect(page.getByRole('button', { name: /try it out|authorize/i })).toBeHidden();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(Math.max(...(await Promise.all(scripts)))).toBeGreaterThan(VIEWER_BYTES);
    expect(foreign).toEqual([]);
    expect(said).toEqual([]);
  },
);

test('only admins open the description of the API', async ({ page }) => {
  await signIn(page, 'noor');
  await page.goto('/connections/api');
  await expect(page).toHaveURL('/unauthorized');
});

test('a viewer that is lost on the way comes with a reload', async ({ page }) => {
  await signIn(page, 'admin');
  let isLost = false;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    if (body.length < VIEWER_BYTES || isLost) return route.fulfill({ response, body });
    isLost = true;
    return route.abort();
  });
  await page.goto('/connections/api');
  await page.getByRole('button', { name: text('reload'), exact: true }).click();
  await expect(page.getByRole('button', { name: /^GET .?\/.?visits / })).toBeVisible();
  expect(isLost).toBe(true);
});
