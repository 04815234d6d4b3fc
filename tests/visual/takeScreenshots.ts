import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts';
import { serveStatic } from '../staticServer.ts';
import type { Capture } from './differences.ts';
import type { Screenshot } from './screenshots.ts';
import { hostResolverRules, openStoryPage } from './storyPage.ts';

/** More than most machines have cores: pages wait most of the time. */
const PAGES = 4;
const PROGRESS_STEP = 50;
/** Repainting a part of a tile changes anti-aliased edges, so pixels would depend on the order of repaints. */
const WHOLE_TILES = '--disable-partial-raster';

export interface Options {
  /** Folder of the built Storybook. */
  storybook: string;
  /** Folder for the PNG files. Those that it has are kept. */
  folder: string;
  /** One of `NETWORKS` in `.storybook/network.ts`. */
  network: string;
}

export async function takeScreenshots(
  screenshots: readonly Screenshot[],
  { storybook, folder, network }: Options,
): Promise<Capture> {
  mkdirSync(folder, { recursive: true });
  const { server, origin } = await serveStatic(storybook, { base: '/storybook' });
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGS, WHOLE_TILES, hostResolverRules(Number(new URL(origin).port))],
  });
  const errors = new Map<string, string>();
  const queue = screenshots.filter(({ file }) => !existsSync(join(folder, file))).entries();

  async function work(): Promise<void> {
    let page = await openStoryPage(browser);
    for (const [index, screenshot] of queue) {
      try {
        writeFileSync(join(folder, screenshot.file), await page.screenshot(screenshot, network));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        errors.set(screenshot.file, stripVTControlCharacters(message));
        // It may have crashed.
        await page.close();
        page = await openStoryPage(browser);
      }
      if ((index + 1) % PROGRESS_STEP === 0) console.log(`  ${index + 1}`);
    }
  }

  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  return { folder, errors };
}
