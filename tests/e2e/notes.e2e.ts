/** The life of a note in tours of several tools: a guest writes it on a phone, the owner answers on a desktop. */
import { parseResponse } from '@jawla/contract';
import { expect, test, type Browser, type Frame, type Page } from '@playwright/test';
import sharp from 'sharp';
import { logIn, signIn, waitForMouse } from './support.ts';
import {
  createActiveClient,
  createGuestLink,
  createProject,
  updateProject,
  uploadTour,
} from './testData.ts';
import { sceneOnlyArchive, tourArchive, type NativeCamera } from './tours/tourPages.ts';
import { WIDTH } from './variants.ts';

declare global {
  /** Of the tours' pages: the camera by the tool's own interface. */
  var camera: () => NativeCamera;
}

const DAYS = {
  pannellum: '2026-01-02',
  marzipano: '2026-02-03',
  tdv: '2026-03-04',
  silent: '2026-04-05',
} as const;

const NAME = 'سلمى';
const PLACE = 'شرخ في العمود';
const REPLY = 'Seen. The mason comes on Sunday.';

const TEXTS = {
  en: {
    add: 'Add note',
    answer: 'Add a comment',
    cancel: 'Cancel',
    done: 'Note 1 is done.',
    inTheMiddle: 'The note’s place is in the middle of the picture.',
    markDone: 'Mark as done',
    open: 'Notes, 1 open',
    room: 'Room',
    roomOnly: 'This tour can’t be turned from here. Only the room opens.',
    save: 'Save note',
    saved: 'Note 2 saved.',
    set: 'Place set',
    silent: 'This tour can’t show places.',
    text: 'Note',
    undo: 'Undo',
    useRoom: 'Use this room',
  },
  ar: {
    add: 'إضافة ملاحظة',
    comments: 'تعليق واحد',
    here: 'تثبيت هنا',
    more: 'المزيد',
    name: 'اسمك',
    notes: 'الملاحظات',
    photo: 'الصورة 1 من الملاحظة 1',
    photos: 'إضافة صور',
    room: 'الغرفة',
    save: 'حفظ',
    saved: 'تم حفظ الملاحظة 1.',
    text: 'الملاحظة',
  },
} as const;

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'ar-JO',
} as const;

/** A browser of its own, in a language of its own. */
async function openBrowser(browser: Browser, lang: 'en' | 'ar', options = {}): Promise<Page> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const context = await browser.newContext({
    ...options,
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'lang', value: lang }] }],
    },
  });
  return context.newPage();
}

/** The tour that is seen, once it tells its camera. */
async function tourIn(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').last().elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The page has no tour.');
  await expect.poll(() => frame.evaluate(() => camera().scene).catch(() => undefined)).toBeTruthy();
  return frame;
}

const cameraIn = (tour: Frame) => tour.evaluate(() => camera());
/** In the middle of the tour. */
const ring = (page: Page) => page.locator('svg[viewBox="0 0 80 80"]');
/** Drawn on the button in the bar. */
const count = (page: Page) => page.locator('[data-tour-bar] [data-count]');

/** Opens the panel of notes, which makes the tour smaller. */
async function openNotes(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await waitForMouse(page.locator('[data-height]'));
}

/** The first note of the list. */
const row = (page: Page) => page.locator('[data-note]').first();
/** Toasts are written twice, once for screen readers. */
const toast = (page: Page, message: string) => page.getByText(message).first();

/** Observes the width of the tour. @returns reads the widths there were, in pixels */
async function watchWidth(page: Page): Promise<() => Promise<readonly number[]>> {
  const seen = await page
    .locator('iframe')
    .last()
    .evaluateHandle((tour) => {
      const widths: number[] = [];
      new ResizeObserver(() => widths.push(tour.clientWidth)).observe(tour);
      return widths;
    });
  await expect.poll(() => seen.jsonValue()).toHaveLength(1);
  return () => seen.jsonValue();
}

/** Turns the tour by dragging. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('iframe').last().boundingBox();
  if (!box) throw new Error('The tour is hidden.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 90, y - 30, { steps: 6 });
  await page.mouse.up();
}

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#a98' } })
    .jpeg()
    .toBuffer();
}

test('a note is written, found on later dates, answered and done', async ({ browser, request }) => {
  const client = await createActiveClient(request, 'notes');
  const name = `${client.userName}-project-1`;
  const projectId = await createProject(request, client.userName, name);
  const tours = [
    { date: DAYS.pannellum, archive: await tourArchive('pannellum') },
    { date: DAYS.marzipano, archive: await tourArchive('marzipano') },
    { date: DAYS.tdv, archive: await sceneOnlyArchive() },
    { date: DAYS.silent, archive: '<!doctype html><title>Tour</title><p>Tour</p>' },
  ];
  await updateProject(request, projectId, {
    status: 'in-progress',
    subDate: tours.map(({ date }) => date),
  });
  for (const tour of tours) await uploadTour(request, projectId, { ...tour, kind: 'subDate' });
  const link = await createGuestLink(
    request,
    { token: client.token, projectId, language: 'ar' },
    { notes: true },
  );

  const guest = await openBrowser(browser, 'ar', PHONE);
  const owner = await openBrowser(browser, 'en', { viewport: { width: 1280, height: 800 } });
  await signIn(owner, client);
  const { ar, en } = TEXTS;
  const home = `/user/${client.userName}/${name}`;
  let placed: NativeCamera | undefined;

  await test.step('a guest on a phone writes a note with a photo', async () => {
    await guest.goto(`/g/${link.secret}?date=${DAYS.pannellum}`);
    const tour = await tourIn(guest);
    await guest.getByRole('button', { name: ar.more }).click();
    await guest.getByRole('combobox', { name: ar.room }).selectOption('court');
    await expect.poll(() => cameraIn(tour)).toMatchObject({ scene: 'court' });
    await openNotes(guest, ar.notes);
    await guest.getByRole('button', { name: ar.add }).click();
    await expect(ring(guest)).toBeVisible();
    const start = await cameraIn(tour);
    await expect(async () => {
      await drag(guest);
      expect(Math.abs((await cameraIn(tour)).yaw - start.yaw)).toBeGreaterThan(5);
    }).toPass();
    // It turns on for a moment.
    await expect(async () => {
      const before = await cameraIn(tour);
      await guest.waitForTimeout(300);
      expect(await cameraIn(tour)).toEqual(before);
    }).toPass();
    placed = await cameraIn(tour);
    await guest.getByRole('button', { name: ar.here }).click();
    await expect(ring(guest)).toBeHidden();

    await expect(guest.getByLabel(ar.name)).toBeFocused();
    await guest.getByLabel(ar.name).fill(NAME);
    await guest.getByRole('textbox', { name: ar.text }).fill(PLACE);
    await guest.getByLabel(ar.photos).setInputFiles({
      name: 'crack.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    });
    await guest.getByRole('button', { name: ar.save, exact: true }).click();
    await expect(toast(guest, ar.saved)).toBeVisible();
    await expect(guest.getByRole('button', { name: ar.photo })).toBeVisible();
    await expect(count(guest)).toHaveAttribute('data-count', '1');
  });

  await test.step('the owner on a desktop is turned there, answers, and marks it as done', async () => {
    await owner.goto(`${home}/${DAYS.pannellum}`);
    const tour = await tourIn(owner);
    expect(await cameraIn(tour)).toMatchObject({ scene: 'hall' });
    await openNotes(owner, en.open);
    await row(owner).click();
    await expect(ring(owner)).toBeVisible();
    await expect
      .poll(() => cameraIn(tour))
      .toMatchObject({
        scene: 'court',
        yaw: expect.closeTo(placed?.yaw ?? Number.NaN, 0),
        pitch: expect.closeTo(placed?.pitch ?? Number.NaN, 0),
      });
    await expect(ring(owner)).toBeHidden();
    await owner.getByRole('button', { name: en.answer }).click();
    await expect(owner.getByRole('heading', { name: PLACE })).toBeAttached();
    await owner.getByRole('textbox', { name: en.answer }).fill(REPLY);
    await owner.keyboard.press('Enter');
    await expect(owner.getByRole('listitem').filter({ hasText: REPLY })).toBeVisible();

    await owner.getByRole('button', { name: en.markDone }).click();
    await expect(toast(owner, en.done)).toBeVisible();
    await expect(count(owner)).toBeHidden();
    await owner.getByRole('button', { name: en.undo }).click();
    await expect(count(owner)).toHaveAttribute('data-count', '1');
  });

  await test.step('the guest reads the answer', async () => {
    await guest.reload();
    await expect(row(guest)).toBeVisible();
    await expect(guest.getByRole('button', { name: ar.comments })).toBeVisible();
    await guest.getByRole('button', { name: ar.comments }).click();
    await expect(guest.getByText(REPLY)).toBeVisible();
    // The name is not asked for again.
    await expect(guest.getByLabel(ar.name)).toBeHidden();
    await expect(guest.getByText(NAME).last()).toBeVisible();
  });

  await test.step('a later tour of another tool knows the scene by its id', async () => {
    await owner.goto(`${home}/${DAYS.marzipano}`);
    const tour = await tourIn(owner);
    await openNotes(owner, en.open);
    await row(owner).click();
    await expect(ring(owner)).toBeVisible();
    const yaw = ((placed?.yaw ?? Number.NaN) * Math.PI) / 180;
    await expect
      .poll(() => cameraIn(tour))
      .toMatchObject({ scene: 'court', yaw: expect.closeTo(yaw, 1) });
  });

  await test.step('a tour that tells scenes only knows it by its title', async () => {
    await owner.goto(`${home}/${DAYS.tdv}`);
    await tourIn(owner);
    await openNotes(owner, en.open);
    await row(owner).click();
    await expect(owner.getByText(en.roomOnly)).toBeVisible();
    // Nor is it announced that the place is in sight.
    await expect(owner.getByText(en.inTheMiddle)).toBeHidden();
    await expect(owner.getByRole('combobox', { name: en.room })).toHaveValue('panorama_2');
    await expect(ring(owner)).toBeHidden();

    await owner.getByRole('button', { name: en.add }).click();
    await expect(owner.getByText(`Room: \u2068Court\u2069`, { exact: true }).first()).toBeVisible();
    await owner.getByRole('button', { name: en.useRoom }).click();
    await expect(owner.getByText(en.set)).toBeVisible();
    await owner.getByRole('button', { name: en.cancel }).click();
  });

  await test.step('notes of a tour that does not speak have no place', async () => {
    await owner.goto(`${home}/${DAYS.silent}`);
    await openNotes(owner, en.open);
    await row(owner).click();
    await expect(row(owner)).toHaveAttribute('aria-current', 'true');
    await expect(ring(owner)).toBeHidden();
    const widths = await watchWidth(owner);
    await owner.getByRole('button', { name: en.add }).click();
    await expect(owner.getByText(en.silent)).toBeVisible();
    // The form takes the place of the list at once: the tour keeps its size.
    expect(await widths()).toHaveLength(1);
    await owner.getByRole('textbox', { name: en.text }).fill('The door scrapes');
    await owner.getByRole('button', { name: en.save }).click();
    await expect(toast(owner, en.saved)).toBeVisible();
    await expect(count(owner)).toHaveAttribute('data-count', '2');
  });

  await Promise.all([guest.context().close(), owner.context().close()]);
});

test('hundreds of notes scroll beside the tour', WIDTH, async ({ page }) => {
  await page.route('**/api/notes/*', async (route) => {
    const answer = await route.fetch();
    const found = parseResponse('notes', await answer.json());
    const notes = Array.from({ length: 300 }, (_, at) => ({
      ...found.notes[0],
      _id: `note-${at}`,
      number: 300 - at,
    }));
    await route.fulfill({ response: answer, json: { ...found, notes } });
  });
  await logIn(page, 'noor');
  await page.goto('/user/noor/Wadi%20Offices/2026-06-21?notes=open');
  await expect(page.getByRole('button', { name: /^Note 300:/ })).toBeVisible();
  // Those in sight, and a few more.
  await expect.poll(() => page.locator('[data-note]').count()).toBeLessThan(40);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  expect(beyond).toBe(0);
});
