/**
 * Lets timeouts without a delay run as soon as the page is free. Browsers make nested ones wait for 4 ms, and in tests
 * `userEvent` waits for one after each half of a key press and each part of a click.
 */
export function promptTimeouts(page: Pick<Window, 'setTimeout' | 'clearTimeout'>): void {
  const { setTimeout, clearTimeout } = page;
  const waiting = new Map<number, () => void>();
  const { port1, port2 } = new MessageChannel();
  // Negative, unlike those of the browser.
  let last = 0;
  port1.addEventListener('message', ({ data }: MessageEvent<number>) => {
    const run = waiting.get(data);
    waiting.delete(data);
    run?.();
  });
  port1.start();
  Object.assign(page, {
    setTimeout(handler: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
      if (ms > 0) return setTimeout(handler, ms, ...args);
      last -= 1;
      waiting.set(last, () => handler(...args));
      port2.postMessage(last);
      return last;
    },
    clearTimeout(timer?: number) {
      if (timer === undefined || !waiting.delete(timer)) clearTimeout(timer);
    },
  });
}
