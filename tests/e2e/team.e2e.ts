/** Staff: invited by an admin, with the upload pages alone, until suspended. */
import { expect, test } from '@playwright/test';
import { linkIn } from '../../apps/api/src/testing/outbox.ts';
import { adminText } from './adminTexts.ts';
import { mailTo } from './outbox.ts';
import { PASSWORD, signIn } from './support.ts';
import { uniqueName } from './testData.ts';
import { text } from './texts.ts';

test('an admin invites staff, who see the upload pages alone, and suspends them', async ({
  page,
  browser,
}) => {
  const email = `${uniqueName('sami')}@example.com`;
  await signIn(page, 'admin');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: adminText('account') }).click();
  await page.getByRole('link', { name: adminText('team') }).click();
  await page.getByRole('button', { name: adminText('invite') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(adminText('firstName')).fill('Sami');
  await dialog.getByLabel(text('email')).fill(email);
  await dialog.getByLabel(adminText('lastName')).fill('Odeh');
  await dialog.getByRole('button', { name: adminText('sendInvitation') }).click();
  await expect(page.getByText(adminText('invitationSent'))).toBeVisible();

  const link = `/create-password/${linkIn(await mailTo(email))}`;
  // Another user, who is logged in.
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(adminText('linkIgnored'))).toBeVisible();
  await page.goto('/team');

  const staff = await (await browser.newContext()).newPage();
  const logInAsStaff = async () => {
    await staff.goto('/login');
    await staff.getByLabel(text('email')).fill(email);
    await staff.getByLabel(text('password'), { exact: true }).fill(PASSWORD);
    await staff.getByRole('button', { name: text('logIn') }).click();
  };
  await staff.goto(link);
  await staff.getByLabel(text('newPassword')).fill(PASSWORD);
  await staff.getByLabel(text('confirmPassword')).fill(PASSWORD);
  await staff.getByRole('button', { name: text('savePassword') }).click();
  await staff.getByRole('button', { name: text('continue') }).click();
  await expect(staff).toHaveURL('/upload-files');
  await expect(staff.getByText(adminText('linkIgnored'))).toBeHidden();
  const links = staff.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText([adminText('uploadFiles')]);
  for (const path of ['/dashboard', '/visits', '/team']) {
    await staff.goto(path);
    await expect(staff).toHaveURL('/unauthorized');
    await expect(staff.getByRole('button', { name: text('logOut') })).toBeVisible();
  }
  await staff.goto('/account');
  await expect(staff.getByLabel(adminText('firstName'))).toHaveValue('Sami');

  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: adminText('actionsFor', 'Sami Odeh') }).click();
  await page.getByRole('menuitem', { name: adminText('suspend') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: adminText('suspend') }).click();
  await expect(page.getByText(adminText('changeSaved'))).toBeVisible();
  await staff.goto('/account');
  await expect(staff).toHaveURL(/^[^?]*\/(?:login)?$/);
  await logInAsStaff();
  await expect(staff.getByText(adminText('isSuspended'))).toBeVisible();
});
