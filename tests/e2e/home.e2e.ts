import { expect, test, type Page } from '@playwright/test';
import { parseResponse, type SessionUser } from '@jawla/contract';
import { clientText } from './clientTexts.ts';
import { sessionOf } from './sessions.ts';
import { card, logIn } from './support.ts';
import {
  createActiveClient,
  createClient,
  createProject,
  giveAccess,
  updateProject,
  uploadTour,
} from './testData.ts';
import { text } from './texts.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const choose = (page: Page, key: 'type' | 'order', value: string) =>
  page.getByRole('combobox', { name: clientText(key) }).selectOption(value);
const search = (page: Page) => page.getByRole('searchbox', { name: text('search') });

test('filters and order are kept in the URL and restored by Back', async ({ page, request }) => {
  const client = await createActiveClient(request, 'filters');
  const home = `/user/${client.userName}`;
  const own = ['Offices', 'Annex 1', 'Annex 2', 'Annex 3'];
  for (const name of own) await createProject(request, client.userName, name);
  const villa = 'فيلا النور';
  const { userName: neighbour } = await createClient(request, 'neighbour');
  const shared = await createProject(request, neighbour, villa);
  await updateProject(request, shared, { type: 'residential' });
  await uploadTour(request, shared, { archive: '<h1>The villa</h1>', date: '2026-03-18' });
  await giveAccess(request, shared, client.email);

  await logIn(page, client);
  await page.getByRole('radio', { name: new RegExp(clientText('shared')) }).check();
  await expect.poll(() => names(page)).toEqual([villa]);
  await expect(page).toHaveURL(`${home}?show=shared`);
  await choose(page, 'type', 'industrial');
  await expect(page.getByText(clientText('noneLeft'))).toBeVisible();
  await page.getByRole('button', { name: clientText('showAll') }).click();
  await expect(page).toHaveURL(home);
  expect((await names(page))[0]).not.toBe(villa);

  // Ordering by date needs the data of cards that have not been scrolled into view.
  await choose(page, 'order', 'date');
  await expect.poll(async () => (await names(page))[0]).toBe(villa);
  await page.reload();
  await expect.poll(async () => (await names(page))[0]).toBe(villa);

  // A search and a filter combine, and Back from a tour restores both.
  await choose(page, 'type', 'residential');
  await search(page).fill('النور');
  await expect.poll(() => names(page)).toEqual([villa]);
  await card(page, villa)
    .getByRole('link', { name: text('viewProject') })
    .click();
  await expect(page.locator('iframe')).toBeAttached();
  await page.goBack();
  await expect(search(page)).toHaveValue('النور');
  await expect.poll(() => names(page)).toEqual([villa]);
  await expect(card(page, villa).getByRole('link', { name: text('viewProject') })).toBeFocused();
});

test('a project that fails to load does not affect the others', async ({ page }) => {
  const user = await currentUser(page);
  const broken = user.projectsData.find(({ name }) => name === 'Jabal Library');
  await page.route(`**/api/project/${broken?._id}`, (route) =>
    route.fulfill({ status: 404, json: { message: 'gone' } }),
  );
  await logIn(page, 'noor');
  await expect(card(page, 'Wadi Offices')).toBeVisible();
  await expect(card(page, 'فيلا النور')).toBeAttached();
  await expect(card(page, 'Jabal Library')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('focus on a project prefetches the URL of its tour once', async ({ page }) => {
  await logIn(page, 'noor');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/project-folder/')) requested.push(request.url());
  });
  const villa = card(page, 'فيلا النور').getByRole('link', { name: text('viewProject') });
  await villa.focus();
  await expect.poll(() => requested).toHaveLength(1);
  await villa.click();
  await expect(page.locator('iframe')).toBeAttached();
  expect(requested).toHaveLength(1);
});

test(
  'a project opened offline has its error in the frame, and a way back',
  LANGUAGE_AND_WIDTH,
  async ({ page, context }) => {
    // Its code was not prefetched.
    await page.route('**/assets/viewer.page-*', (route) => route.abort());
    await logIn(page, 'noor');
    const project = card(page, 'فيلا النور').getByRole('link', { name: text('viewProject') });
    await expect(project).toBeVisible();
    await context.setOffline(true);
    await project.click();
    const title = page.getByRole('heading', { name: clientText('notLoaded') });
    await expect(title).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    const { x = 0, width = 0 } = (await title.boundingBox()) ?? {};
    const { width: windowWidth } = page.viewportSize() ?? { width: 0 };
    expect(Math.min(x, windowWidth - x - width)).toBeGreaterThanOrEqual(16);

    // Without a network, the portal stays.
    await page.getByRole('button', { name: clientText('again') }).click();
    await expect(page.getByRole('button', { name: clientText('again') })).toBeEnabled();
    await expect(title).toBeVisible();
    await page.getByRole('link', { name: text('goHome'), exact: true }).click();
    await expect(project).toBeVisible();

    await project.click();
    await expect(title).toBeVisible();
    await page.unroute('**/assets/viewer.page-*');
    await context.setOffline(false);
    await expect(page.locator('iframe')).toBeAttached();
  },
);

async function currentUser(page: Page): Promise<SessionUser> {
  const token = sessionOf('noor');
  const answer = await page.request.get(`/api/user/${token}`, { headers: { token } });
  return parseResponse('currentUser', await answer.json());
}
