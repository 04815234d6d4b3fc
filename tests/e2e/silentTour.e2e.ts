/** A tour of a known tool that never speaks: a client opens it, and the admin's editor says so. */
import { expect, test, type Page } from '@playwright/test';
import { adminText, type AdminTextKey } from './adminTexts.ts';
import { signIn, type OwnSession } from './support.ts';
import {
  createActiveClient,
  createProject,
  readProject,
  updateProject,
  uploadTour,
} from './testData.ts';
import { pannellumArchive } from './tours/tourPages.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';

const DAY = '2026-01-02';
/** Longer than a tour is listened to. */
const LONG_MS = 61_000;

/** Opens a tour as a client. @returns the reports of the page that were answered: closing it cancels others */
async function openTour(page: Page, client: OwnSession, path: string): Promise<unknown[]> {
  const reports: unknown[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/tour-speech/')) reports.push(request.postDataJSON());
  });
  await signIn(page, client);
  await page.goto(path);
  await expect(page.locator('iframe')).toBeVisible();
  return reports;
}

test(
  'an admin reads that a tour says nothing, until a corrected one is uploaded',
  LANGUAGE_AND_WIDTH,
  async ({ browser, request }) => {
    const client = await createActiveClient(request, 'silent');
    const name = `${client.userName}-project-1`;
    const id = await createProject(request, client.userName, name);
    const publish = async (starts: boolean) => {
      await uploadTour(request, id, {
        archive: await pannellumArchive({ starts }),
        date: DAY,
        kind: 'subDate',
      });
      const tool = async () => (await readProject(request, id)).tours?.[0]?.tool?.name;
      await expect.poll(tool).toBe('Pannellum');
    };
    const reads = async (key: AdminTextKey, absent: readonly AdminTextKey[]) => {
      const page = await browser.newPage();
      await signIn(page, 'admin');
      await page.goto(`/dashboard/${client.userName}/project/${id}`);
      const label = key === 'tourSilent' ? 'keepTrying' : 'movesTogether';
      const follow = page.getByRole('switch', { name: adminText(label) });
      await expect(follow).toBeChecked();
      await expect(page.getByText(adminText(key))).toBeVisible();
      for (const other of absent) await expect(page.getByText(adminText(other))).toBeHidden();
      await page.close();
    };
    const path = `/user/${client.userName}/${name}/${DAY}`;

    await publish(false);
    await updateProject(request, id, { status: 'in-progress' });
    await reads('tourUnheard', ['tourSilent', 'tourSpoke']);

    await test.step('a client opens the silent tour', async () => {
      const page = await browser.newPage();
      await page.clock.install();
      const reports = await openTour(page, client, path);
      await expect(page.frameLocator('iframe').getByText('Welcome')).toBeVisible();
      expect(reports).toEqual([]);
      await expect
        .poll(async () => {
          // Again, if the code had not loaded yet.
          await page.clock.fastForward(LONG_MS);
          return reports;
        })
        .toEqual([{ spoke: false }]);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('alert')).toBeHidden();
      await page.close();
    });
    await expect
      .poll(async () => (await readProject(request, id)).tours?.[0]?.heard?.spoke)
      .toBe(false);
    await reads('tourSilent', ['tourUnheard', 'tourSpoke']);

    await publish(true);
    await reads('tourUnheard', ['tourSilent', 'tourSpoke']);
    await test.step('a client opens the corrected tour', async () => {
      const page = await browser.newPage();
      const reports = await openTour(page, client, path);
      await expect.poll(() => reports).toEqual([{ spoke: true }]);
      await page.close();
    });
    await expect
      .poll(async () => (await readProject(request, id)).tours?.[0]?.heard?.spoke)
      .toBe(true);
    await reads('tourSpoke', ['tourUnheard', 'tourSilent']);

    await test.step('the next visit is not asked', async () => {
      const page = await browser.newPage();
      const reports = await openTour(page, client, path);
      await expect(page.frameLocator('iframe').locator('canvas')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(reports).toEqual([]);
      await page.close();
    });
  },
);
