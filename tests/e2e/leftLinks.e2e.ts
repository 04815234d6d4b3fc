/** An admin who has made guest links is removed: the links end or stay, as asked, and all are in one list. */
import { parseResponse } from '@jawla/contract';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { linkIn } from '../../apps/api/src/testing/outbox.ts';
import { adminText } from './adminTexts.ts';
import { mailTo } from './outbox.ts';
import { sessionOf } from './sessions.ts';
import { PASSWORD, signIn } from './support.ts';
import { createClient, createGuestLink, createProject, uniqueName } from './testData.ts';
import { language } from './texts.ts';

/** Another admin, who has chosen a password. */
async function createAdmin(request: APIRequestContext, fname: string) {
  const email = `${uniqueName('left')}@example.com`;
  await request.post('/api/team', {
    headers: { token: sessionOf('admin'), lang: language() },
    data: { fname, lname: 'Nasser', email, role: 'admin' },
  });
  const link = linkIn(await mailTo(email));
  await request.put(`/api/user/update-password/${link}`, { data: { password: PASSWORD } });
  const data = { email, password: PASSWORD };
  const login = await request.post('/api/auth/email-login', { data });
  return { email, token: parseResponse('emailLogin', await login.json()).token };
}

test('the links of a removed admin end or stay, and are listed by who made them', async ({
  page,
  request,
}) => {
  const { userName } = await createClient(request, 'left');
  const projectId = await createProject(request, userName, uniqueName('left-tower'));
  await signIn(page, 'admin');
  const opens = async (secret: string) =>
    (await request.post('/api/guest-tour', { data: { secret } })).status();

  for (const [choice, fname, status] of [
    ['keepLinks', uniqueName('Kept').slice(-25), 200],
    ['revokeLinks', uniqueName('Ended').slice(-25), 404],
  ] as const) {
    const { email, token } = await createAdmin(request, fname);
    const name = `${fname} Nasser`;
    const { secret } = await createGuestLink(request, { token, projectId });
    await page.goto('/team');
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: adminText('actionsFor', name) }).click();
    await page.getByRole('menuitem', { name: adminText('removeMember'), exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(adminText('madeOneLink'))).toBeVisible();
    await dialog.getByRole('radio', { name: adminText(choice) }).check();
    await dialog.getByRole('button', { name: adminText('removeMember'), exact: true }).click();
    await expect(page.getByText(adminText('memberRemoved'))).toBeVisible();
    expect(await opens(secret)).toBe(status);

    await page.getByRole('button', { name: adminText('account') }).click();
    await page.getByRole('link', { name: adminText('guestLinks') }).click();
    const maker = page.getByRole('combobox', { name: adminText('madeBy') });
    await maker.fill(fname);
    await page.getByRole('option', { name }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    const state = adminText(status === 200 ? 'linkActive' : 'linkRevoked');
    await expect(page.getByRole('row').nth(1).getByText(state, { exact: true })).toBeVisible();
    if (status === 404) continue;
    await page.getByRole('checkbox', { name: adminText('selectShown') }).check();
    await page
      .getByRole('group', { name: adminText('selectedLinks') })
      .getByRole('button', { name: adminText('revokeOne') })
      .click();
    await dialog.getByRole('button', { name: adminText('revokeOne') }).click();
    await expect(page.getByText(adminText('oneRevoked'))).toBeVisible();
    expect(await opens(secret)).toBe(404);
  }
});
