/** The built Storybook, put somewhere on a web server, with nothing else to reach. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { frameUrl } from '../../.storybook/review/frameUrl.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts';
import { serveStatic } from '../staticServer.ts';
import { playedStory } from '../storyEnding.ts';
import { isVisible, VISIBLE_STATES } from './forcedColors.ts';

const ROOT = join(import.meta.dirname, '../..');
const BASE = '/handed/over';
const BUILD_MS = 300_000;
/** Previews of the wall wait for each other. */
const PATIENT = { timeout: 60_000 };

const folder = mkdtempSync(join(tmpdir(), 'jawla-storybook-'));
let server: Server | undefined;
let browser: Browser | undefined;
let home = '';

beforeAll(async () => {
  const build = spawnSync('npx', ['storybook', 'build', '--quiet', '--output-dir', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(build.stderr);
  const served = await serveStatic(folder, { base: BASE, isApp: false });
  server = served.server;
  home = `${served.origin}${BASE}/`;
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
}, BUILD_MS);

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true });
});

/** A page that can load only files of the folder, and records failed requests. */
async function open(path: string): Promise<{ page: Page; inVain: string[] }> {
  if (!browser) throw new Error('There is no browser.');
  const page = await browser.newPage();
  // A page left open keeps a core busy: the wall alone draws a dozen stories.
  onTestFinished(() => page.close());
  const inVain: string[] = [];
  await page.route(
    (url) => !url.href.startsWith(home) && /^https?:/.test(url.protocol),
    (route) => {
      inVain.push(route.request().url());
      return route.abort();
    },
  );
  page.on('response', (response) => {
    if (response.status() === 404) inVain.push(response.url());
  });
  await page.goto(home + path);
  return { page, inVain };
}

describe('Storybook below a path, without a network', () => {
  it.each([
    { id: 'components-actions-button--variants', locale: 'en' },
    { id: 'screens-public-login--server-error', locale: 'ar' },
    { id: 'screens-admin-dashboard--filled', locale: 'ar' },
    { id: 'screens-client-project-viewer--loaded', locale: 'en' },
    { id: 'screens-everyone-coming-back-to-a-page--trash', locale: 'en' },
  ])('plays $id, $locale', async ({ id, locale }) => {
    const { page, inVain } = await open(frameUrl(id, { locale }));
    await playedStory(page, PATIENT);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded).not.toEqual([]);
    expect(inVain).toEqual([]);
  });

  it('draws the wall', async () => {
    const { page, inVain } = await open('iframe.html?id=review-the-wall--docs&viewMode=docs');
    const screen = page.getByRole('region', { name: 'Public/Login', exact: true });
    await screen.scrollIntoViewIfNeeded(PATIENT);
    const first = screen.locator('iframe').first();
    await first.waitFor(PATIENT);
    await first.contentFrame().getByRole('banner').first().waitFor(PATIENT);
    expect(inVain).toEqual([]);
  });

  it('draws every text', async () => {
    const { page, inVain } = await open('iframe.html?id=review-copy--docs&viewMode=docs');
    await page.getByRole('heading', { name: 'Copy' }).waitFor(PATIENT);
    expect(await page.getByRole('row').count()).toBeGreaterThan(500);
    expect(inVain).toEqual([]);
  });

  it('opens as a whole', async () => {
    const { page, inVain } = await open('');
    await page.getByRole('link', { name: 'The wall' }).waitFor(PATIENT);
    expect(inVain).toEqual([]);
  });
});

describe('with forced colours', () => {
  let page: Page | undefined;
  beforeAll(async () => {
    page = await browser?.newPage({ forcedColors: 'active', reducedMotion: 'reduce' });
  });
  afterAll(() => page?.close());

  it.each(VISIBLE_STATES)('$name is visible in forced colours', async (state) => {
    if (!page) throw new Error('There is no browser.');
    expect(await isVisible(page, state, home)).toBe(true);
  });
});
