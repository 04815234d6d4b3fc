/** Guest links, as guests without an account open them. */
import type { NewGuestLink } from '@jawla/contract';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import {
  createActiveClient,
  createGuestLink,
  createProject,
  updateProject,
  uploadTour,
  type Sender,
} from './testData.ts';
import { SMOKE } from './variants.ts';

const TOUR = '<!doctype html><title>Tour</title><p>Tour</p>';
const PASSCODE = '123456';
const NAME = 'Olive House';

const TEXTS = {
  en: { ended: 'This link has ended' },
  ar: {
    earlier: 'التاريخ السابق',
    ended: 'انتهت صلاحية هذا الرابط',
    locked: 'هذه الجولة محمية',
    toggle: 'English',
  },
};

/** A client with a building and two tours. */
async function createSender(request: APIRequestContext, language: 'en' | 'ar'): Promise<Sender> {
  const { userName, token } = await createActiveClient(request, `sender${test.info().line}`);
  const projectId = await createProject(request, userName, NAME);
  await updateProject(request, projectId, { location: 'Amman' });
  await uploadTour(request, projectId, { archive: TOUR, date: '2024-01-01', kind: 'subDate' });
  await uploadTour(request, projectId, { archive: TOUR, date: '2024-06-01', kind: 'subDate' });
  return { token, projectId, language };
}

async function revoke(
  request: APIRequestContext,
  { token, projectId }: Sender,
  { link }: NewGuestLink,
): Promise<void> {
  const answer = await request.delete(`/api/guest-links/${projectId}/${link._id}`, {
    headers: { token },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A phone without a chosen language or a session. */
async function openAsGuest(browser: Browser, { secret }: NewGuestLink): Promise<Page> {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`/g/${secret}`);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The tour, once its page has loaded. */
async function expectTour(page: Page) {
  // Not the tour of the date before, which leaves once this one has loaded.
  const frame = page.locator('iframe').last();
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByText('Tour')).toBeVisible();
}

test('a guest sees building and tour in the language of the sender, and chooses another', async ({
  browser,
  request,
}) => {
  const sender = await createSender(request, 'ar');
  const link = await createGuestLink(request, sender);
  const page = await openAsGuest(browser, link);
  const urls: string[] = [];
  page.on('request', (each) => urls.push(each.url()));
  await page.reload();
  await expectTour(page);

  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(heading(page, NAME)).toBeAttached();
  await expect(page).toHaveTitle(new RegExp(NAME));
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull();
  // The page itself is the only request whose URL has the secret, and no session is requested.
  expect(urls.filter((url) => url.includes(link.secret))).toHaveLength(1);
  expect(urls.filter((url) => url.includes('/api/user/'))).toEqual([]);

  // Dates in the URL: a reload stays on the date.
  await page.getByRole('button', { name: TEXTS.ar.earlier }).click();
  await expect(page).toHaveURL(/\?date=2024-01-01$/);
  await expectTour(page);

  // From now on it is the guest's choice.
  await page.getByRole('button', { name: TEXTS.ar.toggle }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectTour(page);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
});

test('a passcode is asked for once', SMOKE, async ({ browser, request }) => {
  const sender = await createSender(request, 'ar');
  const page = await openAsGuest(
    browser,
    await createGuestLink(request, sender, { passcode: PASSCODE }),
  );
  await expect(heading(page, TEXTS.ar.locked)).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);

  const boxes = page.getByRole('textbox');
  await expect(boxes).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(boxes).toHaveAttribute('aria-invalid', 'true');
  await expect(boxes).toHaveValue('');
  await page.keyboard.type(PASSCODE);
  await page.keyboard.press('Enter');
  await expectTour(page);

  await page.reload();
  await expectTour(page);
});

test('a link that was revoked shows nothing of the building', async ({ browser, request }) => {
  const sender = await createSender(request, 'ar');
  const link = await createGuestLink(request, sender);
  const page = await openAsGuest(browser, link);
  await expectTour(page);

  await revoke(request, sender, link);
  await page.getByRole('button', { name: TEXTS.ar.earlier }).click();
  await expect(heading(page, TEXTS.ar.ended)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(NAME);

  // The answer no longer says whose link it was: the tab remembers the language.
  await page.reload();
  await expect(heading(page, TEXTS.ar.ended)).toBeVisible();
});
