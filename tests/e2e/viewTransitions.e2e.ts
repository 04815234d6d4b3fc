/** Motion between pages explains where things went, and is left out for users who prefer reduced motion. */
import { expect, test, type Page } from '@playwright/test';
import { logIn } from './support.ts';

/** Returns the parts of the page that moved on their own, in the second after `act`. */
async function transitionOf(page: Page, act: () => Promise<void>): Promise<string[]> {
  const names = page.evaluate(async () => {
    const seen = new Set<string>();
    const end = performance.now() + 1000;
    while (performance.now() < end) {
      for (const { effect } of document.getAnimations()) {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        const name = /^::view-transition-group\((.*)\)$/.exec(pseudo ?? '')?.[1];
        if (name !== undefined) seen.add(name);
      }
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  });
  await act();
  return names;
}

const leadLink = (page: Page) =>
  page.getByRole('main').getByRole('region').getByRole('link').first();

test('the picture of a project moves into its tour', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await logIn(page, 'noor');
  const moved = await transitionOf(page, async () => leadLink(page).click());
  expect(moved).toContain('jawla-picture');
  await expect(page.locator('iframe')).toBeVisible();
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'noor');
  const moved = await transitionOf(page, async () => leadLink(page).click());
  expect(moved).toEqual([]);
  await expect(page.locator('iframe')).toBeVisible();
});

test('a navigation that interrupts a transition logs no error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await logIn(page, 'noor');
  const home = page.url();
  await leadLink(page).click();
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(leadLink(page)).toBeVisible();
  expect(errors).toEqual([]);
});
