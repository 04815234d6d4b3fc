/** The time of every picture of a story: of the visual tests, and of Chromatic. */
export const NOW = new Date('2026-03-01T09:00:00Z');
/** Shorter timers run as usual; longer ones hide something that the user was to read. */
export const LONG_TIMER_MS = 1000;

/** Whether Chromatic renders this page to take a picture of it. */
export function isInChromatic(): boolean {
  return /Chromatic/.test(navigator.userAgent) || /[?&]chromatic=true/.test(location.search);
}

/** Stops the clock of a page; timers run. */
export function stopClock(page: { Date: DateConstructor }): void {
  page.Date = new Proxy(page.Date, {
    construct(original, args, subclass) {
      const date: unknown = Reflect.construct(original, args.length === 0 ? [NOW] : args, subclass);
      if (!(date instanceof original)) throw new TypeError('Not a date.');
      return date;
    },
    get: (original, key): unknown =>
      key === 'now' ? () => NOW.getTime() : Reflect.get(original, key),
  });
}

/** After a story has played, long timers neither run nor start. */
export function cancelLongTimers(): void {
  window.dispatchEvent(new Event('cancel-long-timers'));
}

/**
 * Runs in the page before its scripts: long timers can be cancelled when the story has played, so that messages that
 * disappear after two seconds stay visible.
 */
export function interceptLongTimers(longMs: number): void {
  const originalSetTimeout = window.setTimeout;
  const timers = new Set<number>();
  let areCancelled = false;
  const setCancellableTimeout = (handler: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (ms < longMs) return originalSetTimeout(handler, ms, ...args);
    if (areCancelled) return 0;
    const timer = originalSetTimeout(handler, ms, ...args);
    timers.add(timer);
    return timer;
  };
  window.addEventListener('cancel-long-timers', () => {
    areCancelled = true;
    for (const timer of timers) clearTimeout(timer);
  });
  Object.assign(window, { setTimeout: setCancellableTimeout });
}
