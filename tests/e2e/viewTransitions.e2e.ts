/** View transitions between pages, which are skipped for users who prefer reduced motion. */
import { expect, test, type Page } from '@playwright/test';
import { logIn } from './support.ts';

declare global {
  /** The parts of the page that have moved on their own. */
  var moved: Set<string>;
}

/** Records in each frame which parts of the page move on their own. */
async function watchTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.moved = new Set();
    const record = () => {
      for (const { effect } of document.getAnimations()) {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        const name = /^::view-transition-group\((.*)\)$/.exec(pseudo ?? '')?.[1];
        if (name !== undefined) globalThis.moved.add(name);
      }
      requestAnimationFrame(record);
    };
    record();
  });
}

const leadLink = (page: Page) =>
  page.getByRole('main').getByRole('region').getByRole('link').first();

test('the picture of a project transitions into its tour', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await logIn(page, 'noor');
  await watchTransitions(page);
  await leadLink(page).click();
  await page.waitForFunction(() => globalThis.moved.has('jawla-picture'));
  await expect(page.locator('iframe')).toBeVisible();
});

test('the picture of a project transitions into the first of two compared tours', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('view-transition')) errors.push(message.text());
  });
  await logIn(page, 'noor');
  await watchTransitions(page);
  await page.getByRole('link', { name: 'Compare dates' }).click();
  await page.waitForFunction(() => globalThis.moved.has('jawla-picture'));
  await expect(page.locator('iframe')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('no view transition runs with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'noor');
  await watchTransitions(page);
  await leadLink(page).click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(await page.evaluate(() => [...globalThis.moved])).toEqual([]);
});

test('a navigation that interrupts a transition logs no error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await logIn(page, 'noor');
  const home = page.url();
  // In the page, as the transition is not ready for a few milliseconds only. Before the URL has changed, Back would
  // leave the portal.
  await leadLink(page).evaluate(async (link: HTMLElement) => {
    const before = window.location.href;
    link.click();
    while (window.location.href === before) await new Promise((resolve) => setTimeout(resolve));
    window.history.back();
  });
  await expect(page).toHaveURL(home);
  await expect(leadLink(page)).toBeVisible();
  expect(errors).toEqual([]);
});
