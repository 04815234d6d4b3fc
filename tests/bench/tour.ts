/** What the viewer costs: a tour inside it, and the same tour alone. */
import type { Browser, Page } from 'playwright';
import { median, openContext } from './pages.ts';

/** In the demo, the project that is shared with Noor has a tour of one date. */
const TOUR = 'main article a[href*="/access-project/"]';

export interface TourTimes {
  /** Milliseconds from asking for the page until all of the tour's own page has loaded; medians. */
  inside: number;
  alone: number;
}

/**
 * Opens a client's tour in turn inside the viewer and alone, each time with an empty cache. The line
 * is not slowed down: a frame of another site is a process of its own, which the slowing would not reach.
 *
 * @throws Error where there is no tour
 */
export async function timeTour(
  browser: Browser,
  origin: string,
  token: string,
  runs: number,
): Promise<TourTimes> {
  const inside: number[] = [];
  const alone: number[] = [];
  const address = await withPage(browser, origin, token, async (page) => {
    await page.goto(`${origin}/user/noor`);
    return page.locator(TOUR).first().getAttribute('href');
  });
  if (address === null) throw new Error('There is no tour to open.');
  for (let run = 0; run < runs; run += 1) {
    let tour = '';
    inside.push(
      await withPage(browser, origin, token, async (page) => {
        const started = performance.now();
        await page.goto(origin + address, { waitUntil: 'commit' });
        const element = await page.waitForSelector('iframe', { state: 'attached' });
        const frame = await element.contentFrame();
        if (frame === null) throw new Error('The viewer has no frame.');
        await frame.waitForURL(/^http/, { waitUntil: 'load' });
        // With the ticket: the address after the redirects needs its cookie.
        tour = (await element.getAttribute('src')) ?? '';
        return performance.now() - started;
      }),
    );
    alone.push(
      await withPage(browser, origin, undefined, async (page) => {
        const started = performance.now();
        await page.goto(tour, { waitUntil: 'load' });
        return performance.now() - started;
      }),
    );
  }
  return { inside: median(inside), alone: median(alone) };
}

async function withPage<Found>(
  browser: Browser,
  origin: string,
  token: string | undefined,
  work: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await openContext(browser, { url: origin, language: 'en', token });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
