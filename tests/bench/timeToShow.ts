/** Times in the page how long it takes from an input to what it leads to. */
import type { Page } from 'playwright';

const TIMEOUT_MS = 30_000;

export interface Awaited {
  event: 'click' | 'keydown' | 'popstate';
  /** Selects what the input leads to, and nothing that is shown before. */
  selector: string;
  /** The text of each selected element has to contain one of these, in lower case. */
  holding?: readonly string[];
}

declare global {
  /** Resolves with the milliseconds from the event to the frame after the elements were rendered. */
  var shown: Promise<number>;
}

/**
 * Does something, and waits for what it leads to.
 *
 * @returns milliseconds from the event to the frame after the elements were rendered
 * @throws Error when they do not appear
 */
export async function timeToShow(
  page: Page,
  awaited: Awaited,
  go: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(watchElements, { holding: [''], ...awaited, timeoutMs: TIMEOUT_MS });
  await go();
  return page.evaluate(() => globalThis.shown);
}

/** Runs in the page and therefore must be self-contained. */
function watchElements({
  event,
  selector,
  holding,
  timeoutMs,
}: Required<Awaited> & { timeoutMs: number }): void {
  const areThere = () => {
    const texts = Array.from(document.querySelectorAll(selector), (one) =>
      one.textContent.toLowerCase(),
    );
    return texts.length > 0 && texts.every((text) => holding.some((part) => text.includes(part)));
  };
  globalThis.shown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No ${selector} after the ${event}.`)), timeoutMs);
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        if (areThere()) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener(event, start, { capture: true, once: true });
  });
}
