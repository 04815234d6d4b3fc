import { test as base, type Page } from '@playwright/test';
import { frameUrl } from '../../.storybook/review/frameUrl.ts';
import { playedStory } from '../storyEnding.ts';
import { watchAnswers } from './answers.ts';
import { HOME } from './home.ts';
import type { Look } from './looks.ts';

/** The moment at which all pictures are taken. */
const NOW = new Date('2026-03-01T09:00:00Z');
/** What the toolbar would make of the network. */
const NETWORK = process.env['NETWORK'] ?? 'story';
/** How often a page may become longer when it is shown whole. */
const MOST_TURNS = 4;
/** How long what is fetched because it has come into sight may take, in milliseconds. */
const LATE_MS = 500;
/** React keeps what stands in for a part in sight for 300 ms, though the part is there; in milliseconds. */
const HELD_BACK_MS = 320;
/** From here on a timer is one that ends what a person was to read, in milliseconds. */
const LONG_MS = 1000;

/** A page that shows one story after the other. */
export interface Sheet {
  page: Page;
  /**
   * Shows a story, and waits until it has played and what it asked for is there.
   *
   * @param whole in a window as tall as the page: what sticks to its edges covers nothing then
   */
  show: (storyId: string, look: Look, whole: boolean) => Promise<void>;
}

/** A page a worker: what it has loaded once it need not load again. */
export const test = base.extend<object, { sheet: Sheet }>({
  sheet: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: HOME, timezoneId: 'Asia/Amman' });
      const answersAreThere = watchAnswers(page);
      await page.clock.setFixedTime(NOW);
      await page.addInitScript(holdLongTimers, LONG_MS);
      await use({
        page,
        async show(storyId, { locale, scheme, viewport, forcedColors = false }, whole) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({
            colorScheme: scheme,
            reducedMotion: 'reduce',
            forcedColors: forcedColors ? 'active' : 'none',
          });
          await page.goto(frameUrl(storyId, { locale, scheme, network: NETWORK }));
          await playedStory(page);
          await page.evaluate(() => window.dispatchEvent(new Event('hold-long-timers')));
          await answersAreThere();
          await page.evaluate(standStill, HELD_BACK_MS);
          await page.evaluate(settle);
          if (whole) await growToPage(page, viewport.width);
          if (forcedColors) await page.evaluate(hideCaret);
        },
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Makes the window as tall as the page, which may grow by what is only fetched once it is in sight. Below a
 * dialog it stays as it is: there is nothing else to look at.
 *
 * @throws Error where it grows with the window, which it is to fill at most
 */
async function growToPage(page: Page, width: number): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) return;
  let shown = 0;
  let height = await heightOf(page);
  for (let turn = 0; height !== shown; turn += 1) {
    if (turn === MOST_TURNS) throw new Error('The page is always longer than the window.');
    shown = height;
    await page.setViewportSize({ width, height });
    await page.evaluate(settle);
    await page.waitForTimeout(LATE_MS);
    height = await heightOf(page);
  }
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Runs in the page: a caret blinks in the person's own colour there, whatever is asked of it. */
function hideCaret(): void {
  const { activeElement: field } = document;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  // Those without a caret keep their ring.
  if (isField && !/^(?:checkbox|radio|file|button|submit)$/.test(field.type)) field.blur();
}

/**
 * Runs in the page before its code does: long timers run until its story has played. What is to be seen for
 * two seconds stays then, however long its picture takes.
 */
function holdLongTimers(fromMs: number): void {
  const start = window.setTimeout;
  const running = new Set<number>();
  let held = false;
  const startUnlessHeld = (run: TimerHandler, ms = 0, ...given: unknown[]) => {
    if (ms < fromMs) return start(run, ms, ...given);
    if (held) return 0;
    const timer = start(run, ms, ...given);
    running.add(timer);
    return timer;
  };
  window.addEventListener('hold-long-timers', () => {
    held = true;
    for (const timer of running) clearTimeout(timer);
  });
  Object.assign(window, { setTimeout: startUnlessHeld });
}

/** Runs in the page: waits until nothing was changed for a while, or nothing but what changes for ever. */
function standStill(forMs: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(stop, forMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(stop, forMs);
    });
    setTimeout(stop, 3 * forMs);
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

/** Runs in the page: waits for faces and pictures, and leaves nothing to the next story. */
async function settle(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  // A dialog that has moved by parts of a pixel is not always painted anew: lines would stand beside their place.
  for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open]')) {
    dialog.style.display = 'none';
    dialog.getBoundingClientRect();
    dialog.style.removeProperty('display');
  }
  // How far a story has scrolled depends on what had arrived by then.
  window.scrollTo(0, 0);
  const { activeElement, body } = document;
  if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
}
