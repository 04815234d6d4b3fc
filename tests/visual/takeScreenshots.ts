import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts';
import { serveStatic } from '../staticServer.ts';
import type { Screenshot } from './screenshots.ts';
import { hostResolverRules, openStoryPage, type StoryPage } from './storyPage.ts';

/** More than most machines have cores: pages wait most of the time. */
const WORKERS = 4;
/** Repainting a part of a tile changes anti-aliased edges, so pixels would depend on the order of repaints. */
const WHOLE_TILES = '--disable-partial-raster';

export interface Options {
  /** Folder of the built Storybook. */
  storybook: string;
  /** Folder for the PNG files. */
  folder: string;
  /** One of `NETWORKS` in `.storybook/network.ts`. */
  network: string;
  onProgress: (done: number) => void;
}

/** @returns the error messages of stories that could not be photographed, by file */
export async function takeScreenshots(
  screenshots: readonly Screenshot[],
  { storybook, folder, network, onProgress }: Options,
): Promise<ReadonlyMap<string, string>> {
  const errors = new Map<string, string>();
  if (screenshots.length === 0) return errors;
  mkdirSync(folder, { recursive: true });
  const { server, origin } = await serveStatic(storybook, { base: '/storybook' });
  const launchOptions = {
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGS, WHOLE_TILES, hostResolverRules(Number(new URL(origin).port))],
  };
  const queue = [...screenshots];
  let done = 0;

  async function work(): Promise<void> {
    let browser: Browser | undefined;
    let storyPage: StoryPage | undefined;
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        browser ??= await chromium.launch(launchOptions);
        storyPage ??= await openStoryPage(browser);
        try {
          writeFileSync(join(folder, next.file), await storyPage.screenshot(next, network));
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          errors.set(next.file, stripVTControlCharacters(message));
          // The page, or the whole browser, may have crashed.
          await browser.close();
          browser = storyPage = undefined;
        }
        done += 1;
        onProgress(done);
      }
    } finally {
      await browser?.close();
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(WORKERS, queue.length) }, work));
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return errors;
}
