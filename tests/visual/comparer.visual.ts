/** What the comparison of pictures sees, and what it does not: held against pictures of its own. */
import { expect, test, type Page } from '@playwright/test';
import { PROOF } from './home.ts';

/** A sheet with a square of a given size in the colour of a hairline, which stands out least of all. */
async function draw(page: Page, { size = 0, from = 40 } = {}) {
  await page.setViewportSize({ width: 200, height: 100 });
  await page.setContent(`
    <body style="margin: 0; background: #f5f5f2">
      <div style="position: absolute; inset: 20px auto auto ${from}px; inline-size: 60px;
        block-size: 24px; border: 1px solid #7f8486"></div>
      <div style="position: absolute; inset: 70px auto auto 10px; inline-size: ${size}px;
        block-size: ${size}px; background: #d6d7d2"></div>
    </body>`);
}

test('the same sheet is the same', async ({ page }) => {
  await draw(page);
  await expect(page).toHaveScreenshot(PROOF);
});

for (const { name, change } of [
  { name: 'four pixels of a hairline’s colour', change: { size: 2 } },
  { name: 'a box that moved by one pixel', change: { from: 41 } },
]) {
  test(`${name} are a difference`, async ({ page }) => {
    test.skip(test.info().config.updateSnapshots !== 'none', 'It would be accepted.');
    await draw(page, change);
    const compared = expect(page).toHaveScreenshot(PROOF, { timeout: 3000 });
    await expect(compared).rejects.toThrow('different');
  });
}
