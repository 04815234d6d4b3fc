/** What was deleted is made again with the same name, day or address, and the old one is restored beside it. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { zipOf } from '../../apps/api/demo/zipBytes.ts';
import { adminText, type AdminTextKey } from './adminTexts.ts';
import { signIn } from './support.ts';
import {
  createClient,
  createGuestLink,
  createProject,
  readProject,
  uniqueName,
  updateProject,
  uploadTour,
} from './testData.ts';
import { sessionOf } from './sessions.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;
const button = (where: Page | Locator, key: AdminTextKey, filledIn = '') =>
  where.getByRole('button', { name: adminText(key, filledIn), exact: true });

/** Restores an entry of the trash, whose name or day something else has, by another one. */
async function restoreAs(
  page: Page,
  entry: string,
  { reason, label, name }: { reason: AdminTextKey; label: AdminTextKey; name: string },
): Promise<void> {
  await page.goto('/trash');
  const restore = button(page, 'restoreNamed', isolated(entry)).first();
  await restore.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(adminText(reason))).toBeVisible();
  await dialog.getByLabel(adminText(label), { exact: true }).fill(name);
  await button(dialog, 'restore').click();
  await expect(dialog).toBeHidden();
  await expect(restore).toBeHidden();
}

test('a project', LANGUAGE_AND_WIDTH, async ({ page, request }) => {
  const { userName } = await createClient(request, 'redo-project');
  await signIn(page, 'admin');
  await page.goto(`/dashboard/${userName}`);
  const name = `${userName}-project-1`;
  const tile = (of: string) => page.getByRole('article', { name: of, exact: true });
  const create = async () => {
    await button(page, 'addProject').first().click();
    await expect(page.getByLabel(adminText('projectName'), { exact: true })).toHaveValue(name);
    await page.goto(`/dashboard/${userName}`);
    await expect(tile(name)).toBeVisible();
  };
  await create();
  await button(page, 'deleteNamed', name).click();
  await button(page.getByRole('alertdialog'), 'deleteProject').click();
  await expect(tile(name)).toBeHidden();
  // The tile goes before the server has answered, and the name is available after it.
  await expect(page.getByText(adminText('inTrash', isolated(name))).first()).toBeVisible();
  await create();

  await restoreAs(page, name, { reason: 'nameLost', label: 'newName', name: `${name} old` });
  await page.goto(`/dashboard/${userName}`);
  await expect(tile(name)).toBeVisible();
  await expect(tile(`${name} old`)).toBeVisible();
});

test('a date', LANGUAGE_AND_WIDTH, async ({ page, request }) => {
  const { userName } = await createClient(request, 'redo-date');
  const id = await createProject(request, userName);
  const tour = async (date: string, text: string) =>
    uploadTour(request, id, { archive: `<h1>${text}</h1>`, date, kind: 'subDate' });
  await tour('2026-01-02', 'First');
  await tour('2026-03-03', 'Second');
  await updateProject(request, id, { location: 'Amman', status: 'in-progress' });
  const admin = { token: sessionOf('admin'), projectId: id };
  const { secret } = await createGuestLink(request, admin, { slot: '2026-03-03' });
  const opens = async () => (await request.post('/api/guest-tour', { data: { secret } })).status();
  expect(await opens()).toBe(200);

  await signIn(page, 'admin');
  const editor = `/dashboard/${userName}/project/${id}`;
  await page.goto(editor);
  const ready = page.getByText(adminText('ready'), { exact: true });
  const offer = page.getByText(adminText('formerTour'));
  const removeAndAdd = async () => {
    await expect(ready).toHaveCount(2);
    await button(page, 'removeDate').last().click();
    await button(page.getByRole('alertdialog'), 'deleteDate').click();
    await expect(ready).toHaveCount(1);
    await button(page, 'addDate').click();
    await page.getByLabel(adminText('date', '2'), { exact: true }).fill('2026-03-03');
    await button(page, 'save').click();
    await expect(page.getByText(adminText('projectSaved'))).toBeVisible();
    await expect(offer).toBeVisible();
  };
  await removeAndAdd();
  expect(await opens()).toBe(404);
  await button(page, 'bringBack').click();
  await expect(ready).toHaveCount(2);
  await expect(offer).toBeHidden();
  expect(await opens()).toBe(200);

  await removeAndAdd();
  await tour('2026-03-03', 'Third');
  expect(await opens()).toBe(404);
  await restoreAs(page, '2026-03-03', { reason: 'dayLost', label: 'newDay', name: '2026-02-02' });
  expect((await readProject(request, id)).subDate).toEqual([
    '2026-01-02',
    '2026-02-02',
    '2026-03-03',
  ]);
  expect(await opens()).toBe(200);
  await page.goto(editor);
  await expect(ready).toHaveCount(3);
});

test('a pilot', async ({ page }) => {
  const name = uniqueName('Lobby');
  await signIn(page, 'admin');
  await page.goto('/dashboard/pilot-projects');
  const remove = (of: string) => button(page, 'deleteNamed', of);
  const create = async () => {
    await button(page, 'createPilot').click();
    const dialog = page.getByRole('dialog');
    const content = Buffer.from('<h1>Lobby</h1>');
    await dialog.locator('input[type=file]').setInputFiles({
      name: `${name}.zip`,
      mimeType: 'application/zip',
      buffer: zipOf([{ name: 'index.html', content }]),
    });
    await button(dialog, 'upload').click();
    await expect(dialog).toBeHidden({ timeout: 20_000 });
    await expect(remove(name)).toBeVisible();
  };
  await create();
  await remove(name).click();
  await button(page.getByRole('alertdialog'), 'deletePilot').click();
  await expect(remove(name)).toBeHidden();
  await create();
  await restoreAs(page, name, { reason: 'nameLost', label: 'newName', name: `${name} old` });
  await page.goto('/dashboard/pilot-projects');
  await expect(remove(name)).toBeVisible();
  await expect(remove(`${name} old`)).toBeVisible();
});

test('a client', LANGUAGE_AND_WIDTH, async ({ page, request }) => {
  const { userName, email, phone } = await createClient(request, 'redo');
  // The list is searched by name.
  const fname = uniqueName('Salma');
  const name = `${fname} Odeh`;
  const renamed = await request.put(`/api/user/update-user/${userName}`, {
    headers: { token: sessionOf('admin') },
    data: { userName, fname, lname: 'Odeh', email, phone },
  });
  expect(renamed.ok()).toBe(true);
  await signIn(page, 'admin');
  const field = (key: AdminTextKey) => page.getByLabel(adminText(key), { exact: true });
  const remove = async () => {
    await page.goto(`/dashboard?q=${fname}`);
    await button(page, 'deleteNamed', name).click();
    await button(page.getByRole('alertdialog'), 'deleteClient').click();
    await expect(page.getByText(adminText('inTrash', isolated(name))).first()).toBeVisible();
  };
  const create = async () => {
    await page.goto('/dashboard/create-user');
    await field('userName').fill(`${userName}-2`);
    await page.locator('input[name=email]').fill(email);
    await field('firstName').fill('Lina');
    await field('lastName').fill('Odeh');
    await button(page, 'createUser').click();
  };
  await remove();
  await create();
  await button(page, 'restore').click();
  await expect(page.getByText(adminText('isRestored', name))).toBeVisible();
  await page.goto(`/dashboard/${userName}`);
  await expect(page.locator('input[name=email]')).toHaveValue(email);

  await remove();
  await create();
  await button(page, 'deleteAndCreate').click();
  const dialog = page.getByRole('alertdialog');
  // Two people may have one name.
  await dialog.getByRole('textbox').fill(userName);
  await button(dialog, 'deleteAndCreate').click();
  await expect(page).toHaveURL(`/dashboard/${userName}-2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lina Odeh' })).toBeVisible();
});
