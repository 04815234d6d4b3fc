/** An admin takes everything of a client along. */
import { readFile } from 'node:fs/promises';
import { EXPORT_INDEX } from '@jawla/contract/moveFormat';
import { expect, test } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import { signIn } from './support.ts';
import { createActiveClient, createProject, uploadTour } from './testData.ts';
import { LANGUAGE_AND_WIDTH, SMOKE, tagged } from './variants.ts';

/** How a zip file begins: the signature of its first entry. */
const ZIP = Buffer.from('PK\u0003\u0004');
/** The list of the entries is at the end of the file. */
const LIST_BYTES = 65_536;

test(
  'an admin downloads everything of a client',
  tagged(LANGUAGE_AND_WIDTH, SMOKE),
  async ({ page, request }) => {
    // Of its own: what other tests publish meanwhile would have the file prepared again.
    const { userName, token } = await createActiveClient(request, 'leaving');
    const id = await createProject(request, userName);
    await uploadTour(request, id, { archive: '<h1>Tower</h1>' });

    await signIn(page, 'admin');
    await page.goto(`/dashboard/${userName}`);
    await page.getByRole('button', { name: adminText('downloadEverything') }).click();
    const dialog = page.getByRole('dialog', { name: adminText('downloadEverything') });
    const link = dialog.getByRole('link', { name: adminText('downloadFile') });
    await expect(link).toBeVisible();
    await expect(dialog).toContainText(adminText('oneProject'));
    await expect(dialog).toContainText(adminText('oneTour'));
    await expect(dialog).not.toContainText(adminText('downloadStarted'));

    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    await expect(dialog).toContainText(adminText('downloadStarted'));
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const archive = await readFile(await download.path());
    expect(archive.subarray(0, ZIP.length)).toEqual(ZIP);
    expect(archive.subarray(-LIST_BYTES).includes(EXPORT_INDEX)).toBe(true);

    // It is for admins alone.
    const asked = await request.get(`/api/client-export/${userName}`, { headers: { token } });
    expect(asked.status()).toBe(403);
    const headers = { Cookie: `user_token=${token}` };
    expect((await request.get(download.url(), { headers })).status()).toBe(403);
  },
);
