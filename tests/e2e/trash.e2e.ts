/** An admin deletes a project, undoes that, deletes it again, and restores it from the trash. */
import { expect, test } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import { signIn } from './support.ts';
import { createClient, createProject, uniqueName, uploadTour } from './testData.ts';
import { SMOKE } from './variants.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;

test(
  'a deleted project comes back by the undo and from the trash',
  SMOKE,
  async ({ page, request }) => {
    const { userName } = await createClient(request, 'trash');
    const name = uniqueName('tower');
    const id = await createProject(request, userName, name);
    const archive = '<h1>Tower</h1>';
    await uploadTour(request, id, { archive, date: '2026-01-02', kind: 'subDate' });
    await signIn(page, 'admin');
    await page.goto(`/dashboard/${userName}`);
    const tile = page.getByRole('article', { name });
    const deleteIt = async () => {
      await page.getByRole('button', { name: adminText('deleteNamed', name) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: adminText('deleteProject') })
        .click();
      await expect(page.getByText(adminText('inTrash', isolated(name))).first()).toBeVisible();
      await expect(tile).toBeHidden();
    };
    await deleteIt();
    // F6 moves the focus to the messages, so that the undo can be reached with the keyboard.
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: adminText('undo') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tile).toBeVisible();

    await deleteIt();
    await page.goto('/trash');
    await page.getByRole('button', { name: adminText('restoreNamed', isolated(name)) }).click();
    await expect(
      page.getByRole('button', { name: adminText('restoreNamed', isolated(name)) }),
    ).toBeHidden();
    await page.goto(`/dashboard/${userName}`);
    await expect(tile).toBeVisible();
  },
);
