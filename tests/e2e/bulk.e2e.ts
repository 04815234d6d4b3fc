/** Several clients at a time. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import { sessionOf } from './sessions.ts';
import { signIn } from './support.ts';
import { uniqueName } from './testData.ts';
import { language } from './texts.ts';

test('an admin invites, exports and deletes several clients', async ({ page, request }) => {
  const headers = { token: sessionOf('admin'), lang: language() };
  const family = uniqueName('bulk').slice(-20);
  const names = ['one', 'two', 'three'].map((each) => `${family}-${each}`);
  for (const userName of names) {
    const person = { userName, fname: '=Sara', lname: family, email: `${userName}@example.com` };
    const data = { ...person, emailType: 'userCreated' };
    const created = await request.post('/api/auth/create-user', { headers, data });
    expect(created.ok(), await created.text()).toBe(true);
  }
  await signIn(page, 'admin');
  await page.goto('/dashboard');
  await page.getByRole('searchbox').fill(family);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('button', { name: adminText('select'), exact: true }).click();
  const bar = page.getByRole('group', { name: adminText('selectedClients') });
  await page.getByRole('checkbox', { name: adminText('selectShown') }).click();
  await expect(bar).toContainText('3');

  await bar.getByRole('button', { name: adminText('resend') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: adminText('send'), exact: true }).click();
  // They have just been invited.
  await expect(page.getByText(adminText('invitedBefore'))).toBeVisible();

  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: adminText('export') }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  for (const userName of names) expect(csv).toContain(`"'=Sara","${family}","${userName}"`);
  expect(csv.trim().split('\n')).toHaveLength(4);

  // What was exported is read by its header, and each client in it has an account.
  const invitation = await page.context().newPage();
  await invitation.goto('/invite-clients');
  await invitation.getByRole('textbox').fill(csv);
  await invitation.getByRole('button', { name: adminText('checkList') }).click();
  const first = invitation.getByRole('row').nth(1).getByRole('textbox');
  await expect(first.nth(0)).toHaveValue('=Sara');
  await expect(first.nth(1)).toHaveValue(family);
  await expect(invitation.getByText(adminText('hasAccount'))).toHaveCount(3);
  await invitation.close();

  await bar.getByRole('button', { name: adminText('remove'), exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: adminText('deleteClients') }).click();
  await expect(page.getByText(adminText('threeDeleted'))).toBeVisible();
  // As after the deletion of one.
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('rowheader').filter({ hasText: family })).toHaveCount(0);
  for (const userName of names) {
    const answer = await request.get(`/api/user/client/${userName}`, { headers });
    expect(answer.status()).toBe(400);
  }
});
