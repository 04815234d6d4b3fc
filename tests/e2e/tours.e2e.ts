import { expect, test } from '@playwright/test';
import { HOSTILE_ATTEMPTS, hostileTour } from '../../apps/api/demo/hostileTour.ts';
import { clientText } from './clientTexts.ts';
import { card, expectDrawnTour, logIn, scrollThroughCards } from './support.ts';
import { createActiveClient, createProject, updateProject, uploadTour } from './testData.ts';
import { LANGUAGE_AND_WIDTH, SMOKE, tagged } from './variants.ts';
import { language, text } from './texts.ts';

test(
  'a shared tour opens and renders, and Back returns to the home page',
  tagged(LANGUAGE_AND_WIDTH, SMOKE),
  async ({ page }) => {
    await logIn(page, 'noor');
    await scrollThroughCards(page);
    await card(page, 'فيلا النور')
      .getByRole('link', { name: text('viewProject') })
      .click();
    await expect(page).toHaveURL(
      `/user/noor/access-project/khalid/${encodeURIComponent('فيلا النور')}`,
    );
    await expectDrawnTour(page);
    // Nothing lies over the tour: it fills the window down to the bar.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await expect(async () => {
      const box = await page.locator('iframe').boundingBox();
      const bar = await page.getByRole('group', { name: clientText('controls') }).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width, height: bar?.y });
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(height);
    }).toPass();

    // Back is at the start of the line: left in English, right in Arabic.
    const back = page.getByRole('link', { name: text('back') });
    const place = await back.boundingBox();
    const middle = (page.viewportSize()?.width ?? 0) / 2;
    if (language() === 'ar') expect(place?.x ?? 0).toBeGreaterThan(middle);
    else expect(place?.x ?? Infinity).toBeLessThan(middle);
    await back.click();
    await expect(page).toHaveURL('/user/noor');
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test('a tour of one of several dates opens', async ({ page }) => {
  await logIn(page, 'noor');
  const show = card(page, 'Wadi Offices').getByRole('button', { name: text('showDates') });
  await show.click();
  const dialog = page.getByRole('dialog', { name: text('chooseDate') });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  // The tour of each date has a picture of its own.
  await expect(dialog.locator('img')).toHaveCount(3);
  const earliest = dialog.getByRole('radio', { name: '2025-09-14' });
  await dialog.getByRole('button', { name: text('cancel') }).click();
  await expect(show).toBeFocused();
  await show.click();
  await earliest.check();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/noor/Wadi%20Offices/2025-09-14');
  await expectDrawnTour(page);
});

test('a project without a tour opens a page about the project', async ({ page }) => {
  await logIn(page, 'noor');
  await scrollThroughCards(page);
  await card(page, 'Jabal Library')
    .getByRole('link', { name: clientText('aboutProject') })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Jabal Library');
  await expect(page.getByRole('main')).not.toContainText('404');
  await page.getByRole('link', { name: text('back') }).click();
  await expect(page).toHaveURL('/user/noor');
});

test('a project without access and a pilot that does not exist are not found', async ({ page }) => {
  await logIn(page, 'noor');
  await page.goto(`/user/noor/access-project/maya/${encodeURIComponent('Exhibition pavilion')}`);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    new RegExp(`${text('unauthorized')}|${text('noProject')}`),
  );
  await page.goto('/pilot-project/No%20such%20thing');
  await expect(page).toHaveURL('/no-project-found');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text('noProject'));
});

test('an address that names the user in capitals leads to the same page', async ({ page }) => {
  await logIn(page, 'noor');
  await page.goto('/user/NOOR/Wadi%20Offices/2026-06-21?a=b#c');
  await expect(page).toHaveURL(/\/user\/noor\/Wadi%20Offices\/2026-06-21\?a=b/);
  await expectDrawnTour(page);
  await page.goto('/user/NOOR?a=b#c');
  await expect(page).toHaveURL('/user/noor?a=b#c');
});

test(
  'an address with the former name of a project leads to it',
  SMOKE,
  async ({ page, request }) => {
    const client = await createActiveClient(request, 'renamed');
    const id = await createProject(request, client.userName, 'Old House');
    const archive = '<!doctype html><title>Tour</title><h1>Hall</h1>';
    await uploadTour(request, id, { archive });
    await updateProject(request, id, { name: 'Cedar House' });
    await logIn(page, client);
    await page.goto(`/user/${client.userName}/Old%20House`);
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Hall' })).toBeVisible();
    await expect(page).toHaveURL(`/user/${client.userName}/Cedar%20House`);
    await expect(page).toHaveTitle(/Cedar House/);

    // Until another project has the name, whose tour is still being prepared.
    await createProject(request, client.userName, 'Old House');
    await page.goto(`/user/${client.userName}/Old%20House`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Old House');
    await expect(page).toHaveURL(`/user/${client.userName}/Old%20House`);
  },
);

test('a pilot opens without an account', async ({ page }) => {
  await page.goto('/pilot-project/Demo%20pavilion');
  await expectDrawnTour(page);
  await page.goto('/pilot-project/No%20such%20thing');
  await expect(page.getByRole('heading', { name: text('noPilot') })).toBeVisible();
});

test('a tour that does not load can be waited for, opened in a new tab or reloaded', async ({
  page,
}) => {
  await logIn(page, 'noor');
  await page.clock.install();
  let isStalled = true;
  await page.route(/tours\.localhost/, (route) => (isStalled ? undefined : route.continue()));
  await page.goto('/user/noor/Wadi%20Offices/2026-06-21');
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.fastForward(1000);
  await expect(page.getByText(text('preparing'))).toBeVisible();
  await page.clock.fastForward(20_000);
  const wait = page.getByRole('button', { name: text('keepWaiting') });
  await expect(wait).toBeVisible();
  await expect(page.getByRole('link', { name: text('newTab') })).toHaveAttribute(
    'href',
    /tours\.localhost/,
  );
  await wait.click();
  await expect(wait).toBeHidden();
  await page.clock.fastForward(20_000);
  isStalled = false;
  await page.clock.resume();
  await page.getByRole('button', { name: text('reload') }).click();
  await expectDrawnTour(page);
});

test('a malicious tour cannot access the portal', SMOKE, async ({ page, request, context }) => {
  const client = await createActiveClient(request, 'hostile');
  const name = `${client.userName}-project-1`;
  await uploadTour(request, await createProject(request, client.userName, name), {
    archive: hostileTour(),
  });
  await logIn(page, client);
  const address = `/user/${client.userName}/${name}`;
  await page.goto(address);
  const html = page.frameLocator('iframe').locator('html');
  await expect(html).toHaveAttribute('data-hostile', 'done');
  const report = await html.locator('#report').innerText();
  for (const attempt of HOSTILE_ATTEMPTS.filter((each) => each !== 'ownStorage')) {
    expect(report).toMatch(new RegExp(`"${attempt}": "refused: `));
  }
  // A tour may use the storage of its own origin: that is why it has one.
  expect(report).toContain('"ownStorage": "got: ');
  const session = (await context.cookies()).find(({ name: key }) => key === 'user_token');
  expect(session?.value).toBeTruthy();
  expect(report).not.toContain(session?.value);
  await expect(page).toHaveURL(address);
});

test(
  'a tour that floods the page is stopped, and Back works',
  LANGUAGE_AND_WIDTH,
  async ({ page, request }) => {
    const client = await createActiveClient(request, 'flooding');
    const name = `${client.userName}-project-1`;
    await uploadTour(request, await createProject(request, client.userName, name), {
      archive: `<!doctype html><p>A tour</p><script>
        const message = 'x'.repeat(1_000_000);
        setInterval(() => {
          for (let times = 0; times < 20; times += 1) parent.postMessage(message, '*');
        }, 10);
      </script>`,
    });
    await logIn(page, client);
    await page.goto(`/user/${client.userName}/${name}`, { waitUntil: 'commit' });
    await expect(page.getByText(clientText('stopped'))).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    // Again, and away while it floods.
    await page.getByRole('button', { name: text('reload') }).click();
    await page.getByRole('link', { name: text('back') }).click();
    await expect(page).toHaveURL(`/user/${client.userName}`);
    await expect(page.getByRole('heading', { level: 1, name: text('yourProjects') })).toBeVisible();
  },
);

test('a tour that says much is not stopped', async ({ page, request }) => {
  const client = await createActiveClient(request, 'busy');
  const name = `${client.userName}-project-1`;
  await uploadTour(request, await createProject(request, client.userName, name), {
    archive: `<!doctype html><p>A tour</p><script>
      const say = (message) => parent.postMessage(message, '*');
      const scenes = Array.from({ length: 500 }, (_, id) => ({ id: 'room-' + id, title: 'Room ' + id }));
      say({ jawla: 2, type: 'ready', scenes });
      let sent = 0;
      const turn = () => {
        sent += 1;
        say({ jawla: 1, type: 'view', scene: 'room-1', yaw: sent / 100, pitch: 0, zoom: 50 });
        document.documentElement.dataset.sent = String(sent);
        requestAnimationFrame(turn);
      };
      turn();
    </script>`,
  });
  await logIn(page, client);
  await page.goto(`/user/${client.userName}/${name}`);
  const rooms = page.getByRole('combobox', { name: clientText('room') });
  await expect(rooms).toHaveValue('Room 1');
  const sent = page.frameLocator('iframe').locator('html');
  await expect
    .poll(async () => Number(await sent.getAttribute('data-sent')), { timeout: 30_000 })
    .toBeGreaterThan(300);
  await expect(page.getByText(clientText('stopped'))).toBeHidden();
});
