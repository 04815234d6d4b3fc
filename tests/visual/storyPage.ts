/** Opens a story so that its screenshot is the same each time. */
import type { Browser, Page } from 'playwright';
import { frameUrl } from '../../.storybook/review/frameUrl.ts';
import {
  cancelLongTimers,
  interceptLongTimers,
  LONG_TIMER_MS,
  NOW,
} from '../../.storybook/review/frozenTime.ts';
import { playedStory } from '../storyEnding.ts';
import { trackRequests } from './pendingRequests.ts';
import type { Screenshot } from './screenshots.ts';

/**
 * The Storybook's URL as pages see it, independent of the server's port: some pages show it, in links and in QR
 * codes. The browser needs `hostResolverRules`.
 */
const BASE_URL = 'http://localhost/storybook/';
/** How often a page may grow while its viewport is made as tall as the page. */
const MAX_GROWTHS = 4;
/** Time for content that loads when it scrolls into view. */
const LAZY_LOAD_MS = 500;
/** React shows a Suspense fallback for at least 300 ms. */
const DOM_IDLE_MS = 320;

export interface StoryPage {
  /**
   * Shows a story and takes its screenshot when it has played and loaded.
   *
   * @throws {Error} if the story fails
   */
  screenshot: (target: Screenshot, network: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

export function hostResolverRules(port: number): string {
  return `--host-resolver-rules=MAP localhost:80 localhost:${port}`;
}

/** Opens a page for one story after the other: what it has loaded stays in the browser's cache. */
export async function openStoryPage(browser: Browser): Promise<StoryPage> {
  const page = await browser.newPage({ baseURL: BASE_URL, timezoneId: 'Asia/Amman' });
  const waitForRequests = trackRequests(page);
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(interceptLongTimers, LONG_TIMER_MS);
  return {
    close: () => page.close(),
    async screenshot({ story, mode, fullPage }, network) {
      const { locale, scheme, viewport, forcedColors = false } = mode;
      await page.setViewportSize(viewport);
      await page.emulateMedia({
        colorScheme: scheme,
        reducedMotion: 'reduce',
        forcedColors: forcedColors ? 'active' : 'none',
      });
      await page.goto(frameUrl(story.id, { locale, scheme, network }));
      await playedStory(page);
      await page.evaluate(cancelLongTimers);
      await waitForRequests();
      await page.evaluate(waitForDom, DOM_IDLE_MS);
      await page.evaluate(settle);
      if (fullPage) await growToPage(page, viewport.width);
      if (forcedColors) await page.evaluate(hideCaret);
      return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    },
  };
}

/**
 * Makes the viewport as tall as the page: a full-page screenshot would draw sticky elements in the middle. The page
 * may grow when content loads that has become visible. Behind a dialog there is nothing more to see.
 *
 * @throws {Error} if the page always becomes taller than its viewport
 */
async function growToPage(page: Page, width: number): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) return;
  let viewportHeight = 0;
  let height = await heightOf(page);
  for (let growths = 0; height !== viewportHeight; growths += 1) {
    if (growths === MAX_GROWTHS) throw new Error('The page is always taller than its viewport.');
    viewportHeight = height;
    await page.setViewportSize({ width, height });
    await page.evaluate(settle);
    await page.waitForTimeout(LAZY_LOAD_MS);
    height = await heightOf(page);
  }
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Runs in the page: with forced colours, Playwright cannot hide the caret. */
function hideCaret(): void {
  const { activeElement: field } = document;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  // Fields without a caret keep their focus ring.
  if (isField && !/^(?:checkbox|radio|file|button|submit)$/.test(field.type)) field.blur();
}

/** Runs in the page: waits until the DOM has not changed for a while, or a little longer if it always changes. */
function waitForDom(idleMs: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(stop, idleMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(stop, idleMs);
    });
    setTimeout(stop, 3 * idleMs);
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

/** Runs in the page: waits for fonts and images, and clears what the next story would find. */
async function settle(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  // The scroll position depends on what had loaded when the story scrolled.
  window.scrollTo(0, 0);
  const { activeElement, body } = document;
  if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
}
