import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseResponse } from '@jawla/contract';
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { archiveContents } from '../../apps/api/src/testing/archiveContents.ts';
import { mailsTo } from '../../apps/api/src/testing/outbox.ts';
import { adminText } from './adminTexts.ts';
import { clientText } from './clientTexts.ts';
import { flakyProxy } from './flakyProxy.ts';
import { DATA_DIR } from './outbox.ts';
import { logIn, mailOf, ownSession, PASSWORD, signIn, type Account } from './support.ts';
import { LANGUAGE_AND_WIDTH, SMOKE, tagged } from './variants.ts';
import { language, text } from './texts.ts';

/** Bytes of a file that is uploaded resumably: above one million. */
const BYTES = 2_400_000;
/** Bytes per second of the throttled connection: leaves seconds in which to interrupt the upload. */
const SLOW = 600_000;
const VIDEO = 'video/mp4';
const bar = (page: Page) => page.getByRole('progressbar');
const listed = (page: Page) =>
  page.getByRole('list', { name: clientText('allFiles') }).getByRole('listitem');
const projectField = (page: Page) =>
  page.getByRole('combobox', { name: clientText('projectName') });
const send = (page: Page) => page.locator('main button[type=submit]');
const chooser = (page: Page) => page.locator('main input[type=file][multiple]');
/** A project name of this test alone, by which its mails are found. */
const site = () => `Site ${test.info().testId}-${test.info().retry}`;

/** The signature of a video, which is all that the server checks, and zeros. */
function video(bytes = 64): Buffer {
  const content = Buffer.alloc(bytes);
  content.write('ftypisom', 4, 'latin1');
  return content;
}

interface OpenOptions {
  account?: Account;
  origin?: string;
}

async function openUpload(page: Page, { account = 'noor', origin = '' }: OpenOptions = {}) {
  await logIn(page, account);
  await page.goto(`${origin}/upload-files/session-data`);
  await projectField(page).fill(site());
}

/** Expects the confirmation of the upload, and exactly one mail to the admins. */
async function expectArrived(page: Page) {
  await expect(page.getByText(clientText('hasArrived'))).toBeVisible({ timeout: 60_000 });
  await expect(listed(page)).toHaveCount(0);
  await expect.poll(async () => (await mailsOfSite()).length).toBe(1);
}

async function mailsOfSite() {
  return (await mailsTo(DATA_DIR, mailOf('admin'))).filter(({ text }) => text?.includes(site()));
}

test(
  'invalid files are rejected individually, and valid ones are uploaded',
  tagged(LANGUAGE_AND_WIDTH, SMOKE),
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'jawla-footage-'));
    const large = join(folder, 'large.mp4');
    await writeFile(large, Buffer.alloc(101_000_000));
    await openUpload(page);
    const long = `${'ع'.repeat(251)}.mp4`;
    await chooser(page).setInputFiles([
      { name: 'walk.mp4', mimeType: VIDEO, buffer: video() },
      { name: long, mimeType: VIDEO, buffer: video() },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
      { name: 'empty.mp4', mimeType: VIDEO, buffer: Buffer.alloc(0) },
    ]);
    await expect(listed(page)).toHaveCount(2);
    const refused = page.getByRole('list', { name: clientText('notAdded') }).getByRole('listitem');
    await expect(refused).toHaveText([
      `notes.txt ${clientText('isInvalid')}`,
      `empty.mp4 ${clientText('isInvalid')}`,
    ]);
    await chooser(page).setInputFiles(large);
    await expect(refused).toHaveText(`large.mp4 ${clientText('tooLarge')}`);
    await chooser(page).setInputFiles([{ name: 'walk.mp4', mimeType: VIDEO, buffer: video() }]);
    await expect(refused).toHaveText(`walk.mp4 ${clientText('alreadySelected')}`);
    await expect(listed(page)).toHaveCount(2);
    // A long name without a break opportunity must not widen the page.
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await send(page).click();
    await expectArrived(page);
    await rm(folder, { recursive: true });
  },
);

test('an upload that begins without a network arrives once it is back', async ({
  page,
  context,
}) => {
  await openUpload(page);
  await chooser(page).setInputFiles([{ name: 'walk.mp4', mimeType: VIDEO, buffer: video() }]);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText(clientText('offline'))).toBeVisible();
  await context.setOffline(false);
  await expectArrived(page);
});

test('a file whose content is not a video is rejected, and the list is kept for a retry', async ({
  page,
}) => {
  await openUpload(page);
  await chooser(page).setInputFiles([
    { name: 'walk.mp4', mimeType: VIDEO, buffer: video() },
    { name: 'poem.mp4', mimeType: VIDEO, buffer: Buffer.from('Not a video at all, but words.') },
  ]);
  await send(page).click();
  const alert = page.getByRole('alert').filter({ hasText: clientText('failed') });
  await expect(alert).toContainText('poem.mp4');
  await expect(listed(page)).toHaveCount(2);
  await expect(projectField(page)).toHaveValue(site());
  await expect(send(page)).toHaveText(clientText('again'));
  await listed(page).filter({ hasText: 'poem' }).getByRole('button').click();
  await expect(listed(page)).toHaveCount(1);
  await send(page).click();
  await expectArrived(page);
});

test('two hundred files are uploaded as one submission', async ({ page }) => {
  await openUpload(page);
  await chooser(page).setInputFiles(
    Array.from({ length: 200 }, (_, at) => ({
      name: `shot ${at + 1}.mp4`,
      mimeType: VIDEO,
      buffer: video(),
    })),
  );
  await expect(listed(page)).toHaveCount(200);
  await send(page).click();
  await expectArrived(page);
});

test.describe('a resumable upload', () => {
  test('resumes automatically after ten seconds offline', SMOKE, async ({ page }) => {
    await page.clock.install();
    await openUpload(page);
    const line = await throttled(page);
    const offsets = watchOffsets(page);
    await chooseLarge(page);
    await send(page).click();
    await partlySent(page);
    await line.emulate({ offline: true });
    await expect(page.getByText(clientText('offline'))).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText(clientText('offline'))).toBeVisible();
    await line.emulate({ offline: false });
    await expectArrived(page);
    // No byte is sent twice.
    expect(offsets.slice(1)).not.toContain(0);
  });

  test('survives a connection reset', async ({ page, baseURL }) => {
    const proxy = await flakyProxy(Number(new URL(baseURL ?? '').port), BYTES / 2);
    try {
      // The server advertises its own origin, which would bypass the proxy.
      await page.route('**/api/upload-capabilities', async (route) => {
        const { tus } = parseResponse('uploadCapabilities', await (await route.fetch()).json());
        await route.fulfill({ json: { tus: tus.replace(baseURL ?? '', proxy.origin) } });
      });
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language());
      await openUpload(page, { origin: proxy.origin });
      const offsets = watchOffsets(page);
      await chooseLarge(page);
      await send(page).click();
      await expectArrived(page);
      expect(proxy.cuts()).toBe(1);
      expect(offsets.slice(1)).not.toContain(0);
    } finally {
      await proxy.stop();
    }
  });

  for (const [after, isClosed] of [
    ['after a reload', false],
    ['after the browser was closed', true],
  ] as const) {
    test(`resumes at its offset ${after}`, async ({ page }) => {
      const folder = await mkdtemp(join(tmpdir(), 'jawla-footage-'));
      const path = join(folder, 'walk.mp4');
      await writeFile(path, video(BYTES));
      await openUpload(page);
      await throttled(page);
      const offsets = watchOffsets(page);
      await chooser(page).setInputFiles(path);
      await send(page).click();
      await partlySent(page);
      page.on('dialog', (dialog) => void dialog.accept());
      // All that is lost with the browser: its cookie and its local storage persist.
      if (isClosed) await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      const ghosts = page.getByRole('list', { name: clientText('ghosts') });
      await expect(ghosts.getByRole('listitem')).toHaveCount(1);
      await expect(projectField(page)).toHaveValue(site());
      await chooser(page).setInputFiles(path);
      await expect(ghosts).toHaveCount(0);
      await send(page).click();
      await expectArrived(page);
      expect(offsets.slice(1)).not.toContain(0);
      await rm(folder, { recursive: true });
    });
  }

  test('pauses when the session ends, and resumes after a new login', async ({ page, request }) => {
    await openUpload(page, { account: await ownSession(request, 'noor') });
    await throttled(page);
    await chooseLarge(page);
    await send(page).click();
    await partlySent(page);
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'user_token')?.value ?? '';
    await page.request.post('/api/auth/logout', { headers: { token } });
    await expect(page.getByText(clientText('signedOut'))).toBeVisible({ timeout: 60_000 });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text('password'), { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: text('logIn') }).click();
    await expectArrived(page);
  });
});

test('an admin downloads what was uploaded, takes and deletes it; the sender sees it', async ({
  page,
  browser,
}) => {
  await openUpload(page);
  await chooser(page).setInputFiles([
    { name: 'walk.mp4', mimeType: VIDEO, buffer: video() },
    { name: 'WALK.mp4', mimeType: VIDEO, buffer: video(100) },
  ]);
  await send(page).click();
  await expectArrived(page);
  const own = page.getByRole('listitem').filter({ hasText: site() });
  const seesState = async (state: 'received' | 'takenOver' | 'deleted') => {
    await page.goto('/upload-files');
    await expect(own).toContainText(clientText(state));
  };
  await seesState('received');

  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, 'admin');
  // Not typed: what is pressed before the results arrive, they replace.
  await admin.goto(`/footage?q=${encodeURIComponent(site())}`);
  const delivery = admin.getByRole('row').filter({ hasText: site() });
  const downloading = admin.waitForEvent('download');
  await delivery
    .getByRole('link', { name: adminText('downloadAllFor', site()) })
    .click({ timeout: 30_000 });
  const archive = await (await downloading).path();
  expect([...(await archiveContents(await readFile(archive))).keys()]).toEqual([
    'walk.mp4',
    'WALK (2).mp4',
  ]);
  // The sender is no admin.
  const url = (await downloading).url();
  expect((await page.request.get(url)).status()).toBe(403);

  await delivery.getByRole('button', { name: site(), exact: true }).click();
  await admin.getByRole('button', { name: adminText('play', 'walk.mp4'), exact: true }).click();
  await expect(admin.getByRole('dialog', { name: 'walk.mp4' }).locator('video')).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: adminText('markTaken'), exact: true }).click();
  await expect(delivery).toHaveCount(0);
  await seesState('takenOver');

  await admin.getByRole('radio', { name: adminText('taken') }).check();
  await delivery.getByRole('button', { name: adminText('actionsFor', site()) }).click();
  await admin.getByRole('menuitem', { name: adminText('remove'), exact: true }).click();
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: adminText('remove'), exact: true })
    .click();
  await expect(delivery).toHaveCount(0);
  await seesState('deleted');
  expect((await admin.request.get(url)).status()).toBe(404);
});

async function chooseLarge(page: Page) {
  await chooser(page).setInputFiles([{ name: 'walk.mp4', mimeType: VIDEO, buffer: video(BYTES) }]);
}

/** Waits until some of the file has been sent, and not all. */
async function partlySent(page: Page) {
  const percent = async () => Number(await bar(page).getAttribute('aria-valuenow'));
  await expect.poll(percent, { intervals: [100] }).toBeGreaterThan(20);
  expect(await percent()).toBeLessThan(100);
}

/** Where in the file each request started. */
function watchOffsets(page: Page): number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return;
    offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

async function throttled(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await emulate(session, false);
  return { emulate: ({ offline }: { offline: boolean }) => emulate(session, offline) };
}

async function emulate(session: CDPSession, offline: boolean) {
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency: 150,
    downloadThroughput: SLOW,
    uploadThroughput: SLOW,
  });
}
