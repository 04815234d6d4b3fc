/**
 * A session that ends on the server while a form is open: the log-in comes over the form, and what was typed is saved.
 * The upload of footage is in `staff.e2e.ts`.
 */
import { expect, test, type Page } from '@playwright/test';
import { linkIn } from '../../apps/api/src/testing/outbox.ts';
import { adminText } from './adminTexts.ts';
import { mailTo } from './outbox.ts';
import { ownSession, PASSWORD, signIn } from './support.ts';
import {
  createActiveClient,
  createClient,
  createProject,
  readProject,
  uniqueName,
} from './testData.ts';
import { text } from './texts.ts';

/** Logs in again in the dialog over the page. */
async function logInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: adminText('sessionOver') });
  await dialog.getByLabel(text('password'), { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: text('logIn'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Ends a session on the server; the page does not know yet. */
function endOnServer(page: Page, token: string) {
  return page.request.post('/api/auth/logout', { headers: { token } });
}

test.describe('a session that was ended on the server', () => {
  test('keeps what was typed about a client, and saves it after the log-in', async ({
    page,
    request,
  }) => {
    const client = await createClient(request, 'ended');
    const account = await ownSession(request, 'admin');
    await signIn(page, account);
    await page.goto(`/dashboard/${client.userName}`);
    const name = page.getByLabel(adminText('firstName'), { exact: true });
    await expect(name).toHaveValue('Salma');
    await name.fill('Huda');
    await endOnServer(page, account.token);
    await page.getByRole('button', { name: adminText('saveClient'), exact: true }).click();
    await logInAgain(page);
    await expect(name).toHaveValue('Huda');
    await expect(page).toHaveURL(`/dashboard/${client.userName}`);
    await page.reload();
    await expect(name).toHaveValue('Huda');
  });

  test('keeps what was typed about a new client, and creates it after the log-in', async ({
    page,
    request,
  }) => {
    const account = await ownSession(request, 'admin');
    await signIn(page, account);
    await page.goto('/dashboard/create-user');
    const userName = uniqueName('again');
    const fill = (label: Parameters<typeof adminText>[0], value: string) =>
      page.getByLabel(adminText(label), { exact: true }).fill(value);
    await fill('userName', userName);
    await fill('firstName', 'Salma');
    await fill('lastName', 'Odeh');
    await page.getByLabel(text('email'), { exact: true }).fill(`${userName}@example.com`);
    await endOnServer(page, account.token);
    await page.getByRole('button', { name: adminText('createUser'), exact: true }).click();
    await logInAgain(page);
    await expect(page).toHaveURL(`/dashboard/${userName}`);
  });

  test('keeps what was typed about the account, and saves it after the log-in', async ({
    page,
    request,
  }) => {
    const { userName, token } = await createActiveClient(request, 'own');
    await signIn(page, { userName, token });
    await page.goto('/account');
    const name = page.getByLabel(adminText('firstName'), { exact: true });
    await expect(name).toHaveValue('Salma');
    await name.fill('Huda');
    await endOnServer(page, token);
    await page
      .getByRole('button', { name: adminText('saveClient'), exact: true })
      .first()
      .click();
    await logInAgain(page);
    await expect(name).toHaveValue('Huda');
    await expect
      .poll(async () => {
        await page.reload();
        return name.inputValue();
      })
      .toBe('Huda');
  });

  test('keeps what was typed about a project, and saves it after the log-in', async ({
    page,
    request,
  }) => {
    const { userName } = await createClient(request, 'edited');
    const id = await createProject(request, userName);
    const account = await ownSession(request, 'admin');
    await signIn(page, account);
    await page.goto(`/dashboard/${userName}/project/${id}`);
    await page.getByRole('textbox', { name: adminText('location'), exact: true }).fill('Irbid');
    await endOnServer(page, account.token);
    await page.getByRole('button', { name: adminText('save'), exact: true }).click();
    await logInAgain(page);
    await expect(page.getByText(adminText('projectSaved'))).toBeVisible();
    expect(await readProject(request, id)).toMatchObject({ location: 'Irbid' });
  });

  test('gives a person access after the log-in', async ({ page, request }) => {
    const { userName } = await createClient(request, 'owner');
    const id = await createProject(request, userName);
    const friend = await createActiveClient(request, 'friend');
    const account = await ownSession(request, 'admin');
    await signIn(page, account);
    await page.goto(`/dashboard/${userName}/project/${id}`);
    await page.getByLabel(adminText('searchEmail')).pressSequentially(friend.userName.slice(0, -1));
    const found = page.getByRole('button', { name: friend.email });
    await expect(found).toBeVisible();
    await endOnServer(page, account.token);
    await found.click();
    await logInAgain(page);
    await expect(page.getByRole('list', { name: adminText('people') })).toContainText(friend.email);
    await page.reload();
    await expect(page.getByRole('list', { name: adminText('people') })).toContainText(friend.email);
  });

  test('keeps an invitation to the team, and sends it after the log-in', async ({
    page,
    request,
  }) => {
    const email = `${uniqueName('invited')}@example.com`;
    const account = await ownSession(request, 'admin');
    await signIn(page, account);
    await page.goto('/team');
    await page.getByRole('button', { name: adminText('invite') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(adminText('firstName')).fill('Sami');
    await dialog.getByLabel(adminText('lastName')).fill('Odeh');
    await dialog.getByLabel(text('email')).fill(email);
    await endOnServer(page, account.token);
    await dialog.getByRole('button', { name: adminText('sendInvitation') }).click();
    await logInAgain(page);
    await expect(page.getByText(adminText('invitationSent'))).toBeVisible();
    expect(linkIn(await mailTo(email))).toBeTruthy();
  });
});
