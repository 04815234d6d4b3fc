/** Clicks on the controls of a tour reach it, wherever its tool has placed them. */
import { expect, test, type Page } from '@playwright/test';
import { clientText } from './clientTexts.ts';
import { logIn } from './support.ts';
import { createActiveClient, createProject, updateProject, uploadTour } from './testData.ts';
import { TOOLS, toolPage } from './toolControls.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';

const dayOf = (at: number) => `2025-01-${String(at + 1).padStart(2, '0')}`;

/** Presses the middle of every control, with a real mouse. */
async function pressAll(page: Page, tool: (typeof TOOLS)[number]) {
  const tour = page.frameLocator('iframe');
  for (const control of Object.keys(tool.controls)) {
    // A trial waits until the frame has its final size: the bar has just opened or folded.
    await tour.locator(`#${control}`).click({ trial: true });
    const place = await tour.locator(`#${control}`).boundingBox();
    if (!place) throw new Error(`${tool.name} has no ${control}.`);
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await expect(tour.locator('html'), `${tool.name}: ${control}`).toHaveAttribute(
      'data-pressed',
      control,
    );
  }
}

test(
  'every control of every tour tool is clickable, with and without the control bar',
  LANGUAGE_AND_WIDTH,
  async ({ page, request }) => {
    const client = await createActiveClient(request, 'tools');
    const name = `${client.userName}-project-1`;
    const id = await createProject(request, client.userName, name);
    await updateProject(request, id, {
      status: 'in-progress',
      subDate: TOOLS.map((_, at) => dayOf(at)),
    });
    for (const [at, tool] of TOOLS.entries()) {
      await uploadTour(request, id, { archive: toolPage(tool), date: dayOf(at), kind: 'subDate' });
    }
    await logIn(page, client);

    for (const [at, tool] of TOOLS.entries()) {
      const address = `/user/${client.userName}/${name}/${dayOf(at)}`;
      await page.goto(address);
      await expect(page.locator('iframe')).toBeVisible();
      await pressAll(page, tool);
      await page.getByRole('button', { name: clientText('more') }).click();
      await page.getByRole('button', { name: clientText('hideControls') }).click();
      await expect(page.getByRole('button', { name: clientText('showControls') })).toBeVisible();
      await pressAll(page, tool);
      await expect(page).toHaveURL(address);
    }
  },
);
