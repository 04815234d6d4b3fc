/** The first start of a server without demo data. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import { text } from './texts.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Starts an empty server, and resolves with the link that it prints. */
async function startEmpty(): Promise<{ link: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jawla-first-'));
  const env = { ...process.env, PORT: '0', DEMO: '0', DATA_DIR: dataDir };
  const server = spawn(process.execPath, [join(ROOT, 'apps/api/bin/jawla.mjs'), 'start'], { env });
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const link = await new Promise<string>((resolve, reject) => {
    let out = '';
    server.stdout.on('data', (data) => {
      out += String(data);
      const found = /http\S+first-admin#\S+(?=\n)/.exec(out)?.[0];
      if (found !== undefined) resolve(found);
    });
    server.once('close', () => reject(new Error(out)));
  });
  return {
    link,
    stop: async () => {
      server.kill();
      await closed;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

test(
  'a new operator becomes the first admin by the printed link, which works once',
  LANGUAGE_AND_WIDTH,
  async ({ page, browser, locale }) => {
    const { link, stop } = await startEmpty();
    try {
      const requested: string[] = [];
      const referrers: string[] = [];
      page.on('request', (request) => {
        requested.push(request.url());
        referrers.push(request.headers()['referer'] ?? '');
      });
      // Its language is stored for the origin of the demo server.
      const language = (locale ?? 'en').slice(0, 2);
      await page.goto(link.replace('#', `?lang=${language}#`));
      await page.getByLabel(adminText('firstName')).fill('سلمى');
      await page.getByLabel(adminText('lastName')).fill('Boss');
      await page.getByLabel(adminText('userName')).fill('boss');
      await page.getByLabel(text('email')).fill('boss@example.com');
      await page.getByLabel(text('password'), { exact: true }).fill('Sunrise24');
      // A second person has opened the link as well.
      const other = await (await browser.newContext()).newPage();
      await other.goto(link.replace('#', `?lang=${language}#`));
      await expect(other.getByLabel(adminText('firstName'))).toBeVisible();

      await page.getByRole('button', { name: adminText('createAdmin') }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await other.reload();
      await expect(other.getByRole('heading', { name: text('deadLink') })).toBeVisible();
      const secret = link.split('#')[1] ?? '';
      expect(secret).not.toBe('');
      for (const each of [...requested.map((url) => url.split('#')[0]), ...referrers]) {
        expect(each).not.toContain(secret);
      }
    } finally {
      await stop();
    }
  },
);
