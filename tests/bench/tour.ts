/** From the card of a project to its tour and back, and the same tour without the portal. */
import type { Browser, Frame } from 'playwright';
import type { Figures } from './measurements.ts';
import { slowDown, withPage } from './pages.ts';
import { timeToShow } from './timeToShow.ts';

/** In the demo, the project that is shared with Noor has a tour of one date. */
const CARD_LINK = 'main article a[href*="/access-project/"]';
/** How long the home is looked at before the card is pressed, and the tour before Back, in milliseconds. */
const PAUSE_MS = 1500;
const PICTURE_TIMEOUT_MS = 60_000;

declare global {
  /** Milliseconds since 1970, to be compared between frames: when the link was pressed. */
  var pressedAt: number;
  /** The same: when the tour had painted something, and its first picture. */
  var tourSeen: { fcp?: number; picture?: number };
}

/**
 * Opens the tour from the home and goes back, then opens the tour alone, each with an empty cache.
 *
 * @param browser With WebGL, in which the tour renders its pictures.
 */
export async function measureTour(
  browser: Browser,
  origin: string,
  token: string,
): Promise<Figures> {
  const home = { url: origin, language: 'en', token } as const;
  const { tour, pressed, back } = await withPage(browser, home, async (page) => {
    await page.addInitScript(watchTour);
    await page.goto(`${origin}/user/noor`);
    const link = page.locator(CARD_LINK).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    await page.waitForTimeout(PAUSE_MS);
    await page.evaluate(watchPress);
    await link.click();
    const element = await page.waitForSelector('iframe', { state: 'attached' });
    // With the ticket: the address after the redirects needs its cookie.
    const tour = (await element.getAttribute('src')) ?? '';
    const frame = await element.contentFrame();
    if (frame === null) throw new Error('The viewer has no frame.');
    await frame.waitForURL(/^http/, { waitUntil: 'commit' });
    const pressed = since(await page.evaluate(() => pressedAt), await seenIn(frame));
    await page.waitForTimeout(PAUSE_MS);
    const cards = { event: 'click', selector: 'main article' } as const;
    const back = await timeToShow(page, cards, () =>
      page.getByRole('link', { name: 'Back' }).click(),
    );
    return { tour, pressed, back };
  });
  const alone = await withPage(browser, { url: origin, language: 'en' }, async (page) => {
    await page.addInitScript(watchTour);
    // From another site, as in the viewer: the tour starts a renderer process of its own.
    await page.goto('/api/health');
    await slowDown(page);
    await page.goto(tour, { waitUntil: 'commit' });
    // Redirects count.
    return since(await page.evaluate(() => performance.timeOrigin), await seenIn(page.mainFrame()));
  });
  return {
    'card pressed to FCP ms': pressed.fcp,
    'alone, FCP ms': alone.fcp,
    'difference, FCP ms': pressed.fcp - alone.fcp,
    'card pressed to first picture ms': pressed.picture,
    'alone, first picture ms': alone.picture,
    'difference, first picture ms': pressed.picture - alone.picture,
    'Back pressed to cards ms': back,
  };
}

async function seenIn(frame: Frame): Promise<Required<typeof tourSeen>> {
  await frame.waitForFunction(() => globalThis.tourSeen.picture, null, {
    timeout: PICTURE_TIMEOUT_MS,
  });
  const { fcp = 0, picture = 0 } = await frame.evaluate(() => globalThis.tourSeen);
  return { fcp, picture };
}

function since(start: number, { fcp, picture }: Required<typeof tourSeen>) {
  return { fcp: fcp - start, picture: picture - start };
}

/** Runs in every frame before its scripts, and therefore must be self-contained. */
function watchTour(): void {
  globalThis.tourSeen = {};
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
      tourSeen.fcp = performance.timeOrigin + startTime;
  }).observe({ type: 'paint', buffered: true });
  // Tours of the demo set it after the frame that has the first picture.
  new MutationObserver(() => {
    tourSeen.picture ??= performance.timeOrigin + performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-tour'] });
}

function watchPress(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      globalThis.pressedAt = performance.timeOrigin + timeStamp;
    },
    { capture: true, once: true },
  );
}
