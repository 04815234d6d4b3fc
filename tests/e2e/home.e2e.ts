import { expect, test, type Page } from '@playwright/test';
import { parseAnswer, type SessionUser } from '@jawla/contract';
import { clientWord } from './clientWords.ts';
import { apiToken, card, logIn } from './support.ts';
import { word } from './words.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const choose = (page: Page, key: 'show' | 'type' | 'order', value: string) =>
  page.getByRole('combobox', { name: clientWord(key) }).selectOption(value);
const search = (page: Page) => page.getByRole('searchbox', { name: word('search') });
const fresh = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByText(clientWord('isNew'), { exact: true }) });

/** Projects of noor's, for as long as a visit lasts. */
async function withProjects(page: Page, count: number, visit: (ids: string[]) => Promise<void>) {
  const headers = { token: await apiToken(page.request, 'admin') };
  const made = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const name = `Annex ${test.info().project.name} ${test.info().retry}-${at + 1}`;
      const answer = await page.request.post('/api/project/noor', {
        headers,
        data: { name, number: String(100 + at) },
      });
      return parseAnswer('createProject', await answer.json()).project._id;
    }),
  );
  try {
    await visit(made);
  } finally {
    for (const id of made) {
      await page.request.delete(`/api/project/${id}`, { headers: { ...headers, isOwner: 'true' } });
    }
  }
}

test('filters and order stand in the address', async ({ page }) => {
  await withProjects(page, 2, async () => {
    await logIn(page, 'noor');
    await choose(page, 'show', 'shared');
    await expect.poll(() => names(page)).toEqual(['فيلا النور']);
    await expect(page).toHaveURL('/user/noor?show=shared');
    await choose(page, 'type', 'industrial');
    await expect(page.getByText(clientWord('noneLeft'))).toBeVisible();
    await page.getByRole('button', { name: clientWord('showAll') }).click();
    await expect(page).toHaveURL('/user/noor');

    // The date is known of cards far below the window as well.
    await choose(page, 'order', 'date');
    await expect
      .poll(async () => (await names(page)).slice(0, 2))
      .toEqual(['Wadi Offices', 'فيلا النور']);
    await page.reload();
    await expect.poll(async () => (await names(page))[0]).toBe('Wadi Offices');

    // A search and a choice narrow together, and Back from a tour leads to both.
    await choose(page, 'type', 'residential');
    await search(page).fill('النور');
    await expect.poll(() => names(page)).toEqual(['فيلا النور']);
    await card(page, 'فيلا النور').getByRole('link').click();
    await expect(page.locator('iframe')).toBeAttached();
    await page.goBack();
    await expect(search(page)).toHaveValue('النور');
    await expect.poll(() => names(page)).toEqual(['فيلا النور']);
  });
});

test('what came since the last visit is marked while the tab is open', async ({
  page,
  context,
}) => {
  await logIn(page, 'noor');
  await expect(fresh(page)).toHaveCount(0);
  await withProjects(page, 1, async () => {
    const next = await context.newPage();
    await next.goto('/user/noor');
    await search(next).fill('Annex');
    await expect(fresh(next)).toHaveCount(1);
    await next.reload();
    await expect(fresh(next)).toHaveCount(1);

    const later = await context.newPage();
    await later.goto('/user/noor');
    await search(later).fill('Annex');
    await expect(later.getByRole('article')).toHaveCount(1);
    await expect(fresh(later)).toHaveCount(0);
  });
});

test('one card that fails leaves the others alone', async ({ page }) => {
  const user = await sessionOf(page);
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

test('a tour is looked for before it is opened', async ({ page }) => {
  await logIn(page, 'noor');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/project-folder/')) asked.push(request.url());
  });
  const villa = card(page, 'فيلا النور').getByRole('link');
  await villa.focus();
  await expect.poll(() => asked).toHaveLength(1);
  await villa.click();
  await expect(page.locator('iframe')).toBeAttached();
  // What is known is not asked for once more.
  expect(asked).toHaveLength(1);
});

async function sessionOf(page: Page): Promise<SessionUser> {
  const token = await apiToken(page.request, 'noor');
  const answer = await page.request.get(`/api/user/${token}`, { headers: { token } });
  return parseAnswer('currentUser', await answer.json());
}
