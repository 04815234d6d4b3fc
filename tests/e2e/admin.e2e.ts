import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  expect,
  test,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { parseResponse } from '@jawla/contract';
import { noStartPage } from '../../apps/api/demo/badArchives.ts';
import { zipOf } from '../../apps/api/demo/zipBytes.ts';
import { linkIn } from '../../apps/api/src/testing/outbox.ts';
import { tourArchive } from '../../apps/api/src/testing/tourArchive.ts';
import { adminText, type AdminTextKey } from './adminTexts.ts';
import { mailTo } from './outbox.ts';
import { sessionOf } from './sessions.ts';
import { card, mailOf, ownSession, PASSWORD, signIn, type Account } from './support.ts';
import {
  createActiveClient,
  createClient,
  createProject,
  deleteProject,
  readProject,
  uniqueName,
  uploadTour,
} from './testData.ts';
import { LANGUAGE, LANGUAGE_AND_WIDTH, SMOKE } from './variants.ts';
import { language, otherLanguage, text } from './texts.ts';

const COVER = join(import.meta.dirname, '../../apps/api/demo/covers/villa.jpg');

/** A project of a new client, and its editor's path. */
async function newProject(request: APIRequestContext, purpose: string) {
  const owner = await createClient(request, purpose);
  const id = await createProject(request, owner.userName);
  return { owner, id, path: `/dashboard/${owner.userName}/project/${id}` };
}

async function openEditor(page: Page, path: string) {
  await page.goto(path);
  await expect(field(page, 'projectName')).toBeVisible();
}

const field = (page: Page, name: AdminTextKey, filledIn?: string) =>
  page.getByRole('textbox', { name: adminText(name, filledIn), exact: true });
const button = (root: Page | Locator, name: AdminTextKey, filledIn?: string) =>
  root.getByRole('button', { name: adminText(name, filledIn), exact: true });

async function save(page: Page) {
  // The message alone may be that of the save before.
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/project/'),
  );
  await button(page, 'save').click();
  await answered;
  await expect(page.getByText(adminText('projectSaved'))).toBeVisible();
}

const zip = (buffer: Buffer, name = 'tour.zip') => ({
  name,
  mimeType: 'application/zip',
  buffer,
});

/** Opens the upload dialog of a date and chooses an archive. */
async function chooseArchive(page: Page, number: number, archive: ReturnType<typeof zip>) {
  const row = page.getByRole('listitem').filter({ has: field(page, 'date', String(number)) });
  await button(row, 'uploadTour').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(adminText('archiveDrop')).setInputFiles(archive);
  return { row, dialog };
}

/** Waits for the result of an upload: its dialog closes, and a message leads to the tour. Closes the message. */
async function closeResult(dialog: Locator) {
  await expect(dialog).toBeHidden();
  const messages = dialog.page().getByRole('region', { name: adminText('messages') });
  await expect(messages.getByText(adminText('tourPublished'))).toBeVisible();
  await expect(messages.getByRole('link')).toHaveAttribute('href', /./);
  await button(messages, 'close').click();
}

/** A page of another person on another device. */
async function elsewhere(browser: Browser, account?: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (account !== undefined) await signIn(page, account);
  return page;
}

/** Confirms a deletion by the button that names it. */
async function confirmDeletion(page: Page, name: string, action: 'deleteClient' | 'deleteProject') {
  const dialog = page.getByRole('alertdialog', { name: adminText('asked', name) });
  await button(dialog, action).click();
  await expect(dialog).toBeHidden();
}

test(
  'an admin creates a client and a project with two tours, shares it and deletes everything',
  SMOKE,
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    await signIn(page, 'admin');
    const guest = await createActiveClient(page.request, 'guest');
    const userName = uniqueName('lina');
    const email = `${userName}@example.com`;

    await page.goto('/dashboard');
    await page.getByRole('link', { name: adminText('newUser') }).click();
    await field(page, 'userName').fill(userName);
    await page.getByRole('textbox', { name: text('email'), exact: true }).fill(email);
    await field(page, 'firstName').fill('Lina');
    await field(page, 'lastName').fill('Qasem');
    await button(page, 'createUser').click();
    await expect(page).toHaveURL(`/dashboard/${userName}`);
    await expect(page.getByText(adminText('noProjects'))).toBeVisible();

    const client = await elsewhere(browser);
    await client.goto(`/create-password/${linkIn(await mailTo(email))}`);
    await client.getByLabel(text('newPassword')).fill(PASSWORD);
    await client.getByLabel(text('confirmPassword')).fill(PASSWORD);
    await client.getByRole('button', { name: text('savePassword') }).click();
    await client.getByRole('button', { name: text('toLoginPage') }).click();
    await client.getByLabel(text('password'), { exact: true }).fill(PASSWORD);
    await client.getByRole('button', { name: text('logIn') }).click();
    await expect(client).toHaveURL(`/user/${userName}`);
    await expect(client.getByText(adminText('noProjects'))).toBeVisible();

    await button(page, 'addProject').click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${userName}/project/.`));
    await expect(field(page, 'projectName')).toHaveValue(`${userName}-project-1`);
    await expect(field(page, 'number')).toHaveValue('1');
    await field(page, 'projectName').fill('دار لينا');
    await field(page, 'location').fill('Amman');
    await page.getByLabel(adminText('coverDrop')).setInputFiles(COVER);
    await expect(
      page.getByRole('link', { name: new RegExp(`^${adminText('coverOpen')}`) }),
    ).toBeVisible();
    await page.getByRole('radio', { name: adminText('inProgress') }).check();
    await field(page, 'date', '1').fill('2026-02-01');
    await button(page, 'addDate').click();
    await expect(field(page, 'date', '2')).toBeFocused();
    // Arabic-Indic digits, as an Arabic keyboard types them.
    await page.keyboard.type('٢٠٢٦-٠٣-٠١');
    await save(page);

    const { row, dialog } = await chooseArchive(page, 1, zip(noStartPage(), 'wrong.zip'));
    await expect(dialog.getByRole('alert')).toContainText(adminText('noStartPage'));
    await expect(button(dialog, 'upload')).toBeDisabled();
    await dialog
      .getByLabel(adminText('archiveOther'))
      .setInputFiles(zip(tourArchive('February in the house')));
    await expect(dialog.getByRole('alert')).toBeHidden();
    await button(dialog, 'upload').click();
    await closeResult(dialog);
    await expect(row.getByText(adminText('ready'))).toBeVisible();
    const second = await chooseArchive(page, 2, zip(tourArchive('March in the house')));
    await button(second.dialog, 'upload').click();
    await closeResult(second.dialog);
    await expect(second.row.getByText(adminText('ready'))).toBeVisible();

    await page.getByLabel(adminText('searchEmail')).pressSequentially(guest.userName.slice(0, -1));
    await page.getByRole('button', { name: guest.email }).click();
    await expect(page.getByRole('list', { name: adminText('people') })).toContainText(guest.email);

    // The client and the guest open both.
    const visitor = await elsewhere(browser, guest);
    const visits = [
      { who: client, home: `/user/${userName}`, below: '' },
      { who: visitor, home: `/user/${guest.userName}`, below: `/access-project/${userName}` },
    ];
    for (const { who, home, below } of visits) {
      for (const [date, says] of [
        ['2026-02-01', 'February in the house'],
        ['2026-03-01', 'March in the house'],
      ] as const) {
        await who.goto(home);
        const building = card(who, 'دار لينا');
        await building.getByRole('button', { name: text('showDates') }).click();
        const dates = who.getByRole('dialog', { name: text('chooseDate') });
        await dates.locator(`input[value="${date}"]`).check();
        await dates.getByRole('button', { name: text('viewProject') }).click();
        await expect(who).toHaveURL(`${home}${below}/${encodeURIComponent('دار لينا')}/${date}`);
        await expect(
          who.frameLocator('iframe').getByRole('heading', { name: says, includeHidden: true }),
        ).toBeVisible();
      }
    }
    await expect(card(visitor, 'دار لينا')).toHaveCount(0);
    await visitor.goto(`/user/${guest.userName}`);
    await expect(card(visitor, 'دار لينا')).toContainText('Lina Qasem');

    await page.goto(`/dashboard/${userName}`);
    await page.getByRole('button', { name: adminText('deleteNamed', 'دار لينا') }).click();
    await confirmDeletion(page, 'دار لينا', 'deleteProject');
    await expect(page.getByText(adminText('noProjects'))).toBeVisible();
    await client.reload();
    await expect(client).toHaveURL('/no-project-found');

    await page.goto('/dashboard');
    await page.getByRole('searchbox').fill('Lina Qasem');
    // The rows move when the clients found replace the page of the list.
    const named = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(named.filter({ hasText: 'Lina Qasem' })).not.toHaveCount(0);
    await expect(named.filter({ hasNotText: 'Lina Qasem' })).toHaveCount(0);
    // Other runs of this test create a client of the same name.
    const mine = named.filter({ hasText: `@${userName}` });
    await mine.getByRole('button', { name: adminText('deleteNamed', 'Lina Qasem') }).click();
    await confirmDeletion(page, 'Lina Qasem', 'deleteClient');
    await expect(mine).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await client.goto(`/user/${userName}`);
    await expect(client.getByRole('button', { name: text('logIn') })).toBeVisible();
  },
);

test('a save that conflicts with another admin’s is reported, and the form merges both changes', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const { id, path } = await newProject(page.request, 'two');
  const other = await elsewhere(browser, 'admin');
  await openEditor(page, path);
  await openEditor(other, path);

  await field(other, 'location').fill('Irbid');
  await field(other, 'number').fill('77');
  await save(other);

  await field(page, 'number').fill('88');
  await field(page, 'projectName').fill(uniqueName('Renamed'));
  const name = await field(page, 'projectName').inputValue();
  await button(page, 'save').click();
  await expect(page.getByText(adminText('changedMeanwhile'))).toBeVisible();
  expect(await readProject(page.request, id)).toMatchObject({ location: 'Irbid', number: '77' });
  // Both admins' changes are in the form.
  await expect(field(page, 'projectName')).toHaveValue(name);
  await expect(field(page, 'number')).toHaveValue('88');
  await expect(field(page, 'location')).toHaveValue('Irbid');
  await expect(field(page, 'number')).toHaveAccessibleDescription(/77/);
  await save(page);
  expect(await readProject(page.request, id)).toMatchObject({
    location: 'Irbid',
    number: '88',
    name,
  });
});

test('a date added by an upload while the editor is open is kept by two saves', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { id, path } = await newProject(page.request, 'meanwhile');
  await openEditor(page, path);
  await page.getByRole('radio', { name: adminText('inProgress') }).check();
  await field(page, 'date', '1').fill('2026-01-01');
  await save(page);

  await uploadTour(page.request, id, {
    archive: tourArchive(),
    date: '2026-05-05',
    kind: 'subDate',
  });
  await field(page, 'location').fill('Aqaba');
  await button(page, 'save').click();
  await expect(field(page, 'date', '2')).toHaveValue('2026-05-05');
  await expect(field(page, 'location')).toHaveValue('Aqaba');
  await save(page);
  await field(page, 'location').fill('Salt');
  await save(page);
  expect(await readProject(page.request, id)).toMatchObject({
    location: 'Salt',
    subDate: ['2026-01-01', '2026-05-05'],
  });
});

test('a replaced tour is restored, and the restoration is undone', async ({ page }) => {
  await signIn(page, 'admin');
  const { id, path } = await newProject(page.request, 'restorer');
  await uploadTour(page.request, id, { archive: tourArchive('The former tour') });
  await openEditor(page, path);
  await button(page, 'replaceTour').last().click();
  const dialog = page.getByRole('dialog');
  const archive = zip(tourArchive('The newer tour'));
  await dialog.getByLabel(adminText('archiveDrop')).setInputFiles(archive);
  await button(dialog, 'upload').click();
  await closeResult(dialog);

  const opened = page.getByRole('link', { name: new RegExp(`^${adminText('openTour')}`) });
  const heading = async () => {
    const tour = await page.context().newPage();
    await tour.goto((await opened.getAttribute('href')) ?? '');
    const says = await tour.getByRole('heading').textContent();
    await tour.close();
    return says;
  };
  const restore = page.getByRole('button', { name: adminText('restoreTour') });
  await expect.poll(heading).toBe('The newer tour');
  await restore.click();
  await expect.poll(heading).toBe('The former tour');
  await restore.click();
  await expect.poll(heading).toBe('The newer tour');
});

test('a pending save neither blocks nor confirms the save of another project', async ({ page }) => {
  await signIn(page, 'admin');
  const { owner, id } = await newProject(page.request, 'slow');
  const second = `${owner.userName}-project-2`;
  const otherId = await createProject(page.request, owner.userName, second);
  const released = Promise.withResolvers<void>();
  await page.route(`**/api/project/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await released.promise;
    await route.continue();
  });
  const openFromClient = (name: string) =>
    page.getByRole('link', { name: adminText('editNamed', name) }).click();

  await page.goto(`/dashboard/${owner.userName}`);
  await openFromClient(`${owner.userName}-project-1`);
  await field(page, 'location').fill('Aqaba');
  await button(page, 'save').click();
  await expect(page.locator('form button[type=submit]')).toHaveAttribute('aria-busy', 'true');

  // The admin leaves while the save is pending, and saves the other project.
  await page.goBack();
  await openFromClient(second);
  await expect(page).toHaveURL(new RegExp(otherId));
  await expect(field(page, 'location')).toHaveValue('');
  await field(page, 'location').fill('Salt');
  await save(page);
  expect(await readProject(page.request, otherId)).toMatchObject({ location: 'Salt' });
  expect(await readProject(page.request, id)).toMatchObject({ location: '' });

  released.resolve();
  await expect.poll(async () => (await readProject(page.request, id)).location).toBe('Aqaba');
  await expect(field(page, 'location')).toHaveValue('Salt');
});

test('every navigation away from unsaved changes asks for confirmation', async ({ page }) => {
  await signIn(page, 'admin');
  const { owner, path } = await newProject(page.request, 'leave');
  await page.goto(`/dashboard/${owner.userName}`);
  await page
    .getByRole('link', { name: adminText('editNamed', `${owner.userName}-project-1`) })
    .click();
  await expect(field(page, 'location')).toBeVisible();
  await field(page, 'location').fill('Half typed');
  const question = page.getByRole('alertdialog', { name: adminText('leaveQuestion') });

  // Back of the browser.
  await page.goBack();
  await expect(question).toBeVisible();
  await button(question, 'stay').click();
  await expect(page).toHaveURL(path);
  await expect(field(page, 'location')).toHaveValue('Half typed');

  // The link of the logo.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(path);

  // Log out.
  await page.getByRole('button', { name: text('logOut') }).click();
  await page
    .getByRole('alertdialog', { name: text('logOutQuestion') })
    .getByRole('button', { name: text('logOut') })
    .click();
  await expect(question).toBeVisible();
  await button(question, 'stay').click();
  await expect(page).toHaveURL(path);

  // Changing the language loads the page again; staying leaves the language as it was.
  await page.getByRole('button', { name: text('toggle') }).click();
  await expect(question).toBeVisible();
  await button(question, 'stay').click();
  await expect(question).toHaveCount(0);
  await expect(field(page, 'location')).toHaveValue('Half typed');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language());
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(language());

  // The browser shows the URL of the page before until the blocked navigation is taken back.
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(path);
  await button(question, 'leave').click();
  await expect(
    page.getByRole('link', { name: adminText('editNamed', `${owner.userName}-project-1`) }),
  ).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/${owner.userName}`);
  await page.goForward();
  await expect(field(page, 'location')).toHaveValue('');

  // The language toggle asks once: the browser's own dialog does not follow.
  await field(page, 'location').fill('Half typed');
  await page.getByRole('button', { name: text('toggle') }).click();
  await button(question, 'leave').click();
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage());
});

test('changing the language after saving asks for no confirmation and shows the saved values', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { path } = await newProject(page.request, 'saved');
  await openEditor(page, path);
  await field(page, 'location').fill('Jerash');
  await save(page);
  await page.getByRole('button', { name: text('toggle') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage());
  await expect(page.getByRole('textbox', { name: /^(Location|الموقع)$/ })).toHaveValue('Jerash');
});

test('a file that is not an image is rejected as a cover', async ({ page }) => {
  await signIn(page, 'admin');
  const { id, path } = await newProject(page.request, 'cover');
  await openEditor(page, path);
  const picker = page.getByLabel(adminText('coverDrop'));
  await picker.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText(adminText('coverTypes'))).toBeVisible();
  await picker.setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('not a picture at all'),
  });
  await expect(page.getByRole('alert')).toContainText(adminText('coverRefused'));
  expect((await readProject(page.request, id)).img).toBeNull();
});

test('a folder dropped on the tour upload is rejected with the reason', async ({ page }) => {
  const folder = join(test.info().outputPath('dropped'), 'My tour');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<h1>Tour</h1>');
  await signIn(page, 'admin');
  const { path } = await newProject(page.request, 'folder');
  await openEditor(page, path);
  await page.getByRole('radio', { name: adminText('inProgress') }).check();
  await field(page, 'date', '1').fill('2026-01-01');
  await button(page, 'uploadTour').click();
  const dialog = page.getByRole('dialog');
  const place = await dialog.getByLabel(adminText('archiveDrop')).evaluateHandle((input) => {
    if (!input.parentElement) throw new Error('The input lies in the place to drop on.');
    return input.parentElement;
  });
  await dropOn(page, place.asElement(), folder);
  await expect(dialog.getByText(adminText('pickZip'))).toBeVisible();
});

test(
  'an admin chooses the page that starts a tour, by the keyboard',
  LANGUAGE_AND_WIDTH,
  async ({ page }) => {
    await signIn(page, 'admin');
    const { path } = await newProject(page.request, 'start');
    await openEditor(page, path);
    await page.getByRole('radio', { name: adminText('inProgress') }).check();
    await field(page, 'date', '1').fill('2026-01-01');
    const tours = ['east', 'west'].map((wing) => ({
      name: `${wing}/index.html`,
      content: Buffer.from(`<h1>The ${wing} wing</h1>`),
    }));
    const { dialog } = await chooseArchive(page, 1, zip(zipOf(tours)));
    const pages = dialog.getByRole('combobox', { name: adminText('startPage') });
    await expect(pages).toBeVisible();
    await button(dialog, 'upload').click();
    await expect(pages).toBeFocused();
    await expect(dialog.getByText(adminText('startPageMissing'))).toBeVisible();
    await page.keyboard.type('west');
    await expect(pages).toHaveValue('west/index.html');
    await expect(dialog.getByText(adminText('startPageMissing'))).toBeHidden();
    await button(dialog, 'upload').click();
    await expect(dialog).toBeHidden();
    const messages = page.getByRole('region', { name: adminText('messages') });
    const link = messages.getByRole('link');
    await expect(link).toHaveAttribute('href', /./);
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page).toHaveURL(/\/west\/index\.html/);
    await expect(page.getByRole('heading', { name: 'The west wing' })).toBeVisible();
  },
);

test('an upload waits while offline and continues in the background', async ({ page, context }) => {
  await signIn(page, 'admin');
  const { id, path } = await newProject(page.request, 'line');
  await openEditor(page, path);
  await page.getByRole('radio', { name: adminText('inProgress') }).check();
  await field(page, 'date', '1').fill('2026-01-01');
  const heavy = tourArchive('A heavy tour', [
    { name: 'panoramas/large.jpg', content: Buffer.alloc(3_000_000, 'x'), stored: true },
  ]);
  const { row, dialog } = await chooseArchive(page, 1, zip(heavy));

  const cdp = await context.newCDPSession(page);
  const limit = (offline: boolean, bytesPerSecond: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await cdp.send('Network.enable');
  await limit(false, 600_000);
  await button(dialog, 'upload').click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveTitle(/^[1-9]\d?% · /);

  await limit(true, 0);
  await expect(dialog.getByText(adminText('offline'))).toBeVisible();
  await button(dialog, 'background').click();
  await field(page, 'location').fill('Madaba');
  // The project is refetched late, after its own upload has incremented the revision.
  const saved = Promise.withResolvers<void>();
  await page.route(
    `**/api/project/${id}`,
    async (route) => {
      if (route.request().method() === 'GET') await saved.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await limit(false, -1);
  await expect(row.getByText(adminText('ready'))).toBeVisible();
  await expect(page).not.toHaveTitle(/%/);
  await expect(field(page, 'location')).toHaveValue('Madaba');
  await save(page);
  saved.resolve();
});

test('an upload that is cancelled half way leaves no tour', async ({ page, context }) => {
  await signIn(page, 'admin');
  const { path } = await newProject(page.request, 'cancelled');
  await openEditor(page, path);
  await page.getByRole('radio', { name: adminText('inProgress') }).check();
  await field(page, 'date', '1').fill('2026-01-01');
  await save(page);
  const heavy = tourArchive('A heavy tour', [
    { name: 'panoramas/large.jpg', content: Buffer.alloc(3_000_000, 'x'), stored: true },
  ]);
  const { row, dialog } = await chooseArchive(page, 1, zip(heavy));
  const limit = await limited(context, page);
  await limit(80_000);
  await button(dialog, 'upload').click();
  // Less than a tenth is cancelled without a question.
  await expect(page).toHaveTitle(/^[1-9]\d% · /);

  await button(dialog, 'cancelUpload').click();
  const question = page.getByRole('alertdialog', { name: adminText('cancelQuestion') });
  await button(question, 'cancelUpload').click();
  await limit(-1);
  await expect(dialog.getByText(adminText('cancelled'))).toBeVisible();
  await page.reload();
  await expect(row.getByText(adminText('noTour'))).toBeVisible();
});

test('an upload is shown on other pages, pauses until the next login and completes', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(180_000);
  const account = await ownSession(request, 'admin');
  await signIn(page, account);
  const { path } = await newProject(page.request, 'away');
  await openEditor(page, path);
  await page.getByRole('radio', { name: adminText('inProgress') }).check();
  await field(page, 'date', '1').fill('2026-01-01');
  await save(page);
  const bytes = 3_000_000;
  const heavy = tourArchive('A heavy tour', [
    { name: 'panoramas/large.jpg', content: Buffer.alloc(bytes, 'x'), stored: true },
  ]);
  const { dialog } = await chooseArchive(page, 1, zip(heavy));
  const limit = await limited(context, page);
  await limit(40_000);
  const offsets: number[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'PATCH') offsets.push(Number(sent.headers()['upload-offset']));
  });
  await button(dialog, 'upload').click();
  await expect(page).toHaveTitle(/^[1-9]\d?% · /);
  await button(dialog, 'background').click();

  // Leaving the page is not asked about: the upload continues.
  await page
    .getByRole('link', { name: adminText('clients'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/dashboard');
  const indicator = page.getByRole('button', { name: new RegExp(`^${adminText('uploads')}`) });
  await indicator.click();
  const list = page.getByRole('dialog', { name: adminText('uploads') });
  await expect(list.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');

  // The next request reports that the session has ended, while the upload is running.
  await page.request.post('/api/auth/logout', { headers: { token: account.token } });
  await page
    .getByRole('link', { name: adminText('pilots'), exact: true })
    .first()
    .click();
  await button(page.getByRole('dialog'), 'leavePage').click();
  await expect(page.getByLabel(text('email'), { exact: true })).toBeVisible();
  await expect(indicator).toBeHidden();
  await limit(-1);
  // Not the dialog’s fields, while it fades out.
  const form = page.getByRole('main');
  await form.getByLabel(text('email'), { exact: true }).fill(mailOf('admin'));
  await form.getByLabel(text('password'), { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: text('logIn'), exact: true }).click();

  await indicator.click();
  await expect(list.getByText(adminText('uploaded'))).toBeVisible();
  // The second request continues where the first one was interrupted.
  expect(offsets.length).toBeGreaterThan(1);
  expect(offsets.slice(1)).not.toContain(0);
  await list.getByRole('link').click();
  const row = page.getByRole('listitem').filter({ has: field(page, 'date', '1') });
  await expect(row.getByText(adminText('ready'))).toBeVisible();
  await page.goto((await row.getByRole('link').first().getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: 'A heavy tour' })).toBeVisible();
  const received = await page.evaluate(
    async () => (await (await fetch('panoramas/large.jpg')).arrayBuffer()).byteLength,
  );
  expect(received).toBe(bytes);
});

/** Throttles uploads. @returns sets the limit, in bytes per second; -1 for none */
async function limited(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return (uploadThroughput: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

test(
  'names that would break URLs are rejected, others are saved unchanged',
  LANGUAGE,
  async ({ page }) => {
    await signIn(page, 'admin');
    const { owner, id, path } = await newProject(page.request, 'names');
    await openEditor(page, path);
    const name = field(page, 'projectName');
    for (const [bad, reason] of [
      ['a/b/c', 'projectNameUnsafe'],
      ['a|b|c', 'projectNameUnsafe'],
      ['.hidden', 'projectNameUnsafe'],
      ['what?', 'projectNameUnsafe'],
      ['50% done', 'projectNameUnsafe'],
      ['abc\u2800gnp', 'hiddenCharacters'],
    ] as const) {
      await name.fill(bad);
      await button(page, 'save').click();
      await expect(name).toHaveAccessibleDescription(new RegExp(escaped(adminText(reason))));
      await expect(name).toBeFocused();
    }
    await name.fill('Villa 🏡 “Noor”, فيلا & Söhne');
    await save(page);
    expect((await readProject(page.request, id)).name).toBe('Villa 🏡 “Noor”, فيلا & Söhne');

    // The same name with other letter case, for another project of the same client.
    const second = await createProject(page.request, owner.userName, 'Second');
    await openEditor(page, `/dashboard/${owner.userName}/project/${second}`);
    await name.fill('VILLA 🏡 “NOOR”, فيلا & SÖHNE');
    await button(page, 'save').click();
    await expect(name).toHaveAccessibleDescription(
      new RegExp(escaped(adminText('projectNameTaken'))),
    );

    await page.goto('/dashboard/create-user');
    for (const [bad, reason] of [
      ['../etc', 'userNameUnsafe'],
      ['a|bc', 'userNameUnsafe'],
      ['abc\u2800gnp', 'hiddenCharacters'],
    ] as const) {
      await field(page, 'userName').fill(bad);
      await button(page, 'createUser').click();
      await expect(field(page, 'userName')).toHaveAccessibleDescription(
        new RegExp(escaped(adminText(reason))),
      );
    }
  },
);

test(
  'a duplicate email address is reported in the language of the page',
  LANGUAGE,
  async ({ page }) => {
    await signIn(page, 'admin');
    const { email } = await createClient(page.request, 'taken');
    await page.goto('/dashboard/create-user');
    await field(page, 'userName').fill(uniqueName('second'));
    const emailField = page.getByRole('textbox', { name: text('email'), exact: true });
    await emailField.fill(email);
    await field(page, 'firstName').fill('Lina');
    await field(page, 'lastName').fill('Qasem');
    await button(page, 'createUser').click();
    await expect(emailField).toHaveAccessibleDescription(
      new RegExp(escaped(adminText('emailTaken'))),
    );
  },
);

test('a project number assigned by another admin in the meantime is skipped', async ({ page }) => {
  await signIn(page, 'admin');
  const { userName } = await createClient(page.request, 'number');
  await page.goto(`/dashboard/${userName}`);
  await expect(page.getByText(adminText('noProjects'))).toBeVisible();
  await createProject(page.request, userName);
  await button(page, 'addProject').click();
  await expect(field(page, 'projectName')).toHaveValue(`${userName}-project-2`);
  await expect(field(page, 'number')).toHaveValue('2');
});

test('a project or client deleted elsewhere is reported as missing', async ({ page }) => {
  await signIn(page, 'admin');
  const { owner, id, path } = await newProject(page.request, 'gone');
  await openEditor(page, path);
  await field(page, 'location').fill('Nowhere');
  await deleteProject(page.request, id);
  await button(page, 'save').click();
  await expect(page.getByText(adminText('projectMissing'))).toBeVisible();
  await expect(field(page, 'location')).toHaveValue('Nowhere');

  const headers = { token: sessionOf('admin') };
  const answer = await page.request.get(`/api/user/client/${owner.userName}`, { headers });
  const { _id } = parseResponse('client', await answer.json());
  await page.request.delete(`/api/user/delete-user/${_id}`, { headers });
  await page.goto(`/dashboard/${owner.userName}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/user|مستخدم/);
});

/** Drops a file or folder of the disk on an element. */
async function dropOn(
  page: Page,
  place: { boundingBox: () => Promise<DOMRect | null | Box> } | null,
  path: string,
) {
  const box = await place?.boundingBox();
  if (!box) throw new Error('There is nothing to drop on.');
  const cdp = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, data };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp.send('Input.dispatchDragEvent', { type, ...at });
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
