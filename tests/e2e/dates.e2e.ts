import { expect, test, type Frame, type Page } from '@playwright/test';
import { clientText } from './clientTexts.ts';
import { card, logIn, sendLogin } from './support.ts';
import { createActiveClient, createProject, uploadTour } from './testData.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';
import { dayText, language, text } from './texts.ts';

const OFFICES = '/user/noor/Wadi%20Offices';
const frameOn = (page: Page, day: string) =>
  page.getByTitle(clientText('frame', clientText('onDay', dayText(day))));
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640;
const switcher = (page: Page) => page.getByRole('combobox', { name: clientText('date') });

/** The tour on a day, once its first picture is drawn. */
async function drawn(page: Page, day: string): Promise<Frame> {
  const element = await frameOn(page, day).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame on ${day}.`);
  await frame.waitForSelector('html[data-tour=ready]', { timeout: 60_000 });
  return frame;
}

test(
  'a user switches and compares dates, and the URL keeps the state',
  LANGUAGE_AND_WIDTH,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: baseURL ?? '',
    });
    await logIn(page, 'noor');
    await card(page, 'Wadi Offices').getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('viewProject') })
      .click();
    await expect(page).toHaveURL(`${OFFICES}/2026-06-21`);
    await drawn(page, '2026-06-21');

    if (isPhone(page)) {
      await page.getByRole('button', { name: clientText('earlierDate') }).click();
      await expect(switcher(page)).toHaveValue('2026-02-08');
      const newest = switcher(page).getByRole('option', { name: dayText('2026-06-21') });
      await expect(newest).toBeEnabled();
    } else {
      const earlier = page.getByRole('link', { name: dayText('2026-02-08') });
      await earlier.click();
      await expect(earlier).toHaveAttribute('aria-current', 'date');
    }
    await expect(page).toHaveURL(`${OFFICES}/2026-02-08`);

    // Beside the notes, a phone has no room for it in the bar.
    if (isPhone(page)) await page.getByRole('button', { name: clientText('more') }).click();
    await page.getByRole('button', { name: clientText('compare') }).click();
    const compared = `${OFFICES}/2026-02-08?compare=2025-09-14`;
    await expect(page).toHaveURL(compared);
    await drawn(page, '2025-09-14');
    if (isPhone(page)) await page.getByRole('button', { name: clientText('more') }).click();
    await page.getByRole('button', { name: clientText('share') }).click();
    await page.getByRole('button', { name: clientText('copyForPeople') }).click();
    // With what the user sees, as far as the tour has told it.
    await expect
      .poll(async () => {
        const copied = await page.evaluate(async () => navigator.clipboard.readText());
        return copied.replace(/&view=[\w~.-]+$/, '');
      })
      .toBe(new URL(compared, baseURL).href);

    await page.keyboard.press('Escape');

    // Changing dates replaces the history entry: one step back leaves the viewer.
    await page.goBack();
    await expect(page).toHaveURL('/user/noor');
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.goto(compared);
    await expect(frameOn(page, '2026-02-08')).toBeVisible();
    await expect(frameOn(page, '2025-09-14')).toBeVisible();
    await expect(page.getByRole('combobox', { name: clientText('compareWith') })).toHaveValue(
      '2025-09-14',
    );
  },
);

test('two compared tours keep the same viewing direction', LANGUAGE_AND_WIDTH, async ({ page }) => {
  await logIn(page, 'noor');
  await page.goto(`${OFFICES}/2026-06-21?compare=2026-02-08`);
  await drawn(page, '2026-06-21');
  const other = await drawn(page, '2026-02-08');
  await other.evaluate(() => {
    window.addEventListener('message', ({ data }) => {
      document.documentElement.dataset['heard'] = JSON.stringify(data);
    });
  });

  // One lies over the other. The later one is seen at the end of the line, away from the divider.
  await expect(page.getByRole('slider')).toBeVisible();
  const place = await frameOn(page, '2026-06-21').boundingBox();
  if (!place) throw new Error('The first tour is not drawn.');
  await expect.poll(() => frameOn(page, '2026-02-08').boundingBox()).toEqual(place);
  const end = language() === 'ar' ? 0.2 : 0.8;
  const [x, y] = [place.x + place.width * end, place.y + place.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  await page.mouse.up();
  await expect(other.locator('html')).toHaveAttribute('data-heard', /"type":"set-view"/);

  // Dragging the divider uncovers the later tour where the earlier one was.
  const divider = page.getByRole('slider');
  const before = Number(await divider.inputValue());
  const middle = place.x + place.width / 2;
  await page.mouse.move(middle, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(middle + (language() === 'ar' ? 90 : -90), place.y + place.height / 2, {
    steps: 6,
  });
  await page.mouse.up();
  expect(Number(await divider.inputValue())).toBeLessThan(before);

  // Stacked where they do not fit side by side, the earlier one first.
  await page.getByRole('button', { name: clientText('overlay') }).click();
  await expect(divider).toBeHidden();
  // Once they have moved, which takes a frame.
  await expect(async () => {
    const [later, earlier] = [
      await frameOn(page, '2026-06-21').boundingBox(),
      await frameOn(page, '2026-02-08').boundingBox(),
    ];
    if (!later || !earlier) throw new Error('A tour is gone.');
    if (isPhone(page)) expect(later.y).toBeGreaterThanOrEqual(earlier.y + earlier.height);
    else expect(later.y).toBe(earlier.y);
  }).toPass();
});

test('a link to a room opens there, after the login, too', LANGUAGE_AND_WIDTH, async ({ page }) => {
  const link = `${OFFICES}/2026-06-21?view=meeting~90~0~40`;
  await page.goto(link);
  await sendLogin(page, 'noor');
  await expect(page).toHaveURL(link);
  const tour = await drawn(page, '2026-06-21');
  const room = tour.locator('button[aria-current=true]');
  await expect(room).toHaveText(/^(Meeting room|غرفة الاجتماعات)$/);

  // The next date opens in the same room.
  if (isPhone(page)) {
    await page.getByRole('button', { name: clientText('more') }).click();
    await expect(page.getByRole('combobox', { name: clientText('room') })).toHaveValue('meeting');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: clientText('earlierDate') }).click();
  } else {
    await expect(page.getByRole('combobox', { name: clientText('room') })).toHaveValue('meeting');
    await page.getByRole('link', { name: dayText('2026-02-08') }).click();
  }
  const next = await drawn(page, '2026-02-08');
  await expect(next.locator('button[aria-current=true]')).toHaveText(
    /^(Meeting room|غرفة الاجتماعات)$/,
  );
});

test('a date without a tour offers the dates that have one', async ({ page }) => {
  await logIn(page, 'noor');
  await page.goto(`${OFFICES}/2026-01-01`);
  await expect(
    page.getByRole('heading', { level: 1, name: clientText('noTourThere') }),
  ).toBeVisible();
  const dates = page.getByRole('main').getByRole('link', { name: /^\d/ });
  await expect(dates).toHaveText(['2026-06-21', '2026-02-08', '2025-09-14'].map(dayText));
  await dates.last().click();
  await expect(page).toHaveURL(`${OFFICES}/2025-09-14`);
  await expect(frameOn(page, '2025-09-14')).toBeVisible();
});

test('one press of Back leaves a tour that throws errors and navigates itself', async ({
  page,
  request,
}) => {
  const wandering = `<!doctype html><meta charset="utf-8"><title>Wanders</title><body><script>
    document.documentElement.dataset.page = location.search || 'first';
    if (location.search === '') setTimeout(() => { location.search = '?elsewhere'; }, 300);
    throw new Error('A tour of a stranger');
  </script>`;
  const client = await createActiveClient(request, 'wanders');
  const name = `${client.userName}-project-1`;
  await uploadTour(request, await createProject(request, client.userName, name), {
    archive: wandering,
  });
  const home = `/user/${client.userName}`;
  await logIn(page, client);
  await page.goto(`${home}/${name}`);
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute(
    'data-page',
    '?elsewhere',
  );
  await expect(page).toHaveURL(`${home}/${name}`);
  await page.getByRole('link', { name: text('back') }).click();
  await expect(page).toHaveURL(home);
  await expect(page.locator('iframe')).toHaveCount(0);
});
