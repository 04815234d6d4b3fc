/**
 * What is printed of notes, as a PDF. The report stands in a page of its own, so that its notes can be as strange as
 * allowed and its photos slow. It has the policy of the portal's pages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { reportNotes } from '../../packages/features/src/domains/notes/testing/reportNotes.ts';
import { hasText, hasWords, pagesOf, type PdfPage } from './pdf.ts';
import { BASE, buildPage } from './printedReport/build.ts';
import { language } from './texts.ts';
import { LANGUAGE } from './variants.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-page'; img-src 'self' data:; font-src 'self'";
const PHOTO = readFileSync(join(import.meta.dirname, '../../mocks/covers/office.webp'));
/** A slow photo is printed as well. */
const PHOTO_MS = 500;

let files: Awaited<ReturnType<typeof buildPage>>;
test.beforeAll(async () => {
  files = await buildPage();
});

/** @returns what has been asked for and is no file: photos */
async function open(page: Page, params: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const photos: string[] = [];
  await page.route(`**${BASE}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files.get(pathname);
    if (file !== undefined) {
      const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
      const [, type = ''] = Object.entries(types).find(([end]) => pathname.endsWith(end)) ?? [];
      return route.fulfill({ contentType: type, body: Buffer.from(file) });
    }
    if (pathname === BASE) {
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': POLICY },
        body: `<!doctype html><link rel="stylesheet" href="${BASE}page.css"><body><script type="module" src="${BASE}page.js"></script>`,
      });
    }
    photos.push(pathname.slice(BASE.length));
    if (pathname.includes('gone')) return route.fulfill({ status: 404 });
    await new Promise((resolve) => {
      setTimeout(resolve, PHOTO_MS);
    });
    return route.fulfill({ contentType: 'image/webp', body: PHOTO });
  });
  await page.goto(`${BASE}?${String(new URLSearchParams({ lang: language(), ...params }))}`);
  await expect(page.locator('[data-paper] h1')).toBeAttached();
  await expect(page.locator('[data-paper]')).toBeHidden();
  // Fonts that the screen does not need.
  await page.evaluate(() => document.fonts.ready);
  return photos;
}

/** As Print of the browser does it. */
async function print(page: Page): Promise<{ pages: PdfPage[]; pictures: number }> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  return {
    pages: pagesOf(pdf),
    pictures: pdf.toString('latin1').split('/Subtype /Image').length - 1,
  };
}

const isSomewhere = (pages: readonly PdfPage[], text: string) =>
  pages.some((page) => hasText(page, text));

test('prints the notes and nothing else of the page', LANGUAGE, async ({ page }) => {
  const photos = await open(page);
  expect(photos).toEqual([]);
  const { pages, pictures } = await print(page);
  expect(photos.toSorted()).toEqual(['a.webp', 'b.webp', 'c.webp', 'cover.webp']);
  expect(pictures).toBeGreaterThan(0);
  expect(pages).toHaveLength(2);
  pages.forEach((each, at) => {
    expect(hasWords(each, `${at + 1} / 2`)).toBe(true);
    expect(hasWords(each, 'Wadi Offices')).toBe(true);
  });
  for (const { text, number } of reportNotes([])) {
    for (const paragraph of text.split('\n')) {
      expect(isSomewhere(pages, paragraph), paragraph).toBe(true);
    }
    expect(isSomewhere(pages, `${new URL(page.url()).host}/n/k7m4q-${number}`)).toBe(true);
  }
  expect(isSomewhere(pages, 'خالد المصري')).toBe(true);
  const title = { en: 'Open notes الملاحظات المفتوحة', ar: 'الملاحظات المفتوحة Open notes' };
  expect(isSomewhere(pages, title[language()])).toBe(true);
  expect(isSomewhere(pages, 'On the screen')).toBe(false);
});

test('prints hundreds of notes, none of them torn apart', LANGUAGE, async ({ page }) => {
  await open(page, { of: 'hundreds' });
  const { pages } = await print(page);
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.length).toBeLessThan(70);
  for (let number = 1; number <= 300; number += 1) {
    const address = `${new URL(page.url()).host}/n/k7m4q-${number}`;
    const text =
      number % 3 === 0 ? `بلاط مكسور في الممر ${300 - number}` : `Broken tile ${300 - number}`;
    expect(pages.filter((each) => hasText(each, address) && hasText(each, text))).toHaveLength(1);
  }
  // A heading stands above a note of its room.
  for (const each of pages) expect(/Corridor|Room/.test(each.at(-1)?.ltr ?? '')).toBe(false);
});

test('prints what is too long for a page, and photos that are gone', async ({ page }) => {
  await open(page, { of: 'hostile' });
  const { pages } = await print(page);
  for (const each of pages) {
    expect(hasWords(each, '"Wadi\\" } Offices (8)')).toBe(true);
  }
  const letters = pages.flat().map(({ ltr }) => /^W+$/.exec(ltr)?.[0] ?? '');
  expect(letters.join('')).toHaveLength(2000);
  for (let at = 0; at < 90; at += 1) {
    expect(isSomewhere(pages, `${at + 1}. Socket ${at}`)).toBe(true);
  }
  await open(page, { of: 'broken' });
  expect((await print(page)).pages).toHaveLength(2);
  await open(page, { of: 'empty' });
  expect((await print(page)).pages).toHaveLength(1);
});

test('prints on white, also from a dark page', async ({ page }) => {
  await open(page, { scheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toBeHidden();
  const seen = await page.evaluate(() => {
    const sheet = document.querySelector('[data-paper] article') ?? document.body;
    return [document.documentElement, document.body, sheet].map(
      (each) => getComputedStyle(each).backgroundColor,
    );
  });
  expect(seen).toEqual(Array.from({ length: 3 }, () => 'rgb(255, 255, 255)'));
});

test('opens the dialog once the photos are there', async ({ page }) => {
  const photos = await open(page, { of: 'broken' });
  await page.evaluate(() => {
    window.print = () => {
      document.title = String(
        Array.from(document.querySelectorAll('[data-paper] img')).every(
          (photo) => photo instanceof HTMLImageElement && photo.naturalWidth > 0,
        ),
      );
    };
  });
  await page.getByRole('button').click();
  await expect(page).toHaveTitle('true');
  expect(photos).toContain('b.webp');
  await expect(page.locator('[data-paper] [data-missing]')).toHaveCount(4);
});
