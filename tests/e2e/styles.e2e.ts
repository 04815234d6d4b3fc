/** What a press makes the browser compute again. */
import { expect, test, type Page } from '@playwright/test';
import { signIn } from './support.ts';

/** Counts the elements whose styles are computed from a press until the page rests. */
async function countStyled(page: Page, press: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let count = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      if (event['name'] !== 'UpdateLayoutTree') continue;
      count += Number(/"elementCount":(\d+)/.exec(JSON.stringify(event))?.[1] ?? 0);
    }
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await press();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return count;
}

test('the line of a loading page computes no styles of the page before', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard');
  const client = page.locator('main a[data-row-link]').first();
  await expect(client).toBeVisible();
  await page.waitForLoadState('networkidle');
  const elements = await page.locator('*').count();
  // Holds the page that follows, so that only the line appears.
  await page.route('**/assets/*.js', () => undefined);
  await page.route('**/api/**', () => undefined);
  const styled = await countStyled(page, async () => {
    await client.click();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  });
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(elements / 4);
});
