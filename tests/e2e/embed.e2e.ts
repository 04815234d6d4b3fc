/** Pilots and guest links on pages of other sites. */
import { parseResponse } from '@jawla/contract';
import { expect, test } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import { startOtherSite } from './otherSite.ts';
import { expectDrawnTour, signIn } from './support.ts';
import { createActiveClient, createGuestLink, createProject, uploadTour } from './testData.ts';
import { LANGUAGE, SMOKE, tagged } from './variants.ts';

const PILOT = 'Demo pavilion';

/** Chromium's page in place of one that must not be framed. */
const BLOCKED = 'chrome-error://chromewebdata/';

test(
  'the embed code of a pilot renders it on another site',
  tagged(LANGUAGE, SMOKE),
  async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/pilot-projects');
    await page.getByRole('button', { name: adminText('shareNamed', PILOT) }).click();
    await page.getByRole('radio', { name: adminText('embed') }).check();
    const code = await page.getByLabel(adminText('embedCode')).inputValue();

    await using site = await startOtherSite();
    site.setBody(code);
    await page.goto(site.origin);
    const embedded = page.frameLocator('iframe');
    await expectDrawnTour(page, embedded.frameLocator('iframe'));
    // Nothing of the admin, who is signed in: no script, link, button or form, only the tour.
    await expect(embedded.locator('script, a, button, form')).toHaveCount(0);
    await expect(embedded.locator('body > *')).toHaveCount(1);
  },
);

test('a missing pilot shows an error on another site', async ({ page, baseURL }) => {
  await using site = await startOtherSite();
  site.setBody(`<iframe src="${baseURL}/pilot-project/No%20such%20thing"></iframe>`);
  await page.goto(site.origin);
  const embedded = page.frameLocator('iframe');
  await expect(embedded.getByText('Pilot project not found.')).toBeVisible();
  await expect(embedded.getByText('المشروع التجريبي غير موجود.')).toBeVisible();
});

test('a guest link is framed by its listed sites only', async ({ page, request, baseURL }) => {
  await using site = await startOtherSite();
  const { userName, token } = await createActiveClient(request, 'embedder');
  const projectId = await createProject(request, userName, 'Olive House');
  const archive = '<!doctype html><title>Tour</title><p>Tour</p>';
  await uploadTour(request, projectId, { archive, date: '2024-01-01', kind: 'date' });
  const sites = [site.origin];
  const { secret } = await createGuestLink(request, { token, projectId }, { sites });
  const src = `${baseURL}/g/${secret}`;
  const frameUrl = () => page.frame({ name: 'embedded' })?.url();

  site.setBody(`<iframe name="embedded" src="${src}"></iframe>`);
  await page.goto(site.origin);
  const tour = page.frameLocator('iframe').frameLocator('iframe');
  await expect(tour.getByText('Tour')).toBeVisible();
  // A later visit of the same browser, on a site that is not listed.
  await page.goto(site.secondOrigin);
  await expect.poll(frameUrl).toBe(BLOCKED);

  // In a sandboxed frame, the listed site has an opaque origin.
  site.setBody(
    `<iframe sandbox="allow-scripts" srcdoc="<iframe name='embedded' src='${src}'></iframe>"></iframe>`,
  );
  await page.goto(site.origin);
  await expect.poll(frameUrl).toBe(BLOCKED);

  // The tour itself is no way around the list.
  const answer = await request.post('/api/guest-tour', { data: { secret } });
  const { tour: opened } = parseResponse('guestTour', await answer.json());
  site.setBody(`<iframe name="embedded" src="${opened?.path}"></iframe>`);
  await page.goto(site.secondOrigin);
  await expect.poll(frameUrl).toBe(BLOCKED);
});

test('no other page of the portal can be framed', async ({ page, baseURL }) => {
  await signIn(page, 'admin');
  const paths = ['/', '/login', '/dashboard', '/user/admin', '/pilot-project', '/index.html'];
  await using site = await startOtherSite();
  site.setBody(
    paths.map((path) => `<iframe name="${path}" src="${baseURL}${path}"></iframe>`).join(''),
  );
  await page.goto(site.origin);
  await page.waitForLoadState();
  for (const path of paths) {
    expect(page.frame({ name: path })?.url()).toBe(BLOCKED);
  }
});
