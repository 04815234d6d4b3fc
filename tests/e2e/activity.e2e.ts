/** What admins see of what was done. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import { signIn } from './support.ts';
import { createClient, createProject, deleteProject, updateProject } from './testData.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';

test('an admin reads who changed a client’s projects', LANGUAGE_AND_WIDTH, async ({ page }) => {
  const { userName } = await createClient(page.request, 'active');
  const kept = await createProject(page.request, userName);
  await updateProject(page.request, kept, { subDate: ['2026-01-02'] });
  const deleted = await createProject(page.request, userName, `${userName}-gone`);
  await deleteProject(page.request, deleted);

  await signIn(page, 'admin');
  await page.goto(`/dashboard/${userName}`);
  await page.getByRole('button', { name: adminText('showActivity') }).click();
  const section = page.getByRole('region', { name: adminText('activity') });
  await expect(section.locator('time[datetime*="T"]')).toHaveCount(5);

  await section.getByRole('link', { name: adminText('allActivity') }).click();
  await expect(page.getByRole('heading', { level: 1, name: adminText('activity') })).toBeVisible();
  const rows = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(rows).toHaveCount(5);
  // What is gone is no link.
  await expect(rows.getByRole('link')).toHaveCount(3);

  // On a phone, it is below "…".
  const link = page.getByRole('link', { name: adminText('downloadCsv') });
  if (!(await link.isVisible()))
    await page.getByRole('button', { name: adminText('moreActions') }).click();
  const downloading = page.waitForEvent('download');
  await link
    .or(page.getByRole('menuitem', { name: adminText('downloadCsv') }))
    .filter({ visible: true })
    .click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(6);
  expect(csv).toContain('"project.datesChanged"');

  await rows.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userName}`));
});
