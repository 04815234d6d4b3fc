/** Pilots on pages of other sites. */
import { createServer } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import { launchWithWebGL } from './launchWithWebGL.ts';
import { expectDrawnTour, signIn } from './support.ts';
import { LANGUAGE } from './variants.ts';

test.use(await launchWithWebGL());

const PILOT = 'Demo pavilion';

/** Opens a page of another site. */
async function openOtherSite(page: Page, body: string): Promise<() => void> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Other site</title>${body}`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  await page.goto(`http://127.0.0.1:${address.port}/`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

test('the embed code of a pilot renders it on another site', LANGUAGE, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/pilot-projects');
  await page.getByRole('button', { name: adminText('shareNamed', PILOT) }).click();
  const code = await page.getByLabel(adminText('embed')).inputValue();

  const close = await openOtherSite(page, code);
  const embedded = page.frameLocator('iframe');
  await expectDrawnTour(page, embedded.frameLocator('iframe'));
  // Nothing of the admin, who is signed in: no script, link, button or form, only the tour.
  await expect(embedded.locator('script, a, button, form')).toHaveCount(0);
  await expect(embedded.locator('body > *')).toHaveCount(1);
  close();
});

test('a missing pilot shows an error on another site', async ({ page, baseURL }) => {
  const close = await openOtherSite(
    page,
    `<iframe src="${baseURL}/pilot-project/No%20such%20thing"></iframe>`,
  );
  const embedded = page.frameLocator('iframe');
  await expect(embedded.getByText('Pilot project not found.')).toBeVisible();
  await expect(embedded.getByText('المشروع التجريبي غير موجود.')).toBeVisible();
  close();
});

test('no other page of the portal can be framed', async ({ page, baseURL }) => {
  await signIn(page, 'admin');
  const paths = ['/', '/login', '/dashboard', '/user/admin', '/pilot-project', '/index.html'];
  const close = await openOtherSite(
    page,
    paths.map((path) => `<iframe name="${path}" src="${baseURL}${path}"></iframe>`).join(''),
  );
  await page.waitForLoadState();
  for (const path of paths) {
    expect(page.frame({ name: path })?.url()).toBe('chrome-error://chromewebdata/');
  }
  close();
});
