/** What a hostile tour reaches of other tours: with a host for each project, and with one host for all. */
import {
  expect,
  test as base,
  type APIRequestContext,
  type Frame,
  type Page,
} from '@playwright/test';
import { parseResponse, pathTo } from '@jawla/contract';
import {
  framedTour,
  framingTour,
  hostileTour,
  SECRET,
  victimTour,
} from '../../apps/api/demo/hostileTour.ts';
import { findFreePort } from '../../apps/api/src/testing/findFreePort.ts';
import { clientText } from './clientTexts.ts';
import { FIRST_ADMIN, startWithAdmin } from './emptyServer.ts';
import { startOtherSite } from './otherSite.ts';
import { text } from './texts.ts';

interface Site {
  origin: string;
  /** As the admin. */
  request: APIRequestContext;
  /** Publishes a tour. @returns the path of its page in the portal */
  publish(name: string, archive: Buffer): Promise<string>;
}

/** Each test has a server, whose admin owns the projects and is signed in on the page. */
const test = base.extend<{ toursHost: string; site: Site }>({
  toursHost: ['*.tours.localhost', { option: true }],
  async site({ toursHost, playwright, page }, provide) {
    const port = await findFreePort();
    const { origin, token, stop } = await startWithAdmin(page.request, {
      PORT: String(port),
      TOURS_URL: `http://${toursHost}:${port}`,
    });
    const request = await playwright.request.newContext({
      baseURL: origin,
      extraHTTPHeaders: { token },
    });
    const publish = async (name: string, archive: Buffer) => {
      const made = await request.post(`/api/project/${FIRST_ADMIN.userName}`, {
        data: { name, number: '1' },
      });
      const { project } = parseResponse('createProject', await made.json());
      const path = `/api/project/upload-folder/${project._id}?date=2024-01-01&projectType=date`;
      const file = { name: 'tour.zip', mimeType: 'application/zip', buffer: archive };
      const multipart = { emailType: 'uploadProjectFiles', 'project-folder': file };
      const sent = await request.post(path, { multipart });
      expect(sent.ok(), await sent.text()).toBe(true);
      return `${origin}/user/${FIRST_ADMIN.userName}/${name}`;
    };
    await page
      .context()
      .addCookies([{ name: 'user_token', value: token, url: origin, sameSite: 'Lax' }]);
    await provide({ origin, request, publish });
    await request.dispose();
    await stop();
  },
});

/** The URL of the tour that a page shows. */
async function tourUrl(page: Page): Promise<string> {
  const frame = await page.locator('iframe').contentFrame().locator('html').elementHandle();
  return (await frame?.ownerFrame())?.url() ?? '';
}

/** The browser shows an error of its own in the frame. */
async function expectRefused(page: Page, parent: Frame): Promise<void> {
  await expect(() => {
    const [frame] = parent.childFrames();
    expect(frame?.url()).toBe('chrome-error://chromewebdata/');
  }).toPass();
  await expect(page.frameLocator('iframe').getByText('Nested')).toHaveCount(0);
}

for (const { name, toursHost, reaches } of [
  { name: 'a host for each project', toursHost: '*.tours.localhost', reaches: [] },
  {
    name: 'one host for all tours',
    toursHost: 'tours.localhost',
    reaches: ['otherStorage', 'otherFile'],
  },
]) {
  test.describe(`with ${name}`, () => {
    test.use({ toursHost });

    test('a malicious tour can access another tour only on a shared host', async ({
      page,
      site,
      browser,
    }) => {
      await page.goto(await site.publish('victim', victimTour()));
      await expect(page.locator('iframe')).toBeVisible();
      const victim = await tourUrl(page);
      expect(victim).toContain('/t/');

      const archive = hostileTour(new URL('secret.txt', victim).href);
      await page.goto(await site.publish('hostile', archive));
      const html = page.frameLocator('iframe').locator('html');
      await expect(html).toHaveAttribute('data-hostile', 'done');
      const report: unknown = JSON.parse(await html.locator('#report').innerText());
      for (const attempt of ['serviceWorker', 'otherWindow', 'otherStorage', 'otherFile']) {
        const isReached = reaches.includes(attempt);
        expect(report).toHaveProperty(
          attempt,
          isReached ? `got: ${SECRET}` : expect.stringContaining('refused: '),
        );
      }

      // The addresses open nothing in another browser.
      const stranger = await browser.newPage();
      for (const url of [victim, new URL('secret.txt', victim).href]) {
        expect((await stranger.goto(url))?.status()).toBe(404);
      }
      await stranger.close();
    });

    test('a tour frames its own pages, and no other site does', async ({ page, site }) => {
      await page.goto(await site.publish('framed', framedTour()));
      const nested = page.frameLocator('iframe').frameLocator('iframe');
      await expect(nested.locator('h1')).toHaveText('Nested');
      await expect(nested.frameLocator('iframe').locator('h2')).toHaveText('Plan');

      const url = await tourUrl(page);
      await using other = await startOtherSite();
      other.setBody(`<iframe src="${new URL('tour/index.html', url).href}"></iframe>`);
      await page.goto(other.secondOrigin);
      await expectRefused(page, page.mainFrame());
    });

    test('a tour of another project frames it only on a shared host', async ({ page, site }) => {
      await page.goto(await site.publish('framed', framedTour()));
      await expect(page.frameLocator('iframe').frameLocator('iframe').locator('h1')).toBeVisible();
      const url = new URL('tour/index.html', await tourUrl(page)).href;
      await page.goto(await site.publish('framing', framingTour(url)));
      const framing = await page.locator('iframe').contentFrame().locator('html').elementHandle();
      const frame = await framing?.ownerFrame();
      if (!frame) throw new Error('The tour is not shown.');
      if (reaches.length === 0) await expectRefused(page, frame);
      else await expect(frame.frameLocator('iframe').locator('h1')).toHaveText('Nested');
    });

    test('a tour that sets too many cookies shows an error until it is reloaded', async ({
      page,
      site,
    }) => {
      const address = await site.publish('hostile', hostileTour());
      await page.goto(address);
      const frame = page.frameLocator('iframe');
      await expect(frame.locator('html')).toHaveAttribute('data-hostile', 'done');
      await frame.locator('html').evaluate(() => location.assign('cookies.html'));
      await expect(frame.locator('p')).toHaveText('Cookies');
      await page.goto(address);
      await expect(page.getByText(clientText('cookiesCleared'))).toBeVisible();
      await page.getByRole('button', { name: text('reload') }).click();
      await expect(frame.locator('html')).toHaveAttribute('data-hostile', 'done');
    });
  });
}

test('a tour in its own window is sandboxed', async ({ page, site }) => {
  await site.publish('alone', victimTour());
  const path = pathTo('projectFolder', { folder: `${FIRST_ADMIN.userName}|alone` });
  const found = await site.request.get(`/api/${path}`);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
  await page.goto(parseResponse('projectFolder', await found.json()).path ?? '');
  expect(page.url()).toContain('/t/');
  // Dialogs are what a sandbox takes from a window of its own; storage is what a tour needs.
  expect(await page.evaluate(() => confirm('Shown?'))).toBe(false);
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('victim'))).toBe(SECRET);
  expect(await page.evaluate(() => opener === null)).toBe(true);
});
