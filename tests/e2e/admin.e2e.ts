import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { parseAnswer } from '@jawla/contract';
import { noStartPage } from '../../apps/api/demo/badArchives.ts';
import { linkIn } from '../../apps/api/src/testing/outbox.ts';
import { tourArchive } from '../../apps/api/src/testing/tourArchive.ts';
import { adminWord, type AdminWord } from './adminWords.ts';
import { mailTo } from './outbox.ts';
import { apiToken, card, PASSWORD } from './support.ts';
import { language, otherLanguage, word } from './words.ts';

const COVER = join(import.meta.dirname, '../../apps/api/demo/covers/villa.jpg');

interface Person {
  userName: string;
  email: string;
  token: string;
}

let made = 0;

/** A name that no other test and no other run of this one has. */
function unique(purpose: string): string {
  const { project, repeatEachIndex, retry } = test.info();
  made += 1;
  return `${purpose}-${project.name}-${repeatEachIndex}${retry}${made}`;
}

async function signIn(page: Page, token: string) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await page
    .context()
    .addCookies([{ name: 'user_token', value: token, url: origin, sameSite: 'Lax' }]);
}

async function beAdmin(page: Page): Promise<string> {
  const token = await apiToken(page.request, 'admin');
  await signIn(page, token);
  return token;
}

/** A client with a password, made without the screens. */
async function newPerson(page: Page, admin: string, purpose: string): Promise<Person> {
  const userName = unique(purpose);
  const email = `${userName}@example.com`;
  const answer = await page.request.post('/api/auth/create-user', {
    headers: { token: admin },
    data: { userName, fname: 'Omar', lname: 'Saleh', email, phone: '', emailType: 'userCreated' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const link = linkIn(await mailTo(email));
  await page.request.put(`/api/user/update-password/${link}`, { data: { password: PASSWORD } });
  const login = await page.request.post('/api/auth/email-login', {
    data: { email, password: PASSWORD },
  });
  return { userName, email, token: parseAnswer('emailLogin', await login.json()).token };
}

/** A project of a new client. */
async function newProject(page: Page, admin: string, purpose: string) {
  const owner = await newPerson(page, admin, purpose);
  const answer = await page.request.post(`/api/project/${owner.userName}`, {
    headers: { token: admin },
    data: { name: `${owner.userName}-project-1`, number: '1' },
  });
  const { project } = parseAnswer('createProject', await answer.json());
  return {
    owner,
    id: project._id,
    path: `/dashboard/${owner.userName}/project/${project._id}`,
    read: async () => {
      const found = await page.request.get(`/api/project/${project._id}`, {
        headers: { token: admin },
      });
      return parseAnswer('project', await found.json());
    },
  };
}

async function openEditor(page: Page, path: string) {
  await page.goto(path);
  await expect(field(page, 'projectName')).toBeVisible();
}

const field = (page: Page, name: AdminWord, filledIn?: string) =>
  page.getByRole('textbox', { name: adminWord(name, filledIn), exact: true });
const button = (root: Page | Locator, name: AdminWord, filledIn?: string) =>
  root.getByRole('button', { name: adminWord(name, filledIn), exact: true });

async function save(page: Page) {
  await button(page, 'save').click();
  await expect(page.getByText(adminWord('projectSaved'))).toBeVisible();
}

const zip = (buffer: Buffer, name = 'tour.zip') => ({
  name,
  mimeType: 'application/zip',
  buffer,
});

/** Opens the popup of a date and hands it an archive. */
async function chooseArchive(page: Page, number: number, archive: ReturnType<typeof zip>) {
  const row = page.getByRole('listitem').filter({ has: field(page, 'date', String(number)) });
  await button(row, 'uploadTour').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(adminWord('archiveDrop')).setInputFiles(archive);
  return { row, dialog };
}

/** Another person at another device. */
async function elsewhere(browser: Browser, token?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (token !== undefined) await signIn(page, token);
  return page;
}

/** Yes to the question whether something is to be deleted. */
async function confirmDeletion(page: Page, name: string) {
  const dialog = page.getByRole('alertdialog', { name: adminWord('asked', name) });
  await dialog.getByRole('button', { name: word('yes') }).click();
  await expect(dialog).toBeHidden();
}

test('a client is made, gets a building with two tours, shares it, and all of it is deleted', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const admin = await beAdmin(page);
  const guest = await newPerson(page, admin, 'guest');
  const userName = unique('lina');
  const email = `${userName}@example.com`;

  await page.goto('/dashboard');
  await page.getByRole('link', { name: adminWord('newUser') }).click();
  await field(page, 'userName').fill(userName);
  await page.getByRole('textbox', { name: word('email'), exact: true }).fill(email);
  await field(page, 'firstName').fill('Lina');
  await field(page, 'lastName').fill('Qasem');
  await button(page, 'createUser').click();
  await expect(page).toHaveURL(`/dashboard/${userName}`);
  await expect(page.getByText(adminWord('noProjects'))).toBeVisible();

  const client = await elsewhere(browser);
  await client.goto(`/create-password/${linkIn(await mailTo(email))}`);
  await client.getByLabel(word('newPassword')).fill(PASSWORD);
  await client.getByLabel(word('confirmPassword')).fill(PASSWORD);
  await client.getByRole('button', { name: word('savePassword') }).click();
  await client.getByRole('button', { name: word('toLoginPage') }).click();
  await client.getByLabel(word('password'), { exact: true }).fill(PASSWORD);
  await client.getByRole('button', { name: word('logIn') }).click();
  await expect(client).toHaveURL(`/user/${userName}`);
  await expect(client.getByText(adminWord('noProjects'))).toBeVisible();

  await button(page, 'addProject').click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userName}/project/.`));
  await expect(field(page, 'projectName')).toHaveValue(`${userName}-project-1`);
  await expect(field(page, 'number')).toHaveValue('1');
  await field(page, 'projectName').fill('دار لينا');
  await field(page, 'location').fill('Amman');
  await page.getByLabel(adminWord('coverDrop')).setInputFiles(COVER);
  await expect(page.getByText(adminWord('coverDone'), { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: adminWord('inProgress') }).check();
  await field(page, 'date', '1').fill('2026-02-01');
  await button(page, 'addDate').click();
  await expect(field(page, 'date', '2')).toBeFocused();
  // Digits of the other script, as they come from a keyboard in Arabic.
  await page.keyboard.type('٢٠٢٦-٠٣-٠١');
  await save(page);

  const { row, dialog } = await chooseArchive(page, 1, zip(noStartPage(), 'wrong.zip'));
  await expect(dialog.getByText(adminWord('noStartPageFound'))).toBeVisible();
  await button(dialog, 'upload').click();
  await expect(dialog.getByRole('alert')).toContainText(adminWord('noStartPage'));
  await dialog
    .getByLabel(adminWord('archiveOther'))
    .setInputFiles(zip(tourArchive('February in the house')));
  await expect(dialog.getByRole('alert')).toBeHidden();
  await button(dialog, 'upload').click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText(adminWord('ready'))).toBeVisible();
  const second = await chooseArchive(page, 2, zip(tourArchive('March in the house')));
  await button(second.dialog, 'upload').click();
  await expect(second.dialog).toBeHidden();
  await expect(second.row.getByText(adminWord('ready'))).toBeVisible();

  await page.getByLabel(adminWord('searchEmail')).pressSequentially(guest.userName.slice(0, -1));
  await page
    .getByRole('button', { name: adminWord('giveAccess', guest.email) })
    .or(page.getByRole('option', { name: guest.email }))
    .click();
  await expect(page.getByRole('list', { name: adminWord('people') })).toContainText(guest.email);

  // The client and the guest walk through both.
  const visitor = await elsewhere(browser, guest.token);
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
      await building.getByRole('button', { name: word('showDates') }).click();
      const dates = who.getByRole('dialog', { name: word('chooseDate') });
      await dates.getByRole('combobox').selectOption(date);
      await dates.getByRole('button', { name: word('viewProject') }).click();
      await expect(who).toHaveURL(`${home}${below}/${encodeURIComponent('دار لينا')}/${date}`);
      await expect(
        who.frameLocator('iframe').getByRole('heading', { name: says, includeHidden: true }),
      ).toBeVisible();
    }
  }
  await expect(card(visitor, 'دار لينا')).toHaveCount(0);
  await visitor.goto(`/user/${guest.userName}`);
  await expect(card(visitor, 'دار لينا')).toContainText(userName);

  await page.goto(`/dashboard/${userName}`);
  await page.getByRole('button', { name: adminWord('deleteNamed', 'دار لينا') }).click();
  await confirmDeletion(page, 'دار لينا');
  await expect(page.getByText(adminWord('noProjects'))).toBeVisible();
  await client.reload();
  await expect(client).toHaveURL('/no-project-found');

  await page.goto('/dashboard');
  await page.getByRole('searchbox').fill('Lina Qasem');
  // Other runs of this test have a client of this name too.
  const mine = page.getByRole('row').filter({ hasText: `@${userName}` });
  await mine.getByRole('button', { name: adminWord('deleteNamed', 'Lina Qasem') }).click();
  await confirmDeletion(page, 'Lina Qasem');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await client.goto(`/user/${userName}`);
  await expect(client.getByRole('button', { name: word('logIn') })).toBeVisible();
});

test('of two admins in one project the later one is told, and nothing is lost', async ({
  page,
  browser,
}) => {
  const admin = await beAdmin(page);
  const { path, read } = await newProject(page, admin, 'two');
  const other = await elsewhere(browser, admin);
  await openEditor(page, path);
  await openEditor(other, path);

  await field(other, 'location').fill('Irbid');
  await field(other, 'number').fill('77');
  await save(other);

  await field(page, 'number').fill('88');
  await field(page, 'projectName').fill(unique('Renamed'));
  const name = await field(page, 'projectName').inputValue();
  await button(page, 'save').click();
  await expect(page.getByText(adminWord('changedMeanwhile'))).toBeVisible();
  expect(await read()).toMatchObject({ location: 'Irbid', number: '77' });
  // What was typed is still there, beside what the other one saved.
  await expect(field(page, 'projectName')).toHaveValue(name);
  await expect(field(page, 'number')).toHaveValue('88');
  await expect(field(page, 'location')).toHaveValue('Irbid');
  await expect(field(page, 'number')).toHaveAccessibleDescription(/77/);
  await save(page);
  expect(await read()).toMatchObject({ location: 'Irbid', number: '88', name });
});

test('a date that somebody uploads meanwhile survives two saves', async ({ page }) => {
  const admin = await beAdmin(page);
  const { id, path, read } = await newProject(page, admin, 'meanwhile');
  await openEditor(page, path);
  await page.getByRole('radio', { name: adminWord('inProgress') }).check();
  await field(page, 'date', '1').fill('2026-01-01');
  await save(page);

  const uploaded = await page.request.post(
    `/api/project/upload-folder/${id}?date=2026-05-05&projectType=subDate`,
    {
      headers: { token: admin },
      multipart: { emailType: 'uploadProjectFiles', 'project-folder': zip(tourArchive()) },
    },
  );
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  await field(page, 'location').fill('Aqaba');
  await button(page, 'save').click();
  await expect(field(page, 'date', '2')).toHaveValue('2026-05-05');
  await expect(field(page, 'location')).toHaveValue('Aqaba');
  await save(page);
  await field(page, 'location').fill('Salt');
  await save(page);
  expect(await read()).toMatchObject({ location: 'Salt', subDate: ['2026-01-01', '2026-05-05'] });
});

test('unsaved work is asked about on every way out', async ({ page }) => {
  const admin = await beAdmin(page);
  const { owner, path } = await newProject(page, admin, 'leave');
  await page.goto(`/dashboard/${owner.userName}`);
  await page
    .getByRole('link', { name: adminWord('editNamed', `${owner.userName}-project-1`) })
    .click();
  await expect(field(page, 'location')).toBeVisible();
  await field(page, 'location').fill('Half typed');
  const question = page.getByRole('alertdialog', { name: adminWord('leaveQuestion') });

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
  await page.getByRole('button', { name: word('logOut') }).click();
  await page
    .getByRole('alertdialog', { name: word('logOutQuestion') })
    .getByRole('button', { name: word('yes') })
    .click();
  await expect(question).toBeVisible();
  await button(question, 'stay').click();
  await expect(page).toHaveURL(path);

  // The language loads the page anew: the browser asks.
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      void dialog.dismiss().then(() => resolve(dialog.type()));
    });
  });
  await page.getByRole('button', { name: word('toggle') }).click();
  expect(await asked).toBe('beforeunload');
  await expect(field(page, 'location')).toHaveValue('Half typed');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language());
  // Whoever stays and goes on has not changed the language either.
  await field(page, 'location').press('End');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(language());

  // And at last.
  await page.goBack();
  await button(question, 'leave').click();
  await expect(page).toHaveURL(`/dashboard/${owner.userName}`);
  await page.goForward();
  await expect(field(page, 'location')).toHaveValue('');
});

test('saved work may be left without a question, also in the other language', async ({ page }) => {
  const admin = await beAdmin(page);
  const { path } = await newProject(page, admin, 'saved');
  await openEditor(page, path);
  await field(page, 'location').fill('Jerash');
  await save(page);
  await page.getByRole('button', { name: word('toggle') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage());
  await expect(page.getByRole('textbox', { name: /^(Location|الموقع)$/ })).toHaveValue('Jerash');
});

test('what is no picture is no cover', async ({ page }) => {
  const admin = await beAdmin(page);
  const { path, read } = await newProject(page, admin, 'cover');
  await openEditor(page, path);
  const picker = page.getByLabel(adminWord('coverDrop'));
  await picker.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText(adminWord('coverTypes'))).toBeVisible();
  await picker.setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('not a picture at all'),
  });
  await expect(page.getByRole('alert')).toContainText(adminWord('coverRefused'));
  expect((await read()).img).toBeNull();
});

test('a folder dropped for a tour is refused with the reason', async ({ page }) => {
  const folder = join(test.info().outputPath('dropped'), 'My tour');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<h1>Tour</h1>');
  const admin = await beAdmin(page);
  const { path } = await newProject(page, admin, 'folder');
  await openEditor(page, path);
  await page.getByRole('radio', { name: adminWord('inProgress') }).check();
  await field(page, 'date', '1').fill('2026-01-01');
  await button(page, 'uploadTour').click();
  const dialog = page.getByRole('dialog');
  const place = await dialog.getByLabel(adminWord('archiveDrop')).evaluateHandle((input) => {
    if (!input.parentElement) throw new Error('The input lies in the place to drop on.');
    return input.parentElement;
  });
  await dropOn(page, place.asElement(), folder);
  await expect(dialog.getByText(adminWord('pickZip'))).toBeVisible();
});

test('an upload waits for a lost connection and goes on, while the admin works', async ({
  page,
  context,
}) => {
  const admin = await beAdmin(page);
  const { path } = await newProject(page, admin, 'line');
  await openEditor(page, path);
  await page.getByRole('radio', { name: adminWord('inProgress') }).check();
  await field(page, 'date', '1').fill('2026-01-01');
  const heavy = tourArchive('A heavy tour', [
    { name: 'panoramas/large.jpg', content: Buffer.alloc(3_000_000, 'x'), stored: true },
  ]);
  const { row, dialog } = await chooseArchive(page, 1, zip(heavy));

  const line = await context.newCDPSession(page);
  const limit = (offline: boolean, bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await line.send('Network.enable');
  await limit(false, 600_000);
  await button(dialog, 'upload').click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveTitle(/^[1-9]\d?% · /);

  await limit(true, 0);
  await expect(dialog.getByText(adminWord('offline'))).toBeVisible();
  await button(dialog, 'background').click();
  await field(page, 'location').fill('Madaba');
  await limit(false, -1);
  await expect(row.getByText(adminWord('ready'))).toBeVisible();
  await expect(page).not.toHaveTitle(/%/);
  await expect(field(page, 'location')).toHaveValue('Madaba');
  await save(page);
});

test('names that would break addresses are refused, others are kept as they are', async ({
  page,
}) => {
  const admin = await beAdmin(page);
  const { owner, path, read } = await newProject(page, admin, 'names');
  await openEditor(page, path);
  const name = field(page, 'projectName');
  for (const bad of ['a/b/c', 'a|b|c', '.hidden', 'what?', '50% done', 'abc\u202egnp']) {
    await name.fill(bad);
    await button(page, 'save').click();
    await expect(name).toHaveAccessibleDescription(
      new RegExp(escaped(adminWord('projectNameUnsafe'))),
    );
    await expect(name).toBeFocused();
  }
  await name.fill('Villa 🏡 “Noor”, فيلا & Söhne');
  await save(page);
  expect((await read()).name).toBe('Villa 🏡 “Noor”, فيلا & Söhne');

  // The same name in other letters of another project of the same client.
  const next = await page.request.post(`/api/project/${owner.userName}`, {
    headers: { token: admin },
    data: { name: 'Second', number: '1' },
  });
  const { project } = parseAnswer('createProject', await next.json());
  await openEditor(page, `/dashboard/${owner.userName}/project/${project._id}`);
  await name.fill('VILLA 🏡 “NOOR”, فيلا & SÖHNE');
  await button(page, 'save').click();
  await expect(name).toHaveAccessibleDescription(
    new RegExp(escaped(adminWord('projectNameTaken'))),
  );

  await page.goto('/dashboard/create-user');
  for (const bad of ['../etc', 'a|bc', 'abc\u202egnp']) {
    await field(page, 'userName').fill(bad);
    await button(page, 'createUser').click();
    await expect(field(page, 'userName')).toHaveAccessibleDescription(
      new RegExp(escaped(adminWord('userNameUnsafe'))),
    );
  }
});

test('a number that is taken by somebody else’s new project is passed over', async ({ page }) => {
  const admin = await beAdmin(page);
  const { userName } = await newPerson(page, admin, 'number');
  await page.goto(`/dashboard/${userName}`);
  await expect(page.getByText(adminWord('noProjects'))).toBeVisible();
  const taken = await page.request.post(`/api/project/${userName}`, {
    headers: { token: admin },
    data: { name: `${userName}-project-1`, number: '1' },
  });
  expect(taken.ok()).toBe(true);
  await button(page, 'addProject').click();
  await expect(field(page, 'projectName')).toHaveValue(`${userName}-project-2`);
  await expect(field(page, 'number')).toHaveValue('2');
});

test('what was deleted elsewhere says so and leads on', async ({ page }) => {
  const admin = await beAdmin(page);
  const { owner, id, path } = await newProject(page, admin, 'gone');
  await openEditor(page, path);
  await field(page, 'location').fill('Nowhere');
  await page.request.delete(`/api/project/${id}`, { headers: { token: admin, isOwner: 'true' } });
  await button(page, 'save').click();
  await expect(page.getByText(adminWord('projectMissing'))).toBeVisible();
  await expect(field(page, 'location')).toHaveValue('Nowhere');

  const answer = await page.request.get(`/api/user/client/${owner.userName}`, {
    headers: { token: admin },
  });
  const { _id } = parseAnswer('client', await answer.json());
  await page.request.delete(`/api/user/delete-user/${_id}`, { headers: { token: admin } });
  await page.goto(`/dashboard/${owner.userName}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/user|مستخدم/);
});

/** Drops something of the disk where a person would. */
async function dropOn(
  page: Page,
  place: { boundingBox: () => Promise<DOMRect | null | Box> } | null,
  path: string,
) {
  const box = await place?.boundingBox();
  if (!box) throw new Error('There is nothing to drop on.');
  const line = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, data };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await line.send('Input.dispatchDragEvent', { type, ...at });
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
